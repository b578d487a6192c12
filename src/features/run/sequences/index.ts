import type { Feature } from "../../kit/feature.ts";
import { sequencesCommands } from "./commands.ts";
import { SequencesController } from "./controller.ts";
import { SequencePlace } from "./sequencePlace.tsx";
import { SequencesGroup } from "./sequencesGroupPlace.tsx";
import { createSequences, recordedMarks } from "./state.ts";

export const sequences = {
  name: "sequences",
  commands: { at: 45, list: sequencesCommands },
  slice: () => createSequences,
  controller: SequencesController,
  marks: recordedMarks,
  panels: [
    { place: "controls", at: 95, group: "timeline", level: "study", Panel: SequencesGroup },
    { place: "foot", at: 45, Panel: SequencePlace },
  ],
} as const satisfies Feature;
