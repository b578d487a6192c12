import { type DispatchIndex, define } from "../state/spec.ts";

/** Place and motion of the cores of the first `galaxies` galaxies, from the sums of the same round. */
export const coreCentres = (dispatch: DispatchIndex, galaxies: number) =>
  define({
    stage: "measure/coreCentres",
    row: "follow",
    bind: { partials: "corePartials", dispatch },
    workgroups: () => galaxies,
  });
