import { perSweep } from "../state/sizes.ts";
import { type DispatchIndex, define } from "../state/spec.ts";

/** What each galaxy has inside its sphere. `dispatch.index` counts the rounds, `dispatch.last` is the number of galaxies. */
export const centreSums = (dispatch: DispatchIndex) =>
  define({
    stage: "measure/centreSums",
    row: "profile",
    bind: { dispatch, partials: "spherePartials" },
    workgroups: perSweep,
  });
