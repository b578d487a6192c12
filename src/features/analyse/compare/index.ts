import type { Feature } from "../../kit/feature.ts";
import { compareAddress } from "./address.ts";
import { compareCommands } from "./commands.ts";
import { CompareController } from "./controller.ts";
import { ComparePlace, SidesPlace } from "./place.tsx";
import { createCompare } from "./state.ts";
import { compareUndo } from "./undo.ts";

export const compare = {
  name: "compare",
  commands: { at: 30, list: compareCommands },
  slice: () => createCompare,
  controller: CompareController,
  address: [compareAddress],
  undo: compareUndo,
  panels: [
    { place: "head", at: 20, Panel: SidesPlace },
    { place: "controls", at: 30, group: "compare", level: "study", Panel: ComparePlace },
  ],
} as const satisfies Feature;
