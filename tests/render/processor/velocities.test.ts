import { PerspectiveCamera } from "three/webgpu";
import { describe, expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import type { Appearance } from "../../../src/render/bodies.ts";
import type { Look } from "../../../src/render/look.ts";
import { colourTable } from "../../../src/render/processor/colours.ts";
import { ProcessorDrawing } from "../../../src/render/processor/drawing.ts";
import type { PictureRequest } from "../../../src/render/processor/request.ts";
import { viewRequest } from "../../../src/render/processor/view.ts";
import { displayValues } from "../../../src/render/shown/densityColours.ts";
import { MAP_COLOURS } from "../../../src/render/shown/mapColours.ts";
import { momentsOf, REACH } from "../../../src/render/shown/moments.ts";
import { foundRange } from "../../../src/render/shown/range.ts";

const SIZE = 240;
const FAR = 60;
const LOOK: Look = {
  ...{ colour: "galaxy", exposure: 0, pointSize: 0.5, glow: 0, theme: "dark", shows: "velocity", massOf: "all" },
  ...{ low: null, high: null, span: null, latitude: 0, saturation: 1, dust: 0, sky: 0, parts: {}, cut: null },
};

interface Moving {
  readonly position: ArrayLike<number>;
  readonly velocity: ArrayLike<number>;
  readonly speed: number;
  readonly drift?: readonly [number, number, number];
}

/** Equal bodies as seen along `from` to the origin, from so far that a radius of 1 has 80 pixels. */
async function seen({ position, velocity, speed, drift = [0, 0, 0] }: Moving, from: readonly [number, number, number]) {
  const n = position.length / 3;
  const posMass = Float32Array.from({ length: 4 * n }, (_, k) =>
    k % 4 < 3 ? position[3 * (k >> 2) + (k % 4)]! : 1 / n,
  );
  const moving = Float32Array.from({ length: 4 * n }, (_, k) => (k % 4 < 3 ? velocity[3 * (k >> 2) + (k % 4)]! : 0));
  const look: Appearance = {
    traits: new Uint32Array(2 * n),
    ...{ speed, drift, depth: 1, radius: 1, density: 1, mass: 1, gravity: 1, time: 1, surface: 0 },
    components: ["disc"],
    cores: [],
  };
  // A long lens: lines of sight are parallel within 1 / 50.
  const focal = 80 * FAR;
  const camera = new PerspectiveCamera((360 / Math.PI) * Math.atan(SIZE / 2 / focal), 1, 0.01, 1000);
  camera.up.set(0, 0, 1);
  const length = Math.hypot(...from);
  camera.position.set(...(from.map((x) => (x / length) * FAR) as [number, number, number]));
  camera.lookAt(0, 0, 0);
  const part = { x: 0, y: 0, width: SIZE, height: SIZE };
  const by = { camera, part, focal, ratio: 1, distance: 1, unit: 1 };
  const view = viewRequest(0, { count: n, look, softening: 0 }, colourTable("galaxy", look), LOOK, by);
  const drawing = await ProcessorDrawing.create(look.traits);
  const id = Uint32Array.from({ length: n }, (_, i) => i);
  drawing.take({ posMass, velocity: moving, acceleration: new Float32Array(4 * n).fill(-1), id });
  return { drawing, view, sums: drawing.sums(view), reach: REACH * speed };
}

/** Sums over pixels at which `of` says to which ring they belong. */
function rings(sums: Float32Array, count: number, of: (x: number, y: number) => number): number[][] {
  const found = Array.from({ length: count }, () => [0, 0, 0]);
  for (let k = 0; k < SIZE * SIZE; k++) {
    const ring = found[of(((k % SIZE) + 0.5 - SIZE / 2) / 80, (SIZE / 2 - Math.floor(k / SIZE) - 0.5) / 80)];
    if (ring) for (let c = 0; c < 3; c++) ring[c]! += sums[4 * k + c]!;
  }
  return found;
}

/** A cold disc that turns about z at speed 1 everywhere, of uniform surface density to radius 1.2. */
function turning(n: number, drift: readonly [number, number, number]): Moving {
  const [position, velocity] = [new Float32Array(3 * n), new Float32Array(3 * n)];
  for (let i = 0; i < n; i++) {
    const [r, angle] = [1.2 * Math.sqrt((i + 0.5) / n), 2.399963 * i];
    position.set([r * Math.cos(angle), r * Math.sin(angle), 0], 3 * i);
    velocity.set([drift[0] - Math.sin(angle), drift[1] + Math.cos(angle), drift[2]], 3 * i);
  }
  return { position, velocity, speed: 1, drift };
}

describe("maps of velocities on the processor", () => {
  it("a Plummer sphere does not turn, and its dispersion is sqrt(3 pi / 64 GM / b) (1 + R^2 / b^2)^(-1/4)", async () => {
    const n = 20_000;
    const { position, velocity } = plummer.make({}, { n, seed: 3 });
    const b = (3 * Math.PI) / 16;
    const { sums, reach } = await seen({ position, velocity, speed: Math.SQRT1_2 }, [3, -5, 2]);
    const edges = [0.15, 0.3, 0.5, 0.8, 1.2];
    const found = rings(sums, edges.length, (x, y) => edges.findIndex((edge) => Math.hypot(x, y) < edge));
    for (const [k, ring] of found.entries()) {
      const { velocity: mean, dispersion } = momentsOf(ring, 0);
      const inner = k > 0 ? edges[k - 1]! : 0;
      // Weighted by mass: the mean of sigma^2 over the ring, by 200 radii.
      let [mass, square] = [0, 0];
      for (let s = 0; s < 200; s++) {
        const r = inner + ((edges[k]! - inner) * (s + 0.5)) / 200;
        const column = r * (1 + (r / b) ** 2) ** -2;
        mass += column;
        square += column * ((3 * Math.PI) / (64 * b)) * (1 + (r / b) ** 2) ** -0.5;
      }
      const sigma = Math.sqrt(square / mass);
      const within = (r: number) => r ** 2 / (r ** 2 + b ** 2);
      const bodies = n * (within(edges[k]!) - within(inner));
      expect(Math.abs(mean * reach), `mean inside ${edges[k]}`).toBeLessThan((3.5 * sigma) / Math.sqrt(bodies));
      const noise = 3.5 / Math.sqrt(2 * bodies) + 0.02;
      expect(Math.abs((dispersion * reach) / sigma - 1), `inside ${edges[k]}`).toBeLessThan(noise);
    }
  });

  it("an inclined cold disc has sin(i) cos(angle) of its speed, whatever the velocity of its centre of mass", async () => {
    const inclination = Math.PI / 3;
    const drift = [0.4, -0.3, 0.2] as const;
    // Seen from -y and above; x is to the right, and recedes there for turning from x to y.
    const from = [0, -Math.sin(inclination), Math.cos(inclination)] as const;
    const { sums, reach, view, drawing } = await seen(turning(40_000, drift), from);
    const angles = 8;
    // On an ellipse of half axes 0.9 and 0.45: sectors by the angle in the disc.
    const found = rings(sums, angles, (x, y) => {
      const [u, v] = [x, y / Math.cos(inclination)];
      const r = Math.hypot(u, v);
      return r > 0.7 && r < 1
        ? Math.floor(((Math.atan2(v, u) + 2 * Math.PI) % (2 * Math.PI)) / ((2 * Math.PI) / angles))
        : -1;
    });
    for (const [k, sector] of found.entries()) {
      const [a, c] = [(2 * Math.PI * k) / angles, (2 * Math.PI * (k + 1)) / angles];
      const theory = (Math.sin(inclination) * (Math.sin(c) - Math.sin(a))) / (c - a);
      const { velocity, dispersion } = momentsOf(sector, 0);
      // Sectors are 20 pixels wide and more, images 1 to 2.
      expect(Math.abs(velocity * reach - theory), `sector ${k}`).toBeLessThan(0.03);
      // What is left is what turns within the sector.
      const spread = Math.sqrt(
        Math.max(
          0,
          Math.sin(inclination) ** 2 * (0.5 + (Math.sin(2 * c) - Math.sin(2 * a)) / (4 * (c - a))) - theory ** 2,
        ),
      );
      expect(Math.abs(dispersion * reach - spread), `spread of sector ${k}`).toBeLessThan(0.05);
    }
    // The colours say it, and where there is no mass the sky is empty.
    const range = foundRange(drawing.draw({ ...asked(view), blocks: true }, view).blocks!, null)!;
    expect(range.velocity * reach).toBeGreaterThan(0.8 * Math.sin(inclination));
    expect(range.velocity * reach).toBeLessThan(1.4);
    const { bytes, stride } = drawing.draw({ ...asked(view), span: range.velocity, low: range.ends[0] }, view);
    const pixel = (x: number, y: number) => [...bytes.subarray(4 * (y * stride + x), 4 * (y * stride + x) + 3)];
    const [right, left] = [pixel(SIZE / 2 + 70, SIZE / 2), pixel(SIZE / 2 - 70, SIZE / 2)];
    expect(right[0]! - right[2]!).toBeGreaterThan(60);
    expect(left[2]! - left[0]!).toBeGreaterThan(60);
    expect(pixel(2, 2)).toEqual([0, 0, 0]);
  });

  it("the range of the colours stays while it will do", () => {
    const blocks = (w: number) => Float32Array.from([1, (1 + w) / 2, w * w + 0.01, 0, 1, (1 - w) / 2, w * w + 0.01, 0]);
    const first = foundRange(blocks(0.2), null)!;
    expect(first.velocity).toBeGreaterThanOrEqual(0.2);
    expect(first.velocity).toBeLessThan(0.26);
    expect(first.dispersion).toBeGreaterThanOrEqual(0.1);
    expect(foundRange(blocks(0.18), first)).toBe(first);
    expect(foundRange(blocks(0.5), first)!.velocity).toBeGreaterThanOrEqual(0.5);
    expect(foundRange(new Float32Array(8), first)).toBe(first);
  });
});

const asked = (view: PictureRequest["views"][number]): PictureRequest => ({
  ...{ width: SIZE, height: SIZE, views: [view], shows: "velocity", paper: false, latitude: 0, glow: 0 },
  ...{ low: -3, high: 1, floor: -3, span: 1, map: MAP_COLOURS.velocity.dark.map(displayValues), blocks: false },
});
