import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { define, type Repetition } from "../state/spec.ts";

/**
 * Sums for the cores of the first `galaxies` galaxies. `repetition.index`: the weight is a Gaussian 2^index times as wide as the core;
 * `repetition.last`: 1 where the cores have moved on since they were found.
 */
export const coreSums = (repetition: Repetition, galaxies: number) =>
  define({
    stage: "measure/coreSums",
    row: "follow",
    bind: { partials: "corePartials", repetition },
    workgroups: () => CONSTANTS.follow.CORE_SHARES * galaxies,
  });
