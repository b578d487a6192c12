import type { Feature } from "../../kit/feature.ts";
import { rulerCommands } from "./commands.ts";
import { RulerController } from "./controller.ts";
import { RulerGroup } from "./rulerGroup.tsx";
import { SkyPlace } from "./skyPlace.tsx";
import { createRuler } from "./state.ts";

export const ruler = {
  name: "ruler",
  commands: { at: 125, list: rulerCommands },
  slice: () => createRuler,
  controller: RulerController,
  panels: [
    { place: "head", at: 5, Panel: SkyPlace },
    { place: "controls", at: 66, group: "tree", level: "study", Panel: RulerGroup },
  ],
} as const satisfies Feature;
