import { words } from "../../../language/words.ts";

/** Words about what surrounds a periodic box. */
export const text = words("box", {
  commands: {
    fly: {
      label: "Fly through the box",
      help: "Flies straight on through the periodic box, which has no end: what leaves on one side comes back on the other. Drag to steer.",
    },
  },
  repeat: {
    label: "Repeat the box",
    help: "Draws the periodic box's 26 neighbours too, which are the same bodies again, so that a camera in it sees no edge. Photographs show it once.",
  },
});
