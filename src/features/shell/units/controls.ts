import { optionsOf } from "../../../ui/options.ts";
import type { Control } from "../../kit/control.ts";
import type { UnitsChoice, UnitsSlice } from "./state.ts";
import { text } from "./text.ts";

/** How numbers are read. */
export const unitsControls = {
  units: {
    kind: "choice",
    key: "units",
    words: text,
    group: "settings",
    level: "watch",
    at: ["units", "units"],
    link: "units",
    names: text.names,
    says: ({ units: { scale, scaleAssumed } }) =>
      scale === null ? { help: text.none } : scaleAssumed ? { help: text.assumed } : {},
    options: () => optionsOf(text.names),
    value: ({ units: { scale, units } }) => (scale === null ? "own" : units),
    default: () => "physical",
    set: (s, name) => s.units.setUnits(name as UnitsChoice),
  },
} as const satisfies Readonly<Record<string, Control<UnitsSlice>>>;
