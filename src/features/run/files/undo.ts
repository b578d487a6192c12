import type { UndoPart } from "../../kit/undoPart.ts";
import type { FilesSlice } from "./state.ts";

export const filesUndo = { along: ["opened"] } as const satisfies UndoPart<FilesSlice>;
