import type { Translation } from "../translation.ts";

/** Wie viel zu sehen ist, Einstellungen und Suche. */
export const layout: Translation = {
  layout: {
    commands: {
      panel: { label: "Bedienung", help: "Zeigt oder verbirgt die Bedienung." },
      search: { label: "Suchen", help: "Findet jeden Befehl und jeden Regler nach seinem Namen." },
      settings: { label: "Einstellungen", help: "Sprache, Darstellung, Einheiten, Speicher und Tasten." },
      showLess: { label: "Weniger zeigen: Zusehen", help: "Zeigt nur, was man zum Zusehen braucht." },
      showMore: { label: "Mehr zeigen: Spielen", help: "Zeigt, was man braucht, um mit Galaxien zu spielen." },
      showAll: { label: "Alles zeigen: Forschen", help: "Zeigt die ganze Bedienung, nach Themen geordnet." },
    },
    level: "Wie viel zu sehen ist",
    levelHelp: {
      watch: "Nur, was man zum Zusehen braucht. „Spielen“ zeigt mehr, „Forschen“ alles.",
      play: "Was man braucht, um mit Galaxien zu spielen. „Forschen“ zeigt alles, nach Themen.",
      study: "Die ganze Bedienung, nach Themen geordnet.",
    },
    levels: { watch: "Zusehen", play: "Spielen", study: "Forschen" },
    tabs: "Bedienung nach Themen",
    tab: {
      scene: "Szene",
      solver: "Rechnung",
      look: "Bild",
      camera: "Kamera",
      tree: "Baum",
      compare: "Vergleich",
      timeline: "Zeit",
      files: "Dateien",
    },
    hidden: (labels: string) =>
      `Dieser Link stellt auch ${labels} ein, was auf dieser Stufe nicht zu sehen ist; „Forschen“ über der Bedienung zeigt alles.`,
    reset: {
      label: "Auf Voreinstellung setzen",
      help: "Setzt alles in dieser Gruppe auf die Voreinstellung. „Rückgängig“ holt es zurück.",
    },
    resetGroup: (group: string) => `Auf Voreinstellung setzen: ${group}`,
    settings: { title: "Einstellungen" },
    search: {
      title: "Suchen",
      label: "Name eines Befehls oder Reglers",
      list: "Treffer",
      none: (words: string) => `Nichts passt zu „${words}“.`,
    },
  },
};
