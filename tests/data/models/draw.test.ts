import { describe, expect, test, vi } from "vitest";
import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import { sampleDisc } from "../../../src/data/models/disc.ts";
import { type Draw, type Drawer, drawFrom, drawShare, type Stretch } from "../../../src/data/models/draw.ts";
import { buildGalaxy } from "../../../src/data/models/galaxy.ts";
import { Random } from "../../../src/data/models/random.ts";
import { newSample } from "../../../src/data/models/sample.ts";
import { makeBuild, newGalaxy } from "../../../src/data/scenarios/build.ts";
import { BUILT } from "../../../src/data/scenarios/buildInfo.ts";
import { SCENARIOS } from "../../../src/data/scenarios/index.ts";

type Make = (draw?: Drawer) => Bodies;

const N = 3001;
const makes: Record<string, Make> = Object.fromEntries(
  SCENARIOS.map(({ name, make, defaults }) => [
    name,
    (draw) => make({}, { n: Math.min(N, defaults.n), seed: 5, ...(draw && { draw }) }),
  ]),
);
makes[BUILT] = (draw) => {
  const galaxies = ["plummer", "milky-way", "uniform-sphere", "sinking-cluster"].map(newGalaxy);
  return makeBuild({ softening: 0.05, galaxies }, { n: N, seed: 5, ...(draw && { draw }) });
};

/** What `of` threads make of it. */
function shared(make: Make, of: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (let share = 0; share < of; share++) make(drawShare(share, of, (stretch) => stretches.push(stretch)));
  return stretches;
}

const bytes = ({ mass, position, velocity, component, galaxy }: Bodies) =>
  [mass, position, velocity, component, galaxy].map((table) => Buffer.from(table.buffer).toString("base64"));

describe("bodies that several threads draw", () => {
  test.each(Object.entries(makes))("of %s are those that one draws, to the byte", (_, make) => {
    const alone = bytes(make());
    for (const of of [1, 2, 5]) expect(bytes(make(drawFrom(shared(make, of))))).toEqual(alone);
  });

  test("come all the same where some have not answered", () => {
    const make = makes.antennae!;
    const stretches = shared(make, 4);
    expect(stretches.length).toBeGreaterThan(8);
    const some = stretches.filter((_, k) => k % 3 !== 1);
    expect(bytes(make(drawFrom(some)))).toEqual(bytes(make()));
  });

  test("are each in one share: none is drawn twice", () => {
    const make = makes["major-merger"]!;
    const all = shared(make, 3);
    const drawn = all.reduce((sum, { position }) => sum + position.length / 3, 0);
    expect(drawn).toBe(N);
    expect(new Set(all.map(({ draw, from }) => `${draw} ${from}`)).size).toBe(all.length);
  });
});

test("a body of a disc that is skipped takes the numbers that it would be drawn with, also where its speed is drawn again", () => {
  const count = 5000;
  const shape = { mass: 1, scaleLength: 1, scaleHeight: 0.3 };
  const [position, velocity] = [new Float64Array(3), new Float64Array(3)];
  const again: number[] = [];
  for (const toomreQ of [0.5, 1.4, 5]) {
    const { disc } = buildGalaxy({ spheres: [], disc: { ...shape, toomreQ }, softening: 0.05 });
    /** A number that follows each body's. */
    const after = (act: (draw: Draw) => void) => {
      const random = new Random(9);
      const deviates = vi.spyOn(random, "gaussian");
      const next: number[] = [];
      const draw: Drawer = (bodies) => {
        for (let i = 0; i < count; i++) {
          act(bodies);
          next.push(random.bits());
        }
        return newSample(0, "disc");
      };
      sampleDisc(
        disc!,
        count,
        random,
        Object.assign(() => {}, { draw }),
      );
      again.push(deviates.mock.calls.length - 3 * count);
      return next;
    };
    expect(after((draw) => draw.skip())).toEqual(after((draw) => draw.body(position, velocity, 0)));
  }
  expect(Math.min(...again)).toBeGreaterThan(count / 100);
});
