import type { Feature } from "../feature.ts";
import { truthCommands } from "./commands.ts";
import { TruthController } from "./controller.ts";
import { createTruth } from "./state.ts";
import { TruthPanel } from "./truthPanel.tsx";

export const truth = {
  name: "truth",
  commands: { at: 80, list: truthCommands },
  slice: () => createTruth,
  controller: TruthController,
  panels: [{ place: "over", at: 30, Panel: TruthPanel }],
  corner: [{ at: 10, command: truthCommands.truth, only: ["study"] }],
} as const satisfies Feature;
