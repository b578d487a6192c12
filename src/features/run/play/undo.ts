import { text as builderText } from "../../create/builder/text.ts";
import { text as interactText } from "../../create/interact/text.ts";
import type { UndoPart } from "../../kit/undoPart.ts";
import { text as timelineText } from "../timeline/text.ts";
import type { PlaySlice } from "./state.ts";
import { text as t } from "./text.ts";

export const playUndo = {
  settings: {
    play: {
      wantedStepsPerSecond: t.speed.label,
      wantedRate: t.speed.label,
      direction: timelineText.commands.reverse.label,
    },
  },
  run: {
    play: {
      source: t.scenario.file,
      build: builderText.title,
      scenario: t.scenario.label,
      n: t.bodies.label,
      seed: t.seed.label,
      values: t.parameters,
      deeds: interactText.group,
    },
  },
  along: { play: ["scenarios", "held", "playing", "usualBodies"] },
} as const satisfies UndoPart<PlaySlice>;
