import type { Translation } from "../translation.ts";
import { solvers } from "./solvers/index.ts";

/** Die Seite als Ganzes, der Lauf, die Physik und ihre Einheiten. */
export const run: Translation = {
  ui: {
    close: "Schließen",
    cancel: "Abbrechen",
    sliderKeys: "Eingabetaste: einen Wert eintippen. Entf: zurück zum Standardwert. Bild auf, Bild ab: große Schritte.",
    sliderKeysOnly: "Entf: zurück zum Standardwert. Bild auf, Bild ab: große Schritte.",
    value: (label: string, shown: string) => `${label}: ${shown}, Wert eintippen`,
    typed: (label: string) => `${label}, eingetippt`,
    noNumber: (typed: string, example: string) =>
      `„${typed}“ ist keine Zahl; tippen Sie eine wie ${example}, oder lassen Sie das Feld für den Standardwert leer.`,
    search: "Zum Suchen tippen",
    noneFound: (typed: string) => `Nichts passt zu „${typed}“.`,
    loadingList: "Liste wird geladen",
    notLoaded:
      "Dieser Teil der Seite konnte nicht geladen werden. Verbindung prüfen und erneut versuchen; hilft das nicht, die Seite neu laden.",
    partFailed: (why: string) =>
      `In diesem Teil der Seite ist ein Fehler aufgetreten (${why}). Erneut versuchen; hilft das nicht, die Seite neu laden.`,
    tryAgain: "Erneut versuchen",
  },
  numbers: { notANumber: "keine Zahl", bytes: ["Byte", "kB", "MB", "GB"] },
  app: {
    sky: "Der Himmel: zum Drehen ziehen, zum Zoomen scrollen oder aufziehen, zum Verschieben mit der rechten Taste oder zwei Fingern ziehen",
    controls: "Bedienung",
    panels: "Tafeln und Ansicht",
    starting: "Wird gestartet",
    pageFailed: (why: string) => ({
      title: "Die Seite ist ausgefallen",
      advice: `Ihre Regler lassen sich nicht anzeigen (${why}). Neu starten.`,
    }),
    notStarted: "Die Seite konnte nicht starten",
    lost: (why: string) => ({
      title: "Die Verbindung zur Grafikkarte ging verloren",
      advice: `Der Browser oder der Treiber hat sie zurückgesetzt (${why}). Starten Sie neu; wenn es wieder geschieht, wählen Sie weniger Körper oder schließen Sie andere Seiten.`,
    }),
    instead: (why: string) => `Statt einer Grafikkarte rechnet und zeichnet der Prozessor. ${why}`,
    recovered: (kept: number, lost: number) =>
      `Die Verbindung zur Grafikkarte ging verloren und wurde wiederhergestellt: Der Lauf geht bei Schritt ${kept} weiter, ${lost} Schritte gingen verloren.`,
  },
  undo: {
    commands: {
      undo: {
        label: "Rückgängig",
        help: "Nimmt die letzte Änderung einer Einstellung zurück, holt heraus, was dazukam, oder stellt einen ersetzten Lauf wieder her.",
      },
      redo: { label: "Wiederherstellen", help: "Wiederholt die zuletzt zurückgenommene Änderung." },
    },
    changes: "Änderungen",
    reset: "Zurücksetzen",
    undone: (what: string) => `Zurückgenommen: ${what}.`,
    redone: (what: string) => `Wiederholt: ${what}.`,
    bringing: "Der Lauf wird wiederhergestellt",
  },
  embed: { bar: "Zeit und Seite", whole: "In Antennae öffnen" },
  autoPause: {
    title: "Automatische Pause",
    when: "Automatisch anhalten",
    time: {
      label: "Zu einer Zeit",
      help: "Der Lauf hält beim ersten Schritt zu oder nach dieser Zeit an und kann von dort weitergehen.",
    },
    timeValue: { label: "Zeit", help: "Wann er anhält." },
    pericentre: {
      label: "Bei größter Annäherung",
      help: "Hält an, wo sich die ersten beiden Galaxien am nächsten sind: wenn die Mitten ihrer Sterne sich wieder entfernen.",
    },
    energy: {
      label: "Bei zu großem Energiefehler",
      help: "Hält an, wenn der gemessene Energiefehler größer ist.",
    },
    energyValue: { label: "Energiefehler", help: "Als Anteil der Energie am Anfang." },
    mark: "Automatische Pause",
    atTime: (time: string) => `Angehalten zur Zeit ${time}, wie gewünscht.`,
    atEnd: (time: string) => `Hier endet das Szenario: ${time}. Weiter mit „Abspielen“.`,
    atPericentre: (distance: string, time: string) =>
      `Angehalten bei der größten Annäherung: ${distance} zur Zeit ${time}.`,
    atEnergy: (error: string, time: string) => `Angehalten zur Zeit ${time}: Der Energiefehler ist ${error}.`,
  },
  messages: {
    retry: "Neu starten",
    notes: "Hinweise",
    stored: {
      notStored: (why: string) =>
        `Dieser Browser konnte Voreinstellungen und Ansichten nicht speichern (${why.replace(/\.$/, "")}): Sie bleiben, bis diese Seite geschlossen wird. Erlauben Sie ihm, für diese Adresse Daten zu speichern, oder löschen Sie einige davon.`,
      version: (found: string) => `Version ${found} statt 1`,
      list: (name: string) => `keine Liste „${name}“`,
      entry: (number: number, lacks: string) => `Eintrag ${number} hat ${lacks}`,
    },
  },
  play: {
    commands: {
      play: { label: "Start", pause: "Pause", help: "Startet den Lauf oder hält ihn an." },
      step: { label: "Schritt", help: "Hält an und macht einen Zeitschritt." },
      reset: { label: "Zurücksetzen", help: "Beginnt mit denselben Körpern von vorn." },
    },
    components: {
      disc: "Scheibe",
      bulge: "Bulge",
      halo: "Halo",
      gas: "Gas",
      stars: "Sterne",
      "black hole": "Schwarzes Loch",
      other: "Übriges",
      tracer: "Testkörper",
    },
    group: "Szene",
    loading: "Körper werden vorbereitet",
    scenario: {
      label: "Szenario",
      help: "Welche Galaxien sich wie begegnen. Eine neue Wahl beginnt einen neuen Lauf.",
      file: "Geöffnete Datei",
      scenes: "Szenen",
      scenesHelp: "Galaxien, und wie sie sich begegnen. Dieselbe noch einmal gewählt beginnt von vorn.",
      groups: {
        observed: "Beobachtete Paare",
        encounter: "Begegnungen",
        many: "Viele Galaxien",
        galaxy: "Einzelne Galaxien",
        sphere: "Einzelne Kugeln",
        cluster: "Sternhaufen",
        flow: "Wirbel",
        gas: "Gas in einem Kasten",
        universe: "Das Universum dehnt sich aus",
        fitted: "Angepasstes Paar",
        built: "Eigene",
      },
    },
    bodies: {
      label: "Körper",
      help: "Mehr Körper sind genauer, aber langsamer. Eine Änderung beginnt einen neuen Lauf.",
    },
    elements: {
      label: "Elemente",
      help: "Wirbelelemente: Mehr von ihnen füllen die Kerne in mehr Schichten, sind aber langsamer. Eine Änderung beginnt einen neuen Lauf.",
    },
    seed: { label: "Startwert", help: "Derselbe Startwert ergibt auf jedem Rechner dieselben Körper." },
    speed: { label: "Tempo", help: "Schritte pro Sekunde, sofern der Rechner mithält.", unit: "Schritte/s" },
    speedIn: {
      label: "Einheit des Tempos",
      help: "Schritte pro Sekunde, oder simulierte Zeit pro Sekunde (unabhängig vom Zeitschritt).",
      steps: "Schritte",
    },
    scenes: {
      antennae: "Die Antennen",
      mice: "Die Mäuse",
      m51: "Der Whirlpool",
      cartwheel: "Das Wagenrad",
      "milky-way-andromeda": "Milchstraße und Andromeda",
      "major-merger": "Zwei gleiche Galaxien",
      "minor-merger": "Ein Begleiter zerreißt",
      "compact-group": "Eine Galaxien\u00ADgruppe",
      "milky-way": "Eine Spirale allein",
      "sinking-cluster": "Ein sinkender Haufen",
      "cold-collapse": "Ein Kollaps",
      "plummer-merger": "Zwei Kugeln",
    },
    parameters: "Begegnung",
    parametersHelp:
      "Die eigenen Zahlen des Szenarios: Bahnen, Neigungen, Massen. Eine Änderung beginnt einen neuen Lauf.",
    universe: "Universum",
    flow: "Wirbel",
    gas: "Gas",
    more: "Mehr zum Lauf",
    transport: "Zeit",
    status: {
      bodies: (n: string) => `${n} Körper`,
      elements: (n: string) => `${n} Elemente`,
      time: (t: string) => `Zeit ${t}`,
      preparing: "Die Körper werden vorbereitet …",
      stepsPerSecond: (n: string) => `${n} Schritte/s`,
      standing: {
        edit: "wartet auf die Änderung",
        builder: "wartet auf den Baukasten",
        race: "wartet auf den Vergleich der Löser",
        file: "angehalten: diese Datei lässt sich nur ansehen",
        past: "in der Vergangenheit angehalten",
        reached: "am vorgesehenen Halt angehalten",
        paused: "angehalten",
      },
      slow: (wanted: string) => `durch diesen Rechner begrenzt (${wanted} verlangt)`,
      energyError: (e: string) => `Energiefehler ${e}`,
      measuring: "wird gemessen",
      software: "auf dem Prozessor, ohne Grafikkarte",
    },
    noScenario: (asked: string) =>
      `Der Link will das Szenario „${asked}“, das es nicht gibt; wählen Sie eines aus der Liste.`,
  },
  physics: {
    group: "Genauigkeit",
    errors: { energy: "Energiefehler", force: "Kraftfehler (Median)" },
    theta: {
      label: "Öffnungswinkel",
      help: "Wie groß eine ferne Gruppe von Sternen erscheinen darf, um noch als Ganzes zu wirken. Kleiner ist genauer, aber langsamer.",
    },
    softening: {
      label: "Glättung",
      help: "Innerhalb dieses Abstands ist die Schwerkraft abgeschwächt, denn jeder Körper steht für viele Sterne.",
    },
    timestep: {
      label: "Zeitschritt",
      help: "Zeit von einem Schritt zum nächsten. Kürzere Schritte folgen schnellen Bahnen besser, aber es werden mehr davon gebraucht.",
      largest: "Der längste Schritt eines Körpers; wo sich seine Kraft schnell ändert, ist sein eigener kürzer.",
    },
    machine: {
      label: "Rechnen auf",
      help: "Eine Grafikkarte ist um ein Vielfaches schneller; der Prozessor braucht kein WebGPU. Beim Wechsel geht der Lauf weiter.",
      names: { auto: "Automatisch", gpu: "Grafikkarte (WebGPU)", cpu: "Prozessor" },
    },
    flow: {
      theta:
        "Wie groß eine ferne Gruppe von Wirbelelementen erscheinen darf, um noch als Ganzes zu wirken. Kleiner ist genauer, aber langsamer.",
      timestep:
        "Zeit von einem Schritt zum nächsten. Von sich aus dreht sich das Fluid im Kern um ein Zehntel des Bogenmaßes; viel längere Schritte zerreißen Wirbelfäden.",
      solver: {
        label: "Verfahren",
        help: "Wie Geschwindigkeiten summiert werden. Ein neues Verfahren übernimmt die Elemente, wie sie sind.",
      },
      names: { tree: "Baum", direct: "Direkte Summe" },
      stretching: {
        label: "Stärken",
        help: "Wie sich die Stärken der Elemente ändern: von der Strömung gestreckt und zu ihrer Wirbelstärke gedreht; oder so, wie die Wirbellinien laufen, auf denen sie liegen: Das erhält Zirkulation und Impuls, solange die Linien heil bleiben.",
        names: { classical: "Von der Strömung gestreckt", lines: "Auf Wirbellinien" },
      },
      viscosity: {
        label: "Viskosität",
        help: "Wie schnell sich die Wirbelstärke ausbreitet: Kerne wachsen wie die Wurzel aus ihr und der Zeit, und Ringe werden langsamer. 0 ist ein ideales Fluid.",
        unit: "",
      },
      processor: "Der Prozessor summiert über alle Paare von Elementen; eine Grafikkarte hat auch den Baum.",
    },
    lacks: {
      kernel: "Diese Maschine glättet nur nach Plummer; sie rechnet nun so.",
      solver: "Dieses Verfahren hat nur WebGPU: Nun rechnet der adaptive Baum.",
      multipole: "Der Prozessor hat keine Hexadekapole: Er rechnet mit Quadrupolen.",
      integrator: "Der Prozessor hat nur den Leapfrog: So rechnet er nun.",
    },
    solver: {
      label: "Verfahren",
      help: "Wie Kräfte berechnet werden. Ein neues Verfahren übernimmt die Körper, wie sie sind.",
    },
    integrator: {
      label: "Integrator",
      help: "Wie Kräfte die Körper bewegen. Ein neuer Integrator übernimmt die Körper, wie sie sind.",
      here: (titles: string) => `${titles}: nur mit WebGPU, der Prozessor hat den Leapfrog.`,
    },
    eta: {
      label: "Schrittgenauigkeit",
      help: "Länge des eigenen Schritts jedes Körpers (η). Ein Zehntel davon senkt den Energiefehler etwa 100-fach (Hermite 4. Ordnung), 1000-fach (6.) oder 10-fach (Leapfrog in Blöcken).",
    },
    precision: {
      label: "Stellen",
      help: "Genauigkeit der Orte in der Kraftberechnung; enge Paare fern der Mitte brauchen die größere.",
      names: { single: "Einfach (24 Bit)", extended: "Erweitert (64 Bit)" },
    },
    match: (solver: string, integrator: string) =>
      `Das lässt sich nicht verbinden; nun rechnet ${solver} mit ${integrator}.`,
    engine: {
      title: "Baum und Kern",
      kernel: {
        label: "Glättungskern",
        help: "Wie die Kraft eines Körpers geglättet wird: überall nach Plummer, oder mit einem Spline, der ab 2,8 Glättungslängen genau Newtons Gesetz ist.",
        names: { plummer: "Plummer", spline: "Kubischer Spline" },
      },
      multipole: {
        label: "Multipolordnung",
        help: "Wofür eine Zelle des Baums steht: nur für ihre Masse, auch für ihre zweiten Momente oder für alle bis zu den vierten.",
        names: { monopole: "Monopol", quadrupole: "Quadrupol", hexadecapole: "Hexadekapol" },
      },
      leafSize: {
        label: "Körper pro Blatt",
        help: "Eine Zelle mit mehr Körpern wird geteilt.",
        unit: "Körper",
      },
      bucketSize: {
        label: "Körper pro Eimer",
        help: "Zellen mit höchstens so vielen Körpern sind Eimer.",
        unit: "Körper",
      },
      rebuildInterval: {
        label: "Neubau alle",
        help: "Schritte von einem neuen Baum zum nächsten; dazwischen folgen nur seine Momente den Körpern.",
        unit: "Schritte",
        one: "Schritt",
      },
      keepEvery: {
        label: "Körper sichern alle",
        help: "Sekunden zwischen zwei Kopien der Körper im Arbeitsspeicher, damit der Lauf einen Ausfall der Grafikkarte übersteht; 0: nie.",
      },
    },
    energyAnew: (time: string) =>
      `Ab der Zeit ${time} werden Kräfte oder Schritte anders berechnet: Energiefehler und Diagramme beginnen dort von vorn.`,
    noIntegrator: (asked: string) =>
      `Der Link will den Integrator „${asked}“, den es nicht gibt; es gilt der Standard.`,
    noMatch: (asked: string) =>
      `Der Link will ${asked} mit einem Verfahren oder Kern, mit dem es nicht geht; es gilt der Leapfrog.`,
    noSolver: (asked: string) => `Der Link will das Verfahren „${asked}“, das es nicht gibt; es gilt der Standard.`,
  },
  units: {
    label: "Einheiten",
    help: "Die Einheiten von Längen, Zeiten, Geschwindigkeiten und Massen; am Lauf selbst ändert sich nichts.",
    names: { own: "N-Körper-Einheiten" },
    volume: "Längeneinheit hoch drei",
    own: {
      length: "Längeneinheiten",
      time: "Zeiteinheiten",
      velocity: "Geschwindigkeitseinheiten",
      mass: "Masseneinheiten",
    },
    cosmic: (redshift: string, age: string, young: boolean) =>
      `Rotverschiebung ${redshift}, Alter ${age} ${young ? "Millionen" : "Milliarden"} Jahre`,
    clock: "ln a",
    assumed:
      "Körper ohne Einheiten: Sie werden als Galaxie von 5 kpc und 5 × 10¹⁰ M\u2609 gezeigt (207 km/s, 23,6 Myr).",
    none: "Die Datei nennt keine Einheiten.",
  },
  solvers,
  integrators: {
    leapfrog: {
      title: "Leapfrog",
      help: "Zweite Ordnung, symplektisch und umkehrbar, ein Schritt für alle Körper: Stoß, Drift, Stoß (Hut, Makino und McMillan 1995).",
      use: "Für Galaxien: jedes Verfahren, lange Läufe ohne Drift der Energie, und die Zeit lässt sich umkehren.",
    },
    hermite4: {
      title: "Hermite, 4. Ordnung",
      help: "Vierte Ordnung aus Kraft und Ruck, jeder Körper mit einem eigenen Zeitschritt in Blöcken, für Sternhaufen; nur mit direkten Summen (Makino und Aarseth 1992).",
      use: "Für Sternhaufen, in denen enge Paare tausendmal so kurze Schritte brauchen wie die anderen.",
    },
    hermite6: {
      title: "Hermite, 6. Ordnung",
      help: "Sechste Ordnung aus Kraft, Ruck und dessen Änderung in einem Durchgang, jeder Körper mit einem eigenen Zeitschritt in Blöcken, für Sternhaufen; nur mit direkten Summen (Nitadori und Makino 2008).",
      use: "Für Sternhaufen, deren Energie besser als auf 1e-6 erhalten bleiben soll: doppelte Arbeit je Schritt, aber halbe Schritte senken den Fehler auf ein Vierundsechzigstel statt auf ein Sechzehntel.",
    },
    "block-leapfrog": {
      title: "Leapfrog in Blöcken",
      help: "Zweite Ordnung, jeder Körper mit einem eigenen Zeitschritt in Zweierpotenzen nach Beschleunigung und Glättung, für Bäume; nur Gruppen mit Körpern, deren Schritt endet, durchlaufen den Baum (Quinn u. a. 1997; Springel 2005, Gl. 34).",
      use: "Für Galaxien mit dichten Zentren oder Schwarzen Löchern: einen langen Zeitschritt wählen, nur Körper in starken Feldern machen kurze.",
    },
    bridge: {
      title: "Brücke",
      help: "Ein Sternhaufen, die zweite Galaxie der Tabelle, bewegt sich nach hermite4 unter seinen eigenen Körpern, alle anderen nach einem Baum und dem Leapfrog; einmal je Schritt stößt jede Seite die andere (Fujii, Iwasawa, Funato und Makino 2007).",
      use: "Für einen Sternhaufen in einer Galaxie: direkte Summen, wo es auf sie ankommt, ein Baum, wo die Körper viele sind.",
    },
  },
};
