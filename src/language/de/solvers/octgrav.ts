export const octgrav = {
  title: "Octgravs Listen",
  help: "Wechselwirkungslisten von Gruppen aus 64 Körpern, gezählt, verteilt und in den Speicher geschrieben, bevor sie gebraucht werden; Blätter mit bis zu 64 Körpern; eine Zelle wirkt als Ganzes, wenn ihre Größe geteilt durch die Lücke zwischen ihrem Hüllwürfel und dem der Gruppe kleiner ist als theta (Gaburov, Bédorf und Portegies Zwart 2010).",
  use: "Um zu sehen, was Listen im Speicher kosten, und für Ergebnisse, die man neben die von Octgrav halten will.",
};

export const octgravEq1 = {
  title: "Octgravs Listen, Bonsais Kriterium",
  help: "Dieselben Listen mit dem Öffnungskriterium von Bédorf, Gaburov und Portegies Zwart 2012, Gl. 1, wie bei der Galaxienverschmelzung in jener Arbeit.",
  use: "Um Listen und Bonsais Durchlauf bei gleichem Kriterium zu vergleichen.",
};
