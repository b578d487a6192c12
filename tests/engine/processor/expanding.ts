import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { clockAt } from "../../../src/data/bodies/clock.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { expansionRate, type Universe } from "../../../src/physics/cosmology/universe.ts";
import { lattice, latticePlace } from "./boxes.ts";

/** The universe of Einstein and de Sitter. */
export const MATTER: Universe = { omegaM: 1, omegaL: 0, omegaR: 0, w: -1, h: 0.7 };

/** Hubble's constant where a box of side 1 and mass 1 with G = 1 has the mean density: H0^2 = 8 pi / 3 over omegaM. */
const hubbleOf = ({ omegaM }: Universe) => Math.sqrt((8 * Math.PI) / (3 * omegaM));

/** A lattice of m^3 bodies moved by `wave(q)` at the scale factor `a`, as waves are that grow by d ln wave / d ln a = `rate`. */
export function growing(
  m: number,
  universe: Universe,
  a: number,
  rate: number,
  wave: (q: readonly number[]) => readonly number[],
): Bodies {
  const momentum = a * a * hubbleOf(universe) * expansionRate(universe, a) * rate;
  return { ...lattice(m, wave, (q) => wave(q).map((x) => momentum * x)), time: clockAt(a) };
}

/** Runs bodies in a box of side 1 to the scale factor `to` in steps equal by the clock. */
export async function expand(bodies: Bodies, universe: Universe, to: number, steps: number, softening: number) {
  const timestep = (clockAt(to) - bodies.time) / steps;
  const space = { side: 1, expansion: { universe, hubble: hubbleOf(universe) } };
  const engine = await ProcessorEngine.create(bodies, { timestep, softening }, { space });
  engine.step(steps);
  const result = { bodies: await engine.readBodies(), measured: await engine.measure() };
  engine.destroy();
  return result;
}

/** How far along an axis body `i` of a lattice is from its place, to the nearest image. */
export function displacement({ position }: Bodies, m: number, i: number, axis: number): number {
  const apart = position[3 * i + axis]! - latticePlace(m, i)[axis]!;
  return apart - Math.round(apart);
}
