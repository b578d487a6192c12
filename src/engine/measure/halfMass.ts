import { type DispatchIndex, define } from "../state/spec.ts";

/** The galaxies' half-mass radii. */
export const halfMass = (dispatch: DispatchIndex) =>
  define({ stage: "measure/halfMass", row: "profile", bind: { dispatch }, workgroups: () => 1 });
