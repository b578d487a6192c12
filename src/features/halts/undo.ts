import type { UndoPart } from "../undoPart.ts";
import type { HaltsSlice } from "./state.ts";
import { text as t } from "./text.ts";

export const haltsUndo = {
  settings: { haltAt: t.time.label, haltEnergy: t.energy.label, haltPericentre: t.pericentre.label },
} as const satisfies UndoPart<HaltsSlice>;
