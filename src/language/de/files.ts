import type { Translation } from "../translation.ts";
import { formatName } from "./formats.ts";

/** Dateien, Bilder, Filme, Verlauf und Links. */
export const files: Translation = {
  files: {
    commands: {
      open: {
        label: "Datei öffnen",
        help: "Öffnet Anfangsbedingungen, Schnappschüsse oder eine Folge davon, eine Sitzung, Voreinstellungen oder ein Bildschirmfoto dieser Seite.",
      },
      folder: { label: "Ordner öffnen", help: "Spielt die Schnappschüsse eines Ordners als Folge ab." },
      save: { label: "Schnappschuss sichern", help: "Sichert alle Körper, wie sie jetzt sind." },
      preset: {
        label: "Voreinstellung sichern",
        help: "Merkt sich diesen Lauf und diese Ansicht unter einem Namen, in diesem Browser.",
      },
      session: {
        label: "Sitzung sichern",
        help: "Sichert den ganzen Lauf mit Einstellungen und Ansicht in einer Datei; wieder geöffnet, geht er genau dort weiter.",
      },
    },
    group: "Dateien und Bilder",
    reading: (name: string) => `${name} wird gelesen`,
    writing: "Schnappschuss wird geschrieben",
    fileInput: "Zu öffnende Datei",
    drop: "Hier ablegen: einen Schnappschuss oder alle seine Teile, eine Folge oder einen Ordner, eine Sitzung, Voreinstellungen, ein Bildschirmfoto, einen Link",
    opened: {
      title: "Geöffnete Datei",
      close: "Zusammenfassung schließen",
      apply: "Anwenden",
      applyHelp: "Liest die Datei mit dieser Auswahl neu und beginnt bei ihrer Zeit.",
      applied: "Ändern Sie oben erst eine Einstellung.",
      bodies: "Körper",
      elements: "Wirbelelemente",
      tubes: "Wirbelröhren",
      taken: (n: string, of: string) => `${n} von ${of}`,
      extent: "Ausdehnung",
      mass: "Masse",
      redshift: "Rotverschiebung",
      time: "Zeit",
      galaxies: "Galaxien",
      softenings: "Glättung in der Datei",
      noSoftenings: "keine",
      size: "Dateigröße",
      assumptions: "Angenommen, und zu ändern",
      units: {
        label: "Einheiten der Datei",
        help: "Was die Zahlen in der Datei bedeuten; eine Änderung ändert auch die Stärke der Schwerkraft.",
      },
      nbody: "N-Körper-Einheiten, G = 1",
      asRead: (name: string) => `Wie gelesen: ${name}`,
      components: "Komponenten",
      componentsHelp: "Nur die angekreuzten werden verwendet.",
      every: {
        label: "Jeder k-te Körper",
        help: "Verwendet jeden k-ten Körper jeder Komponente; die Massen wachsen, so dass ihre Summe bleibt.",
      },
      softening: {
        label: "Glättungslänge",
        help: "In der Längeneinheit der Datei; leer lassen für den vorgeschlagenen Wert.",
      },
      timestep: {
        label: "Zeitschritt",
        help: "In der Zeiteinheit der Datei; leer lassen für den vorgeschlagenen Wert.",
      },
      suggested: "Vorschlag",
      notes: "Hinweise",
      viewOnly: "Nur zum Ansehen",
      release: "Trotzdem laufen lassen",
      held: "Angehalten: Dieser kosmologische Schnappschuss nennt Kasten und Universum nicht, er liefe also ohne kosmische Ausdehnung. Aus der Zusammenfassung heraus läuft er trotzdem.",
      thinned: (every: number, most: string) =>
        `Jeder ${every}. Körper wurde geladen; dieser Rechner schafft bis zu ${most}.`,
      playAll: (count: number) => `Alle ${count} Schnappschüsse abspielen`,
      link: "dem Link",
      followed: (name: string) => `Lauf aus ${name} geöffnet.`,
      fetching: (name: string) => `${name} wird geholt`,
      otherOrigin: (host: string) =>
        `Ein Link zu ${host} lässt sich nicht öffnen, nur Dateien dieser Website: Laden Sie die Datei herunter und legen Sie sie hier ab.`,
      noLink: "Fügen Sie eine Datei ein, oder einen Link zu einer Datei dieser Website.",
      notFound: (link: string, status: number) => `${link}: Die Website antwortet ${status} statt mit einer Datei.`,
      format: formatName,
      another: (more: number) => ` und ${more} weitere`,
    },
    saving: {
      label: "Format des Schnappschusses",
      help: "Welche Programme den gesicherten Schnappschuss lesen können, und was er behält.",
      flow: "Wirbel werden als HDF5 mit Kernen, Stärken und Ringen gesichert; die Befehlszeile liest sie (vortex run).",
      cancelled: (name: string) => `${name} wurde nicht gesichert: Das Sichern wurde abgebrochen.`,
      kept: (name: string) => `${name} wurde gesichert und behält alles.`,
      lost: (name: string, notes: string) => `${name} wurde gesichert. ${notes}`,
    },
    leftOff: {
      offer: (when: string) => `Ihr letzter Lauf ist in diesem Browser aufbewahrt (${when}).`,
      goOn: "Dort weitermachen, wo Sie aufgehört haben",
      forget: "Aufbewahrten Lauf verwerfen",
      reading: "Der aufbewahrte Lauf wird zurückgeholt",
      notKept: (why: string) =>
        `Dieser Browser konnte den Lauf nicht aufbewahren (${why.replace(/\.$/, "")}): Sichern Sie die Sitzung, bevor Sie die Seite schließen.`,
    },
    presets: {
      group: "Voreinstellungen und Sitzungen",
      none: "Noch keine Voreinstellungen: Eine Voreinstellung merkt sich diesen Lauf, seine Einstellungen und diese Ansicht unter einem Namen, in diesem Browser.",
      list: "Voreinstellungen",
      nameLabel: (name: string) => `Name der Voreinstellung ${name}`,
      load: (name: string) => `${name} laden`,
      loadShort: "Laden",
      remove: (name: string) => `Voreinstellung ${name} löschen`,
      export: "Voreinstellungen exportieren",
      exportShort: "Exportieren",
      exportHelp: "Sichert alle Voreinstellungen als eine JSON-Datei; „Datei öffnen“ lädt sie wieder.",
      imported: (count: number) =>
        count === 1 ? "Eine Voreinstellung kam hinzu." : `${count} Voreinstellungen kamen hinzu.`,
      fromFile: "Eine Voreinstellung kann keine geöffnete Datei enthalten; sichern Sie stattdessen die Sitzung.",
      saving: "Sitzung wird geschrieben",
      goesOn: (steps: string) => `Die Sitzung geht bei Schritt ${steps} weiter.`,
      notSession: (why: string) =>
        `Die Sitzung lässt sich nicht öffnen (${why}): Sichern Sie sie neu oder öffnen Sie eine andere.`,
      lacks: "keinen Namen oder keine Adresse",
      aDirection: "eine andere Richtung als 0, 0, 0",
      aCamera: "sechs Zahlen einer Kamera oder null",
      notPresets: (why: string) => `Diese Datei mit Voreinstellungen ist nicht lesbar: ${why.split("\n")[0]}.`,
    },
  },
  capture: {
    commands: {
      screenshot: { label: "Bild sichern", help: "Sichert das Bild als PNG-Datei, ohne die Bedienung." },
      photograph: {
        label: "Foto",
        help: "Speichert, was ein Teleskop von hier aus fotografieren würde: Sterne nach ihrem Alter, Staub, Nebel und einen Himmel voller anderer Galaxien.",
      },
      record: { label: "Aufnehmen", help: "Beginnt oder beendet einen Film des Bildes." },
    },
    group: "Film",
    photograph: {
      making: "Foto wird aufgenommen",
      saved: (name: string) => `${name} ist gespeichert.`,
      cancelled: "Das Foto wurde abgebrochen.",
      flow: "Eine Strömung aus Wirbeln hat keine Sterne, die sich fotografieren ließen; sichern Sie ein Bild.",
    },
    filming: (frame: number, of: number) => `Film: Bild ${frame}${of > 0 ? ` von ${of}` : ""}`,
    a4: "A4 für den Druck, 300 dpi",
    onScreen: "Wie auf dem Bildschirm",
    stillSize: { label: "Bildgröße", help: "Größe eines gesicherten Bildes in Pixeln; die Ansicht bleibt gleich." },
    stillNotes: {
      label: "Beschriftung und Maßstab",
      help: "Schreibt Titel, Zeit und einen Maßstab auf Bilder und Filme; bei einem Vergleich auch die Namen beider Seiten und ihren Unterschied.",
      detail: (time: string, bodies: string) => `${time} · ${bodies} Körper`,
    },
    noRoomForStill: (width: number, height: number) =>
      `Die Grafikkarte hat keinen Speicher für ein Bild von ${width} \u00d7 ${height} Pixeln; wählen Sie eine kleinere Bildgröße.`,
    film: {
      title: "Film",
      noStill: "Gerade entsteht ein Film; beenden Sie ihn, bevor Sie ein Bild anderer Größe sichern.",
      lost: (frames: number) =>
        `Die Verbindung zur Grafikkarte ging beim Filmen verloren: Der Film endet nach ${frames} Bildern.`,
      broken: (frames: number, why: string) =>
        `Der Film endet nach ${frames} ${frames === 1 ? "Bild" : "Bildern"}: ${why}`,
      full: (frames: number, held: string) =>
        `Der Film endet nach ${frames} Bildern: Er belegt ${held} MB Arbeitsspeicher, mehr geht nicht.`,
      onDisk: (name: string) => `${name} ist gespeichert.`,
      inMemory: (all: string | null, minute: string, most: string, never: boolean) =>
        `Der Film bleibt bis zu seinem Ende im Arbeitsspeicher, ${all ? `etwa ${all} MB` : `etwa ${minute} MB pro Minute`}, am Ende einen Moment lang bis zu dreimal so viel; bei ${most} MB endet er von selbst.${
          never ? " Chrome und Edge schreiben Filme auf die Platte, während sie entstehen." : ""
        }`,
      size: { label: "Filmgröße", help: "Größe des Films in Pixeln." },
      format: {
        label: "Filmformat",
        help: "MP4 läuft fast überall; WebM ist frei von Patenten; GIF ist für kurze Schleifen: höchstens 600 Bilder, 50 pro Sekunde.",
      },
      rate: { label: "Bilder pro Sekunde", help: "Im fertigen Film, wie lange der Rechner auch dafür braucht." },
      steps: { label: "Schritte pro Bild", help: "Zeitschritte zwischen zwei Bildern des Films: immer gleich viele." },
      frames: {
        label: "Bilder",
        help: "Länge des Films; am linken Ende des Reglers läuft er, bis Sie den Knopf noch einmal drücken.",
      },
      endless: "bis zum Anhalten",
    },
  },
  timeline: {
    commands: {
      reverse: {
        label: "Zeit umkehren",
        help: "Lässt die Zeit rückwärts laufen: Der Leapfrog geht seine Schritte zurück.",
      },
      earlier: { label: "Früher", help: "Geht zum vorigen Zeitpunkt des Verlaufs zurück." },
      later: { label: "Später", help: "Geht zum nächsten Zeitpunkt des Verlaufs weiter." },
      bookmark: {
        label: "Lesezeichen",
        help: "Behält diesen Zeitpunkt unter einem Namen, um zu ihm zurückzukehren.",
      },
    },
    group: "Verlauf und Lesezeichen",
    history: {
      label: "Verlauf",
      help: "Ziehen Sie, um zu behaltenen Zeitpunkten zurückzugehen. Dort hält der Lauf an; Start geht von dort weiter und verwirft, was danach kam.",
      now: "jetzt",
      at: (time: string, step: string) => `${time}, Schritt ${step}`,
    },
    zoom: {
      label: "Zoom der Zeitleiste",
      help: "Zeigt unten einen Ausschnitt der Zeitleiste, um den Zeitpunkt auf dem Bildschirm.",
      unit: "×",
    },
    marks: {
      list: "Marken auf der Zeitleiste",
      at: (what: string, when: string) => `${what}, ${when}`,
    },
    home: (away: string) =>
      `Zurück am Anfang: Die Körper sind ${away} (quadratisches Mittel) von ihrem Ausgangspunkt entfernt, denn der Leapfrog geht seine Schritte zurück. Start geht weiter in die Vergangenheit.`,
    memory: {
      label: "Speicher",
      help: "Für den Verlauf, die Lesezeichen, die Läufe, zu denen „Rückgängig“ und „Mit / ohne“ zurückkehren, und die Schnappschüsse einer geöffneten Folge. Ist er voll, fällt jeder zweite Zeitpunkt weg, so dass der ganze Lauf abgedeckt bleibt, die ältesten Läufe werden vergessen, und nur Schnappschüsse nahe dem gezeigten bleiben geladen.",
      used: (moments: string, used: string, apart: string) =>
        `${moments} ${moments === "1" ? "Zeitpunkt" : "Zeitpunkte"}, ${used} MB, ${apart} ${apart === "1" ? "Schritt" : "Schritte"} Abstand`,
    },
    bookmarks: {
      title: "Lesezeichen",
      none: "Drücken Sie m oder die Flagge neben dem Verlauf, um einen Zeitpunkt unter einem Namen zu behalten.",
      name: (number: number) => `Lesezeichen ${number}`,
      nameLabel: (name: string) => `Name von ${name}`,
      go: (name: string) => `Zu ${name} gehen`,
      remove: (name: string) => `${name} löschen`,
      full: (needed: string, budget: string) =>
        `Kein Platz für ein weiteres Lesezeichen (${needed} MB nötig, ${budget} MB erlaubt): Löschen Sie eines oder geben Sie dem Verlauf mehr Speicher.`,
    },
  },
  share: {
    commands: {
      link: { label: "Link kopieren", help: "Kopiert einen Link, der diesen Lauf und diese Ansicht wiedergibt." },
    },
    linkCopied: "Der Link ist in der Zwischenablage: Er gibt diesen Lauf und diese Ansicht wieder.",
    noLink: "Ein Link kann keine geöffnete Datei enthalten; sichern Sie die Sitzung und schicken Sie diese.",
    sameBodies: (check: string) => `Dieselben Körper wie im Link (${check}), Bit für Bit.`,
    otherBodies: (theirs: string, mine: string) =>
      `Die Körper sind andere als im Link (dort ${theirs}, hier ${mine}): Er entstand mit einer anderen Version der Modelle.`,
    problems: {
      number: (key: string, asked: string, whole: boolean, min: number, max: number) =>
        `Im Link steht ${key}=${asked}; das ist keine ${whole ? "ganze " : ""}Zahl von ${min} bis ${max}. Es gilt der Standardwert.`,
      choice: (key: string, asked: string, known: string) =>
        `Im Link steht ${key}=${asked}; es gibt nur ${known}. Es gilt der Standardwert.`,
      check: (asked: string) =>
        `Im Link steht check=${asked}; das ist kein Fingerabdruck von Körpern. Sie werden nicht verglichen.`,
    },
  },
};
