import type { Translation } from "../translation.ts";

/** Der Baukasten. */
export const builder: Translation = {
  builder: {
    commands: {
      builder: { label: "Baukasten", help: "Setzt Galaxien auf Bahnen umeinander, mit einer Vorschau." },
    },
    title: "Baukasten",
    loading: "Baukasten wird geladen",
    caption: "Noch nicht gestartet",
    list: "Galaxien des Laufs",
    galaxy: (g: number, title: string) => `Galaxie ${g}: ${title}`,
    remove: (g: number) => `Galaxie ${g} entfernen`,
    add: "Hinzufügen",
    addHelp:
      "Drücken Sie, um die Galaxie auf eine parabolische Bahn zu setzen, oder ziehen Sie sie von hier in den Himmel.",
    addModel: { label: "Neue Galaxie", help: "Welche Galaxie der Knopf hinzufügt." },
    full: "Mehr als vier Galaxien haben in einem Lauf keinen Platz.",
    model: { label: "Modell", help: "Woraus diese Galaxie besteht. Die erste darf auch ein ganzes Szenario sein." },
    mass: {
      label: "Gesamtmasse",
      help: "Masse der Galaxie samt dunklem Halo; die Geschwindigkeiten in ihr wachsen mit der Wurzel daraus.",
    },
    size: { label: "Größenfaktor", help: "Alle Längen werden mit diesem Faktor multipliziert." },
    inclination: {
      label: "Neigung",
      help: "Neigung der Drehachse gegen die Senkrechte: Bei 0 dreht sich die Scheibe von oben gesehen gegen den Uhrzeigersinn, bei 180 im Uhrzeigersinn.",
      unit: "Grad",
    },
    node: {
      label: "Knoten",
      help: "Richtung in der waagerechten Ebene, von x aus gemessen, in der die geneigte Scheibe durch die Ebene aufsteigt.",
      unit: "Grad",
    },
    parameters: "Parameter des Modells",
    orbit: "Bahn",
    pericentre: { label: "Perizentrum", help: "Kleinster Abstand zweier Punkte auf dieser Bahn." },
    eccentricity: {
      label: "Exzentrizität",
      help: "0: Kreis, unter 1: Ellipse, 1: Parabel, über 1: Hyperbel.",
    },
    separation: { label: "Abstand", help: "Abstand der beiden Zentren am Anfang." },
    plane: {
      label: "Ziehen in",
      help: "Ebene, in der sich die Griffe am Himmel bewegen.",
      names: { orbit: "der Bahnebene", view: "der Ebene quer zum Blick" },
    },
    exact: "Ort und Geschwindigkeit",
    axis: (kind: "position" | "velocity", axis: string) => `${kind === "position" ? "Ort" : "Geschwindigkeit"} ${axis}`,
    axisHelp: {
      position: "Ort des Zentrums gegenüber der ersten Galaxie.",
      velocity: "Geschwindigkeit des Zentrums gegenüber der ersten Galaxie.",
    },
    bodies: { label: "Körper des Laufs", help: "Die Vorschau zeigt ein paar tausend von ihnen." },
    softening: { label: "Glättung des Laufs", help: "Mit ihr entstehen die Galaxien im Gleichgewicht." },
    facts: {
      shape: "Vorhergesagte Bahn",
      time: "Zeit bis zum Perizentrum",
      past: (t: string) => `vor ${t}`,
      collision: "Zeit bis zum Zusammenstoß",
      pericentre: "Abstand im Perizentrum",
      fastest: "Geschwindigkeit im Perizentrum",
      speed: "Geschwindigkeit jetzt",
      spins: "Scheiben zur Bahn",
      shapes: {
        circle: "Kreis",
        ellipse: "Ellipse",
        parabola: "Parabel",
        hyperbola: "Hyperbel",
        line: "gerade Linie",
      },
      eccentricity: (shape: string, e: string) => `${shape}, e = ${e}`,
      noDisc: "keine Scheibe",
      prograde: (angle: string) => `${angle}° mit ihr`,
      retrograde: (angle: string) => `${angle}° gegen sie`,
    },
    twoBodies:
      "Die Linie ist die Bahn zweier Punkte mit diesen Massen. Halos, die einander durchdringen, ziehen sich schwächer an: Die Galaxien gehen in größerem Abstand vorbei und bremsen sich dann gegenseitig.",
    several: "Jede Linie ist die Bahn um die erste Galaxie allein.",
    handle: {
      first: (title: string) => `Galaxie 1: ${title}`,
      position: (g: number) => `Ort von Galaxie ${g}`,
      velocity: (g: number) => `Geschwindigkeit von Galaxie ${g}`,
      help: "Zum Bewegen ziehen oder die Pfeiltasten drücken (mit der Umschalttaste in kleinen Schritten).",
    },
    refused: (why: string) => `${why} (Längen in kpc).`,
    start: "Start",
    startHelp: "Erzeugt alle Körper und startet den Lauf.",
    cancelHelp: "Kehrt zu dem zurück, was vorher lief.",
    preview: (n: string) => `Vorschau mit ${n} Körpern`,
    making: "Vorschau wird vorbereitet",
    noBuild: (why: string) =>
      `Was die Adresse will, lässt sich nicht bauen: ${why}; ein anderes Szenario wird gezeigt.`,
  },
};
