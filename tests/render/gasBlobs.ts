import { type Bodies, componentIndex, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS } from "../../src/data/bodies/units.ts";

/** Bodies of each ball, and their centres along x, kpc. */
export const N = 200;
export const CENTRES = [-12, 0, 12] as const;

/**
 * Three balls in a row in the units of galaxies: gas of 1e4 K to 1e6 K that forms stars, thin warm gas without metals, and stars. Columns are those that a run
 * gives back, with densities that suit the balls.
 */
export function blobs(): Bodies {
  const bodies = emptyBodies(3 * N, GALACTICS_UNITS);
  const column = () => new Float32Array(3 * N);
  const columns = {
    internalEnergy: column(),
    density: column(),
    smoothingLength: column(),
    metallicity: column(),
    birthTime: column(),
    starFormationRate: column(),
  };
  for (let i = 0; i < 3 * N; i++) {
    const which = Math.floor(i / N);
    const [r, cosine, angle] = [2 * Math.cbrt(((i % N) + 0.5) / N), 2 * ((0.7548776662 * i) % 1) - 1, 2.39996 * i];
    const flat = Math.sqrt(1 - cosine * cosine);
    bodies.position.set([CENTRES[which]! + r * flat * Math.cos(angle), r * flat * Math.sin(angle), r * cosine], 3 * i);
    bodies.mass[i] = [2e-3, 5e-4, 1e-2][which]! * (1 + (i % 3) / 4);
    bodies.id[i] = i;
    bodies.component[i] = componentIndex(which === 2 ? "disc" : "gas");
    if (which === 2) continue;
    columns.internalEnergy[i] = which === 0 ? 0.02 * 100 ** ((i % 20) / 19) : 0.05;
    columns.density[i] = (N * 1.25 * bodies.mass[i]!) / ((4 / 3) * Math.PI * 8);
    columns.smoothingLength[i] = Math.cbrt((3 * 64 * bodies.mass[i]!) / (4 * Math.PI * columns.density[i]!));
    columns.metallicity[i] = which === 0 ? 0.0134 * (0.3 + (i % 5) / 2) : 0;
    columns.starFormationRate[i] = which === 0 ? bodies.mass[i]! * 0.01 * (1 + (i % 4)) : 0;
  }
  return { ...bodies, columns, gas: { cooling: true, stars: true } } as Bodies;
}
