import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { evrardGas } from "../../../src/data/models/evrardGas.ts";
import type { Settings } from "../../../src/engine/index.ts";

/** The tree's errors are far below it, the pressure of this gas far above. */
export const HOT_ERROR = 2e-3;

/** A sphere of gas so hot that its pressure is stronger than its gravity, and its settings. */
export function hotSphere(): { readonly bodies: Bodies; readonly settings: Partial<Settings> } {
  const bodies = evrardGas.make({}, { n: 700, seed: 1 });
  const internalEnergy = bodies.columns!.internalEnergy!.map((u) => 100 * u);
  return {
    bodies: { ...bodies, columns: { ...bodies.columns, internalEnergy } },
    settings: { softening: 0.03, timestep: 1 / 256, theta: 0.4 },
  };
}
