import type { Feature } from "../feature.ts";
import type { Setup } from "../setup.ts";
import { ShareController } from "./controller.ts";
import { createShare } from "./state.ts";

export const share = {
  name: "share",
  slice: ({ wishes }: Setup) =>
    createShare({ settings: null, camera: wishes.camera ?? null, check: wishes.check ?? null }),
  controller: ShareController,
  corner: [{ at: 40, command: "link", icon: "link" }],
} as const satisfies Feature;
