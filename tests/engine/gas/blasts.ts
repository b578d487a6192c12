import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS } from "../../../src/data/bodies/units.ts";
import type { Engine } from "../../../src/engine/index.ts";
import { cgsOf } from "../../../src/physics/gas/galaxyGas.ts";
import { AGORA, delayOf, heatOf } from "../../../src/physics/gas/supernovae.ts";
import { numbers } from "../../physics/gas/gases.ts";

const cgs = cgsOf(GALACTICS_UNITS);
/** Five million years, and what a unit of mass of stars gives, in kpc and 100 km/s. */
export const [DELAY, HEAT] = [delayOf(AGORA) / cgs.time, heatOf(AGORA) / cgs.energy];

/** A ball of gas at 10^4 K, with a star for every `each` bodies that were born at once, so many delays before the run. */
export function ball(age: number, more: Bodies["gas"] = {}, n = 600, each = 60): Bodies {
  const next = numbers(3);
  const bodies = { ...emptyBodies(n), units: GALACTICS_UNITS, time: 1 };
  for (let i = 0; i < n; ) {
    const at = [0, 1, 2].map(() => 2 * next() - 1);
    if (Math.hypot(...at) > 1) continue;
    bodies.position.set(at, 3 * i++);
  }
  bodies.mass.fill(1e-3);
  const internalEnergy = Float32Array.from({ length: n }, (_, i) => (i % each === 0 ? 0 : 0.012));
  const birthTime = Float32Array.from({ length: n }, (_, i) => (i % each === 0 ? 1 - age * DELAY : 0));
  return {
    ...bodies,
    columns: { internalEnergy, birthTime, metallicity: new Float32Array(n) },
    gas: { stars: true, supernovae: true, ...more },
  };
}

export const SETTINGS = { softening: 0.1, timestep: 1 / 32, gravity: 1 };

/** Measured before and after so many steps, and the bodies at the end. */
export async function run(engine: Engine, steps: number) {
  const before = await engine.measure();
  engine.step(steps);
  await engine.done();
  const after = await engine.measure();
  const end = (await engine.readBodies()) as Bodies;
  engine.destroy();
  return { before, after, end };
}
