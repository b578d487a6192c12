import type { Translation } from "../translation.ts";

/** Eingriffe in den laufenden Lauf. */
export const interact: Translation = {
  interact: {
    commands: {
      interact: {
        label: "Hinzufügen und ändern",
        help: "Bringt Galaxien, schwarze Löcher, Sterne und Testkörper in den Lauf, oder verändert, was da ist.",
      },
      aim: {
        label: "Etwas hineinwerfen",
        paint: "Am Himmel malen",
        help: "Am Himmel drücken, wo es beginnt, in Flugrichtung ziehen und loslassen. Esc bricht ab.",
      },
      paintIt: {
        label: "Testkörper malen",
        help: "Legt Körper ohne Masse entlang der Form darunter: Sie zeigen, wohin alles treibt, und ziehen niemanden an.",
      },
      throwIt: { label: "Werfen", help: "Fügt es mit dem Ort und der Geschwindigkeit darunter hinzu." },
    },
    group: "Hinzufügen und ändern",
    title: "Hinzufügen und ändern",
    thing: { label: "Was geworfen wird", help: "Eine Galaxie oder ein einzelner Körper." },
    things: {
      "small-disc": "Kleine Galaxie",
      "milky-way": "Milchstraße",
      elliptical: "Elliptische",
      plummer: "Kugel aus Sternen",
      "black hole": "Schwarzes Loch",
      stars: "Stern",
    },
    how: "Am Himmel drücken, wo es beginnen soll, in Flugrichtung ziehen und loslassen.",
    all: "Mehr hinzufügen und ändern",
    loading: "Wird geladen",
    sky: "Zum Werfen drücken und ziehen",
    brushSky: "Zum Malen drücken und ziehen",
    shape: {
      label: "Form",
      help: "Ein Strom entlang des Weges, den Sie ziehen, ein Ring um den Punkt, wo Sie drücken, oder eine Wolke, die dorthin fliegt, wohin Sie ziehen.",
    },
    shapes: { stream: "Strom", ring: "Ring", cloud: "Wolke" },
    painted: { stream: "Strom von Testkörpern", ring: "Ring von Testkörpern", cloud: "Wolke von Testkörpern" },
    spread: {
      label: "Streuung",
      help: "Wie weit sie neben der Form liegen: die Standardabweichung entlang jeder Achse.",
    },
    speed: { label: "Tempo", help: "Wie schnell sie entlang der Form fliegen; negativ: andersherum." },
    from: {
      label: (axis: string) => `Von ${axis}`,
      help: "Wo der Strom beginnt; die Mitte eines Rings oder einer Wolke.",
    },
    to: {
      label: (axis: string) => `Nach ${axis}`,
      help: "Wo der Strom endet; ein Punkt des Rings; wohin die Wolke fliegt.",
    },
    massless:
      "Sie haben keine Masse: Sie spüren alle und ziehen niemanden an. Sie sind eine eigene Galaxie mit deren Farbe.",
    what: { label: "Was hinzukommt", help: "Eine Galaxie nach irgendeinem Modell, oder ein einzelner Körper." },
    bodies: { "black hole": "Schwarzes Loch", stars: "Stern", tracer: "Testkörper (Pinsel)" },
    n: { label: "Neue Körper", help: "Aus wie vielen Körpern sie besteht." },
    mass: { label: "Masse", help: "Masse des Körpers." },
    more: "Masse, Größe, Neigung und Modell",
    position: { label: (axis: string) => `Ort ${axis}`, help: "Wo es hinkommt." },
    velocity: { label: (axis: string) => `Geschwindigkeit ${axis}`, help: "Wie schnell es dort ist." },
    facts: {
      mass: "Masse",
      pericentre: "Nächster Abstand zur Mitte",
      eccentricity: "Exzentrizität",
      time: "Bis dahin",
      past: "Es entfernt sich",
      note: "Die Linie ist die Bahn zweier Punkte: dieses einen, und aller anderen Körper in einem.",
    },
    galaxies: "Galaxien",
    galaxy: (number: string) => `Galaxie ${number}`,
    stop: {
      label: (number: string) => `Galaxie ${number} anhalten`,
      short: "Anhalten",
      help: "Nimmt ihr die Bewegung als Ganzes; ihre Körper bewegen sich in ihr weiter.",
    },
    move: {
      label: (number: string) => `Galaxie ${number} versetzen`,
      short: "Versetzen",
      help: "Setzt ihren Schwerpunkt auf den Ort und die Geschwindigkeit von oben.",
    },
    remove: {
      label: (number: string) => `Galaxie ${number} entfernen`,
      short: "Entfernen",
      help: "Nimmt ihre Körper aus dem Lauf.",
    },
    deeds: "Bisher getan",
    deed: {
      add: (what: string) => `Hinzugefügt: ${what}`,
      body: (what: string) => `Hinzugefügt: ${what}`,
      paint: (what: string) => `Gemalt: ${what}`,
      move: (number: string) => `Galaxie ${number} versetzt`,
      stop: (number: string) => `Galaxie ${number} angehalten`,
      remove: (number: string) => `Galaxie ${number} entfernt`,
      undo: (deed: string) => `${deed}, dann zurückgenommen`,
      redo: (deed: string) => `${deed}, wieder ausgeführt`,
    },
    at: (deed: string, time: string) => `${deed} bei ${time}`,
    later: (deed: string, time: string) => `${deed} bei ${time}, noch nicht geschehen`,
    futures: {
      label: (deed: string) => `Mit und ohne: ${deed}`,
      short: "Mit / ohne",
      help: "Geht zu diesem Augenblick zurück und zeigt beide Zukünfte nebeneinander: mit dem Eingriff und ohne ihn.",
      begun: (deed: string, time: string) => `Mit und ohne: ${deed}. Beide Seiten gehen ab der Zeit ${time} weiter.`,
      none: "Den Eingriff, mit und ohne den verglichen wurde, gibt es in diesem Lauf nicht; ein Lauf wird gezeigt.",
      lost: (deed: string) =>
        `Die Körper von vor „${deed}“ sind nicht mehr aufgehoben; „Zurücksetzen“ läuft wieder bis dorthin, dann noch einmal.`,
      ended: "Der Vergleich mit und ohne ist zu Ende: Der Lauf ist jetzt ein anderer.",
    },
    doing: "Die Körper werden verändert",
    done: (deed: string, time: string) =>
      `${deed}. Ab der Zeit ${time} beginnen Energie, Fehler und Diagramme neu, denn die Körper sind andere. „Rückgängig“ bringt den Lauf von vorher wieder.`,
    edited: (deed: string, time: string) =>
      `${deed} zur Zeit ${time}. Der Lauf geht weiter, und sein Energiefehler zählt von da an.`,
    unknown:
      "Die Körper dieser Änderung sind nicht mehr bekannt. „Zurücksetzen“ lässt den Lauf noch einmal dorthin laufen.",
    loadingRun: "Der Lauf wird noch geladen. Versuchen Sie es noch einmal, wenn er da ist.",
    recording:
      "Beenden Sie zuerst die Aufnahme oder den Vergleich: Ein Vergleich beginnt mit den geänderten Körpern von vorn.",
    tooMany: (bodies: string, most: string) =>
      `${bodies} Körper wären mehr als die ${most}, die dieser Rechner anbietet; nehmen Sie weniger.`,
    noDeed: (why: string) => `Das geht nicht: ${why}.`,
    noDeeds: (why: string) => `Der Link nennt Eingriffe, die nicht gehen (${why}); der Lauf geht ohne sie weiter.`,
  },
};
