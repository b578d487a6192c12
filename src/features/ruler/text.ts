import { words } from "../../language/words.ts";

/** Words about what is measured in the sky. */
export const text = words("ruler", {
  commands: {
    ruler: {
      label: "Ruler",
      help: "Lays a ruler on the sky: drag its ends, or move them by arrow keys. It says the length across the view, at the distance of what the camera looks at.",
    },
    protractor: {
      label: "Protractor",
      help: "Lays a protractor on the sky: drag its three points, or move them by arrow keys. It says the angle between its two arms as it is seen.",
    },
  },
  title: "Measure in the sky",
});
