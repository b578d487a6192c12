import { define } from "../state/spec.ts";

const densities = (listed: boolean) =>
  define({
    stage: "measure/localDensity",
    row: "quantity",
    bind: {
      // Not looked at where the bodies lie along the curve themselves.
      order: listed ? "orderA" : "id",
    },
    constants: () => ({ LISTED: Number(listed) }),
  });

/** The mass density about each body, of bodies along the curve. */
export const localDensity = densities(false);

/** The same of bodies in any order: `orderA` lists them along the curve. */
export const listedDensity = densities(true);
