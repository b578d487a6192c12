import type { UndoPart } from "../../kit/undoPart.ts";
import type { CameraSlice } from "./state.ts";
import { text } from "./text.ts";

export const cameraUndo = {
  settings: { camera: { turntable: text.commands.turntable.label, piloted: text.commands.pilot.label } },
} as const satisfies UndoPart<CameraSlice>;
