import type { UndoPart } from "../undoPart.ts";
import type { VorticesSlice } from "./state.ts";
import { text } from "./text.ts";

export const vorticesUndo = {
  settings: { followVortices: text.follow.label },
} as const satisfies UndoPart<VorticesSlice>;
