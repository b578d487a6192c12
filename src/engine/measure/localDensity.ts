import { define } from "../state/spec.ts";

/** How bodies lie along the curve. */
interface Lying {
  /** `orderA` lists them. */
  readonly listed?: boolean;
  /** So many have mass, and test particles stand behind them. */
  readonly massive?: number | undefined;
}

/** The mass density about each body. */
export const densities = ({ listed = false, massive }: Lying = {}) =>
  define({
    stage: "measure/localDensity",
    row: "quantity",
    bind: {
      // Not looked at where the bodies lie along the curve themselves.
      order: listed ? "orderA" : "id",
      // Nor where there are no test particles.
      root: massive === undefined ? "posMass" : "root",
    },
    constants: () => ({ LISTED: Number(listed), ...(massive !== undefined && { MASSIVE: massive }) }),
  });

/** The mass density about each body, of bodies along the curve. */
export const localDensity = densities();
