import type { UndoPart } from "../../kit/undoPart.ts";
import type { AutoPauseSlice } from "./state.ts";
import { text as t } from "./text.ts";

export const autoPauseUndo = {
  settings: { autoPause: { haltAt: t.time.label, haltEnergy: t.energy.label, haltPericentre: t.pericentre.label } },
} as const satisfies UndoPart<AutoPauseSlice>;
