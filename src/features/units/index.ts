import type { Feature } from "../feature.ts";
import { unitsAddress } from "./address.ts";
import { UnitsController } from "./controller.ts";
import { createUnits } from "./state.ts";
import { unitsUndo } from "./undo.ts";

export const units = {
  name: "units",
  slice: () => createUnits,
  controller: UnitsController,
  address: [unitsAddress],
  undo: unitsUndo,
} as const satisfies Feature;
