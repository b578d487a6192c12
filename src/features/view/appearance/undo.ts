import type { UndoPart } from "../../kit/undoPart.ts";
import type { AppearanceSlice } from "./state.ts";
import { text as t } from "./text.ts";

/** What only maps and parts of a run have. */
export const appearanceUndo = {
  settings: {
    appearance: {
      view: {
        massOf: t.density.massOf.label,
        low: t.density.low.label,
        high: t.density.high.label,
        span: t.density.span.label,
        parts: t.parts.title,
        cut: t.parts.cut.label,
      },
    },
  },
} as const satisfies UndoPart<AppearanceSlice>;
