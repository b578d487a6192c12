import { PerspectiveCamera } from "three/webgpu";
import { describe, expect, it } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import type { Appearance } from "../../../src/render/bodies.ts";
import { FIELD_OF_VIEW } from "../../../src/render/camera.ts";
import { COLOUR_MODES } from "../../../src/render/colour/index.ts";
import type { Look } from "../../../src/render/look.ts";
import { colourTable } from "../../../src/render/processor/colours.ts";
import { ProcessorDrawing } from "../../../src/render/processor/drawing.ts";
import { GLOW_TOP, glowParts } from "../../../src/render/processor/glow.ts";
import type { PictureRequest, ViewRequest } from "../../../src/render/processor/request.ts";
import { viewRequest } from "../../../src/render/processor/view.ts";
import { MARGIN, side } from "../../../src/render/pyramid.ts";
import { GLOW } from "../../../src/render/tones.ts";
import { gather } from "../../reference/gather.ts";
import { refine } from "../../reference/refine.ts";

const LOOK: Look = {
  ...{ colour: "galaxy", exposure: 0, pointSize: 1, glow: 0, theme: "dark", shows: "light", massOf: "all" },
  ...{ low: null, high: null, span: null, latitude: 0, saturation: 1, dust: 0, sky: 0, parts: {}, cut: null },
};

/** A disc of radius 1 in the plane z = 0, evenly covered, with equal bodies of two galaxies, and its look. */
function disc(n: number) {
  const posMass = new Float32Array(4 * n);
  const traits = new Uint32Array(2 * n);
  const shares = new Float32Array(traits.buffer);
  for (let i = 0; i < n; i++) {
    const [r, angle] = [Math.sqrt((i + 0.5) / n), 2.399963 * i];
    posMass.set([r * Math.cos(angle), r * Math.sin(angle), 0, 1 / n], 4 * i);
    traits[2 * i] = (i % 2) | ((i % 3) << 8);
    shares[2 * i + 1] = 1 / n;
  }
  const look: Appearance = {
    traits,
    ...{ speed: 1, depth: 1, radius: 1, density: 1, mass: 1, gravity: 1, time: 1, surface: 0 },
    drift: [0, 0, 0],
    components: ["disc", "bulge", "halo"],
    cores: [],
  };
  const velocity = new Float32Array(4 * n);
  const acceleration = new Float32Array(4 * n).fill(-1);
  return {
    tables: { posMass, velocity, acceleration, id: Uint32Array.from({ length: n }, (_, i) => i) },
    look,
  };
}

/** The disc from above, from so far that it has `radius` pixels. */
async function seen(choice: Partial<Look>, radius: number, ratio = 1, n = 20_000) {
  const { tables, look } = disc(n);
  const [width, height] = [320, 240];
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.01, 1000);
  const focal = height / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360));
  camera.position.set(0, 0, focal / radius);
  camera.lookAt(0, 0, 0);
  const part = { x: 0, y: 0, width: width * ratio, height: height * ratio };
  const chosen = { ...LOOK, ...choice };
  const colour = colourTable(chosen.colour, look);
  const view = viewRequest(0, { count: n, look, softening: 0 }, colour, chosen, {
    camera,
    part,
    focal,
    ratio,
    distance: focal / radius,
    unit: 1,
  });
  const drawing = await ProcessorDrawing.create(look.traits);
  drawing.take(tables);
  return { drawing, view, tables, sums: drawing.sums(view), colours: view.colour.colours };
}

const channel = (sums: Float32Array, k: number) => sums.filter((_, at) => at % 4 === k);
/** Mean over a square of pixels about the middle. */
function middle(sums: Float32Array, view: ViewRequest, k: number, half = 20): number {
  let total = 0;
  for (let y = -half; y < half; y++) {
    for (let x = -half; x < half; x++)
      total += sums[4 * ((view.height / 2 + y) * view.width + view.width / 2 + x) + k]!;
  }
  return total / (2 * half) ** 2;
}

describe("the drawing on the processor", () => {
  it.each([
    [50, 1],
    [90, 1],
    [60, 2],
    [60, 0.5],
  ])(
    "a disc of %i pixels' radius at %s pixels a CSS pixel has the light of the key, wherever it is seen from",
    async (radius, ratio) => {
      const { sums, view, colours } = await seen({}, radius, ratio);
      for (const k of [0, 1, 2]) {
        const mean = (colours[0]![k]! + colours[1]![k]!) / 2;
        // A uniform disc at exposure 0 has 0.9; what lies evenly is even but for the last bodies of a row.
        expect(Math.abs(middle(sums, view, k, 20 * ratio) / (0.9 * mean) - 1)).toBeLessThan(0.01);
        // All its light: that brightness times its area.
        const all = channel(sums, k).reduce((a, b) => a + b, 0);
        expect(Math.abs(all / (0.9 * mean * Math.PI * (radius * ratio) ** 2) - 1)).toBeLessThan(1e-3);
      }
    },
  );

  it("as mass it has 1 / pi of all mass over the radius squared, and its parts theirs", async () => {
    const of = async (massOf: string) => {
      const { sums, view } = await seen({ shows: "density", massOf }, 60);
      return middle(sums, view, 0) * Math.PI;
    };
    expect(Math.abs((await of("all")) - 1)).toBeLessThan(0.01);
    expect(Math.abs((await of("galaxy-2")) - 1 / 2)).toBeLessThan(0.01);
    expect(Math.abs((await of("bulge")) - 1 / 3)).toBeLessThan(0.01);
    expect(Math.abs((await of("luminous")) - 2 / 3)).toBeLessThan(0.01);
  });

  it("parts that are hidden and cuts take their mass away, stops of light multiply it", async () => {
    const all = async (choice: Partial<Look>) => {
      const { sums } = await seen({ shows: "density", ...choice }, 60);
      return channel(sums, 0).reduce((a, b) => a + b, 0);
    };
    const whole = await all({});
    const share = async (choice: Partial<Look>) => (await all(choice)) / whole;
    const about = { centre: [0, 0, 0], normal: [1, 0, 0] } as const;
    expect(Math.abs((await share({ parts: { "galaxy-2": { hidden: true } } })) - 1 / 2)).toBeLessThan(1e-3);
    expect(Math.abs((await share({ parts: { bulge: { hidden: true }, halo: { light: 3 } } })) - 2 / 3)).toBeLessThan(
      1e-3,
    );
    // Of a disc of radius 1: a disc of half the radius, and a band of half the width, 2 (asin h + h sqrt(1 - h^2)) / pi.
    const h = 0.5;
    const band = (2 * (Math.asin(h) + h * Math.sqrt(1 - h * h))) / Math.PI;
    expect(Math.abs((await share({ cut: { shape: "sphere", half: h, ...about } })) - h * h)).toBeLessThan(2e-3);
    expect(Math.abs((await share({ cut: { shape: "slab", half: h, ...about } })) - band)).toBeLessThan(2e-3);
    const light = async (parts: Look["parts"]) => {
      const { sums } = await seen({ parts }, 60);
      return channel(sums, 1).reduce((a, b) => a + b, 0);
    };
    const halo = (await light({})) - (await light({ halo: { hidden: true } }));
    const brighter = (await light({ halo: { light: 2 } })) - (await light({ halo: { hidden: true } }));
    expect(brighter / halo).toBeCloseTo(4, 3);
  });

  it("of two spheres in one, each component has the profile of its theory, and a cut that of what it leaves", async () => {
    const n = 40_000;
    const { position } = plummer.make({}, { n, seed: 2 });
    const a = (3 * Math.PI) / 16;
    // Every second body is of a bulge with a third of the scale radius.
    const scale = [1 / 3, 1] as const;
    const { tables, look } = disc(n);
    for (let i = 0; i < n; i++) {
      look.traits[2 * i] = (1 + (i % 2)) << 8;
      for (let k = 0; k < 3; k++) tables.posMass[4 * i + k] = scale[i % 2]! * position[3 * i + k]!;
    }
    /** Mass within a line of sight's distance r from the middle, of a Plummer sphere of mass 1/2, out to c: by the column's closed form. */
    const within = (r: number, b: number, c = 1e3) => {
      let mass = 0;
      const steps = 2000;
      for (let k = 0; k < steps; k++) {
        const x = ((k + 0.5) / steps) * Math.min(r, c);
        const s2 = x * x + b * b;
        const z2 = c * c - x * x;
        const column = (Math.sqrt(z2) * (3 * s2 + 2 * z2)) / (3 * s2 * s2 * (s2 + z2) ** 1.5);
        mass += 2 * Math.PI * x * (Math.min(r, c) / steps) * ((3 * b * b) / (2 * Math.PI)) * column;
      }
      return mass / 2;
    };
    const [width, height] = [400, 400];
    const focal = height / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360));
    const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.01, 1000);
    const far = 6;
    camera.position.set(0, 0, far);
    camera.lookAt(0, 0, 0);
    const drawing = await ProcessorDrawing.create(look.traits);
    drawing.take(tables);
    const massIn = (rings: readonly number[], choice: Partial<Look>) => {
      const chosen: Look = { ...LOOK, shows: "density", pointSize: 0.3, ...choice };
      const by = { camera, part: { x: 0, y: 0, width, height }, focal, ratio: 1, distance: 1, unit: 1 };
      const sums = drawing.sums(
        viewRequest(0, { count: n, look, softening: 0 }, colourTable("galaxy", look), chosen, by),
      );
      const found = rings.map(() => 0);
      for (let k = 0; k < width * height; k++) {
        const tangent = Math.hypot((k % width) + 0.5 - width / 2, Math.floor(k / width) + 0.5 - height / 2) / focal;
        const ring = rings.findIndex((r) => far * Math.sin(Math.atan(tangent)) < r);
        // What a pixel covers at the distance at which its line of sight passes the middle.
        if (ring >= 0) found[ring]! += sums[4 * k]! * (far / focal) ** 2 * (1 + tangent ** 2) ** -2;
      }
      return found;
    };
    const rings = [0.15, 0.3, 0.5, 0.8, 1.2];
    const cut = { shape: "sphere", half: 0.6, centre: [0, 0, 0], normal: [0, 0, 1] } as const;
    const cases = [
      { choice: { parts: { halo: { hidden: true } } }, theory: (r: number) => within(r, a / 3) },
      { choice: { parts: { bulge: { hidden: true } } }, theory: (r: number) => within(r, a) },
      { choice: {}, theory: (r: number) => within(r, a / 3) + within(r, a) },
      { choice: { parts: { bulge: { hidden: true } }, cut }, theory: (r: number) => within(r, a, cut.half) },
    ];
    for (const { choice, theory } of cases) {
      const found = massIn(rings, choice);
      for (const [k, r] of rings.entries()) {
        const wanted = theory(r) - (k > 0 ? theory(rings[k - 1]!) : 0);
        // Noise of the bodies in the ring, and a hundredth for images that reach over its edges.
        const bound = 3.5 / Math.sqrt(n * Math.max(wanted, 1e-3)) + 0.01;
        if (wanted > 1e-3)
          expect(Math.abs(found[k]! / wanted - 1), `${JSON.stringify(choice)} ${r}`).toBeLessThan(bound);
        else expect(found[k]!).toBeLessThan(2e-3);
      }
    }
  });

  it("makes images of mass as wide as the bodies lie apart, where that is known", async () => {
    const { drawing, view, sums } = await seen({ shows: "density" }, 60);
    drawing.number(new Float32Array(drawing.count).fill(1));
    const wide = drawing.sums(view);
    expect(wide).not.toEqual(sums);
    const all = (table: Float32Array) => channel(table, 0).reduce((a, b) => a + b, 0);
    expect(Math.abs(all(wide) / all(sums) - 1)).toBeLessThan(1e-4);
    drawing.number(null);
    expect(drawing.sums(view)).toEqual(sums);
  });

  it("moves, grows and shrinks with the picture, and keeps its bodies", async () => {
    const { drawing, view, sums } = await seen({}, 60);
    // The last two so large and small that the memory is another one afterwards.
    for (const [width, height] of [
      [640, 300],
      [40, 30],
      [1920, 1200],
    ] as const) {
      expect(drawing.sums({ ...view, width, height })).toHaveLength(4 * width * height);
      expect(drawing.sums(view)).toEqual(sums);
    }
  });

  it("is black where nothing was taken yet, and white on paper", async () => {
    const { view } = await seen({}, 60);
    const drawing = await ProcessorDrawing.create(new Uint32Array(8));
    const picture: PictureRequest = {
      ...{ width: 320, height: 240, views: [view], shows: "light", paper: false, latitude: 0, glow: 0.5 },
      ...{ low: -3, high: 1, floor: -3, span: 1, map: [], blocks: false },
    };
    expect(new Set(new Uint32Array(drawing.draw(picture, view).bytes.slice().buffer))).toEqual(new Set([0xff000000]));
    const { bytes } = drawing.draw({ ...picture, paper: true }, view);
    expect(new Set(new Uint32Array(bytes.slice().buffer))).toEqual(new Set([0xffffffff]));
  });

  it("finds the greatest mean of a block, whatever the size of its images", async () => {
    const { drawing, view } = await seen({ shows: "density" }, 60);
    const picture: PictureRequest = {
      ...{ width: 320, height: 240, views: [view], shows: "density", paper: false, latitude: 0, glow: 0 },
      ...{
        low: -3,
        high: 1,
        floor: -3,
        span: 1,
        map: [
          [0, 0, 0],
          [1, 1, 1],
        ],
        blocks: true,
      },
    };
    for (const size of [0.6, 3, 20]) {
      const { blocks } = drawing.draw(picture, { ...view, size, largest: 20 });
      const greatest = Math.max(...channel(blocks!, 0));
      expect(Math.abs(greatest * Math.PI - 1), `${size} pixels`).toBeLessThan(0.03);
    }
    expect(drawing.draw({ ...picture, blocks: false }, view).blocks).toBeNull();
  });
});

describe("colours", () => {
  const { look } = disc(1);

  it("are those of the modes", () => {
    const galaxies = colourTable("galaxy", look);
    const by = COLOUR_MODES.map(({ name, scale }) => {
      const table = colourTable(name, look);
      expect(table.colours.length, name).toBe(scale.colours.length);
      return table.by;
    });
    expect(by).toEqual([
      ...["galaxy", "component", "population", "depth", "galaxy", "speed"],
      ...["logarithm", "logarithm", "logarithm", "logarithm", "logarithm", "quantity"],
      ...["depth", "quantity", "logarithm", "quantity"],
    ]);
    // #ffffff would be 1; sRGB's 0x66 is 0.133 of light (IEC 61966-2-1).
    expect(galaxies.colours[0]![0]).toBe(1);
    expect(galaxies.colours[0]![2]).toBeCloseTo(((0x66 / 255 + 0.055) / 1.055) ** 2.4, 6);
  });

  it("run along speed and depth in the run's own units", () => {
    const [speed, depth] = [
      colourTable("speed", { ...look, speed: 3 }),
      colourTable("potential", { ...look, depth: 5 }),
    ];
    expect([speed.by, depth.by]).toEqual(["speed", "depth"]);
    expect(speed.top / 3).toBeCloseTo(colourTable("speed", look).top);
    // Powers of two are added where densities are multiplied.
    const [dense, typical] = [colourTable("density", { ...look, density: 8 }), colourTable("density", look)];
    expect(dense.by).toBe("logarithm");
    expect(dense.bottom - typical.bottom).toBeCloseTo(3);
    expect(dense.top - typical.top).toBeCloseTo(3);
    expect(depth.top / 5).toBeCloseTo(colourTable("potential", look).top);
  });

  it("have one of their own for bodies without a number: never captured, not summed yet", () => {
    const [capture, error] = [colourTable("capture", look), colourTable("force-error", look)];
    // 1 and four typical times; errors from a millionth to a tenth.
    expect([capture.bottom, capture.top]).toEqual([1, 5]);
    expect(2 ** error.bottom / 1e-6).toBeCloseTo(1);
    expect(2 ** error.top / 0.1).toBeCloseTo(1);
    for (const { none, colours } of [capture, error]) {
      expect(none!.below).toBeGreaterThan(0);
      expect(none!.below).toBeLessThan(1);
      expect(colours).not.toContainEqual(none!.colour);
    }
  });
});

describe("glow", () => {
  it("adds what the GPU's five images add, with their widths", () => {
    const parts = glowParts(0.8);
    const factors = GLOW.images.map(({ share }) => share);
    const all = 0.8 * GLOW.part * factors.reduce((a, b) => a + b, 0);
    expect(parts.reduce((a, b) => a + b, 0)).toBeCloseTo(all, 12);
    // Standard deviations of a third of 6, 10, ... texels of 2, 4, ... pixels, each on top of the one before.
    let variance = 0;
    let wanted = 0;
    [6, 10, 14, 18, 22].forEach((reach, k) => {
      variance += ((reach / 3) * 2 ** (k + 1)) ** 2;
      wanted += 0.8 * GLOW.part * factors[k]! * variance;
    });
    const found = parts.reduce((sum, part, level) => sum + part * ((4 ** level - 1) / 2), 0);
    expect(found / wanted).toBeCloseTo(1, 12);
    for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
    expect(parts).toHaveLength(GLOW_TOP + 1);
  });

  it.each([1, 2, 3])("what goes up %i levels and down again has the variance (4^L - 1) / 2", (top) => {
    const [width, height] = [64, 64];
    let level = { columns: side(width, 0), rows: side(height, 0), values: new Float64Array(4 * side(width, 0) ** 2) };
    level.values[4 * ((31 + MARGIN) * level.columns + 28 + MARGIN)] = 1;
    for (let k = 1; k <= top; k++) {
      const [columns, rows] = [side(width, k), side(height, k)];
      level = { columns, rows, values: gather(level, null, columns, rows, MARGIN) };
    }
    let over: typeof level | null = null;
    for (let k = top; k >= 0; k--) {
      const [columns, rows] = [side(width, k), side(height, k)];
      const own = k === top ? level.values : null;
      const values = refine({ own, glow: null, glowShare: 0, area: 4 ** top, over, margin: MARGIN }, columns, rows);
      over = { columns, rows, values };
    }
    let [total, square] = [0, 0];
    for (let at = 0; at < over!.values.length; at += 4) {
      const x = ((at >> 2) % over!.columns) - MARGIN;
      total += over!.values[at]!;
      square += over!.values[at]! * (x - 28) ** 2;
    }
    const mean = over!.values.reduce(
      (sum, v, at) => (at % 4 ? sum : sum + v * (((at >> 2) % over!.columns) - MARGIN - 28)),
      0,
    );
    expect(total).toBeCloseTo(1, 12);
    // About its own mean: texels' middles are not where the pixel's is.
    expect(square - mean ** 2).toBeGreaterThan((4 ** top - 1) / 2 - 4 ** top / 8);
    expect(square).toBeLessThan((4 ** top - 1) / 2 + 4 ** top / 8);
  });
});
