import type { Feature } from "../feature.ts";
import { pathsAddress } from "./address.ts";
import { pathsCommands } from "./commands.ts";
import { PathsController } from "./controller.ts";
import { PathsFold } from "./pathsFold.tsx";
import { createPaths, keyMarks } from "./state.ts";
import { pathsUndo } from "./undo.ts";

export const paths = {
  name: "paths",
  commands: { at: 115, list: pathsCommands },
  slice: () => createPaths,
  controller: PathsController,
  address: [pathsAddress],
  undo: pathsUndo,
  marks: keyMarks,
  panels: [{ place: "controls", at: 55, group: "camera", level: "study", Panel: PathsFold }],
} as const satisfies Feature;
