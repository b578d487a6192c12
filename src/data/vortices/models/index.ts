import type { VortexModel } from "./model.ts";
import { randomCube } from "./randomCube.ts";
import { collidingRings, ellipticRing, leapFroggingRings, ring, trefoilKnot } from "./rings.ts";

export type { VortexMakeOptions, VortexModel } from "./model.ts";

/** Every model of vortex elements, in the order in which people should find them. */
export const VORTEX_MODELS: readonly VortexModel[] = [
  ring,
  leapFroggingRings,
  collidingRings,
  ellipticRing,
  trefoilKnot,
  randomCube,
];

/** Throws one line that names the known models. */
export function findVortexModel(name: string): VortexModel {
  const found = VORTEX_MODELS.find((model) => model.name === name);
  if (found) return found;
  throw new Error(
    `there is no model "${name}" of vortex elements; known are: ${VORTEX_MODELS.map((m) => m.name).join(", ")}`,
  );
}
