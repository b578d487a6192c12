import { describe, expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { UNSCALED } from "../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../src/engine/processor/index.ts";
import { centreShrink, halfMass } from "../../../src/engine/processor/profile.ts";
import { MAX_CLASSES, MAX_GALAXIES, SHELLS } from "../../../src/engine/state/profileSizes.ts";
import { centreShrink as shrinkTwin } from "../../reference/centreShrink.ts";
import { centreSums } from "../../reference/centreSums.ts";
import { halfMass as halfMassTwin } from "../../reference/halfMass.ts";
import { profile } from "../../reference/profile.ts";
import { shape } from "../../reference/shape.ts";
import { CLASSES, galaxies, spheresOf, squaredEdges } from "../galaxyTables.ts";
import { profileTests } from "../shared/profile.ts";
import { paramsOf, sizesOf } from "../stageDriver.ts";
import { twinProfile } from "../twinProfile.ts";
import { COUNTS, StageMemory } from "./stageMemory.ts";

/** Bodies of a piece, numbers that its sums have for a galaxy, and the galaxies that the tables have. */
const PIECE = 2048;
const GALAXIES = 2;
const NUMBERS = [...COUNTS, 2047, 2048, 2049, 5000];

const spheres = spheresOf({ centre: [0.2, 0.1, 0], radius: 0.9 }, { centre: [2, -1, 0.6], radius: 1.4 });

/** The tables that all stages of a profile read, in the stages' memory, the class numbers one byte each. */
async function tablesOf(n: number) {
  const tables = galaxies(n);
  const memory = await StageMemory.create();
  const at = {
    posMass: memory.put(tables.posMass),
    velocity: memory.put(tables.velocity),
    id: memory.put(tables.id),
    classOf: memory.put(tables.classOf),
    classes: memory.put(tables.classes),
    spheres: memory.put(Float64Array.from(spheres)),
  };
  return { tables, memory, at, pieces: Math.ceil(n / PIECE), params: paramsOf(sizesOf(n)) };
}

/** Sums of what the pieces, or the twin's workgroups, summed up for each of the galaxies, `width` numbers apart. */
function sumsOf(partials: Float64Array, galaxyCount: number, width: number): Float64Array {
  const sums = new Float64Array(width * GALAXIES);
  for (let at = 0; at < partials.length; at += width * galaxyCount) {
    for (let k = 0; k < sums.length; k++) sums[k]! += partials[at + k]!;
  }
  return sums;
}

/** Both are float64 sums of the same float32 numbers, in another order. */
function expectSums(own: Float64Array, twin: Float64Array, terms: number) {
  own.forEach((sum, k) => {
    expect(Math.abs(sum - twin[k]!), `sum ${k}`).toBeLessThanOrEqual(1e-13 * terms);
  });
}

describe("centreSums", () => {
  it.each(NUMBERS)("of %i bodies: all at first, then those inside the spheres", async (n) => {
    const { tables, memory, at, pieces, params } = await tablesOf(n);
    for (const round of [0, 1, 2, 25]) {
      const twin = new Float64Array(12 * MAX_GALAXIES * 256);
      const index = { index: round, last: GALAXIES };
      centreSums({ params, dispatch: index, ...tables, spheres, partials: twin });
      const partials = memory.room(96 * GALAXIES * pieces);
      const { posMass, velocity, id, classOf, classes } = at;
      const given = [posMass, velocity, id, classOf, classes, at.spheres, n, GALAXIES, round] as const;
      // The last pieces first: none depends on another.
      const half = Math.floor(pieces / 2);
      memory.stages.centreSums(...given, half, pieces, partials);
      memory.stages.centreSums(...given, 0, half, partials);
      const own = memory.doubles(partials, 12 * GALAXIES * pieces).slice();
      // Logarithms are left as a product: 2^twos times rest.
      for (let k = 0; k < own.length; k += 12) {
        own[k + 9] = 0.5 * (own[k + 9]! * Math.LN2 + Math.log(own[k + 10]!));
        own[k + 10] = 0;
      }
      const wanted = sumsOf(twin, MAX_GALAXIES, 12);
      if (round !== 1) for (const galaxy of [0, 1]) wanted[12 * galaxy + 9] = 0;
      expectSums(sumsOf(own, GALAXIES, 12), wanted, 10 + n);
      if (round === 2 && n === 3000) expect(wanted[8]).toBeLessThan(0.9 * 2000);
    }
  });
});

describe("centreShrink", () => {
  it.each([0, 1, 2, 7])("as its twin does, in round %i", async (round) => {
    const n = 5000;
    const { tables, memory, at, pieces, params } = await tablesOf(n);
    const index = { index: round, last: GALAXIES };
    const before = spheresOf(
      { centre: [0.2, 0.1, 0], radius: 0.9, bodies: 3334 },
      // So small that too few are left: it stays as it is.
      { centre: [2, -1, 0.6], radius: 0.05, bodies: 1666 },
    );
    const twin = Float64Array.from(before);
    const sums = new Float64Array(12 * MAX_GALAXIES * 256);
    centreSums({ params, dispatch: index, ...tables, spheres: before, partials: sums });
    shrinkTwin({ params, dispatch: index, partials: sums, spheres: twin });
    const partials = memory.room(96 * GALAXIES * pieces);
    const { posMass, velocity, id, classOf, classes } = at;
    const place = memory.put(Float64Array.from(before));
    memory.stages.centreSums(
      ...([posMass, velocity, id, classOf, classes, place, n, GALAXIES, round, 0, pieces, partials] as const),
    );
    const own = Float64Array.from(before);
    centreShrink(round, GALAXIES, pieces, memory.doubles(partials, 12 * GALAXIES * pieces), own);
    own.forEach((x, k) => {
      expect(x, `number ${k}`).toBeCloseTo(twin[k]!, 11);
    });
    expect(own.subarray(0, 8)).not.toEqual(Float64Array.from(before).subarray(0, 8));
    if (round > 1) expect(own.subarray(8, 16)).toEqual(Float64Array.from(before).subarray(8, 16));
  });
});

describe("profile", () => {
  it.each(NUMBERS)("counts %i bodies about the second galaxy", async (n) => {
    const { tables, memory, at, pieces, params } = await tablesOf(n);
    const edges = Float64Array.from(squaredEdges());
    const twin = new Uint32Array(3 * MAX_GALAXIES * MAX_CLASSES * SHELLS);
    profile({ params, dispatch: { index: 1, last: GALAXIES }, ...tables, spheres, edges, histogram: twin });
    const [place, room] = [memory.put(edges), memory.room(16 * MAX_CLASSES * SHELLS)];
    const own = memory.doubles(room, 2 * MAX_CLASSES * SHELLS).fill(0);
    const { posMass, id, classOf, classes } = at;
    const given = [posMass, id, classOf, classes, at.spheres + 64, place, SHELLS, n] as const;
    const half = Math.floor(pieces / 2);
    memory.stages.profile(...given, half, pieces, room);
    memory.stages.profile(...given, 0, half, room);
    for (let slot = 0; slot < MAX_CLASSES * SHELLS; slot++) {
      const [low, high, bodies] = twin.subarray(3 * (MAX_CLASSES * SHELLS + slot)) as unknown as number[];
      expect([own[2 * slot], own[2 * slot + 1]]).toEqual([low! + 2 ** 32 * high!, bodies]);
    }
    expect(own.reduce((sum, x, k) => sum + (k % 2 === 1 ? x : 0), 0)).toBe(n);
  });
});

describe("shape", () => {
  it.each(NUMBERS)("of %i bodies", async (n) => {
    const { tables, memory, at, pieces, params } = await tablesOf(n);
    const twin = new Float64Array(8 * MAX_GALAXIES * 256);
    shape({ params, dispatch: { index: 0, last: GALAXIES }, ...tables, spheres, partials: twin });
    const partials = memory.room(64 * GALAXIES * pieces);
    const { posMass, id, classOf, classes } = at;
    const given = [posMass, id, classOf, classes, at.spheres, n, GALAXIES] as const;
    const half = Math.floor(pieces / 2);
    memory.stages.shape(...given, half, pieces, partials);
    memory.stages.shape(...given, 0, half, partials);
    const sums = sumsOf(memory.doubles(partials, 8 * GALAXIES * pieces), GALAXIES, 8);
    expectSums(sums, sumsOf(twin, MAX_GALAXIES, 8), 10 + n);
    if (n === 5000) for (const galaxy of [0, 1]) expect(sums[8 * galaxy + 7]).toBeGreaterThan(100);
  });
});

describe("halfMass", () => {
  it("as its twin finds it, also without any mass and all of it beyond the last edge", () => {
    const histogram = new Uint32Array(3 * MAX_GALAXIES * MAX_CLASSES * SHELLS);
    const quanta = (galaxy: number, kind: number, shell: number, value: number, carry = 0) => {
      histogram.set([value, carry, 1], 3 * ((galaxy * MAX_CLASSES + kind) * SHELLS + shell));
    };
    for (let shell = 3; shell < 90; shell++) quanta(0, 0, shell, 2 ** 20 * (shell % 7), shell % 11 === 0 ? 1 : 0);
    // Dark, or of another galaxy: they don't count.
    quanta(0, 1, 0, 2 ** 30);
    quanta(0, 2, 0, 2 ** 30);
    const check = () => {
      const edges = squaredEdges();
      const classes = CLASSES.map((c) => ({ ...c, heaviest: 1 }));
      const words = new Float32Array(3 * MAX_CLASSES);
      const bits = new Uint32Array(words.buffer);
      for (const [k, c] of classes.entries()) {
        bits.set([c.galaxy, Number(c.shines)], 3 * k);
        words[3 * k + 2] = 2 ** 20;
      }
      const [own, twin] = [new Float64Array(64), new Float64Array(64)];
      halfMassTwin({ dispatch: { index: 0, last: GALAXIES }, classes: words, edges, histogram, spheres: twin });
      const radii = Float64Array.from(edges, Math.sqrt);
      halfMass(classes, GALAXIES, radii, histogram, { gravity: 1, scaling: UNSCALED }, own);
      own.forEach((x, k) => {
        expect(x).toBeCloseTo(twin[k]!, 12);
      });
      expect(own[3]).toBeGreaterThan(0.01);
      expect(own[11]).toBe(radii[SHELLS - 1]);
    };
    // Galaxy 1 has nothing at all, then everything in the shell without end.
    check();
    quanta(1, 2, SHELLS - 1, 77);
    check();
  });
});

describe("ProcessorEngine.profile", () => {
  profileTests((bodies, settings) => ProcessorEngine.create(bodies, settings));

  it("says of bodies that lie still what the twins of its stages say", async () => {
    const bodies = plummer.make({}, { n: 3000, seed: 6 });
    for (let i = 0; i < bodies.count; i++) bodies.component[i] = i % 3;
    const engine = await ProcessorEngine.create(bodies, { softening: 0.05 });
    const own = await engine.measure("profile");
    engine.destroy();
    const twin = await twinProfile(bodies);
    expect(own.classes).toEqual(
      twin.classes.map(({ galaxy, component, shines, bodies: count }) => ({
        galaxy,
        component,
        shines,
        bodies: count,
      })),
    );
    expect(own.edges).toEqual(twin.edges);
    const [a, b] = [own.galaxies[0]!, twin.galaxies[0]!];
    // The twins' spheres are float32.
    for (const k of [0, 1, 2]) {
      expect(a.centre[k]).toBeCloseTo(b.centre[k]!, 5);
      expect(a.velocity[k]).toBeCloseTo(b.velocity[k]!, 5);
    }
    expect(a.halfMassRadius / b.halfMassRadius).toBeCloseTo(1, 5);
    expect(a.shape.bodies).toBe(b.shape.bodies);
    a.shape.moments.forEach((x, k) => {
      expect(x).toBeCloseTo(b.shape.moments[k]!, 5);
    });
    a.count.forEach((shells, kind) => {
      const off = shells.reduce((sum, bodiesIn, k) => sum + Math.abs(bodiesIn - b.count[kind]![k]!), 0);
      expect(off).toBeLessThanOrEqual(4);
    });
  });

  it("answers what was asked before the engine's end in one line", async () => {
    const engine = await ProcessorEngine.create(plummer.make({}, { n: 300, seed: 6 }));
    engine.destroy();
    await expect(engine.measure("profile")).rejects.toThrow(
      "the engine was destroyed; ask the one that took its place",
    );
  });
});
