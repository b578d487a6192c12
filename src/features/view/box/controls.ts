import type { Control } from "../../kit/control.ts";
import type { BoxSlice } from "./state.ts";
import { text } from "./text.ts";

/** What surrounds a periodic box. */
export const boxControls = {
  repeat: {
    kind: "switch",
    key: "repeat",
    words: text.repeat,
    group: "appearance",
    level: "play",
    at: ["box", "repeat"],
    link: "repeat",
    shown: ({ box: { box } }) => box !== null,
    default: false,
    set: (s, on) => s.box.setRepeat(on),
  },
} as const satisfies Readonly<Record<string, Control<BoxSlice>>>;
