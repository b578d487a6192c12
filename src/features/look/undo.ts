import type { UndoPart } from "../undoPart.ts";
import type { LookSlice } from "./state.ts";
import { text as t } from "./text.ts";

export const lookUndo = {
  settings: {
    view: {
      colour: t.colour.label,
      exposure: t.exposure.label,
      latitude: t.latitude.label,
      pointSize: t.pointSize.label,
      glow: t.glow.label,
      saturation: t.saturation.label,
      dust: t.dust.label,
      theme: t.theme.label,
      shows: t.density.label,
      massOf: t.density.massOf.label,
      low: t.density.low.label,
      high: t.density.high.label,
      span: t.density.span.label,
      parts: t.parts.title,
      cut: t.parts.cut.label,
    },
  },
} as const satisfies UndoPart<LookSlice>;
