import type { Translation } from "../translation.ts";

/** Kamerapfade, Folgen von Schnappschüssen, Messen am Himmel. */
export const films: Translation = {
  cameraPath: {
    commands: {
      keep: {
        label: "Schlüsselbild setzen",
        help: "Merkt sich Kamera, Aussehen und Zeit, wie sie jetzt sind: zwischen zwei Schlüsselbildern dort, wo die Zeitleiste steht, sonst fünf Sekunden hinter dem letzten.",
      },
      preview: {
        label: "Den Pfad abfliegen",
        help: "Zeigt den Film, ohne ihn aufzunehmen: Der Lauf beginnt von vorn, wenn der Pfad hinter ihm liegt.",
      },
      film: {
        label: "Den Pfad filmen",
        help: "Nimmt einen Film auf, in dem Kamera, Aussehen und Zeit des Laufs dem Pfad folgen, Bild für Bild, in Größe und Format, die unter „Film“ gewählt sind.",
      },
    },
    title: "Kamerapfad",
    fold: "Schlüsselbilder",
    mark: (number: number) => `Schlüsselbild der Kamera ${number}`,
    notPath:
      "Der Link hat ein path=, das keine Liste von Schlüsselbildern ist (je eine Sekunde, eine Zeit und die sechs Zahlen einer Kamera); es gibt keinen Pfad.",
  },
  keyframes: {
    help: "Wählen Sie einen fertigen Pfad, oder bewegen Sie die Kamera und setzen Sie Schlüsselbilder. Die Kamera geht weich von einem zum nächsten, ebenso Aussehen und Zeit des Laufs: Sie wird langsamer oder steht still, wo Schlüsselbilder es sagen.",
    ready: "Fertige Pfade",
    readyNames: {
      round: { label: "Einmal rundum", help: "Einmal um die Galaxien, über ihrer Ebene, während sie sich entwickeln." },
      approach: {
        label: "Annäherung",
        help: "Von weit oben hinunter in die Mitte, die zum sehenswerten Moment erreicht wird.",
      },
      moment: {
        label: "Anhalten und umkreisen",
        help: "Sieht von oben zu, hält im entscheidenden Moment an und umkreist ihn auf Höhe der Kante.",
      },
    },
    keys: "Schlüsselbilder",
    key: (number: number, second: string) => `Schlüsselbild ${number} bei ${second} s`,
    second: {
      label: "Sekunde des Films",
      help: "Ziehen Sie, um zu sehen, wo die Kamera dann ist; der Lauf bleibt, wie er ist.",
    },
    keySecond: { label: "Sekunde", help: "Wann der Film hier ist." },
    keyTime: {
      label: "Zeit des Laufs",
      help: "Wie weit der Lauf dann ist; nie vor der des Schlüsselbilds davor. Dieselbe wie dort: Sie steht still.",
    },
    retake: {
      label: "Schlüsselbild erneuern",
      help: "Setzt Kamera, Aussehen und Zeit, wie sie jetzt sind, in dieses Schlüsselbild.",
    },
    remove: (number: number) => `Schlüsselbild ${number} löschen`,
    clear: { label: "Pfad löschen", help: "Löscht alle Schlüsselbilder." },
    about: (keys: string, seconds: string, frames: string) =>
      `${keys} ${keys === "1" ? "Schlüsselbild" : "Schlüsselbilder"}, ${seconds} s, ${frames} ${frames === "1" ? "Bild" : "Bilder"}`,
    tooFew: "Ein Pfad braucht zwei oder mehr Schlüsselbilder: Setzen Sie noch eines, oder wählen Sie einen fertigen.",
    backwards: "Pfade gehen vorwärts durch die Zeit: Schalten Sie erst „Zeit umkehren“ aus.",
    sequence:
      "Pfade führen Läufe: Schließen Sie erst die Folge, oder machen Sie aus einem ihrer Schnappschüsse einen Lauf.",
    full: (most: number) => `Ein Pfad hat höchstens ${most} Schlüsselbilder; löschen Sie erst eines.`,
  },
  sequences: {
    commands: {
      record: {
        label: "Folge aufnehmen",
        help: "Schreibt Schnappschüsse in einen Ordner, während der Lauf weitergeht, alle so viele Schritte, im Format von „Speichern“; noch einmal beendet es.",
      },
    },
    title: "Folgen",
    every: {
      label: "Schritte zwischen Schnappschüssen",
      help: "Einer Folge, die aufgenommen wird: ein Schnappschuss alle so viele Schritte.",
    },
    mark: (number: number) => `Aufgenommener Schnappschuss ${number}`,
    written: (count: string, folder: string) =>
      `${count} ${count === "1" ? "Schnappschuss" : "Schnappschüsse"} in ${folder}`,
  },
  bar: {
    bar: "Folge",
    at: {
      label: "Schnappschuss",
      help: "Ziehen Sie, um durch die Folge zu gehen; „Abspielen“ geht von dort weiter.",
      show: (number: string, of: string, time: string) => `${number} von ${of}, ${time}`,
    },
    rate: { label: "Schnappschüsse je Sekunde", help: "Wie schnell sie abgespielt wird." },
    way: {
      label: "Interpolation",
      help: "Wie Körper von einem Schnappschuss zum nächsten gehen: auf der Kurve durch beide Orte mit beiden Geschwindigkeiten, geradeaus, oder gar nicht.",
      names: { curved: "Kubisch", straight: "Linear", still: "Keine" },
    },
    more: "Einzelheiten",
    loading: (read: string, of: string) => `Gelesen: ${read} von ${of} Schnappschüssen`,
    held: (held: string, of: string, megabytes: string) =>
      `${held} von ${of} Schnappschüssen im Speicher, ${megabytes} MB`,
    goOn: {
      label: "Von hier weiterrechnen",
      help: "Macht aus dem nächstgelegenen Schnappschuss einen Lauf und schließt die Folge.",
    },
    close: "Folge schließen",
    reading: (name: string) => `${name} wird gelesen`,
    tooFew: (name: string) =>
      `${name}: Eine Folge braucht zwei oder mehr Schnappschüsse: Dateien, deren Namen sich in einer Zahl unterscheiden, etwa lauf.0001.hdf5 und lauf.0002.hdf5, oder eine HDF5-Datei, die mehrere enthält.`,
    nothing: "Es wurde keine Datei gewählt.",
    others: (count: number) => `${count} andere Dateien wurden ausgelassen: Ihre Namen gehören nicht zur Folge.`,
    firstOfEach: (snapshots: number) =>
      `Jede Datei enthält ${snapshots} Schnappschüsse, soweit es die erste sagt; von jeder wird der erste gezeigt. Eine einzeln geöffnete Datei zeigt alle.`,
    thinned: (every: number) => `Jeder ${every}. Körper wird gezeigt, damit es auf diesen Rechner passt.`,
    failed: (name: string, why: string) => `${name} kann nicht gelesen werden und wurde ausgelassen: ${why}`,
    noneOfThem: "kein Körper des ersten Schnappschusses ist darin",
    missing: (bodies: string, name: string) =>
      `${bodies} Körper des ersten Schnappschusses fehlen in ${name}; sie bleiben, wo sie daneben gesehen wurden.`,
    added: (bodies: string, name: string) =>
      `${bodies} Körper von ${name} sind nicht im ersten Schnappschuss und werden nicht gezeigt.`,
    notInOrder: (name: string) =>
      `${name} ist früher als der Schnappschuss davor: Die Dateien werden nach den Zahlen in ihren Namen gezeigt.`,
    busy: "Schließen Sie erst Baukasten, Vergleich und Film.",
    noFolders:
      "Dieser Browser kann nicht in einen Ordner schreiben (Chrome und Edge können es); auch die Befehlszeile nimmt Folgen auf: run DATEI --every M --out NAME.",
    seriesEnd: (count: string, folder: string) =>
      `Die Folge liegt in ${folder}: ${count} Schnappschüsse. „Ordner öffnen“ spielt sie ab.`,
    seriesFailed: (why: string) => `Die Folge endet: ${why}`,
  },
  ruler: {
    commands: {
      ruler: {
        label: "Lineal",
        help: "Legt ein Lineal auf den Himmel: Ziehen Sie seine Enden, oder bewegen Sie sie mit den Pfeiltasten. Es sagt die Länge quer zur Blickrichtung, in der Entfernung dessen, worauf die Kamera sieht.",
      },
      protractor: {
        label: "Winkelmesser",
        help: "Legt einen Winkelmesser auf den Himmel: Ziehen Sie seine drei Punkte, oder bewegen Sie sie mit den Pfeiltasten. Er sagt den Winkel zwischen seinen Schenkeln, wie man ihn sieht.",
      },
    },
    title: "Messen",
  },
  sky: {
    length: (length: string) => `Länge ${length}`,
    angle: (degrees: string) => `Winkel ${degrees}°`,
    ends: ["Erstes Ende", "Zweites Ende"],
    arms: ["Erster Schenkel", "Scheitel", "Zweiter Schenkel"],
    handle: (name: string, reading: string) => `${name}: ${reading}`,
    keys: "Pfeiltasten bewegen ihn, mit der Umschalttaste zehnmal so weit; Esc räumt alles weg.",
  },
};
