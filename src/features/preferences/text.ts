import { words } from "../../language/words.ts";

/** Words of what outlives the page: shortcuts and other preferences. */
export const text = words("preferences", {
  on: "Shortcuts",
  onHelp: "Keys of one character. Off, only arrows, Home, Enter and Escape do something.",
  key: (command: string) => `Key for ${command}`,
  keyHelp: "Select a field and press the key for this command, or Delete for none.",
  conflict: (key: string, command: string) => `“${key}” is the key of ${command}; give that another one first.`,
  reset: "Original keys",
  resetHelp: "Gives every command back the key that it came with.",
  oneCharacter: "expected one character",
  notShortcuts: (why: string) => `The browser's own keys can't be read (${why}); the original ones are in force.`,
  notKept: (name: string, why: string) =>
    `The ${name} that this browser kept can't be read (${why}); choose again to replace it.`,
});
