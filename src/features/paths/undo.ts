import type { UndoPart } from "../undoPart.ts";
import type { PathsSlice } from "./state.ts";
import { text } from "./text.ts";

export const pathsUndo = {
  settings: { path: text.title },
  along: ["path", "pathOf"],
} as const satisfies UndoPart<PathsSlice>;
