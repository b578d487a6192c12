import type { Feature } from "../../kit/feature.ts";
import { captureCommands } from "./commands.ts";
import { CaptureController } from "./controller.ts";
import { captureControls } from "./controls.ts";
import { createCapture } from "./state.ts";

export const capture = {
  name: "capture",
  commands: { at: 50, list: captureCommands },
  controls: captureControls,
  slice: () => createCapture,
  controller: CaptureController,
  corner: [{ at: 35, command: captureCommands.screenshot, only: ["watch"] }],
} as const satisfies Feature;
