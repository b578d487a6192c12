import type { Translation } from "../translation.ts";

/** Bild und Kamera. */
export const appearance: Translation = {
  appearance: {
    commands: {
      density: {
        label: "Flächendichte",
        help: "Wechselt zwischen dem Licht und der Masse pro Fläche entlang jeder Sichtlinie, mit Skala.",
      },
      nextLook: { label: "Nächster Stil", help: "Wechselt zum nächsten Stil." },
    },
    group: "Aussehen",
    ready: {
      label: "Stil",
      help: "Farben, Helligkeit, Schein, Staub und Himmel auf einmal.",
      own: "Eigener",
      names: { eye: "Natürlich", hubble: "Wie Hubble", density: "Dichte", print: "Druck" },
    },
    saturation: {
      label: "Sättigung",
      help: "Wie kräftig Farben sind; 0 ist Schwarz-Weiß.",
    },
    dust: {
      label: "Staub",
      help: "Schwächt und rötet Licht, das durch Scheiben fällt.",
    },
    sky: {
      label: "Himmelshintergrund",
      help: "Ferne Galaxien und Sterne im Vordergrund, wie auf Fotos.",
    },
    colour: { label: "Farbe nach", help: "Was die Farben bedeuten." },
    legend: "Legende",
    theme: {
      label: "Darstellung",
      help: "Licht auf Schwarz für den Bildschirm oder Tinte auf Weiß für Papier.",
      names: { dark: "Dunkler Himmel", print: "Weißes Papier" },
    },
    language: {
      label: "Sprache",
      help: "Die Seite wird in der neuen Sprache neu geladen, und der Lauf geht weiter.",
    },
    exposure: { label: "Belichtung", help: "Helligkeit in Blendenstufen: +1 verdoppelt das Licht.", unit: "Stufen" },
    latitude: {
      label: "Lichterumfang",
      help: "Wie viel heller als Weiß, bevor Einzelheiten verloren gehen. Mehr zeigt Struktur in hellen Kernen.",
      unit: "Stufen",
    },
    pointSize: { label: "Punktgröße", help: "Größe jedes Punktes; die gesamte Helligkeit bleibt gleich." },
    glow: { label: "Schein", help: "Licht, das sich wie in einem Teleskop um helle Stellen ausbreitet." },
    density: {
      label: "Zeigen",
      help: "Licht, oder eine Karte von Masse, Geschwindigkeit oder Gas.",
      names: {
        light: "Licht",
        density: "Flächendichte der Masse",
        velocity: "Radialgeschwindigkeit",
        dispersion: "Geschwindigkeitsdispersion",
        gas: "Flächendichte des Gases",
        temperature: "Temperatur des Gases",
        formation: "Sternentstehung",
        metallicity: "Metalle im Gas",
      },
      about: {
        density:
          "Masse pro Fläche entlang der Sichtlinie durch jedes Pixel. Die Ansicht ist perspektivisch, die Sichtlinien sind also nicht parallel. Ohne Schein und Belichtung: Jede Farbe steht für eine Zahl.",
        velocity:
          "Mittlere Geschwindigkeit entlang der Sichtlinie durch jedes Pixel, nach Masse gewichtet, gegen den Schwerpunkt des Laufs: Blau kommt näher, Rot entfernt sich.",
        dispersion:
          "Standardabweichung der Geschwindigkeit entlang der Sichtlinie durch jedes Pixel, nach Masse gewichtet. Bilder der Körper sind einige Pixel breit: Was steil rotiert, sieht heißer aus.",
        gas: "Masse des Gases pro Fläche entlang der Sichtlinie durch jedes Pixel.",
        temperature: "Mittlere Temperatur des Gases entlang der Sichtlinie, nach Masse gewichtet.",
        formation: "Masse der Sterne, die das Gas bei seiner jetzigen Dichte bildet, pro Fläche und Zeit.",
        metallicity:
          "Mittlerer Anteil der Metalle am Gas entlang der Sichtlinie, nach Masse gewichtet, verglichen mit der Sonne.",
      },
      massOf: {
        label: "Einbeziehen",
        help: "Welche Körper zählen.",
        all: "Alle Körper",
        luminous: "Alles außer dunklen Halos",
        galaxy: (number: string) => `Galaxie ${number}`,
      },
      high: { label: "Maximum", help: "Zahl am oberen Ende der Farbskala." },
      low: {
        label: "Minimum",
        help: "Zahl am unteren Ende der Farbskala.",
      },
      span: { label: "Maximum", help: "Geschwindigkeit am oberen Ende der Farbskala." },
      automatic: {
        label: "Bereich automatisch",
        help: "Passt die Skala an das Bild an; beim Filmen bleibt sie fest.",
      },
      own: "Masseneinheiten pro Quadrat der Längeneinheit",
      formation: { own: "Masseneinheiten pro Quadrat der Längeneinheit und Zeiteinheit", physical: "M\u2609/yr/kpc²" },
      titles: {
        density: "Flächendichte",
        velocity: "Radialgeschwindigkeit",
        dispersion: "Geschwindigkeitsdispersion",
        gas: "Flächendichte des Gases",
        temperature: "Temperatur des Gases",
        formation: "Flächendichte der Sternentstehung",
        metallicity: "Metalle des Gases",
      },
      titleOf: (title: string, what: string) => `${title}, ${what}`,
      legend: (what: string, low: string, high: string, unit: string, even: boolean) =>
        `${what}: Die Farben reichen von ${low} bis ${high} ${unit}, in gleichen ${even ? "Schritten" : "Faktoren"}`,
      save: {
        label: "Karten speichern",
        help: "Die Karte dieser Ansicht; von Masse: Flächendichte, Geschwindigkeit und Dispersion, nebeneinander als Bild oder als Tabellen mit Einheiten. CSV und FITS enthalten auch das Gas: Flächendichte, Temperatur, Metalle und Sternentstehung.",
        png: "PNG",
        csv: "CSV",
        fits: "FITS",
        comparing: "Karten sind von einer Ansicht: Beenden Sie erst den Vergleich.",
      },
    },
    toggle: (part: string) => `Zeigt oder verbirgt ${part}.`,
    parts: {
      title: "Teile und Schnitte",
      none: "Dieser Lauf hat nur eine Komponente.",
      part: { label: "Teil", help: "Die Komponente oder Galaxie, die darunter verändert wird." },
      shown: { label: "Sichtbar", help: "Zeigt oder verbirgt diesen Teil, in Licht und Masse." },
      light: {
        label: "Helligkeit des Teils",
        help: "Helligkeit dieses Teils in Blendenstufen; bei einem Halo, wie viel man von der dunklen Materie sieht.",
        unit: "Stufen",
      },
      size: { label: "Punktgröße des Teils", help: "Größe seiner Punkte." },
      colour: { label: "Farbe des Teils", help: "Gilt beim Färben nach Galaxien oder Komponenten." },
      reset: "Teil zurücksetzen",
      cut: {
        label: "Schnitt",
        help: "Zeigt nur Körper in einer Kugel oder Scheibe; die anderen bewegen sich verborgen weiter.",
      },
      cuts: { none: "Keiner", sphere: "Kugel", x: "Scheibe quer zu x", y: "Scheibe quer zu y", z: "Scheibe quer zu z" },
      half: { label: "Radius, halbe Dicke", help: "Größe des Bereichs." },
      centre: (axis: string) => `Mitte ${axis}`,
      centreHelp: "Mitte des Bereichs.",
    },
    problems: {
      part: (key: string, asked: string) =>
        `Im Link steht ${key}=${asked}, was kein Teil des Laufs haben kann; es bleibt weg.`,
      cut: (asked: string, key: string) =>
        `Im Link steht ${key}=${asked}, was keine Kugel oder Scheibe ist; nichts wird weggeschnitten.`,
      colour: (asked: string) => `Im Link steht colour=${asked}, was es nicht gibt; es gilt die Farbe des Szenarios.`,
      range: (low: number, high: number) =>
        `Im Link steht low=${low}&high=${high}; das ist kein Bereich. Es gilt der des Bildes.`,
      mass: (asked: string, key: string) =>
        `Im Link steht ${key}=${asked}; das bezeichnet keine Körper. Die Masse aller wird gezeigt.`,
    },
  },
  render: {
    colours: {
      galaxy: {
        title: "Galaxie",
        help: "Jede Galaxie behält die Farbe, mit der sie begann: So sieht man, woher die Sterne des Überrests kommen.",
        one: (number: number) => `Galaxie ${number}`,
        several: (numbers: readonly number[], last: number | null) =>
          `Galaxien ${numbers.join(", ")}${last === null ? "" : ` … ${last}`}`,
      },
      component: {
        title: "Komponente",
        help: "Zu welchem Teil seiner Galaxie ein Körper gehört: Scheiben sind blau, Bulges bernsteinfarben, Halos violett, Gas grün.",
        legend: {
          disc: "Scheibe",
          bulge: "Bulge",
          halo: "Halo",
          gas: "Gas",
          stars: "Sterne",
          other: "Übriges",
          tracer: "Testkörper",
        },
      },
      population: {
        title: "Sterne nach Alter",
        help: "Wie drei Filter eines Teleskops sie zeigen: Alte Bulges sind bernsteinfarben, alte Scheiben cremeweiß, ihre jungen Sterne blau, wo das Gas dicht ist, und rosa, wo sie es leuchten lassen; dunkle Halos sieht man nicht.",
        legend: {
          bulge: "Bulge, alt",
          disc: "Scheibe, alt",
          young: "Scheibe, jung",
          nebulae: "Leuchtendes Gas",
          stars: "Sterne",
        },
      },
      speed: {
        title: "Geschwindigkeit",
        help: "Langsame Körper sind blau, schnelle orange; weiß ist nahe der typischen Geschwindigkeit.",
        legend: { rest: "in Ruhe", typical: "typisch", twice: "doppelt typisch" },
      },
      vorticity: {
        title: "Wirbelstärke",
        help: "Wie schnell sich das Fluid um jedes Element dreht: dunkelblau, wo fast gar nicht, bernsteinfarben, wo am meisten.",
        legend: { none: "keine", typical: "typisch", twice: "doppelt typisch" },
      },
      ring: {
        title: "Ring",
        help: "Jeder Ring behält die Farbe, mit der er begann: So sieht man, wohin sein Fluid gelangt.",
        one: (number: number) => `Ring ${number}`,
      },
      density: {
        title: "Dichte",
        help: "Masse aller Art pro Volumen um jeden Körper (M\u2609/pc³), aus seinen 16 nächsten auf der Kurve des Baums. Zwei von drei Werten stimmen bis auf einen Faktor 1,8.",
      },
      gas: {
        density: {
          title: "Gas",
          help: "Masse des Gases pro Volumen um jeden Gaskörper (M\u2609/pc³), geglättet über etwa 64 von ihnen; alles andere ist dunkel.",
        },
        temperature: {
          title: "Temperatur des Gases",
          help: "Wie heiß jeder Gaskörper ist (K), als wäre er ionisiert; dichtes Gas hat den Mittelwert seines heißen Teils und seiner kalten Wolken. Alles andere ist dunkel.",
        },
        metals: {
          title: "Metalle",
          help: "Wie viel des Gases und der Sterne, die aus ihm entstanden, schwerer als Helium ist, verglichen mit der Sonne (0,0134). Alles andere ist dunkel.",
          solar: (times: number) => `${String(times).replace(".", ",")} Z\u2609`,
          none: "weder Gas noch neu",
        },
        forming: {
          title: "Sternentstehung",
          help: "Welcher Teil jedes Gaskörpers bei seiner jetzigen Dichte in einer Milliarde Jahren zu Sternen wird. Gas, das dafür zu dünn ist, und alles andere ist dunkel.",
          rate: (part: number) => `${String(part).replace(".", ",")}/Gyr`,
          none: "keine neuen Sterne",
        },
        age: {
          title: "Alter neuer Sterne",
          help: "Vor wie langer Zeit ein Stern aus Gas entstand (Myr): Die jüngsten sind am hellsten. Gas und Sterne, die von Anfang an da waren, sind dunkel.",
          now: "gerade eben",
          ago: (time: string) => `vor ${time}`,
          more: (time: string) => `vor ${time} oder mehr`,
          none: "nicht hier entstanden",
        },
        none: "kein Gas",
        without: "Dieser Lauf hat kein Gas.",
      },
      potential: {
        title: "Potential",
        help: "Wie tief ein Körper im Schwerefeld sitzt: Lose gebundene sind blau, die in den Kernen orange.",
        legend: { far: "weit draußen", typical: "typisch", deep: "tief innen" },
      },
      capture: {
        title: "Alter des Einfangs",
        help: "Wie lange es her ist (Myr), dass ein Körper erstmals an eine andere Galaxie gebunden und ihrem Zentrum näher war als dem eigenen. Körper, bei denen das nie so war, sind dunkel.",
        legend: {
          now: "gerade eben",
          ago: (time: string) => `vor ${time}`,
          more: (time: string) => `vor ${time} oder mehr`,
          never: "nie",
        },
        alone: "Dieser Lauf hat eine Galaxie: Nichts kann eingefangen werden.",
        watched: (since: string) =>
          `Ab ${since} beobachtet, Bild für Bild; was vorher eingefangen wurde, zählt von da an.`,
      },
      rung: {
        title: "Eigener Zeitschritt",
        help: "Wie lang der Schritt ist, den jeder Körper für sich macht, mit dem Leapfrog in Blöcken oder nach Hermite: je stärker die Kraft oder ihre Änderung, desto kürzer.",
        share: (times: number, more: boolean) =>
          times === 1 ? "der ganze Zeitschritt" : `1/${times} davon${more ? " oder weniger" : ""}`,
        none: "nicht mit diesem Integrator",
      },
      forceError: {
        title: "Kraftfehler",
        help: "Wie weit die Kraft auf jeden Körper von der direkten Summe über alle anderen abweicht, als Bruchteil davon. Pro Bild werden einige Körper summiert; die übrigen sind noch grau.",
        legend: {
          least: "10⁻⁶ oder weniger",
          middle: "3 × 10⁻⁴",
          most: "0,1 oder mehr",
          unknown: "noch nicht summiert",
        },
        summed: (percent: number) => `${percent} % der Körper summiert.`,
      },
    },
    faults: {
      insecure: {
        title: "Diese Adresse ist nicht sicher",
        advice:
          "Browser erlauben WebGPU nur auf sicheren Seiten. Öffnen Sie die Seite mit https:// oder auf demselben Rechner als http://localhost.",
      },
      noWebGpu: {
        title: "Dieser Browser kann kein WebGPU",
        advice:
          "Nehmen Sie ein aktuelles Chrome, Edge, Safari (ab 26) oder Firefox (ab 141), oder schalten Sie WebGPU in den Einstellungen des Browsers ein.",
      },
      noAdapter: {
        title: "Der Browser bietet keine Grafikkarte an",
        advice:
          "Schalten Sie in den Einstellungen des Browsers die Hardwarebeschleunigung ein, aktualisieren Sie den Grafiktreiber und starten Sie den Browser neu.",
      },
      refused: {
        title: "Die Grafikkarte ließ sich nicht starten",
        advice: (why: string) =>
          `Schließen Sie andere Seiten, die die Grafikkarte benutzen, und versuchen Sie es noch einmal (${why}).`,
      },
    },
    unnamed: "Grafikkarte ohne Namen",
    processor: (threads: number) => `Prozessor, ${threads} ${threads === 1 ? "Thread" : "Threads"}`,
    threadEnded: "Ein Thread des Prozessors wurde beendet.",
  },
  vortices: {
    follow: { label: "Mitgehen", help: "Hält die Wirbel in der Mitte der Ansicht, während sie wandern." },
  },
  box: {
    commands: {
      fly: {
        label: "Durch den Würfel fliegen",
        help: "Fliegt immer geradeaus durch den periodischen Würfel, der kein Ende hat: Was ihn auf einer Seite verlässt, kommt auf der anderen zurück. Ziehen lenkt.",
      },
    },
    repeat: {
      label: "Würfel wiederholen",
      help: "Zeichnet auch die 26 Nachbarn des periodischen Würfels, in denen dieselben Körper noch einmal sind; so sieht eine Kamera darin keinen Rand. Fotografien zeigen ihn einmal.",
    },
  },
  contours: {
    contours: {
      label: "Linien gleichen Potentials",
      help: "Zeichnet die äußeren Felder als Linien gleichen Potentials in der Ebene z = 0, welche die x-Achse in gleichen Abständen treffen. Sie folgen einem Feld, das sich dreht, bewegt oder wächst.",
    },
  },
  haloes: {
    light: {
      label: "Licht der Halos",
      help: "Jeder Halo leuchtet als die Galaxie in seiner Mitte: so hell wie die Sterne, die Halos seiner Masse zu dieser Zeit haben (Moster u. a. 2013), blau in kleinen Halos, gelb bis rot in großen. Höchstens einmal in der Sekunde gesucht.",
    },
  },
  camera: {
    commands: {
      turntable: { label: "Drehteller", help: "Dreht die Ansicht langsam." },
      pilot: {
        label: "Frei fliegen",
        help: "Bewegt die Kamera mit W, A, S und D, nach oben mit R und nach unten mit F; zum Umsehen ziehen oder die Pfeiltasten drücken. Nahe der Mitte wird sie langsamer.",
      },
      keepView: {
        label: "Ansicht merken",
        help: "Merkt sich die Kameraposition unter einem Namen, in diesem Browser, für dieses Szenario oder diese Datei.",
      },
      nextView: { label: "Nächste Ansicht", help: "Fliegt zur nächsten gemerkten Ansicht." },
      fit: { label: "Alles zeigen", help: "Zeigt alle Körper." },
      home: { label: "Erste Ansicht", help: "Kehrt zur ersten Ansicht zurück." },
      left: { label: "Nach links drehen", help: "Dreht die Ansicht nach links." },
      right: { label: "Nach rechts drehen", help: "Dreht die Ansicht nach rechts." },
      up: { label: "Nach oben drehen", help: "Dreht die Ansicht nach oben." },
      down: { label: "Nach unten drehen", help: "Dreht die Ansicht nach unten." },
      closer: { label: "Näher", help: "Bewegt die Kamera näher heran." },
      farther: { label: "Weiter weg", help: "Bewegt die Kamera weiter weg." },
    },
    hint: { mouse: "Ziehen dreht, Scrollen zoomt", touch: "Ziehen dreht, zwei Finger zoomen" },
    title: "Kamera",
    follow: {
      label: "Folgen",
      help: "Hält das Zentrum einer Galaxie in der Mitte der Ansicht. Unter „Zusehen“ folgt die Kamera der Galaxie, die Sie antippen; ein Tipp auf den leeren Himmel beendet das.",
      none: "Aus",
      galaxy: (number: number) => `Galaxie ${number}`,
    },
    centres: { label: "Zentren", help: "Markiert die dichteste Stelle jeder Galaxie und ihren bisherigen Weg." },
    orbit: {
      label: "Bahn",
      help: "Zeichnet die Bahnen, die die beiden Galaxien von jetzt an nähmen, wenn sie Punkte mit ihren Massen wären; durch die Reibung ihrer Halos fallen echte Galaxien früher ineinander.",
    },
    closest: (distance: string, time: string, e: string) =>
      `Als Punkte kommen sie sich in ${time} auf ${distance} nahe (Exzentrizität ${e}).`,
    past: (distance: string, time: string, e: string) =>
      `Als Punkte kamen sie sich vor ${time} auf ${distance} nahe (Exzentrizität ${e}).`,
    none: "Noch keine gemerkten Ansichten: V merkt sich diese, in diesem Browser, für dieses Szenario oder diese Datei. Die Kamera fliegt dann sanft dorthin.",
    views: "Gemerkte Ansichten",
    view: (number: number) => `Ansicht ${number}`,
    nameLabel: (name: string) => `Name von ${name}`,
    go: "Los",
    goTo: (name: string) => `Zu ${name} fliegen`,
    remove: (name: string) => `${name} vergessen`,
    lacks: "keinen Ort, keinen Namen oder keine sechs Zahlen einer Kamera",
    notViews: (why: string) => `Die gemerkten Ansichten in diesem Browser sind nicht lesbar: ${why.split("\n")[0]}.`,
    noView: (asked: string) =>
      `Im Link steht view=${asked}; das sind nicht die sechs Zahlen einer Kamera. Die erste Ansicht wird gezeigt.`,
  },
};
