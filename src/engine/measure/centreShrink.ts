import { type DispatchIndex, define } from "../state/spec.ts";

/** Moves and shrinks the galaxies' spheres. */
export const centreShrink = (dispatch: DispatchIndex) =>
  define({
    stage: "measure/centreShrink",
    row: "profile",
    bind: { dispatch, partials: "spherePartials" },
    workgroups: () => 1,
  });
