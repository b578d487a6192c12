import { text as cameraText } from "../camera/text.ts";
import type { UndoPart } from "../undoPart.ts";
import type { InspectSlice } from "./state.ts";
import { text as t } from "./text.ts";

export const inspectUndo = {
  settings: {
    followed: cameraText.follow.label,
    showCentres: cameraText.centres.label,
    showOrbit: cameraText.orbit.label,
    treeView: { show: t.cells.label, from: t.from.label, to: t.to.label },
    showInteractions: t.body.interactions,
  },
} as const satisfies UndoPart<InspectSlice>;
