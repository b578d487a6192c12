import { perSweep } from "../state/sizes.ts";
import { type DispatchIndex, define } from "../state/spec.ts";

/** Second moments inside the galaxies' spheres. */
export const shape = (dispatch: DispatchIndex) =>
  define({
    stage: "measure/shape",
    row: "profile",
    bind: { dispatch, partials: "shapePartials" },
    workgroups: perSweep,
  });
