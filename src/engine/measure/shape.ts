import { perSweep } from "../state/sizes.ts";
import { define, type Repetition } from "../state/spec.ts";

/** Second moments inside the galaxies' spheres. */
export const shape = (repetition: Repetition) =>
  define({
    stage: "measure/shape",
    row: "profile",
    bind: { repetition, partials: "shapePartials" },
    workgroups: perSweep,
  });
