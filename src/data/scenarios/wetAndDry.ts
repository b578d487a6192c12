import { encounter } from "./encounter.ts";
import type { Scenario } from "./scenario.ts";
import { wetAntennaeRecord } from "./tails.ts";

/** Of the page alone, which can show two runs. */
export const wetAndDry: Scenario = {
  ...encounter({
    ...wetAntennaeRecord,
    name: "wet-and-dry",
    title: "Wet and dry Antennae",
    help: "The same merger twice: with gas that cools and becomes stars, and with bodies in its place that move like stars.",
    lookFor:
      "Tails and orbits are much the same. But only gas sinks to the middle, and when the centres meet, a burst of stars forms on side A.",
    defaults: { ...wetAntennaeRecord.defaults, n: 32768 },
  }),
  compare: { by: "gas", right: "none" },
};
