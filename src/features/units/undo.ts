import type { UndoPart } from "../undoPart.ts";
import type { UnitsSlice } from "./state.ts";
import { text } from "./text.ts";

export const unitsUndo = { settings: { units: text.label } } as const satisfies UndoPart<UnitsSlice>;
