import type { Feature } from "../../kit/feature.ts";
import { cameraAddress } from "./address.ts";
import { CameraGroup } from "./cameraGroup.tsx";
import { cameraCommands } from "./commands.ts";
import { CameraController } from "./controller.ts";
import { cameraControls } from "./controls.ts";
import { createCamera } from "./state.ts";
import { cameraUndo } from "./undo.ts";

export const camera = {
  name: "camera",
  commands: { at: 110, list: cameraCommands },
  controls: cameraControls,
  slice: () => createCamera,
  controller: CameraController,
  address: [cameraAddress],
  undo: cameraUndo,
  panels: [{ place: "controls", at: 50, group: "camera", Panel: CameraGroup }],
  corner: [{ at: 50, command: cameraCommands.fit, only: ["study"] }],
} as const satisfies Feature;
