import type { Feature } from "../feature.ts";
import { cameraAddress } from "./address.ts";
import { CameraGroup } from "./cameraGroup.tsx";
import { CameraController } from "./controller.ts";
import { createCamera } from "./state.ts";

export const camera = {
  name: "camera",
  slice: () => createCamera,
  controller: CameraController,
  address: [cameraAddress],
  panels: [{ place: "controls", at: 50, Panel: CameraGroup }],
  corner: [{ at: 50, command: "fit", icon: "fit" }],
} as const satisfies Feature;
