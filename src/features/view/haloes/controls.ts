import type { Control } from "../../kit/control.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import type { HaloesSlice } from "./state.ts";
import { text } from "./text.ts";

/** What haloes of an expanding universe look like. */
export const haloesControls = {
  haloLight: {
    kind: "switch",
    key: "haloLight",
    words: text.light,
    group: "appearance",
    level: "play",
    at: ["haloes", "haloLight"],
    link: "haloes",
    shown: ({ units: { universe } }) => universe !== null,
    default: false,
    set: (s, on) => s.haloes.setHaloLight(on),
  },
} as const satisfies Readonly<Record<string, Control<HaloesSlice & UnitsSlice>>>;
