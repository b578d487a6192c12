import type { Feature } from "../../kit/feature.ts";
import { haloesAddress } from "./address.ts";
import { HaloesController } from "./controller.ts";
import { haloesControls } from "./controls.ts";
import { createHaloes } from "./state.ts";

export const haloes = {
  name: "haloes",
  controls: haloesControls,
  slice: () => createHaloes,
  controller: HaloesController,
  address: [haloesAddress],
} as const satisfies Feature;
