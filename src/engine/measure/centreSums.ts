import { perSweep } from "../state/sizes.ts";
import { define, type Repetition } from "../state/spec.ts";

/** What each galaxy has inside its sphere. `repetition.index` counts repetitions, `repetition.last` is the number of galaxies. */
export const centreSums = (repetition: Repetition) =>
  define({
    stage: "measure/centreSums",
    row: "profile",
    bind: { repetition, partials: "spherePartials" },
    workgroups: perSweep,
  });
