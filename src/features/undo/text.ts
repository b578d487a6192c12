import { words } from "../../language/words.ts";

/** Words of “Undo” and “Redo”. */
export const text = words("undo", {
  commands: {
    undo: {
      label: "Undo",
      help: "Takes back the last change of a setting, or brings back the run as it was before it was replaced or changed.",
    },
    redo: { label: "Redo", help: "Does again what was taken back last." },
  },
  reset: "Reset",
  undone: (what: string) => `Taken back: ${what}.`,
  redone: (what: string) => `Done again: ${what}.`,
  bringing: "Bringing back the run",
});
