import type { Feature } from "../../kit/feature.ts";
import { contoursAddress } from "./address.ts";
import { ContoursController } from "./controller.ts";
import { contoursControls } from "./controls.ts";
import { createContours } from "./state.ts";

export const contours = {
  name: "contours",
  controls: contoursControls,
  slice: () => createContours,
  controller: ContoursController,
  address: [contoursAddress],
} as const satisfies Feature;
