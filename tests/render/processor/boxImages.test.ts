import { PerspectiveCamera } from "three/webgpu";
import { expect, test } from "vitest";
import { Random } from "../../../src/data/models/random.ts";
import type { Appearance } from "../../../src/render/bodies.ts";
import { BoxImages, IMAGES } from "../../../src/render/boxImages.ts";
import { FIELD_OF_VIEW } from "../../../src/render/camera.ts";
import { colourTable } from "../../../src/render/processor/colours.ts";
import { ProcessorDrawing } from "../../../src/render/processor/drawing.ts";
import { viewRequest } from "../../../src/render/processor/view.ts";
import { LOOK } from "./pictureOf.ts";

const [WIDTH, HEIGHT, N, SIDE] = [240, 200, 2000, 8];
type Triple = readonly [number, number, number];

/** Bodies anywhere in a box from the origin on. */
function boxOfBodies() {
  const random = new Random(7);
  const posMass = Float32Array.from({ length: 4 * N }, (_, k) => (k % 4 === 3 ? 1 / N : SIDE * random.uniform()));
  const traits = new Uint32Array(2 * N);
  new Float32Array(traits.buffer).fill(1 / N);
  for (let i = 0; i < N; i++) traits[2 * i] = 0;
  const look: Appearance = {
    traits,
    ...{ speed: 1, depth: 1, radius: SIDE / 2, density: 1, mass: 1, gravity: 1, time: 1, surface: 0 },
    drift: [0, 0, 0],
    components: ["other"],
    cores: [],
  };
  const tables = {
    ...{ posMass, velocity: new Float32Array(4 * N), acceleration: new Float32Array(4 * N).fill(-1) },
    id: Uint32Array.from({ length: N }, (_, i) => i),
  };
  return { look, tables };
}

function cameraAt(from: Triple, to: Triple): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, WIDTH / HEIGHT, 1e-3, 1e4);
  camera.up.set(0, 0, 1);
  camera.position.set(...from);
  camera.lookAt(...to);
  camera.updateMatrixWorld();
  return camera;
}

/** Light in each pixel, green. */
async function lightSeen(from: Triple, to: Triple, images: BoxImages | null): Promise<Float32Array> {
  const { look, tables } = boxOfBodies();
  const by = {
    camera: cameraAt(from, to),
    part: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    focal: HEIGHT / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360)),
    ...{ ratio: 1, distance: 1, unit: 1, images },
  };
  const view = viewRequest(0, { count: N, look, softening: 0 }, colourTable("galaxy", look), LOOK, by);
  const drawing = await ProcessorDrawing.create(look.traits);
  drawing.take(tables);
  return drawing.sums(view).filter((_, k) => k % 4 === 1);
}

const sum = (light: Float32Array) => light.reduce((all, x) => all + x, 0);
const MIDDLE: Triple = [SIDE / 2, SIDE / 2, SIDE / 2];

test("from afar a box with its images is 27 boxes, and shines 27 times as bright", async () => {
  const far: Triple = [SIDE / 2, -60 * SIDE, SIDE / 2];
  const alone = await lightSeen(far, MIDDLE, null);
  const all = await lightSeen(far, MIDDLE, new BoxImages(SIDE));
  // The boxes before and behind are nearer and farther by a sixtieth.
  expect(sum(all) / sum(alone) / IMAGES).toBeCloseTo(1, 2);
});

test("beside a box is light only where it is repeated", async () => {
  const away = 12;
  const from: Triple = [SIDE / 2, -away * SIDE, SIDE / 2];
  const pixels = HEIGHT / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360)) / away;
  /** In a square about the middle of a neighbour, or of the box. */
  const inSquare = (light: Float32Array, neighbour: number) =>
    sum(
      light.filter((_, k) => {
        const across = (k % WIDTH) - WIDTH / 2 - neighbour * pixels;
        const down = Math.floor(k / WIDTH) - HEIGHT / 2;
        return Math.max(Math.abs(across), Math.abs(down)) < pixels / 4;
      }),
    );
  const alone = await lightSeen(from, MIDDLE, null);
  const all = await lightSeen(from, MIDDLE, new BoxImages(SIDE));
  // The wings of the nearest images.
  expect(inSquare(alone, 1) / inSquare(alone, 0)).toBeLessThan(0.01);
  expect(inSquare(all, 1) / inSquare(all, 0)).toBeGreaterThan(0.8);
  expect(inSquare(all, 2) / inSquare(all, 0)).toBeLessThan(0.01);
});

test("a camera in the box sees light all around, and the same from places that are a side apart", async () => {
  const ways: Triple[] = [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0.6, -0.5, -0.7],
  ];
  for (const way of ways) {
    const seen = async (from: Triple, images: BoxImages | null) =>
      lightSeen(from, from.map((x, k) => x + way[k]!) as unknown as Triple, images);
    const [here, there] = [await seen([0, 3, 5], new BoxImages(SIDE)), await seen([SIDE, 3, 5], new BoxImages(SIDE))];
    const apart = here.reduce((all, x, k) => all + Math.abs(x - there[k]!), 0);
    expect(apart / sum(here)).toBeLessThan(1e-3);
    // Without images one of the two looks out of the box, or along its side.
    const alone = [await seen([0, 3, 5], null), await seen([SIDE, 3, 5], null)].map(sum);
    expect(Math.min(...alone)).toBeLessThan(0.7 * sum(here));
    const columns = [0, 1, 2, 3].map((c) => sum(here.filter((_, k) => Math.floor((4 * (k % WIDTH)) / WIDTH) === c)));
    expect(Math.min(...columns) / Math.max(...columns)).toBeGreaterThan(0.2);
  }
});

test("only boxes in view are drawn, never none, and light fades where a camera is near", () => {
  const images = new BoxImages(SIDE);
  const inside = images.see(cameraAt(MIDDLE, [100, 4, 4]));
  expect(inside.offsets.length).toBeLessThan(20);
  expect(inside.offsets).toContainEqual([SIDE, 0, 0]);
  expect(inside.offsets).not.toContainEqual([-SIDE, 0, 0]);
  expect(inside).toMatchObject({ centre: MIDDLE, fading: 1 });
  const away = images.see(cameraAt([SIDE / 2, -60 * SIDE, SIDE / 2], MIDDLE));
  expect(away).toMatchObject({ centre: MIDDLE, fading: 0 });
  expect(away.offsets).toHaveLength(IMAGES);
  expect(images.see(cameraAt([SIDE / 2, -60 * SIDE, 4], [4, -90 * SIDE, 4])).offsets).toEqual([[0, 0, 0]]);
});
