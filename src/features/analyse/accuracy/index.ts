import type { Feature } from "../../kit/feature.ts";
import { AccuracyPanel } from "./accuracyPanel.tsx";
import { accuracyCommands } from "./commands.ts";
import { AccuracyController } from "./controller.ts";
import { EnergyPlace } from "./energyPlace.tsx";
import { createAccuracy } from "./state.ts";

export const accuracy = {
  name: "accuracy",
  commands: { at: 80, list: accuracyCommands },
  slice: () => createAccuracy,
  controller: AccuracyController,
  panels: [
    { place: "over", at: 30, Panel: AccuracyPanel },
    { place: "foot", at: 55, Panel: EnergyPlace },
  ],
  corner: [{ at: 10, command: accuracyCommands.accuracy, only: ["study"] }],
} as const satisfies Feature;
