import type { UndoPart } from "../../kit/undoPart.ts";
import type { CameraPathSlice } from "./state.ts";
import { text } from "./text.ts";

export const cameraPathUndo = {
  settings: { path: text.title },
  along: ["path", "pathOf"],
} as const satisfies UndoPart<CameraPathSlice>;
