import type { Feature } from "../../kit/feature.ts";
import { compareAddress } from "./address.ts";
import { compareCommands } from "./commands.ts";
import { CompareGroup } from "./compareGroup.tsx";
import { CompareSides } from "./compareSides.tsx";
import { CompareController } from "./controller.ts";
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
    { place: "head", at: 20, Panel: CompareSides },
    { place: "controls", at: 30, group: "compare", level: "study", Panel: CompareGroup },
  ],
} as const satisfies Feature;
