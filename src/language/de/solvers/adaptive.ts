export const adaptive = {
  title: "Adaptiver Baum",
  help: "Oktalbaum mit Quadrupolen, der Zellen nach ihrem Kraftfehler öffnet und ferne in einer Entwicklung pro Gruppe sammelt; theta steht für Bonsais Fehler bei demselben theta.",
  use: "Für fast alles: die kürzeste Zeit für einen gegebenen Fehler.",
};
