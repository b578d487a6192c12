import { linkPart } from "../../kit/address.ts";
import type { Feature } from "../../kit/feature.ts";
import { UnitsController } from "./controller.ts";
import { unitsControls } from "./controls.ts";
import { createUnits } from "./state.ts";

export const units = {
  name: "units",
  controls: unitsControls,
  slice: () => createUnits,
  controller: UnitsController,
  address: [linkPart(50, unitsControls)],
} as const satisfies Feature;
