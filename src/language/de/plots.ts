import type { Translation } from "../translation.ts";

/** Genauigkeit des Laufs und Diagramme. */
export const plots: Translation = {
  truth: {
    commands: {
      truth: { label: "Genauigkeit", help: "Zeigt, wie genau der Lauf ist und was er kostet." },
    },
    title: "Genauigkeit",
    help: "Jede Sekunde gemessen, wo der Lauf gerechnet wird.",
    forceMedian: "Kraftfehler, Median",
    forceWorst: "Kraftfehler, größte 1 %",
    energy: "Energiefehler",
    spin: "Fehler des Drehimpulses",
    momentum: "Impuls",
    virial: "Virialverhältnis K / |W|",
    step: "Zeit pro Schritt",
    interactions: "Wechselwirkungen pro Körper",
    perBody: (pp: string, pc: string) => `${pp} Körper, ${pc} Zellen`,
    forceSamples: "Kraftfehler gemessen an",
    samples: (some: string, all: string) => `${some} von ${all} Körpern`,
    expansions: "Ferne Zellen pro Gruppe",
    perGroup: (cells: string) => `${cells}, gemeinsam`,
    flops: "Kraftberechnung",
    gigaflops: (value: string, atLeast: boolean) => `${atLeast ? "mindestens " : ""}${value} GFLOP/s`,
    machine: "Gerechnet von",
    memory: "Speicher der Rechnung",
    check: "Fingerabdruck",
    stages: "Stufen",
    none: "hier nicht bekannt",
    verdict: {
      measuring: "Wird gemessen.",
      faults: (faults: string) => `Der Rechenkern meldet ${faults}: Nehmen Sie weniger Körper oder setzen Sie zurück.`,
      noEnergy: "Die Energien sind keine Zahlen mehr: Setzen Sie zurück, mit kürzerem Zeitschritt oder mehr Glättung.",
      noForces: "Manche Kräfte sind keine Zahlen: Setzen Sie zurück, mit mehr Glättung oder weniger Körpern.",
      forces: (percent: string) =>
        `1 % der Kräfte sind um ${percent} oder mehr falsch: Verkleinern Sie den Öffnungswinkel.`,
      energy: (percent: string) =>
        `Die Energie ist um ${percent} falsch: Verkürzen Sie den Zeitschritt oder vergrößern Sie die Glättung.`,
      good: "Kräfte und Energie liegen in dem Rahmen, den veröffentlichte Modelle zulassen.",
    },
  },
  plots: {
    commands: {
      plots: {
        label: "Diagramme",
        help: "Zeigt Radien, Dichten, Bahnen und Formen der Galaxien und woher ihre Masse kommt.",
      },
    },
    title: "Diagramme",
    choice: {
      label: "Diagramm",
      help: "Was gezeigt wird. Es wird gemessen, solange diese Tafel offen ist.",
    },
    centre: {
      label: "Zentrum",
      help: "Die Schalen liegen um die dichteste Stelle der eigenen Körper dieser Galaxie, was auch sonst noch dort ist.",
    },
    readAt: { label: "Ablesen bei", help: "Fährt das Diagramm entlang; die Tabelle darunter zeigt die Werte dort." },
    measuring: "Wird gemessen.",
    loading: "Diagramme werden geladen",
    needsTwo: "Hier gibt es nur eine Galaxie.",
    noData: "Noch nichts zu zeigen.",
    values: (at: string) => `Werte bei ${at}`,
    unknown: "nicht bekannt",
    csv: "Als CSV sichern",
    png: "Als PNG sichern",
  },
  kinds: {
    galaxy: (number: number) => `Galaxie ${number}`,
    galaxyAndMore: (number: number) => `Galaxie ${number} und weitere`,
    all: "alles",
    time: "Zeit",
    elapsed: "vergangene Zeit",
    radius: "Radius",
    energies: {
      title: "Energien",
      help: "Kinetische und potentielle Energie aller Körper und ihre Summe.",
      axis: "Energie",
      lines: { kinetic: "kinetisch", potential: "potentiell", total: "gesamt" },
    },
    energyError: {
      title: "Energiefehler",
      help: "Wie weit die gesamte Energie von ihrem Anfangswert abweicht, als Bruchteil davon; ein vollkommener Lauf bleibt bei 0.",
      axis: "Energiefehler",
    },
    lagrangian: {
      title: "Lagrange-Radien",
      help: "Radien um das Zentrum dieser Galaxie, in denen 10, 25, 50, 75 und 90 % ihrer eigenen Masse liegen.",
      axis: "Radius",
    },
    density: {
      title: "Dichte",
      help: "Masse pro Volumen in Schalen um das Zentrum; Schalen mit wenigen Körpern sind zusammengefasst.",
      axis: "Dichte",
    },
    cumulative: {
      title: "Eingeschlossene Masse",
      help: "Masse innerhalb eines Radius um das Zentrum.",
      axis: "Masse innerhalb",
    },
    circular: {
      title: "Kreisbahngeschwindigkeit",
      help: "√(G M(<r) / r): die Geschwindigkeit auf einer Kreisbahn, als wäre die Masse innerhalb kugelförmig.",
      axis: "Kreisbahngeschwindigkeit",
    },
    dispersion: {
      title: "Geschwindigkeitsdispersion",
      help: "Wie sehr die Geschwindigkeiten der eigenen leuchtenden Körper dieser Galaxie um ihr Mittel streuen, in Schalen mit gleich vielen Körpern: entlang des Radius, quer dazu (eine Richtung) und im Mittel aller drei.",
      axis: "Geschwindigkeitsdispersion",
      lines: { all: "alle Richtungen", radial: "radial", tangential: "tangential" },
    },
    anisotropy: {
      title: "Anisotropie",
      help: "β = 1 − (σθ² + σφ²) / (2 σr²) der eigenen leuchtenden Körper dieser Galaxie: 0, wo alle Richtungen gleich sind, 1 auf radialen Bahnen, negativ auf runden.",
      axis: "β",
    },
    rotation: {
      title: "Rotation",
      help: "Mittlere Geschwindigkeit der eigenen leuchtenden Körper dieser Galaxie um die Achse ihres Drehimpulses, in Ringen mit gleich vielen Körpern.",
      axis: "Rotationsgeschwindigkeit",
      x: "Abstand von der Achse",
    },
    separation: {
      title: "Abstand",
      help: "Abstände der Zentren der anderen Galaxien von dem der Galaxie 1.",
      axis: "Abstand",
    },
    halfMass: {
      title: "Halbmassenradius",
      help: "Halbmassenradius der leuchtenden Masse um jedes Zentrum, bis dahin, wo M(<r) zuerst flach wird: Was verschmolzen ist, zählt; was noch hineinfällt, nicht.",
      axis: "Halbmassenradius",
    },
    sizeAgainstMass: {
      title: "Größe gegen Masse",
      help: "Halbmassenradius gegen leuchtende Masse der gewählten Galaxie, bei jeder Messung bisher. Kleine Verschmelzungen führen auf einer steileren Linie nach oben als eine von gleichen. Eine vorbeifliegende Galaxie zählt für einen Augenblick mit.",
      mass: "leuchtende Masse",
    },
    axes: {
      title: "Achsenverhältnisse",
      help: "Halbachsen a ≥ b ≥ c aus den zweiten Momenten der leuchtenden Masse in einer Kugel vom Halbmassenradius. 1 ist rund; die ausgeschnittene Kugel lässt Formen runder aussehen, als sie sind.",
      axis: "Achsenverhältnis",
    },
    origin: {
      title: "Herkunft der Masse",
      help: "Anteil jeder Galaxie an der Masse jeder Schale; Schalen mit wenigen Körpern sind zusammengefasst.",
      axis: "Anteil an der Masse",
    },
    virial: {
      title: "Virialverhältnis",
      help: "Kinetische Energie durch den Betrag der potentiellen; im Gleichgewicht 0,5.",
      axis: "Virialverhältnis",
    },
    distance: {
      title: "Abstand derselben Körper",
      help: "Quadratisches Mittel des Abstands derselben Körper in A und B, aus höchstens 4096 von ihnen.",
      axis: "Abstand",
    },
    forceErrors: {
      title: "Kraftfehler, größte 1 %",
      help: "Relativer Kraftfehler, den 1 % der Körper auf jeder Seite überschreiten.",
      axis: "Kraftfehler",
    },
    race: {
      title: "Zeit gegen Kraftfehler",
      help: "Jeder Weg zu den Kräften: wie lange ein Schritt dauert, und um wie viel 1 % der Kräfte daneben liegen. Unten links ist besser; die Front führt an denen entlang, die keiner in beidem schlägt. Fehler unter der Rundung einfacher Genauigkeit stehen dort.",
      error: "Kraftfehler, größte 1 %",
      time: "Zeit pro Schritt (ms)",
      front: "Pareto-Front",
    },
    raceNumbers: {
      title: "Zeit gegen Körper",
      help: "Wie lange ein Schritt mit einem Teil der Körper dauert, bei einem Öffnungswinkel.",
      bodies: "Körper",
    },
    energyChanges: {
      title: "Energieänderung",
      help: "Änderung der gesamten Energie jeder Seite seit Beginn des Vergleichs, als Bruchteil davon.",
      axis: "Energieänderung",
    },
  },
};
