import { words } from "../../../language/words.ts";

/** Words about what is measured in the sky. */
export const text = words("ruler", {
  commands: {
    ruler: {
      label: "Ruler",
      help: "Measures a distance across the view, at the depth of the camera's target: drag its ends, or move them with the arrow keys.",
    },
    protractor: {
      label: "Protractor",
      help: "Measures the angle between two arms as seen in the view: drag its three points, or move them with the arrow keys.",
    },
  },
  title: "Measure",
});
