export const changa = {
  title: "ChaNGas Gleichschritt",
  help: "Ein eigener Durchlauf für jeden Körper, Nachbarn im Gleichschritt mit Abstimmung, mit Eimern aus bis zu 64 Körpern, an denen jeder Knoten gemessen wird (Liu, Robson, Quinn und Kulkarni 2019); eine Zelle wirkt als Ganzes jenseits von 2 b / (√3 theta), b ihr größter Radius (Stadel 2001).",
  use: "Um zu sehen, wie weit ein Durchlauf ohne gemeinsame Listen kommt, und für Ergebnisse, die man neben die von ChaNGa halten will.",
};
