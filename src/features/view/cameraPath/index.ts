import type { Feature } from "../../kit/feature.ts";
import { cameraPathAddress } from "./address.ts";
import { CameraPathFold } from "./cameraPathFold.tsx";
import { cameraPathCommands } from "./commands.ts";
import { CameraPathController } from "./controller.ts";
import { createCameraPath, keyMarks } from "./state.ts";
import { cameraPathUndo } from "./undo.ts";

export const cameraPath = {
  name: "cameraPath",
  commands: { at: 115, list: cameraPathCommands },
  slice: () => createCameraPath,
  controller: CameraPathController,
  address: [cameraPathAddress],
  undo: cameraPathUndo,
  marks: keyMarks,
  panels: [{ place: "controls", at: 55, group: "camera", level: "study", Panel: CameraPathFold }],
} as const satisfies Feature;
