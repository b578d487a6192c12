import type { Control } from "../../kit/control.ts";
import type { ContoursSlice } from "./state.ts";
import { text } from "./text.ts";

/** What is seen of external fields. */
export const contoursControls = {
  contours: {
    kind: "switch",
    key: "contours",
    words: text.contours,
    group: "appearance",
    level: "play",
    at: ["contours", "contours"],
    link: "contours",
    shown: ({ contours: { inFields } }) => inFields,
    default: false,
    set: (s, on) => s.contours.setContours(on),
  },
} as const satisfies Readonly<Record<string, Control<ContoursSlice>>>;
