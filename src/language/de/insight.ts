import type { Translation } from "../translation.ts";

/** Vergleich, Baum und Körper, Hilfe und Tastenkürzel. */
export const insight: Translation = {
  compare: {
    commands: {
      compare: {
        label: "Vergleichen",
        end: "Vergleich beenden",
        help: "Zeigt nebeneinander zwei Läufe derselben Körper, die sich in einer Einstellung unterscheiden.",
      },
    },
    group: "A und B vergleichen",
    help: "Zwei Läufe derselben Körper nebeneinander: Die Bedienung stellt A ein, und B weicht in einer Einstellung ab.",
    noComparison: (asked: string, known: string) =>
      `Im Link steht compare=${asked}; es gibt nur ${known}. Ein Lauf wird gezeigt.`,
    noSideB: (asked: string, setting: string) =>
      `Im Link steht right=${asked}; das kann Seite B nicht haben (${setting}). Es gilt der Standardwert.`,
    lacks: (setting: string) =>
      `Dieser Rechner hat nicht, was Seite B haben sollte (${setting}): Seite B hat etwas anderes, oder es gibt keine.`,
    noDeed: (asked: string) =>
      `Im Link steht compare=deed&right=${asked}, was keine Nummer eines Eingriffs ist; ein Lauf wird gezeigt.`,
    futures: {
      with: (deed: string) => `Mit: ${deed}`,
      without: (deed: string) => `Ohne: ${deed}`,
      both: (deed: string) => `Mit und ohne: ${deed}. Beide Seiten haben die gleichen Einstellungen.`,
      waiting: "Seite B beginnt mit der nächsten geplanten Änderung.",
    },
    by: {
      label: "Vergleichen nach",
      help: "Die eine Einstellung, in der sich Seite B von Seite A unterscheidet; beide beginnen bei den jetzigen Körpern von A.",
      names: {
        theta: "Öffnungswinkel",
        solver: "Verfahren",
        integrator: "Integrator",
        softening: "Glättung",
        timestep: "Zeitschritt",
        kernel: "Glättungskern",
        multipole: "Multipolordnung",
        stretching: "Stärken",
        viscosity: "Viskosität",
        darkEnergy: "Druck der Dunklen Energie",
        gas: "Gas",
      },
    },
    right: {
      theta: { label: "Öffnungswinkel von B", help: "Der Öffnungswinkel von Seite B; Seite A hat den der Bedienung." },
      softening: {
        label: "Glättung von B",
        help: "Die Glättung von Seite B als Vielfaches von A: 2 ist doppelt so lang.",
      },
      timestep: { label: "Zeitschritt von B", help: "Der Zeitschritt von Seite B als Vielfaches von A." },
      solver: {
        label: "Verfahren von B",
        help: "Wie Seite B Kräfte berechnet; die direkte Summe zählt jedes Paar von Körpern zusammen.",
      },
      integrator: {
        label: "Integrator von B",
        help: "Wie Seite B ihre Körper bewegt; wo ihr Verfahren nicht dazu passt, hat B die direkte Summe.",
      },
      kernel: { label: "Glättungskern von B", help: "Wie Seite B die Kraft eines Körpers glättet." },
      multipole: { label: "Multipolordnung von B", help: "Wofür eine Zelle im Baum von Seite B steht." },
      stretching: { label: "Stärken von B", help: "Wie sich die Stärken der Elemente von Seite B ändern." },
      viscosity: {
        label: "Viskosität von B",
        help: "Wie schnell sich die Wirbelstärke auf Seite B ausbreitet.",
        unit: "",
      },
      darkEnergy: {
        label: "Druck der Dunklen Energie in B",
        help: "Über ihrer Dichte; −1 ist eine kosmologische Konstante. B beginnt bei den jetzigen Körpern von A, mit deren Geschwindigkeiten.",
      },
      gas: {
        label: "Gas von B",
        help: "Was das Gas auf Seite B macht, die bei den jetzigen Körpern von A beginnt: Es strömt, ohne zu kühlen und Sterne zu bilden, oder seine Körper bewegen sich wie Sterne.",
      },
    },
    gases: { stars: "wie es ist", flows: "strömt nur", none: "bewegt sich wie Sterne" },
    noGas: "Im Gas können sich nur Läufe unterscheiden, die welches haben: Ein Lauf wird gezeigt.",
    noUniverse:
      "In Dunkler Energie können sich nur Universen unterscheiden, die sich ausdehnen: Ein Lauf wird gezeigt.",
    factor: (value: number) => (value < 1 ? `1/${Math.round(1 / value)} von A` : `${value} \u00d7 A`),
    side: (name: string) => `Seite ${name}`,
    rows: {
      median: "Kraftfehler, Median",
      worst: "Kraftfehler, größte 1 %",
      energy: "Energieänderung",
      interactions: "Wechselwirkungen pro Körper",
      cost: "Zeit pro Schritt",
      rms: "Abstand von A",
    },
    rmsHelp: "Quadratisches Mittel des Abstands derselben Körper in A und B, aus höchstens 4096 von ihnen.",
    waiting: "wird gemessen",
    making: "Seite B wird vorbereitet",
    room: (bodies: string, megabytes: string, most: string) =>
      `Kein Platz für einen Vergleich: Ein zweiter Lauf mit ${bodies} Körpern braucht ${megabytes} MB mehr; nehmen Sie höchstens ${most} Körper.`,
  },
  fit: {
    label: "Ein Foto anpassen",
    help: "Findet die Begegnung zweier Galaxien, die aussieht wie ein Foto, und lässt sie laufen.",
  },
  fitCard: {
    search: {
      label: "Begegnungen suchen",
      end: "Suche beenden",
      help: "Probiert Tausende Begegnungen aus und behält, was dem Foto ähnelt.",
    },
    run: {
      label: "Die beste laufen lassen",
      help: "Lässt die beste Begegnung mit lebenden Galaxien laufen, bis sie aussieht wie das Foto.",
    },
    file: "Foto",
    fileHelp:
      "Ein Bild zweier Galaxien als FITS, PNG oder JPEG; eine Datei .meta von Galaxy Zoo: Mergers dazu sagt, wo sie sind.",
    published: {
      label: "Oder eine veröffentlichte Anpassung",
      help: "Eines der 62 Paare von Galaxy Zoo: Mergers, gezeichnet nach seiner veröffentlichten Anpassung: Fotos bringt das Programm nicht mit.",
      none: "Paar wählen",
    },
    place: "Klicken Sie auf beide Zentren, oder verschieben Sie sie mit den Pfeiltasten.",
    centres: ["Erstes Zentrum", "Zweites Zentrum"],
    centre: (name: string, x: string, y: string) => `${name}: ${x}, ${y}`,
    centreKeys: "Pfeiltasten verschieben es um ein Pixel des Fotos, mit der Umschalttaste um zehn.",
    mask: {
      label: "Maske hinzufügen",
      help: "Lässt einen Kreis des Fotos beim Vergleich aus: einen Stern oder eine andere Galaxie.",
      place: "Ein Klick setzt den gewählten Kreis dorthin; ziehen Sie von seiner Mitte nach außen für seine Größe.",
      circle: (number: string, x: string, y: string, radius: string) => `Maske ${number}: ${x}, ${y}, Radius ${radius}`,
      keys: "Pfeiltasten verschieben sie, mit der Umschalttaste um zehn Pixel; + und - ändern ihre Größe, Entf löscht sie.",
    },
    fields: {
      kpcPerPixel: {
        label: "Maßstab",
        unit: "kpc pro Pixel",
        help: "Wie viel ein Pixel in der Entfernung des Paars überspannt.",
      },
      mass: {
        label: "Beide Massen",
        unit: "10¹¹ M☉; 0: geschätzt",
        help: "Zusammen. Ein Foto allein verrät sie nicht: Größere Massen tun dasselbe in kürzerer Zeit.",
      },
      faster: {
        label: "Zweite entfernt sich schneller",
        unit: "km/s",
        help: "Um wie viel sich die zweite Galaxie schneller von uns entfernt als die erste, wie gemessen.",
      },
      measured: {
        label: "Geschwindigkeit bekannt",
        help: "Ohne sie lässt sich davor von dahinter nicht unterscheiden.",
      },
    },
    target: "Das Foto, wie Modelle damit verglichen werden",
    members: "Modelle, die ihm ähneln",
    membersHelp: "Wählen Sie, was Ihnen richtig erscheint: Die nächsten Modelle ähneln ihm.",
    best: (score: string) => `Bestes Modell, Wertung ${score}: um dieses herum suchen`,
    member: (number: string, score: string) => `Modell ${number}, Wertung ${score}: um dieses herum suchen`,
    progress: (models: string, best: string) => `${models} Modelle, beste Wertung ${best}`,
    fade: { label: "Foto über dem Himmel", help: "0: nur der Lauf, 1: nur das Foto." },
    misses:
      "Die Wertung sieht nur Formen: Viele Begegnungen sehen ähnlich aus. Vergleichen Sie mehrere Suchen, bevor Sie einer glauben, und geben Sie Massen und Geschwindigkeit an, wo sie bekannt sind.",
    found: {
      title: "Was gefunden wurde",
      searches: ["Diese Suche", "Die davor"],
      numbers: [
        "Am nächsten, vor Millionen Jahren",
        "Abstand dabei, kpc",
        "Zweite Masse durch erste",
        "Beide Massen, 10¹¹ M☉",
        "Erste Scheibe zur Bahn, Grad",
        "Zweite Scheibe zur Bahn, Grad",
        "Zweite näher bei uns, kpc",
      ],
      short: ["vor Myr", "nächste, kpc", "Verhältnis", "beide Massen", "Scheibe 1, °", "Scheibe 2, °", "näher, kpc"],
      reach: (least: string, most: string) => `(${least} bis ${most})`,
      close: (count: string, score: string) => `${count} bis 0,03 unter ${score}`,
      of: (models: string, close: string, score: string) =>
        `Von ${models} Modellen sehen ${close} etwa so gut aus wie das beste (bis 0,03 unter seiner Wertung, ${score}); in Klammern, wie weit sie reichen.`,
      corner: "Eckdiagramm: jede Zahl für sich und jedes Paar von ihnen, für alle Modelle, die etwa so gut aussehen",
      cornerHelp:
        "Ein schmales schräges Band: zwei Zahlen, die nur zusammen gehen. Suchen Sie noch einmal, um zu sehen, was eine andere Suche findet.",
      report: {
        label: "Bericht sichern",
        help: "Alle Modelle und das Eckdiagramm, Bilder als FITS, Einstellungen, und was zu zitieren ist, in einem Archiv (ZIP).",
      },
    },
    faults: {
      large: (size: string, most: string) =>
        `Die Datei hat ${size} MB; gelesen werden Bilder bis ${most} MB: Fassen Sie Pixel zusammen, oder schneiden Sie das Paar aus.`,
      undecoded: (name: string) =>
        `${name} lässt sich nicht als Bild entpacken; speichern Sie es als PNG, JPEG oder FITS.`,
      noPicture: "Wählen Sie zuerst ein Foto.",
    },
  },
  benchmark: {
    commands: {
      benchmark: {
        label: "Leistungsvergleich",
        help: "Vergleicht Tempo und Genauigkeit der Verfahren an den jetzigen Körpern.",
      },
      start: {
        label: "Vergleich der Verfahren starten",
        end: "Vergleich der Verfahren beenden",
        help: "Hält den Lauf an, prüft jedes gewählte Verfahren und setzt ihn fort.",
      },
    },
    group: "Leistungsvergleich",
    help: "Wie lange jedes Verfahren für diese Körper braucht und wie weit seine Kräfte daneben liegen.",
    title: "Leistungsvergleich",
    loading: "Der Leistungsvergleich wird geladen",
    solvers: "Verfahren",
    thetas: "Öffnungswinkel",
    engines: { label: "Rechnen auf", names: { gpu: "Grafikkarte", cpu: "Prozessor" } },
    takesPart: (name: string) => `${name} einbeziehen.`,
    fewer: {
      label: "Auch mit weniger Körpern",
      help: "Auch mit einem Viertel der Körper, einem Sechzehntel und so fort, beim ersten Öffnungswinkel: Zeit gegen ihre Zahl.",
    },
    onlyProcessor: "Ohne WebGPU wird nur der Prozessor geprüft.",
    onlyGraphics: "Mit diesem Glättungskern wird nur die Grafikkarte geprüft: Der Prozessor glättet nur nach Plummer.",
    none: "Wählen Sie mindestens ein Verfahren, und für die mit einem Baum einen Öffnungswinkel.",
    slow: "Eine direkte Summe über viele Körper dauert lange; der Vergleich lässt sich jederzeit beenden.",
    preparing: "Der Leistungsvergleich wird vorbereitet",
    rival: (title: string, theta: string | null) => (theta === null ? title : `${title}, θ\u00a0${theta}`),
    racing: (rival: string, one: string, all: string) => `Verfahren ${one} von ${all}: ${rival}`,
    table: {
      caption: (bodies: string, time: string) =>
        `${bodies} Körper zur Zeit ${time}; ★ nichts ist zugleich schneller und genauer`,
      rival: "Verfahren",
      time: "Zeit pro Schritt",
      error: "Kraftfehler, größte 1 %",
      pairs: "Paare pro Körper",
      cells: "Zellen pro Körper",
      energy: "Energiefehler",
      energyHelp: (steps: number) => `Änderung der gesamten Energie nach ${steps} Schritten des Laufs.`,
      front: "Pareto-optimal",
      below: (error: string) => `< ${error}`,
      unknown: "nicht bekannt",
    },
  },
  inspect: {
    commands: {
      cells: { label: "Zellen des Baums", help: "Zeigt die Zellen des Baums beim Zeiger, alle oder keine." },
      pick: { label: "Körper wählen", help: "Wählt den Körper, der der Mitte der Ansicht am nächsten ist." },
      trail: { label: "Spur ziehen", help: "Beginnt oder beendet die Spur des gewählten Körpers." },
      release: { label: "Loslassen", help: "Hebt die Wahl des Körpers auf." },
    },
    group: "Baum und Körper",
    cells: {
      label: "Zellen des Baums",
      help: "Zeichnet die Würfel, in die die Körper sortiert sind; ferne Würfel wirken als Ganzes statt Körper für Körper.",
      names: { off: "Verborgen", pointer: "Beim Zeiger", all: "Alle" },
    },
    noGraphics: "Baum und Wechselwirkungen zeigt nur WebGPU; diesen Lauf rechnet der Prozessor.",
    from: { label: "Gröbste Stufe", help: "Erste Stufe der Würfel; Stufe 0 ist der Würfel um alle Körper." },
    to: { label: "Feinste Stufe", help: "Letzte Stufe der Würfel; jede Stufe halbiert ihre Seiten." },
    none: "Die direkte Summe hat keinen Baum: Jeder Körper wirkt auf jeden anderen.",
    noLists: "Bei Verfahren mit Eimern nicht verfügbar.",
    body: {
      label: "Körper",
      help: "Nummer eines Körpers, ab 0 gezählt; ein Klick auf den Himmel wählt den nächsten.",
      title: (body: string) => `Körper ${body}`,
      looking: "Wird gesucht",
      release: "Loslassen",
      interactions: "Wechselwirkungen",
      interactionsHelp: "Zeichnet die Zellen und Körper, aus denen die letzte Kraft auf diesen Körper berechnet wurde.",
      galaxy: "Galaxie",
      component: "Komponente",
      mass: "Masse",
      speed: "Geschwindigkeit",
      cells: "Zellen",
      far: "Ferne Zellen, gemeinsam",
      bodies: "Körper, einzeln",
      nearest: "Nächster Nachbar",
      at: (body: string, distance: string) => `${body}, ${distance} entfernt`,
      about: (radius: string) => `Körper im Umkreis von ${radius}`,
      goOn: "Zum Nachbarn",
      goOnHelp: "Wählt den Körper, der diesem am nächsten ist.",
      neighbours: "Körper in seiner Gruppe",
      forces: "Alle Wechselwirkungen",
      pairs: "Direkte Summe",
      saved: "Ersparte Wechselwirkungen",
      share: (count: string, percent: string) => `${count} (${percent} %)`,
    },
    trails: {
      title: "Spuren",
      toggle: "Spur ziehen",
      help: "Zeichnet den Weg dieses Körpers von jetzt an: einen Punkt pro Bild, höchstens 512.",
      full: "16 Körper haben schon Spuren: Beenden Sie erst eine davon.",
      name: (body: string) => `Körper ${body}`,
      points: (count: string) => (count === "1" ? "1 Punkt" : `${count} Punkte`),
      end: (body: string) => `Spur von Körper ${body} beenden`,
    },
  },
  help: {
    commands: { help: { label: "Tasten und Hilfe", help: "Zeigt oder verbirgt diese Liste." } },
    title: "Tasten",
    mouse: "Maus und Berührung",
    mouseHelp:
      "Zum Drehen ziehen, zum Zoomen scrollen oder zwei Finger spreizen, zum Verschieben mit der rechten Taste oder zwei Fingern ziehen. Ein Doppelklick auf einen Regler stellt den Standardwert ein, ein Klick auf seinen Wert lässt Sie einen anderen eintippen. Tippen Sie auf den Namen eines Bedienelements oder halten Sie einen Knopf gedrückt, um zu lesen, was es tut.",
    space: "Leertaste",
    control: (key: string) => `Strg+${key}`,
    controlShift: (key: string) => `Strg+Umschalt+${key}`,
  },
  preferences: {
    on: "Tastenkürzel",
    onHelp: "Tasten aus einem Zeichen. Ausgeschaltet wirken nur Pfeile, Pos1, Eingabe und Escape.",
    key: (command: string) => `Taste für ${command}`,
    keyHelp: "Drücken Sie in einem Feld die gewünschte Taste, oder Entf für keine.",
    conflict: (key: string, command: string) =>
      `„${key}“ ist die Taste für ${command}; geben Sie diesem Befehl zuerst eine andere.`,
    reset: "Ursprüngliche Tasten",
    resetHelp: "Gibt jedem Befehl die Taste zurück, die er am Anfang hatte.",
    oneCharacter: "erwartet wird ein Zeichen",
    notShortcuts: (why: string) =>
      `Die eigenen Tasten dieses Browsers sind nicht lesbar (${why}); es gelten die ursprünglichen.`,
    notKept: (name: string, why: string) =>
      `Was dieser Browser sich gemerkt hat (${name}), ist nicht lesbar (${why}); wählen Sie neu, um es zu ersetzen.`,
  },
};
