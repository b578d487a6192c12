import { words } from "../../../language/words.ts";

/** Words of the help. */
export const text = words("help", {
  commands: {
    help: { label: "Keyboard shortcuts", help: "Shows or hides this list." },
  },
  title: "Keyboard shortcuts",
  mouse: "Mouse and touch",
  mouseHelp:
    "Drag to turn, scroll or pinch to zoom, right-drag or drag with two fingers to move. Double-click a slider for its default, or click its value and type another. Tap a control's name, or hold a button, to read what it does.",
  space: "Space",
  control: (key: string) => `Ctrl+${key}`,
  controlShift: (key: string) => `Ctrl+Shift+${key}`,
});
