import type { Feature } from "../../kit/feature.ts";
import { vorticesAddress } from "./address.ts";
import { VorticesController } from "./controller.ts";
import { createVortices } from "./state.ts";

export const vortices = {
  name: "vortices",
  slice: () => createVortices,
  controller: VorticesController,
  address: [vorticesAddress],
} as const satisfies Feature;
