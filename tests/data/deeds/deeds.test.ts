import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bodies, componentIndex } from "../../../src/data/bodies/bodies.ts";
import { GADGET_UNITS } from "../../../src/data/bodies/units.ts";
import type { Deed, Doable } from "../../../src/data/deeds/deed.ts";
import { readDeeds, tidyDeed, writeDeeds } from "../../../src/data/deeds/deedText.ts";
import { ringPath } from "../../../src/data/deeds/paint.ts";
import { centreOf, massAdded, perform } from "../../../src/data/deeds/perform.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { newGalaxy } from "../../../src/data/scenarios/build.ts";
import { findModel } from "../../../src/data/scenarios/index.ts";

const merger = findModel("plummer-merger").make({}, { n: 600, seed: 1 });

const add: Extract<Deed, { kind: "add" }> = {
  ...{ kind: "add", time: 0.25, n: 200, seed: 3, softening: 0.02 },
  galaxy: { ...newGalaxy("plummer"), mass: 0.5, inclination: 30 },
  position: [4, -1, 2],
  velocity: [-0.5, 0.25, 0],
};
const ofGalaxy = (bodies: Bodies, g: number) => [...bodies.galaxy].filter((one) => one === g).length;
const PAINT: Extract<Deed, { kind: "paint" }> = {
  ...{ kind: "paint", time: 0.25, shape: "ring", n: 200, seed: 3, spread: 0.1, speed: 1 },
  velocity: [0.1, 0, 0],
  path: [
    [0, 0, 0],
    [2, 0, 0],
    [0, 2, 0],
  ],
};
/** Float32 sums of this many bodies of order 1. */
const close = (a: readonly number[], b: readonly number[]) => {
  for (const [k, x] of a.entries()) expect(x).toBeCloseTo(b[k]!, 5);
};

describe("deeds", () => {
  test("leave bodies in the fields that they are in", () => {
    const fields = ["plummer:mass=2"];
    for (const deed of [add, PAINT]) expect(perform({ ...merger, fields }, deed).fields).toEqual(fields);
  });

  test("a galaxy that is added: bodies, mass, momentum; those that were there stay bit by bit", () => {
    const after = perform(merger, add);
    expect(after.count).toBe(800);
    for (const key of ["mass", "position", "velocity"] as const)
      expect(after[key].subarray(0, merger[key].length)).toEqual(merger[key]);
    expect([...after.id]).toEqual(Array.from({ length: 800 }, (_, i) => i));
    expect([ofGalaxy(after, 0), ofGalaxy(after, 1), ofGalaxy(after, 2)]).toEqual([400, 200, 200]);
    const own = centreOf(after, 2);
    expect(own.mass).toBeCloseTo(0.5, 6);
    expect(massAdded(add, merger.units)).toBeCloseTo(0.5, 6);
    close(own.position, add.position);
    close(own.velocity, add.velocity);
    const [before, whole] = [centreOf(merger), centreOf(after)];
    const momentum = add.velocity.map((v, k) => before.mass * before.velocity[k]! + own.mass * v);
    close(
      whole.velocity.map((v) => v * whole.mass),
      momentum,
    );
    expect(after.time).toBe(merger.time);
  });

  test("in the units of the bodies its motion is in balance as in its own", () => {
    const disc = findModel("small-disc").make({}, { n: 400, seed: 2 });
    const gadget = { ...disc, units: GADGET_UNITS, mass: disc.mass.map((m) => m * 0.2325) };
    /** Mean square speed over G M / median radius: a pure number. */
    const balance = ({ count, position, velocity, units, mass }: Bodies) => {
      let [v2, m] = [0, 0];
      const radii = Float64Array.from({ length: count }, (_, i) => Math.hypot(...position.subarray(3 * i, 3 * i + 3)));
      for (const v of velocity) v2 += (v * v) / count;
      for (const one of mass) m += one;
      return (v2 * radii.sort()[count >> 1]!) / (units.gravity * m);
    };
    const own = plummer.make({}, { n: 5000, seed: 1 });
    const deed: Deed = {
      ...add,
      n: 5000,
      softening: 0,
      galaxy: newGalaxy("plummer"),
      position: [0, 0, 0],
      velocity: [0, 0, 0],
    };
    const after = perform(gadget, deed);
    const cut = (key: "position" | "velocity") => after[key].subarray(3 * gadget.count);
    const added = {
      ...after,
      count: 5000,
      position: cut("position"),
      velocity: cut("velocity"),
      mass: after.mass.subarray(gadget.count),
    };
    // Another seed: the noise of 5000 bodies is a per cent each.
    expect(balance(added) / balance(own)).toBeCloseTo(1, 1);
    // 5e10 Msun in 1e10.
    expect(massAdded(deed, GADGET_UNITS)).toBeCloseTo(5, 2);
  });

  test("a black hole is a galaxy of one body", () => {
    const deed: Deed = {
      kind: "body",
      time: 0,
      component: "black hole",
      mass: 0.125,
      position: [1, 2, 3],
      velocity: [0, 0, 1],
    };
    const after = perform({ ...merger, id: BigUint64Array.from([...merger.id], (id) => BigInt(id) + 7n) }, deed);
    expect(after.count).toBe(601);
    expect([after.mass[600], after.component[600], after.galaxy[600], after.id[600]]).toEqual([
      ...[0.125, componentIndex("black hole"), 2, 607n],
    ]);
    expect([...after.position.subarray(1800), ...after.velocity.subarray(1800)]).toEqual([1, 2, 3, 0, 0, 1]);
  });

  test("what is painted has no mass, lies about its shape and goes along it; the others stay bit by bit", () => {
    const paint = { ...PAINT, n: 4000, spread: 0.05, speed: 0.5 } as const;
    const sizes = (v: ArrayLike<number>) => [0, 1, 2].map((k) => v[k]!) as [number, number, number];
    const added = (deed: Doable) => {
      const after = perform(merger, deed);
      for (const key of ["mass", "position", "velocity"] as const)
        expect(after[key].subarray(0, merger[key].length)).toEqual(merger[key]);
      expect([after.count, ofGalaxy(after, 2)]).toEqual([4600, 4000]);
      expect(after.component.subarray(600).every((c) => c === componentIndex("tracer"))).toBe(true);
      expect(after.mass.subarray(600).every((m) => m === 0)).toBe(true);
      const row = (table: Float32Array, i: number) => sizes(table.subarray(3 * (600 + i), 3 * (600 + i) + 3));
      return Array.from({ length: 4000 }, (_, i) => ({ x: row(after.position, i), v: row(after.velocity, i) }));
    };
    // Normal scatter of 4000: a mean is known to 0.05 / 63, a deviation to a per cent.
    const spreadOf = (values: readonly number[]) =>
      Math.sqrt(values.reduce((sum, x) => sum + x * x, 0) / values.length);
    const mean = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;

    const ring = added({
      ...paint,
      shape: "ring",
      path: [
        [1, 0, 0],
        [3, 0, 0],
        [1, 2, 0],
      ],
    });
    const off = ring.map(({ x }) => Math.hypot(x[0] - 1, x[1]) - 2);
    expect(spreadOf(off)).toBeCloseTo(0.05, 2);
    expect(spreadOf(ring.map(({ x }) => x[2]))).toBeCloseTo(0.05, 2);
    ring.forEach(({ v }, i) => {
      const angle = (2 * Math.PI * (i + 0.5)) / 4000;
      expect(v[0]).toBeCloseTo(0.1 - 0.5 * Math.sin(angle), 5);
      expect(v[1]).toBeCloseTo(0.5 * Math.cos(angle), 5);
    });

    // An arm of length 3 and one of 1: three quarters of them on the first.
    const stream = added({
      ...paint,
      shape: "stream",
      path: [
        [0, 0, 0],
        [3, 0, 0],
        [3, 0, 0],
        [3, 1, 0],
      ],
    });
    expect(stream.filter(({ v }) => v[1] === 0).length).toBe(3000);
    expect(mean(stream.slice(0, 3000).map(({ x }) => x[0]))).toBeCloseTo(1.5, 1);
    expect(spreadOf(stream.slice(0, 3000).map(({ x }) => x[1]))).toBeCloseTo(0.05, 2);
    for (const { v } of stream.slice(3000)) close(v, [0.1, 0.5, 0]);

    const cloud = added({
      ...paint,
      shape: "cloud",
      path: [
        [1, 2, 3],
        [1, 2, 9],
      ],
    });
    for (const k of [0, 1, 2]) expect(spreadOf(cloud.map(({ x }) => x[k]! - 1 - k))).toBeCloseTo(0.05, 2);
    for (const { v } of cloud) close(v, [0.1, 0, 0.5]);
    // Where nothing has mass every body counts as much.
    const { mass, position, velocity } = centreOf(
      perform(merger, {
        ...paint,
        shape: "cloud",
        path: [
          [1, 2, 3],
          [1, 2, 9],
        ],
      }),
      2,
    );
    expect(mass).toBe(0);
    for (const k of [0, 1, 2]) expect(position[k]).toBeCloseTo(1 + k, 2);
    close(velocity, [0.1, 0, 0.5]);
    expect(() =>
      perform(merger, {
        ...paint,
        shape: "stream",
        path: [
          [1, 1, 1],
          [1, 1, 1],
        ],
      }),
    ).toThrow("without length");
  });

  test("a ring goes counterclockwise, seen from where its normal points", () => {
    expect(ringPath([1, 0, 0], [3, 0, 0], [0, 0, 1])[2]).toEqual([1, 2, 0]);
    expect(ringPath([1, 0, 0], [3, 0, 0], [0, 0, -5])[2]).toEqual([1, -2, 0]);
    const [, , quarter] = ringPath([0, 0, 0], [0, 0, 2], [0, 0, 1]);
    expect([Math.hypot(...quarter!), quarter![2]]).toEqual([2, 0]);
  });

  test("stopped, moved, removed", () => {
    const stopped = perform(merger, { kind: "stop", time: 0, of: 1 });
    close(centreOf(stopped, 1).velocity, [0, 0, 0]);
    expect(stopped.position).toEqual(merger.position);
    expect(stopped.velocity.subarray(0, 1200)).toEqual(merger.velocity.subarray(0, 1200));
    const moved = perform(merger, { kind: "move", time: 0, of: 0, position: [9, 0, 1], velocity: [0, 1, 0] });
    close(centreOf(moved, 0).position, [9, 0, 1]);
    close(centreOf(moved, 0).velocity, [0, 1, 0]);
    const left = perform(merger, { kind: "remove", time: 0, of: 0 });
    expect([left.count, ofGalaxy(left, 0)]).toEqual([200, 200]);
    expect(left.position).toEqual(merger.position.slice(1200));
    expect([...left.id]).toEqual([...merger.id].slice(400));
  });

  test("what can't be done is said in one line", () => {
    expect(() => perform(merger, { kind: "stop", time: 0, of: 7 })).toThrow("there is no galaxy 8 to stop");
    const alone = plummer.make({}, { n: 100, seed: 1 });
    expect(() => perform(alone, { kind: "remove", time: 0, of: 0 })).toThrow("there are 0 bodies");
  });
});

describe("the text of deeds", () => {
  const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  const vector = fc.tuple(number, number, number);
  const placed = { time: number, position: vector, velocity: vector };
  const of = fc.integer({ min: 0, max: 255 });
  const factor = fc.double({ min: 0.05, max: 20, noNaN: true });
  const galaxy = fc.record({ mass: factor, size: factor, inclination: fc.integer({ min: 0, max: 180 }) });
  const deed = fc.oneof(
    fc.record({ kind: fc.constant("stop" as const), time: number, of }),
    fc.record({ kind: fc.constant("remove" as const), time: number, of }),
    fc.record({ kind: fc.constant("move" as const), of, ...placed }),
    fc.record({
      ...{ kind: fc.constant("body" as const), component: fc.constantFrom("black hole" as const, "stars" as const) },
      ...{ mass: factor, ...placed },
    }),
    fc.record({
      ...{ kind: fc.constant("paint" as const), n: fc.integer({ min: 1, max: 1e6 }), seed: fc.nat(), spread: factor },
      ...{ shape: fc.constantFrom("stream" as const, "ring" as const, "cloud" as const), time: number, speed: number },
      ...{ velocity: vector, path: fc.array(vector, { minLength: 3, maxLength: 3 }) },
    }),
    fc.record({
      ...{ kind: fc.constant("add" as const), n: fc.integer({ min: 1, max: 1e6 }), seed: fc.nat(), softening: factor },
      ...{ galaxy: galaxy.map((g) => ({ ...newGalaxy("king"), ...g })), ...placed },
    }),
  );

  test("gives them back, and stays as it is in an address", () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 4 }), (deeds) => {
        const words = writeDeeds(deeds);
        // -0 is written as 0.
        expect(readDeeds(words)).toEqual(deeds.map((d) => ({ ...tidyDeed(d), time: d.time + 0 })));
        expect(new URLSearchParams({ words }).toString().replaceAll("%2C", ",")).toBe(`words=${words}`);
      }),
    );
  });

  test.each([
    ["fly*0*1", '"fly" is no deed'],
    ["stop*x*1", 'the time of a deed is "x"'],
    ["stop*0*1.5", 'the galaxy of a deed is "1.5"'],
    ["move*0*1*X,1,2*V,0,0,0", "is not X with three numbers"],
    ["body*0*bulgur,1*X,0,0,0*V,0,0,0", '"bulgur" is no component'],
    ["add*0*1e9,1,0*X,0,0,0*V,0,0,0*plummer", "the bodies of a deed"],
    ["add*0*10,1,0*X,0,0,0*V,0,0,0*plummer-merger", "is a whole scenario"],
    ["add*0*10,1,0*X,0,0,Infinity*V,0,0,0*plummer", "which is not a number"],
    [Array(65).fill("stop*0*1").join("_"), "65 deeds are more than 64"],
  ])("%s is refused in one line", (words, why) => {
    expect(() => readDeeds(words)).toThrow(why);
  });
});
