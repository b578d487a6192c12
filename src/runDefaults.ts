import type { BodiesView } from "./appearance.ts";
import type { Bodies } from "./data/bodies/bodies.ts";

/** Two digits are enough for a guess. */
const tidy = (x: number) => Number(x.toPrecision(2));

/**
 * Softening and time step for bodies of which nothing else is known. Softening: the file's own (median), or 0.98 N^-0.26
 * of the scale length, the optimum for a Plummer sphere (Athanassoula et al. 2000, MNRAS 314, 475), halved, since
 * measured light is more compact than mass. Time step: 1/50 of the dynamical time at the light's radius, and never so
 * long that a typical body crosses its softening length.
 */
export function runDefaults(bodies: Bodies, view: BodiesView): { theta: number; softening: number; timestep: number } {
  let mass = 0;
  for (const m of bodies.mass) mass += m;
  const own = median(bodies.softening);
  const softening = own > 0 ? own : 0.5 * 0.98 * bodies.count ** -0.26 * view.radius * 0.5;
  const dynamical = Math.sqrt(view.radius ** 3 / Math.max(bodies.units.gravity * mass, 1e-30));
  const crossing = softening / Math.max(view.speed, 1e-30);
  return { theta: 0.6, softening: tidy(softening), timestep: tidy(Math.min(0.02 * dynamical, crossing)) };
}

function median(values: Float32Array | undefined): number {
  if (!values || values.length === 0) return 0;
  const sorted = values.slice().sort();
  return sorted[sorted.length >> 1]!;
}
