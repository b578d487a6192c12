export const direct = {
  title: "Direkte Summe",
  help: "Jedes Paar von Körpern: bis auf die Rundung in float32 exakt, und langsam wie N².",
  use: "Für wenige Körper, für Sternhaufen und als Maß für die anderen.",
};
