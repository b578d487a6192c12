import type { UndoPart } from "../../kit/undoPart.ts";
import type { CameraPathSlice } from "./state.ts";
import { text } from "./text.ts";

export const cameraPathUndo = {
  settings: { cameraPath: { path: text.title } },
  along: { cameraPath: ["path", "pathOf"] },
} as const satisfies UndoPart<CameraPathSlice>;
