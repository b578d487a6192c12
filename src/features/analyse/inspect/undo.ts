import type { UndoPart } from "../../kit/undoPart.ts";
import type { InspectSlice } from "./state.ts";
import { text as t } from "./text.ts";

export const inspectUndo = {
  settings: {
    inspect: {
      treeView: { show: t.cells.label, from: t.from.label, to: t.to.label },
      showInteractions: t.body.interactions,
    },
  },
} as const satisfies UndoPart<InspectSlice>;
