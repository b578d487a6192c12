import type { BodiesView } from "./appearance.ts";
import type { Bodies } from "./data/bodies/bodies.ts";

/** Two digits are enough for a guess. */
const tidy = (x: number) => Number(x.toPrecision(2));

/**
 * Softening and time step for bodies of which nothing else is known. Softening: the file's own (median), or the optimum
 * for a Plummer sphere, 0.98 N^-0.26 of its scale (Athanassoula et al. 2000, MNRAS 314, 475), a quarter of it because
 * galaxies with discs and bulges are far more compact than their gravitational radius G M / (2 |phi|), which is the scale
 * known here. Time step: 1/50 of the dynamical time, and at most half the time in which a body crosses its softening.
 */
export function runDefaults(bodies: Bodies, view: BodiesView): { theta: number; softening: number; timestep: number } {
  let mass = 0;
  for (const m of bodies.mass) mass += m;
  const attraction = Math.max(bodies.units.gravity * mass, 1e-30);
  const scale = attraction / (2 * view.depth);
  const own = median(bodies.softening);
  const softening = own > 0 ? own : 0.25 * 0.98 * bodies.count ** -0.26 * scale;
  const dynamical = Math.sqrt(scale ** 3 / attraction);
  const crossing = softening / Math.sqrt(view.depth);
  return { theta: 0.6, softening: tidy(softening), timestep: tidy(Math.min(0.02 * dynamical, 0.5 * crossing)) };
}

function median(values: Float32Array | undefined): number {
  if (!values || values.length === 0) return 0;
  const sorted = values.slice().sort();
  return sorted[sorted.length >> 1]!;
}
