import { expect, test } from "vitest";
import { type Scaling, UNSCALED } from "../../src/engine/index.ts";
import type { Appearance } from "../../src/render/bodies.ts";
import { OrbitCamera } from "../../src/render/camera.ts";
import { outerTracked, rescaledCentres, sceneLook, timeUnit } from "../../src/render/sceneUnits.ts";
import { canvas } from "./canvas.ts";

const METRES = 2 ** 65;
/** The same numbers but for the controls' rounding. */
function same(found: readonly number[], expected: readonly number[]): void {
  expect(found.length).toBe(expected.length);
  for (const [k, x] of found.entries()) expect(x / expected[k]!).toBeCloseTo(1, 12);
}

/** A galaxy in SI; half of the squared velocity unit is one of potentials. */
const SCALING: Scaling = {
  length: METRES,
  mass: 2 ** 100,
  velocity: 2 ** 17,
  acceleration: 2 ** -30,
  potential: 2 ** 35,
};

test("a camera keeps its place among the bodies, and the first view stays it, when the unit of the scene changes", () => {
  const camera = new OrbitCamera(canvas());
  camera.begin({ radius: 3e20, direction: [0, -0.5, 1], centre: [1e20, -2e20, 5e19] });
  const { stand, distance, heightOfView } = camera;
  camera.unit = METRES;
  camera.update();
  expect(camera.view).toBeNull();
  same([...camera.stand, camera.distance, camera.heightOfView], [...stand, distance, heightOfView]);
  // What is drawn is of a size near 1.
  const { position, near, far } = camera.camera;
  same(
    position.toArray(),
    stand.slice(0, 3).map((x) => x / METRES),
  );
  expect([near, far].map((x) => x * METRES)).toEqual([3e16, 3e24]);
  camera.home();
  same(camera.stand, stand);

  camera.shift([1e19, 0, -1e19]);
  const [x, y, z] = camera.stand;
  expect([x! - stand[0]!, y! - stand[1]!, z! - stand[2]!].map((by) => by / 1e19)).toEqual([
    expect.closeTo(1, 6),
    expect.closeTo(0, 6),
    expect.closeTo(-1, 6),
  ]);
  expect(camera.view).not.toBeNull();
  const moved = camera.stand;
  camera.unit = 1;
  same(camera.view!, moved);
});

test("places go into the scene and come back", () => {
  const camera = new OrbitCamera(canvas());
  camera.unit = METRES;
  expect(camera.toScene([METRES, 2 * METRES, 0])).toEqual([1, 2, 0]);
  expect(camera.fromScene([1, 2, 0])).toEqual([METRES, 2 * METRES, 0]);
});

test("each scale of a look goes by its own unit", () => {
  const { length, mass, velocity, potential } = SCALING;
  const look: Appearance = {
    traits: new Uint32Array(2),
    speed: 3 * velocity,
    surface: 0,
    drift: [velocity, -2 * velocity, 0],
    depth: 5 * potential,
    radius: 7 * length,
    density: (11 * mass) / length ** 3,
    mass: (13 * mass) / 6.6743e-11,
    gravity: 6.6743e-11,
    time: (17 * length) / velocity,
    components: ["disc"],
    cores: [],
  };
  const { speed, depth, radius, density, mass: all, gravity, time } = sceneLook(look, SCALING);
  expect([speed, depth, radius, density, time]).toEqual([3, 5, 7, 11, 17]);
  expect(all * gravity).toBeCloseTo(13, 12);
  expect(timeUnit(SCALING)).toBe(2 ** 48);
  expect(sceneLook({ ...look, gravity: 1 }, UNSCALED)).toEqual({ ...look, gravity: 1 });
});

test("what is seen comes out in the units of the bodies", () => {
  const { length, mass, velocity, acceleration, potential } = SCALING;
  const ones = new Float32Array(24).fill(1);
  const body = [length, length, length, mass, velocity, velocity, velocity, acceleration];
  expect([...outerTracked(ones, SCALING)].slice(12)).toEqual([
    ...body,
    acceleration,
    acceleration,
    acceleration,
    potential,
  ]);
  const centre = [length, length, length, length, velocity, velocity, velocity, mass];
  expect([...rescaledCentres(ones.subarray(0, 8), SCALING, 1)]).toEqual(centre);
  expect([...rescaledCentres(centre, SCALING, -1)]).toEqual([...ones.subarray(0, 8)]);
});
