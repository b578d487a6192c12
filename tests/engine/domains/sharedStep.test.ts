import { expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { Domain, HostBodies, type HostForces, joined } from "../../../src/engine/domains/index.ts";
import { boxOf } from "../../../src/engine/domains/sums.ts";
import { UNSCALED } from "../../../src/engine/scaling.ts";
import { DEFAULT_SETTINGS } from "../../../src/engine/settings.ts";
import { pack } from "../../../src/engine/state/transfer.ts";
import { peersInMemory } from "./peersInMemory.ts";

const SETTINGS = { ...DEFAULT_SETTINGS, softening: 0.05, timestep: 1 / 64 };

type Sources = readonly Float32Array[];
/** What acts on a body at a place. */
type Law = (x: number, y: number, z: number, sources: Sources) => readonly [number, number, number, number];

/** Forces by a law, of all bodies of all domains. */
function solverBy(law: Law): HostForces {
  let own = new Float32Array();
  return {
    load: async (posMass) => {
      own = posMass.slice();
    },
    boxes: async () => Float32Array.from(own.length > 0 ? boxOf(own) : []),
    essentialTree: async () => ({ bodies: own.length / 4, nodes: 0, tables: { posMass: own } }),
    forces: async (others) => {
      const sources = [own, ...(await Promise.all(others)).map(({ tables }) => tables.posMass as Float32Array)];
      const acceleration = new Float32Array(own.length);
      for (let at = 0; at < own.length; at += 4)
        acceleration.set(law(own[at]!, own[at + 1]!, own[at + 2]!, sources), at);
      return { acceleration, ppPerBody: 1, pcPerBody: 0, foreign: null, parts: {} };
    },
    destroy: () => {},
  };
}

/** Softened gravity of all, itself too: that pulls nowhere. */
const gravity: Law = (x, y, z, sources) => {
  const a: [number, number, number, number] = [0, 0, 0, 0];
  for (const source of sources) {
    for (let j = 0; j < source.length; j += 4) {
      const [dx, dy, dz] = [source[j]! - x, source[j + 1]! - y, source[j + 2]! - z];
      const r2 = dx * dx + dy * dy + dz * dz + SETTINGS.softening ** 2;
      const potential = source[j + 3]! / Math.sqrt(r2);
      const pull = potential / r2;
      a[0] += dx * pull;
      a[1] += dy * pull;
      a[2] += dz * pull;
      a[3] -= potential;
    }
  }
  return a;
};

/** A spring to the origin: each body swings by itself, all through the middle. */
const spring: Law = (x, y, z) => [-x, -y, -z, 0];

/** A sphere shared by so many domains, each with the bodies next to each other in the table. */
async function start(count: number, n: number, law: Law) {
  const sphere = plummer.make({}, { n, seed: 4 });
  const { posMass, velocity, id } = pack(sphere, 1, UNSCALED);
  const common = { total: n, settings: SETTINGS, scaling: UNSCALED };
  const peers = peersInMemory(count);
  const shared = peers.map((peer, k) => {
    const [from, to] = [Math.floor((k * n) / count), Math.floor(((k + 1) * n) / count)];
    const own = {
      posMass: posMass.slice(4 * from, 4 * to),
      velocity: velocity.slice(4 * from, 4 * to),
      id: id.slice(from, to),
    };
    return { domain: new Domain(common, peer, new HostBodies(common, solverBy(law))), own };
  });
  await Promise.all(shared.map(({ domain, own }) => domain.start(own)));
  const domains = shared.map(({ domain }) => domain);
  const step = () => Promise.all(domains.map((domain) => domain.step(SETTINGS)));
  return { domains, step };
}

/** Places and velocities in the order of the table; every body is there once. */
async function inOrder(domains: readonly Domain[], n: number) {
  const { posMass, velocity, id } = joined(await Promise.all(domains.map((domain) => domain.backend.bodies())));
  expect([...id].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
  const all = new Float32Array(8 * n);
  id.forEach((i, k) => {
    all.set(posMass.subarray(4 * k, 4 * k + 4), 8 * i);
    all.set(velocity.subarray(4 * k, 4 * k + 3), 8 * i + 4);
  });
  return all;
}

const largestDifference = (found: ArrayLike<number>, expected: ArrayLike<number>) =>
  Math.max(...Array.from(found, (value, k) => Math.abs(value - expected[k]!)));

it("two, three and four domains move bodies as one does, and share them evenly", async () => {
  const n = 400;
  const one = await start(1, n, gravity);
  for (let k = 0; k < 20; k++) await one.step();
  const expected = await inOrder(one.domains, n);
  for (const count of [2, 3, 4]) {
    const run = await start(count, n, gravity);
    for (let k = 0; k < 20; k++) await run.step();
    const found = await inOrder(run.domains, n);
    // Sums in another order, rounded to float32, 20 times.
    expect(largestDifference(found, expected)).toBeLessThan(2e-5);
    const measured = (from: typeof run) => Promise.all(from.domains.map((domain) => domain.measure()));
    for (const { bodies } of await measured(run)) expect(bodies / (n / count)).toBeLessThan(1.11);
    const sums = async (from: typeof run) =>
      (await measured(from)).map(({ totals }) => totals).reduce((sum, row) => sum.map((value, k) => value + row[k]!));
    const [theirs, ours] = [await sums(run), await sums(one)];
    expect(largestDifference(theirs, ours)).toBeLessThan(1e-5);
  }
});

it("no body is lost, doubled or changed in thousands of exchanges, and each goes where it would go alone", async () => {
  const n = 300;
  const [steps, count] = [500, 4];
  const run = await start(count, n, spring);
  const alone = await start(1, n, spring);
  for (let k = 0; k < steps; k++) {
    await run.step();
    await alone.step();
  }
  expect(await inOrder(run.domains, n)).toEqual(await inOrder(alone.domains, n));
  // A body swings through the middle every half period, pi: it changes domains at least then.
  const found = await Promise.all(run.domains.map((domain) => domain.measure()));
  const arrived = found.reduce((sum, domain) => sum + domain.arrived, 0);
  expect(arrived).toBeGreaterThan(n * (Math.floor((steps * SETTINGS.timestep) / Math.PI) - 1));
});

it("more domains than bodies leave some empty", async () => {
  const run = await start(4, 2, gravity);
  for (let k = 0; k < 5; k++) await run.step();
  await inOrder(run.domains, 2);
});
