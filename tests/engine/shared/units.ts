import { expect, it } from "vitest";
import { inUnits, UNIT_POWERS } from "../../../bench/inUnits.ts";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import type { Engine } from "../../../src/engine/index.ts";
import type { Create } from "./create.ts";

const times = (table: Float32Array, unit: (k: number) => number) => table.map((x, k) => x * unit(k));

/** The same bodies in other units. `names`: the solvers of the engine; `posMassOf`: its table of places and masses, in its own order and units. */
export function unitTests<E extends Engine>(
  create: Create<E>,
  names: readonly string[],
  posMassOf: (engine: E) => Promise<Float32Array>,
): void {
  const bodies = plummer.make({}, { n: 300, seed: 31 });

  /** Forces at the start, and after some steps where bodies are and what is measured, all by the engine. */
  async function run(of: Bodies, solver: string, softening: number, timestep: number) {
    const engine = await create(of, { solver, softening, timestep, theta: 0.6 });
    const forces = await engine.readForces();
    engine.step(4);
    const { position, velocity } = await engine.readBodies();
    const measured = await engine.measure();
    const { kinetic, potential, momentum, angularMomentum, centreOfMass, virialRatio, forceError, faults } = measured;
    const posMass = await posMassOf(engine);
    engine.destroy();
    expect(faults).toEqual([]);
    return {
      ...{ forces, position, velocity, posMass, virialRatio, forceError },
      sums: [kinetic, potential, ...momentum, ...angularMomentum, ...centreOfMass],
    };
  }

  // As far as float32 reaches: what is below or above it there is so here too.
  it.each(names)(
    "%s: bodies in units of 2^k are the same bodies, bit by bit, at rest and in motion",
    async (solver) => {
      const base = await run(bodies, solver, 0.05, 1 / 64);
      for (const [l, m, v] of UNIT_POWERS) {
        const [length, mass, velocity] = [2 ** l, 2 ** m, 2 ** v];
        const other = await run(inUnits(bodies, length, mass, velocity), solver, 0.05 * length, length / velocity / 64);
        const label = `${solver}, lengths times 2^${l}, masses 2^${m}, velocities 2^${v}`;
        const acceleration = velocity ** 2 / length;
        const forces = times(base.forces, (k) => (k % 4 === 3 ? velocity ** 2 : acceleration));
        expect(other.forces, label).toEqual(forces);
        expect(other.position, label).toEqual(times(base.position, () => length));
        expect(other.velocity, label).toEqual(times(base.velocity, () => velocity));
        expect(other.virialRatio, label).toBe(base.virialRatio);
        const energy = mass * velocity ** 2;
        const momentum = mass * velocity;
        const units = [
          energy,
          energy,
          ...Array(3).fill(momentum),
          ...Array(3).fill(momentum * length),
          ...Array(3).fill(length),
        ];
        expect(other.sums, label).toEqual(base.sums.map((x, k) => x * units[k]!));
        expect(other.forceError, label).toEqual(base.forceError);
        expect(other.posMass, label).toEqual(
          times(base.posMass, (k) => (k % 4 === 3 ? velocity ** 2 * length : length)),
        );
      }
    },
  );

  it.each(names.filter((name) => name !== "distance"))(
    "%s: metres, parsecs and astronomical units run as kiloparsecs do",
    async (solver) => {
      const kpc = await run(bodies, solver, 0.05, 1 / 64);
      for (const perKpc of [3.0857e19, 2.0626e8]) {
        const other = await run(inUnits(bodies, perKpc, 1, 1), solver, 0.05 * perKpc, perKpc / 64);
        let [most, typical] = [0, 0];
        for (let k = 0; k < kpc.forces.length; k++) {
          if (k % 4 === 3) continue;
          most = Math.max(most, Math.abs(other.forces[k]! * perKpc - kpc.forces[k]!));
          typical = Math.max(typical, Math.abs(kpc.forces[k]!));
        }
        // Places are rounded again, and a cell may fall on the other side of its criterion: the size of one cell's error.
        expect(most / typical, `${perKpc} a kpc`).toBeLessThan(solver === "direct" ? 1e-5 : 2e-3);
      }
    },
  );
}
