import { expect, it } from "vitest";
import { plummerMerger } from "../../../src/data/scenarios/plummerMerger.ts";
import { scalingOf } from "../../../src/engine/index.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { WIDE_TO_NARROW } from "../../../src/render/inspect/inspector.ts";
import { Centres } from "../../../src/render/processor/centres.ts";
import { type Frame, ProcessorRestingBodies } from "../../../src/render/processor/restingBodies.ts";
import { rescaledCentres } from "../../../src/render/sceneUnits.ts";
import { viewOf } from "../../../src/run/appearance.ts";
import { coresOf } from "../../../src/run/cores.ts";
import { coreCentres } from "../../reference/coreCentres.ts";
import { coreSums } from "../../reference/coreSums.ts";

const { CORES, CORE_SHARES, SLOTS, TRAILS } = CONSTANTS.follow;

/** Two spheres, their tables, and their cores as they are known at the start, in the units of the scene. */
async function merger() {
  const values = Object.fromEntries(plummerMerger.parameters.map((p) => [p.name, p.default]));
  const bodies = plummerMerger.make(values, { n: 600, seed: 4, progress: () => {} });
  const view = await viewOf(bodies);
  const frame = new ProcessorRestingBodies(bodies, view.depth).frame();
  const numbers = coresOf(bodies, CORES).flatMap(({ position, width, velocity, mass }) => [
    ...position,
    width,
    ...velocity,
    mass,
  ]);
  return { frame, traits: view.traits, cores: rescaledCentres(numbers, scalingOf(bodies, 1), -1) };
}

/** The cores that the stages' twins find from there, by these rounds. */
function byTwins(frame: Frame, traits: Uint32Array, from: Float64Array, elapsed: number, fresh: boolean): Float64Array {
  const cores = new Float32Array(8 * CORES);
  cores.set(from);
  const followParams = { n: frame.id.length, elapsed, slot: 0 };
  const partials = new Float32Array(8 * CORE_SHARES * CORES);
  const trails = new Float32Array(4 * (TRAILS + CORES) * SLOTS);
  const rounds = fresh ? WIDE_TO_NARROW.map((index) => ({ index, last: 0 })) : [{ index: 0, last: 1 }];
  for (const dispatch of rounds) {
    coreSums({ followParams, dispatch, ...frame, traits, cores, partials } as unknown as Parameters<
      typeof coreSums
    >[0]);
    const tables = { followParams, dispatch, partials, cores, trails };
    coreCentres(tables as unknown as Parameters<typeof coreCentres>[0]);
  }
  return Float64Array.from(cores.subarray(0, from.length));
}

const close = (found: ArrayLike<number>, wanted: ArrayLike<number>) => {
  expect(found.length).toBe(wanted.length);
  Array.from(found).forEach((x, k) => {
    expect(Math.abs(x - wanted[k]!), `number ${k}`).toBeLessThan(1e-4);
  });
};

it("are those of the stages' twins, from the start and as time goes on", async () => {
  const { frame, traits, cores } = await merger();
  const centres = new Centres();
  centres.set(cores);
  centres.find(frame, traits, null);
  const first = byTwins(frame, traits, cores, 0, true);
  close(centres.cores, first);
  expect(centres.ways.map((way) => way.length)).toEqual([1, 1]);
  // All bodies move on with their galaxies; so do the centres, by their own speed and then to the bodies.
  const posMass = frame.posMass.map((x, k) => (k % 4 === 0 ? x + 0.25 : x));
  centres.find({ ...frame, posMass }, traits, 0.1);
  close(centres.cores, byTwins({ ...frame, posMass }, traits, first, 0.1, false));
  expect(centres.ways.map((way) => way.length)).toEqual([2, 2]);
  centres.forgetWays();
  expect(centres.ways).toEqual([[], []]);
});

it("a galaxy without bodies flies on; without galaxies there is nothing to find", async () => {
  const { frame, traits, cores } = await merger();
  const elsewhere = traits.map((word, k) => (k % 2 === 0 ? word & ~255 : word));
  const centres = new Centres();
  centres.set(cores);
  centres.find(frame, elsewhere, null);
  centres.find(frame, elsewhere, 2);
  for (let k = 0; k < 3; k++) expect(centres.cores[8 + k]).toBeCloseTo(cores[8 + k]! + 2 * cores[12 + k]!, 9);
  centres.set([]);
  centres.find(frame, traits, null);
  expect(centres.cores).toHaveLength(0);
});
