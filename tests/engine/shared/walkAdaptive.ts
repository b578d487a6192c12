import { describe, expect, it } from "vitest";
import { placed, sphere } from "../sampleTables.ts";
import { COUNTS } from "../stageDriver.ts";
import { SUM_ROUNDINGS } from "../tolerance.ts";

/** Bodies, and |a| beside the velocities. */
interface Given {
  readonly posMass: Float32Array;
  readonly velocity?: Float32Array;
}

/** What a check may choose; softening and `near` are lengths, theirs squared. */
export interface AdaptiveOptions {
  readonly tau?: number;
  readonly theta?: number;
  readonly eps2?: number;
  /** Distance within which softening forbids an expansion. */
  readonly near?: number;
  readonly quadrupole?: boolean;
  readonly groupSize?: number;
  readonly roundings?: number;
}

/** Holds the stage against its twin, and returns what was used, summed over the groups. */
type Check = (
  given: Given,
  options?: AdaptiveOptions,
) => Promise<{ readonly bodies: number; readonly cells: number; readonly far: number }>;

/** The walk that opens cells by their error, against its twin. */
export function walkAdaptiveTests(check: Check): void {
  const known = new Map<string, ReturnType<Check>>();
  /** A check of a sphere of `n` bodies, made once: several tests compare others with it. */
  const checkSphere = (n: number, options?: AdaptiveOptions) => {
    const key = JSON.stringify([n, options]);
    if (!known.has(key)) known.set(key, check(sphere(n), options));
    return known.get(key)!;
  };

  it.each(COUNTS)("of %i bodies", async (n) => {
    const { bodies, cells, far } = await checkSphere(n);
    expect(bodies).toBeGreaterThan(0);
    if (n === 3000) {
      expect(cells).toBeGreaterThan(0);
      expect(far).toBeGreaterThan(0);
    }
  });

  it("gathers leaves of far bodies, as wide as they are far, whose whole pull is faint", async () => {
    // Sixty bodies in all directions, a thousandth of the mass, from 100 to 1e6 radii: a leaf of them spans octaves.
    const { posMass, velocity } = sphere(3000);
    for (let i = 0; i < 60; i++) {
      const distance = 100 * 10 ** (i / 15);
      const [x, y, z] = [Math.sin(7 * i), Math.cos(5 * i), Math.sin(3 * i + 1)];
      posMass.set([distance * x, distance * y, distance * z, 1e-5 / 60], 4 * 50 * i);
      velocity[4 * 50 * i + 3] = distance ** -2;
    }
    // A group of far bodies is as wide as it is far: its expansion sums powers that hardly fall.
    const far = await check({ posMass, velocity }, { roundings: 8 * SUM_ROUNDINGS });
    const near = await checkSphere(3000);
    // Each group would meet all sixty otherwise.
    expect(far.bodies).toBeLessThan(near.bodies + (20 * 3000) / 64);
  });

  it("gathers more cells, the more error it may make", async () => {
    const coarse = await check(sphere(700), { tau: 2e-2 });
    const fine = await check(sphere(700), { tau: 2e-4 });
    expect(coarse.bodies).toBeLessThan(fine.bodies);
  });

  it.each(COUNTS)("of %i bodies in groups of 32", async (n) => {
    await check(sphere(n), { groupSize: 32 });
  });

  it("by masses alone, which opens more", async () => {
    const whole = await check(sphere(1500), { tau: 2e-2 });
    const alone = await check(sphere(1500), { tau: 2e-2, quadrupole: false });
    expect(alone.far).toBe(0);
    expect(alone.bodies).toBeGreaterThan(whole.bodies);
  });

  it("with softening", async () => {
    const { far } = await check(sphere(1500), { eps2: 0.02 ** 2, tau: 1e-2 });
    expect(far).toBeGreaterThan(0);
  });

  it("of bodies at one point, in clumps and on a line", async () => {
    await check({ posMass: placed(200, () => [1, 1, 1]) });
    await check({ posMass: placed(200, (i) => [i % 2, 0, i % 3]) });
    await check({ posMass: placed(300, (i) => [i / 7, 0, 0]) });
  });

  describe("opens", () => {
    const groups = Math.ceil(1500 / 64);
    /** An angle under which no cell is seen. */
    const NARROW = 1e-3;
    /** Any error goes, also the one of a cell whose farthest body touches the group. */
    const ANY = 1e9;

    it("everything where no error is allowed and no angle is small enough", async () => {
      expect(await check(sphere(1500), { tau: 0, theta: NARROW })).toEqual({ bodies: groups * 1500, cells: 0, far: 0 });
    });

    it("cells by their angle alone where no error is allowed", async () => {
      const { bodies, cells, far } = await checkSphere(1500, { tau: 0 });
      expect(far).toBe(0);
      expect(cells).toBeGreaterThan(0);
      expect(bodies).toBeLessThan(groups * 1500);
    });

    it("by their error alone where no angle is small enough, and nothing for the expansion within the softening", async () => {
      const { cells, far } = await check(sphere(1500), { tau: 1e-2, theta: NARROW, near: 1e4 });
      expect(far).toBe(0);
      expect(cells).toBeGreaterThan(0);
    });

    it("no less for a body where forces cancel, down to the angle, and nothing for a frozen one", async () => {
      const given = sphere(1500);
      const felt = given.posMass.map((_, k) => (k % 4 === 3 ? given.velocity[k]! : 0));
      const strongest = felt.indexOf(Math.max(...felt));
      const changed = (a: number) => ({ ...given, velocity: given.velocity.map((v, k) => (k === strongest ? a : v)) });
      const [plain, frozen, still] = [await check(given), await check(changed(-1e-30)), await check(changed(0))];
      expect(frozen).toEqual(plain);
      const all = await checkSphere(1500, { tau: 0 });
      expect(still.bodies).toBeGreaterThan(plain.bodies);
      expect(still.bodies).toBeLessThan(all.bodies);
    });

    it("a cell nearer than 1.8 radii only where it is heavier than the group", async () => {
      // Two groups, each a cell: one body at the origin and 63 close together, 1.7 radii away from a ring.
      const pair = (mass: number) =>
        placed(128, (i) => {
          if (i === 0) return [0, 0, 0];
          if (i < 64) return [1.75 + 1e-3 * Math.sin(i), 1.75 + 1e-3 * Math.cos(i), 1.75 + 1e-3 * Math.sin(2 * i)];
          const [u, v] = [Math.cos((Math.PI * i) / 32) / Math.SQRT2, Math.sin((Math.PI * i) / 32) / Math.sqrt(6)];
          return [2.72 + u + v, 2.72 - u + v, 2.72 - 2 * v];
        }).map((x, k) => (k % 4 === 3 && k >= 256 ? mass * x : x));
      const velocity = new Float32Array(512).fill(1);
      const options = { tau: ANY, theta: NARROW, near: 1e4 };
      const light = await check({ posMass: pair(0.5), velocity }, options);
      const heavy = await check({ posMass: pair(4), velocity }, options);
      expect(light).toEqual({ bodies: 129, cells: 2, far: 0 });
      expect(heavy.cells).toBeGreaterThan(2);
    });
  });
}
