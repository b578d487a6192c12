import { expect, it } from "vitest";
import { directSumOver } from "../../../bench/directSum.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { BOX } from "../../../src/engine/domains/boxTable.ts";
import { Domain, TreeSolver } from "../../../src/engine/domains/index.ts";
import { SOLVERS, SUPPORT } from "../../../src/engine/index.ts";
import { errorPercentiles } from "../../../src/engine/measure/summary.ts";
import { UNSCALED } from "../../../src/engine/scaling.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../../src/engine/settings.ts";
import { pack } from "../../../src/engine/state/transfer.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { boxLevels } from "../../reference/boxLevels.ts";
import { sortedKeys, sphere } from "../sampleTables.ts";
import { peersInMemory } from "./peersInMemory.ts";

const SETTINGS: Settings = { ...DEFAULT_SETTINGS, theta: 0.6, softening: 0.05, timestep: 1 / 64 };
const common = (total: number, settings: Settings) => ({ total, settings, scaling: UNSCALED });

/** |da| / |a| of each body, sorted. */
function errorsOf(found: ArrayLike<number>, exact: ArrayLike<number>): number[] {
  return Array.from({ length: exact.length / 4 }, (_, i) => {
    const d = [0, 1, 2].map((k) => found[4 * i + k]! - exact[4 * i + k]!);
    return Math.hypot(...d) / Math.hypot(exact[4 * i]!, exact[4 * i + 1]!, exact[4 * i + 2]!);
  }).sort((a, b) => a - b);
}

/** ax ay az and potential by all others, float64. */
function exactForces(posMass: Float32Array): Float64Array {
  const count = posMass.length / 4;
  const mass = Float32Array.from({ length: count }, (_, i) => posMass[4 * i + 3]!);
  const position = Float32Array.from({ length: 3 * count }, (_, k) => posMass[4 * Math.floor(k / 3) + (k % 3)]!);
  return directSumOver({ count, mass, position }, SETTINGS.softening, Uint32Array.from(mass.keys()));
}

describeGpu("the trees of several domains", (device) => {
  /** Forces on a sphere of `n` bodies that so many domains share, in the order of the table, and interactions of a body. */
  async function forcesBy(count: number, n: number, settings: Settings, steps = 0) {
    const { posMass, velocity, id } = pack(plummer.make({}, { n, seed: 4 }), 1, UNSCALED);
    const solvers = peersInMemory(count).map(() => new TreeSolver(device, common(n, settings)));
    const shared = peersInMemory(count).map((peers, k) => {
      const [from, to] = [Math.floor((k * n) / count), Math.floor(((k + 1) * n) / count)];
      const own = {
        ...{ posMass: posMass.slice(4 * from, 4 * to), velocity: velocity.slice(4 * from, 4 * to) },
        id: id.slice(from, to),
      };
      return { domain: new Domain(common(n, settings), peers, solvers[k]!), own };
    });
    await Promise.all(shared.map(({ domain, own }) => domain.start(own)));
    const domains = shared.map(({ domain }) => domain);
    for (let k = 0; k < steps; k++) await Promise.all(domains.map((domain) => domain.step(settings)));
    const forces = new Float32Array(4 * n);
    const places = new Float32Array(4 * n);
    const times = new Uint32Array(n);
    const measured: number[] = [];
    const found = await Promise.all(domains.map((domain) => domain.measure()));
    let used = 0;
    for (const [k, domain] of domains.entries()) {
      const { posMass } = await domain.backend.bodies();
      const { id, acceleration } = await domain.backend.accelerations();
      id.forEach((i, k) => {
        forces.set(acceleration.subarray(4 * k, 4 * k + 4), 4 * i);
        places.set(posMass.subarray(4 * k, 4 * k + 4), 4 * i);
        times[i]!++;
      });
      const { ppPerBody, pcPerBody, bodies, pairs } = found[k]!;
      measured.push(...pairs);
      used += (ppPerBody + pcPerBody) * bodies;
    }
    for (const solver of solvers) solver.destroy();
    expect(times).toEqual(new Uint32Array(n).fill(1));
    return { forces, places, used: used / n, error: errorPercentiles(Float32Array.from(measured))! };
  }

  it.each([
    ["adaptive", [2, 4]],
    ["bonsai", [3]],
  ] as const)("by %s %j domains have the errors of one", async (solver, counts) => {
    const n = 2000;
    const settings = { ...SETTINGS, solver };
    const one = await forcesBy(1, n, settings);
    const exact = exactForces(one.places);
    const at = (errors: number[], q: number) => errors[Math.floor(q * errors.length)]!;
    const alone = errorsOf(one.forces, exact);
    for (const count of counts) {
      const { forces, used, error } = await forcesBy(count, n, settings);
      const shared = errorsOf(forces, exact);
      // What a measurement says of about 512 of them.
      expect(error.samples).toBeGreaterThan(512 - count);
      expect(error.p50 / at(shared, 0.5)).toBeGreaterThan(0.8);
      expect(error.p50 / at(shared, 0.5)).toBeLessThan(1.25);
      expect(error.max).toBeLessThan(1.01 * shared.at(-1)!);
      expect(at(shared, 0.5)).toBeLessThan(1.2 * at(alone, 0.5));
      // The worst twenty bodies scatter more.
      expect(at(shared, 0.99)).toBeLessThan(1.5 * at(alone, 0.99));
      // Cells are those of one tree, and groups: only those across a border cost more. In cubes of their own it was a fifth.
      expect(used).toBeLessThan(1.06 * one.used);
    }
  });

  it("bodies that move from domain to domain feel after some steps what they should", async () => {
    const { forces, places } = await forcesBy(3, 500, SETTINGS, 4);
    expect(errorsOf(forces, exactForces(places))[495]).toBeLessThan(5e-3);
  });

  it("a run on several is the same bit by bit whenever messages and slices come", async () => {
    const [one, two] = [await forcesBy(3, 700, SETTINGS, 5), await forcesBy(3, 700, SETTINGS, 5)];
    expect(new Uint32Array(two.places.buffer)).toEqual(new Uint32Array(one.places.buffer));
    expect(new Uint32Array(two.forces.buffer)).toEqual(new Uint32Array(one.forces.buffer));
  });

  it("a tree as packed for a domain gives it bit by bit the forces of the whole tree, of 0 to 3000 bodies", async () => {
    const cases = [0, 1, 2, 63, 64, 65, 255, 256, 257, 3000].map((n) => ({ n, solver: n % 2 ? "bonsai" : "adaptive" }));
    for (const { n, solver } of [...cases, { n: 3000, solver: "bonsai" }]) {
      const settings = { ...SETTINGS, solver };
      const { posMass, velocity } = sphere(n);
      const order = [...(n > 0 ? sortedKeys(posMass).order : [])];
      const [own, other] = [new TreeSolver(device, common(n, settings)), new TreeSolver(device, common(n, settings))];
      const load = async (to: TreeSolver, rows: readonly number[], by = 0) => {
        const taken = (table: Float32Array) =>
          Float32Array.from(rows.flatMap((i) => [...table.subarray(4 * i, 4 * i + 4)]));
        const places = taken(posMass).map((x, k) => (k % 4 === 0 ? x + by : x));
        await to.join({ posMass: places, velocity: taken(velocity), id: Uint32Array.from(rows) });
        await to.build(settings);
      };
      // A third of them, so that the numbers of both sides differ, and apart, so that some cells act as a whole.
      await load(own, order.slice(0, Math.ceil(n / 3)));
      await load(other, order.slice(Math.ceil(n / 3)), 2);
      const packed = await other.essentialTree(await own.boxes());
      const everywhere = boxLevels(new Float32Array(BOX).fill(-1e9, 0, 3).fill(1e9, 4, 7));
      const whole = await other.essentialTree(everywhere);
      expect(whole.bodies).toBe(n - Math.ceil(n / 3));
      if (n === 3000) expect(packed.nodes).toBeLessThan(whole.nodes);
      await own.forces([Promise.resolve(packed)]);
      const found = await own.costs();
      const first = await own.accelerations();
      own.destroy();
      await load(own, order.slice(0, Math.ceil(n / 3)));
      await own.forces([Promise.resolve(whole)]);
      const expected = await own.costs();
      const second = await own.accelerations();
      expect(first.id).toEqual(second.id);
      expect(new Uint32Array(first.acceleration.buffer)).toEqual(new Uint32Array(second.acceleration.buffer));
      expect(expected).toMatchObject(found);
      if (n === 3000) {
        // What its own tree does to it alone is what is not of the other's.
        await own.forces([]);
        const alone = await own.costs();
        expect(found.foreign!.ppPerBody + alone.ppPerBody).toBeCloseTo(found.ppPerBody, 6);
        expect(found.foreign!.pcPerBody + alone.pcPerBody).toBeCloseTo(found.pcPerBody, 6);
        expect(alone.foreign).toEqual({ ppPerBody: 0, pcPerBody: 0 });
      }
      own.destroy();
      other.destroy();
    }
  });

  it("says in one line which solvers several GPUs take", () => {
    for (const { name: solver } of SOLVERS) {
      const make = () => new TreeSolver(device, common(1, { ...SETTINGS, solver })).destroy();
      if (SUPPORT.domains.solver.includes(solver)) expect(make).not.toThrow();
      else expect(make).toThrow(`solver = "${solver}": several GPUs have adaptive, bonsai; choose one of them`);
    }
  });
});
