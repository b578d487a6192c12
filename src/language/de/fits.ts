import type { Translation } from "../translation.ts";

const WHICH = ["ersten", "zweiten"];
/** Zahlen mit Komma. */
const n = (value: number | string) => String(value).replace(".", ",");

/** Anpassungen an Fotos. */
export const fits: Translation = {
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
      "Ein Bild zweier Galaxien als FITS, PNG oder JPEG; eine Datei .meta von Galaxy Zoo: Mergers dazu sagt, wo sie sind, eine FITS-Karte in km/s, wie schnell sie sind.",
    published: {
      label: "Oder eine veröffentlichte Anpassung",
      help: "Eines der 62 Paare von Galaxy Zoo: Mergers, gezeichnet nach seiner veröffentlichten Anpassung: Fotos bringt das Programm nicht mit.",
      none: "Paar wählen",
    },
    linked: "Der Link bringt Zentren, Masken und Maßstab mit: Öffnen Sie sein Foto.",
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
    velocities: {
      label: "Karte der Geschwindigkeiten",
      help: "Eine FITS-Karte davon, wie schnell sich die Sterne von uns entfernen, in km/s, auf den Pixeln des Fotos; leer oder 0, wo keine gemessen ist. Sie zählt neben dem Foto: Spins und Zeiten werden genauer.",
      used: (name: string) => `${name} zählt neben dem Foto.`,
      leave: "Karte weglassen",
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
      undecoded: (name: string) =>
        `${name} lässt sich nicht als Bild entpacken; speichern Sie es als PNG, JPEG oder FITS.`,
      noPicture: "Wählen Sie zuerst ein Foto.",
    },
  },
  fitFaults: {
    empty: () => "Die Datei ist leer: Wählen Sie ein Bild als FITS, PNG oder JPEG.",
    unknown: () => "Das ist kein Bild als FITS, PNG oder JPEG: Wählen Sie eines.",
    jpeg: () => "JPEG lässt sich hier nicht entpacken; speichern Sie es als PNG oder FITS.",
    large: (megabytes: number, most: number) =>
      `Die Datei hat ${megabytes} MB; PNG und JPEG werden bis ${most} MB gelesen: Fassen Sie Pixel zusammen, oder speichern Sie es als FITS.`,
    pixels: (width: number, height: number, millions: number, bin: number) =>
      `Das Bild hat ${width} x ${height} Pixel; gelesen werden bis zu ${millions} Millionen: Fassen Sie ${bin} x ${bin} oder mehr zusammen, verglichen wird auf 64 x 64.`,
    small: (width: number, height: number, least: number) =>
      `Das Bild hat ${width} x ${height} Pixel; nötig sind mindestens ${least} je Seite: Wählen Sie ein größeres.`,
    noImage: () => "Die FITS-Datei enthält kein Bild; eine Tabelle von Körpern wird als Datei von Körpern geöffnet.",
    blank: () => "Kein Pixel des FITS-Bilds hat eine Zahl, alle sind leer oder über 3e38: Wählen Sie ein anderes Bild.",
    cutFits: (needed: number, size: number) =>
      `Das FITS-Bild braucht ${needed} Bytes, und die Datei hat ${size}: Sie ist abgeschnitten.`,
    noPixels: (size: number) => `Das PNG hat in ${size} Bytes keine Pixel: Es ist abgeschnitten.`,
    noHeader: (size: number) => `Das PNG hat in ${size} Bytes keinen Kopf: Es ist abgeschnitten.`,
    cutPng: (held: number, size: number) =>
      `Das PNG enthält ${held} von ${size} Bytes seiner Pixel: Es ist abgeschnitten.`,
    damaged: (why: string) => `Die Pixel des PNG sind beschädigt (${why}).`,
    kind: (bits: number, colour: number, interlaced: boolean) =>
      `Das PNG hat ${bits} Bit vom Farbtyp ${colour}${interlaced ? ", verschränkt" : ""}; speichern Sie es mit 8 oder 16 Bit, nicht verschränkt.`,
    noKey: (key: string) => `Der Datei des Paars fehlt die Zahl ${key}; nötig sind px, py, sx, sy, scale und pz.`,
    redshift: (redshift: number) => `Die Rotverschiebung ${n(redshift)} liegt nicht über 0 und unter 0,5.`,
    outside: (g: number, x: number, y: number, width: number, height: number) =>
      `Das Zentrum der ${WHICH[g]} Galaxie (${x}, ${y}) liegt außerhalb des Bilds von ${width} x ${height} Pixeln: Setzen Sie es hinein.`,
    near: (first: string, second: string) =>
      `Die beiden Zentren (${first}) und (${second}) liegen weniger als 2 Pixel auseinander: Ein Paar sind zwei Galaxien.`,
    scale: (kpcPerPixel: number) =>
      `${n(kpcPerPixel)} kpc pro Pixel ist keine Zahl über 0: Geben Sie an, wie viel ein Pixel überspannt.`,
    apart: (kpcPerPixel: string, kpc: string, least: number, most: number) =>
      `Bei ${n(kpcPerPixel)} kpc pro Pixel liegen die Zentren ${n(kpc)} kpc auseinander, nicht ${n(least)} bis ${most}: Prüfen Sie den Maßstab.`,
    numbers: (blanks: number, pixels: number) =>
      `${blanks} von ${pixels} Pixeln sind keine Zahlen: Geben Sie ihnen die Helligkeit des Himmels.`,
    mask: (mask: string) => `Die Maske (${mask}) ist kein Kreis: Geben Sie x, y und einen Radius über 0 an, in Pixeln.`,
    square: (half: number, apart: string) =>
      `Ein Quadrat der halben Seite ${n(half)} fasst keine Zentren, die ${n(apart)} Pixel auseinander liegen: Geben Sie mehr an, oder nichts.`,
    masked: (masks: number) =>
      `Masken (${masks}) verdecken alles Licht um die beiden Zentren: Machen Sie sie kleiner, oder löschen Sie welche.`,
    dark: (first: string, second: string) =>
      `Das Bild zeigt kein Licht um (${first}) und (${second}), es ist dort dunkel oder gleichmäßig hell: Wählen Sie ein Bild des Paars.`,
    darkCentre: (g: number, centre: string) =>
      `Das Bild ist am Zentrum der ${WHICH[g]} Galaxie (${centre}) dunkel: Setzen Sie es auf eine Galaxie.`,
    map: (width: number, height: number, wide: number, high: number) =>
      `${width} x ${height} Geschwindigkeiten; das Bild hat ${wide} x ${high} Pixel: Bringen Sie die Karte auf diese.`,
    noVelocity: (near: number) =>
      `Keine Geschwindigkeit im Umkreis von ${near} Pixeln um das erste Zentrum: Setzen Sie es dorthin, wo eine gemessen ist.`,
    even: (times: string, least: number) =>
      `Das Bild ist an den Zentren ${n(times)}-mal so hell wie anderswo, ein Paar ${least}-mal oder mehr: Wählen Sie ein Bild des Paars.`,
  },
};
