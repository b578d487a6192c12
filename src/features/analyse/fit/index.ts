import type { Feature } from "../../kit/feature.ts";
import { fitAddress } from "./address.ts";
import { fitCommands } from "./commands.ts";
import { FitController } from "./controller.ts";
import { FitGroup } from "./fitGroup.tsx";
import { FitPanel } from "./fitPanel.tsx";
import { PhotographPlace } from "./photographPlace.tsx";
import { createFit } from "./state.ts";

export const fit = {
  name: "fit",
  commands: { at: 36, list: fitCommands },
  slice: () => createFit,
  address: [fitAddress],
  controller: FitController,
  panels: [
    { place: "head", at: 4, galaxiesOnly: true, Panel: PhotographPlace },
    { place: "controls", at: 32, group: "compare", level: "study", galaxiesOnly: true, Panel: FitGroup },
    { place: "over", at: 56, galaxiesOnly: true, Panel: FitPanel },
  ],
} as const satisfies Feature;
