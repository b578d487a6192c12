import { rangeConstants } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The cube that the curve runs through; `byId`: around the bulk of the bodies of some ids. */
export const rootCube = (byId = false) =>
  define({
    stage: "build/rootCube",
    row: "bounds",
    bind: { partials: "boundsPartials", posMass: "nextPosMass", samples: "bulkSamples" },
    workgroups: () => 1,
    constants: (s) => ({ ...rangeConstants(s), ...(byId && { BY_ID: 1 }) }),
  });
