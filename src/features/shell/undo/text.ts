import { words } from "../../../language/words.ts";

/** Words of “Undo” and “Redo”. */
export const text = words("undo", {
  commands: {
    undo: {
      label: "Undo",
      help: "Undoes the last change of a setting, takes out what was added, or restores a run that was replaced.",
    },
    redo: { label: "Redo", help: "Repeats the last undone change." },
  },
  changes: "Changes",
  reset: "Reset",
  undone: (what: string) => `Undone: ${what}.`,
  redone: (what: string) => `Redone: ${what}.`,
  bringing: "Restoring the run",
});
