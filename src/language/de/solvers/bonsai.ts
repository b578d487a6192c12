export const bonsai = {
  title: "Bonsais Baum",
  help: "Barnes-Hut-Oktalbaum mit Quadrupolen, von Gruppen aus 64 Körpern durchlaufen, mit dem Öffnungskriterium von Bédorf, Gaburov und Portegies Zwart 2012, Gl. 1.",
  use: "Für Ergebnisse, die man neben die von Bonsai halten will.",
};
