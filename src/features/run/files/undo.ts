import type { UndoPart } from "../../kit/undoPart.ts";
import type { FilesSlice } from "./state.ts";

export const filesUndo = { along: { files: ["opened"] } } as const satisfies UndoPart<FilesSlice>;
