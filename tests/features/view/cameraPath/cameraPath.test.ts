import { describe, expect, test } from "vitest";
import { findModel } from "../../../../src/data/scenarios/index.ts";
import { plummerMerger } from "../../../../src/data/scenarios/plummerMerger.ts";
import { antennae } from "../../../../src/data/scenarios/tails.ts";
import type { Engine } from "../../../../src/engine/index.ts";
import { VIEW_DEFAULTS } from "../../../../src/features/view/appearance/state.ts";
import { Course, sightsOf } from "../../../../src/features/view/cameraPath/course.ts";
import { normalOf } from "../../../../src/features/view/cameraPath/plane.ts";
import { keysOf, READY } from "../../../../src/features/view/cameraPath/ready.ts";
import { type Keyframe, lookOf, nextSecond, tidy } from "../../../../src/features/view/cameraPath/state.ts";
import type { OrbitCamera } from "../../../../src/render/camera.ts";
import { addressOf, asked, newState } from "../../kit/fixtures.ts";

const frame = (second: number, time: number, more: Partial<Keyframe> = {}): Keyframe => ({
  ...{ second, time, stand: [second, -5, 2, 0, 0, 0], look: null },
  ...more,
});

describe("keyframes", () => {
  test("stand in order, one at a second, and time never goes back", () => {
    const path = tidy([frame(5, 2), frame(0, 3), frame(5.001, 9), frame(8, 1)]);
    expect(path.map(({ second, time }) => [second, time])).toEqual([
      [0, 3],
      [5, 3],
      [8, 3],
    ]);
    expect(nextSecond(path, 2)).toBe(2);
    expect(nextSecond(path, 5)).toBe(13);
    expect(nextSecond([], 2)).toBe(0);
  });

  test("stand in links with camera, time and look; what is no list of them is refused in a line", () => {
    const store = newState();
    const look = lookOf({
      ...VIEW_DEFAULTS,
      exposure: -1.5,
      pointSize: 2,
      glow: 0.25,
      colour: "speed",
      theme: "print",
    });
    store.getState().cameraPath.setPath([frame(0, -1), frame(2.5, 1e-3, { look })]);
    const { choices, problems } = asked(addressOf(store), { solvers: [{ name: "bonsai", title: "", help: "" }] });
    expect(problems).toEqual([]);
    expect((choices as typeof store extends { getState(): infer S } ? S : never).cameraPath.path).toEqual(
      store.getState().cameraPath.path,
    );
    for (const bad of ["", "1,2,3", "0,0,1,1,1,1,1,1e31", "0,0,1,2,3,0,0,0,9,1,1,speed,dark,light", "0,0,1,2,3,0,0,x"])
      expect(asked(`?path=${bad}`).problems, bad).toHaveLength(1);
    // Another scenario's lengths are others.
    store.setState({ play: { scenario: "sphere" } });
    expect(addressOf(store)).not.toMatch("path=");
  });
});

describe("ready paths", () => {
  test("go by the plane of what shines: the orbit's, a disc's wherever it is turned, none of a round galaxy", () => {
    const disc = findModel("exponential-disc").make({}, { n: 1000, seed: 1 });
    expect(normalOf(disc)[2]).toBeGreaterThan(0.99);
    const turned = { ...disc, position: across(disc.position), velocity: across(disc.velocity) };
    expect(normalOf(turned)[0]).toBeGreaterThan(0.99);
    expect(normalOf(antennae.make({}, { n: 2000, seed: 1 }))[2]).toBeGreaterThan(0.5);
    expect(normalOf(findModel("plummer").make({}, { n: 2000, seed: 1 }))).toEqual([0, 0, 1]);
  });

  test.each(READY.map((ready) => [ready.name, ready] as const))(
    "%s: from the start to the moment, round the middle, above the plane",
    (_, ready) => {
      const bodies = plummerMerger.make({}, { n: 400, seed: 1 });
      const normal = normalOf(bodies);
      const keys = keysOf(ready, { centre: [1, 2, 3], normal, direction: [0, -1, 1], radius: [4, 2], time: [0, 10] });
      expect(tidy(keys)).toEqual(keys);
      expect([keys[0]!.time, keys.at(-1)!.time]).toEqual([0, 10]);
      for (const { stand } of keys) {
        const way = [0, 1, 2].map((k) => stand[k]! - stand[3 + k]!);
        expect(stand.slice(3)).toEqual([1, 2, 3]);
        expect(way.reduce((sum, x, k) => sum + x * normal[k]!, 0)).toBeGreaterThan(0);
      }
      // The first frame holds the whole of the first view: the sphere's rim is inside half the field of view.
      expect(4 / Math.hypot(...[0, 1, 2].map((k) => keys[0]!.stand[k]! - keys[0]!.stand[3 + k]!))).toBeLessThan(
        Math.sin(Math.PI / 8),
      );
    },
  );
});

test("frames are led in whole steps: none lost where many are due, none where time stands still", () => {
  const keys = [frame(0, 0), frame(1, 10), frame(2, 10)];
  const stands: number[][] = [];
  const camera = { lead: (stand: number[]) => stands.push(stand) } as unknown as OrbitCamera;
  const course = new Course(keys, camera, (second) => (Math.round(4 * second) + 1) / 4);
  const engine = { time: 0, settings: { timestep: 1 / 16 } };
  const sights = sightsOf(keys, VIEW_DEFAULTS);
  for (let n = 0; n <= 8; n++) {
    let there = false;
    while (!there) {
      const led = course.frame(VIEW_DEFAULTS, engine as unknown as Engine);
      expect(led.steps).toBeLessThanOrEqual(32);
      engine.time += led.steps / 16;
      there = led.there;
    }
    expect(Math.abs(engine.time - sights(n / 4).time)).toBeLessThanOrEqual(1 / 32);
    expect(stands.at(-1)).toEqual(sights(n / 4).stand);
    course.drawn();
  }
  expect(engine.time).toBe(10);
});

test("what is eased goes between the looks, what is chosen holds from its keyframe on, and the rest stays", () => {
  const at = (more: Partial<typeof VIEW_DEFAULTS>) => lookOf({ ...VIEW_DEFAULTS, ...more });
  const keys = [
    frame(0, 0, { look: at({ exposure: 0 }) }),
    frame(2, 1, { look: at({ exposure: 2, colour: "speed" }) }),
  ];
  const sights = sightsOf(keys, { ...VIEW_DEFAULTS, colour: "galaxy", massOf: "disc" });
  expect(sights(1).look).toMatchObject({ exposure: 1, colour: "galaxy", massOf: "disc" });
  expect(sights(2).look).toMatchObject({ exposure: 2, colour: "speed" });
});

/** x to y to z to x: up becomes ahead. */
const across = (table: Float32Array) => table.map((_, i) => table[i - (i % 3) + ((i + 2) % 3)]!);
