import type { Feature } from "../feature.ts";
import { raceCommands } from "./commands.ts";
import { RaceController } from "./controller.ts";
import { RaceGroup } from "./raceGroup.tsx";
import { RacePanel } from "./racePanel.tsx";
import { createRace } from "./state.ts";

export const race = {
  name: "race",
  commands: { at: 35, list: raceCommands },
  slice: () => createRace,
  controller: RaceController,
  panels: [
    { place: "controls", at: 31, group: "compare", level: "study", galaxiesOnly: true, Panel: RaceGroup },
    { place: "over", at: 55, galaxiesOnly: true, Panel: RacePanel },
  ],
} as const satisfies Feature;
