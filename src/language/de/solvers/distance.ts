export const distance = {
  title: "Mindestabstand",
  help: "Derselbe Durchlauf mit einem strengeren Kriterium: Eine Zelle wirkt als Ganzes, wenn ihre Größe geteilt durch die Lücke zur Gruppe kleiner ist als theta (Salmon und Warren 1994).",
  use: "Für Kräfte, bei denen der größte Fehler zählt; es kostet mehr Wechselwirkungen.",
};
