import { words } from "../../language/words.ts";

/** Words of the help. */
export const text = words("help", {
  commands: {
    help: { label: "Keys and help", help: "Shows or hides this list." },
  },
  title: "Keys",
  mouse: "Mouse and touch",
  mouseHelp:
    "Drag to turn, scroll or pinch to zoom, right-drag or drag with two fingers to move. Double-click a slider's value for its default.",
  space: "Space",
});
