import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type DispatchIndex, define } from "../state/spec.ts";

/**
 * Sums for the cores of the first `galaxies` galaxies. `dispatch.index`: the weight is a Gaussian 2^index times as wide as the core;
 * `dispatch.last`: 1 where the cores have moved on since they were found.
 */
export const coreSums = (dispatch: DispatchIndex, galaxies: number) =>
  define({
    stage: "measure/coreSums",
    row: "follow",
    bind: { partials: "corePartials", dispatch },
    workgroups: () => CONSTANTS.follow.CORE_SHARES * galaxies,
  });
