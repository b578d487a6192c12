import { words } from "../../../language/words.ts";

/** Words of what outlives the page: shortcuts and other preferences. */
export const text = words("preferences", {
  on: "Shortcuts",
  onHelp: "Single-key shortcuts. When off, only arrows, Home, Enter and Esc work.",
  key: (command: string) => `Key for ${command}`,
  keyHelp: "Press the new key in its field, or Delete to clear.",
  conflict: (key: string, command: string) => `“${key}” is the key of ${command}; change that one first.`,
  reset: "Reset shortcuts",
  resetHelp: "Gives every command its original key.",
  oneCharacter: "expected one character",
  notShortcuts: (why: string) => `The shortcuts kept in this browser can't be read (${why}). Using the original ones.`,
  notKept: (name: string, why: string) =>
    `The ${name} that this browser kept can't be read (${why}); choose again to replace it.`,
});
