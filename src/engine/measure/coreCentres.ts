import { define, type Repetition } from "../state/spec.ts";

/** Place and motion of the cores of the first `galaxies` galaxies, from the sums of the same repetition. */
export const coreCentres = (repetition: Repetition, galaxies: number) =>
  define({
    stage: "measure/coreCentres",
    row: "follow",
    bind: { partials: "corePartials", repetition },
    workgroups: () => galaxies,
  });
