import type { Feature } from "../feature.ts";
import { UnitsController } from "./controller.ts";
import { createUnits } from "./state.ts";

export const units = {
  name: "units",
  slice: () => createUnits,
  controller: UnitsController,
} as const satisfies Feature;
