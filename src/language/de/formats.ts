import type { Translation } from "../translation.ts";

/** Wörter in Namen von Formaten; Namen von Spalten bleiben, wie sie in der Datei stehen. */
const FORMAT_WORDS = [
  [/^Table \(two dimensions: /, "Tabelle (zwei Dimensionen: "],
  [/(zwei Dimensionen: [^,)]*), image/, "$1, Bild"],
  [/(zwei Dimensionen: [^,)]*), colour/, "$1, Farbe"],
  [/^Table \(/, "Tabelle ("],
  [/^([^(]*\()columns /, "$1Spalten "],
  [/\(records\)$/, "(Datensätze)"],
  [/\(shape \(/, "(Form ("],
  [/^GADGET format /, "GADGET-Format "],
  [/^NEMO snapshot/, "NEMO-Schnappschuss"],
  [/, places and velocities as doubles/, ", Orte und Geschwindigkeiten doppelt genau"],
  [/, places as doubles/, ", Orte doppelt genau"],
  [/, records with acceleration/, ", Datensätze mit Beschleunigung"],
  [/, (\d+) parts$/, ", $1 Teile"],
] as const;

export const formatName = (name: string): string =>
  FORMAT_WORDS.reduce((said, [english, german]) => said.replace(english, german), name);

/** Dateiformate, in denen sich sichern lässt. */
export const formats: Translation = {
  formats: {
    "gadget-hdf5": {
      title: "HDF5 (GADGET, AREPO, GIZMO, SWIFT)",
      help: "Schnappschüsse von GADGET-2 bis 4, AREPO, GIZMO und SWIFT in HDF5; geschrieben wie die von GADGET.",
    },
    swift: {
      title: "SWIFT-Anfangsbedingungen (HDF5)",
      help: "HDF5 mit Kopf, Einheiten und Teilchengruppen von SWIFT.",
    },
    nemo: {
      title: "NEMO",
      help: "Strukturierte Binärdateien von NEMO, in beiden Bytefolgen und Genauigkeiten; geschrieben in einfacher Genauigkeit.",
    },
    fits: {
      title: "FITS-Binärtabelle",
      help: "Die erste Binärtabelle einer FITS-Datei, die Orte hat: Spalten nach Namen (x y z oder POS, VX.. oder VEL, MASS, ID, …), mit Skalen und Einheiten.",
    },
    gadget: {
      title: "GADGET-Format 1 und 2",
      help: "Binäre Schnappschüsse von GADGET-1 bis 4, in beiden Bytefolgen, in einer oder mehreren Dateien; geschrieben als Format 2.",
    },
    tipsy: {
      title: "Tipsy",
      help: "ChaNGa, Gasoline, PKDGRAV, Bonsai: Standard (big-endian) oder nativ, Kopf von 28 oder 32 Byte; geschrieben als Standard.",
    },
    "tipsy-bonsai": {
      title: "Tipsy mit Bonsais Nummern",
      help: "Tipsy, wie Bonsai es liest: little-endian; Nummern an der Stelle des Potentials nennen Scheibe, Bulge, Halo und Galaxie.",
    },
    table: {
      title: "Tabelle",
      help: "Text, eine Zeile je Körper: m x y z vx vy vz, x y z vx vy vz oder beliebige Spalten, die ein Kopf nennt; Leerzeichen, Tabulatoren, Kommas.",
    },
    csv: {
      title: "CSV",
      help: "Durch Kommas getrennte Werte mit einem Kopf, der Spalten und Einheiten nennt; behält Nummern, Komponenten, Galaxien und Glättungen.",
    },
  },
};
