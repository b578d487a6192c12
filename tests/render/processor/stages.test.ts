// Long because every stage of the processor's picture is held against its twin here, with the sizes and bodies that they share.
import { describe, expect, it } from "vitest";
import { HEIGHT_OF_DUST } from "../../../src/instrument/dust.ts";
import { AGEING, FORMING, LATE, RIM, SHARES, THIN } from "../../../src/render/colour/populations.ts";
import { cutNumbers, FOLD, partTable } from "../../../src/render/parts.ts";
import { rootOf, tone } from "../../../src/render/processor/drawing.ts";
import { COLOURED_BY, type ViewRequest } from "../../../src/render/processor/request.ts";
import { MARGIN, SNAP, side, TOP } from "../../../src/render/pyramid.ts";
import { COARSE, LEAST_DEPTH, LOGIT, THINNEST } from "../../../src/render/shown/dustNumbers.ts";
import { LIGHT_IMAGE, POINT } from "../../../src/render/shown/imageNumbers.ts";
import { TONES } from "../../../src/render/tones.ts";
import { COUNTS } from "../../engine/processor/stageMemory.ts";
import { sphere } from "../../engine/sampleTables.ts";
import { differences } from "../../engine/stageDriver.ts";
import { ROUNDING } from "../../engine/tolerance.ts";
import { colourMap } from "../../reference/colourMap.ts";
import { type Deposit, deposit, emptyLevel } from "../../reference/deposit.ts";
import { gather } from "../../reference/gather.ts";
import { images } from "../../reference/images.ts";
import { refine, refined } from "../../reference/refine.ts";
import { grain, stretch } from "../../reference/stretch.ts";
import { pictureMemory } from "./pictureMemory.ts";

const COLOURS = [
  [1, 0.4, 0.1],
  [0.2, 0.5, 1],
  [0.1, 0.9, 0.6],
] as const;
const NAMES = ["disc", "bulge", "halo"];
const POPULATIONS = Array.from({ length: RIM + 1 }, (_, k) => [0.1 * k, 0.9 - 0.08 * k, 0.3 + 0.05 * k] as const);
const NONE = [0.3, 0.05, 0.7] as const;
type Eight = [number, number, number, number, number, number, number, number];

const REACH = 3 * 2 ** TOP;

/** Seen from (0, 0, 6), y up, with depth 6 - z. */
const VIEW: ViewRequest = {
  ...{ side: 0, x: 0, y: 0, width: 200, height: 120 },
  matrix: [150, 0, 0, 0, 0, -150, 0, 0, -100, -60, -1, 0, 600, 360, 6, 0],
  ...{ eye: [0, 0, 6], nearest: 0.01, focal: 150 },
  ...{
    kernel: 0,
    size: 1.3,
    narrowest: 0.7,
    widest: 4,
    least: 0.42,
    largest: 14,
    stars: false,
    softened: 0.01,
    depth: 1,
    shallowest: 1e-3,
  },
  ...{
    mass: false,
    gas: false,
    drift: [0.1, -0.2, 0.3],
    reach: 2,
    saturation: 1,
    factor: 3,
    point: 0.22,
    components: -1,
    galaxy: -1,
  },
  colour: { by: "galaxy", colours: COLOURS, bottom: 0, top: 1 },
  parts: partTable({ parts: {}, colour: "galaxy" }, NAMES),
  cut: cutNumbers(null, 1),
  images: null,
  dust: null,
  sky: null,
};

/** Dust of optical depths up to 7 about a plane 6 from the camera, in texels of two pixels with a margin; every fifth has none. */
const LAYER = (() => {
  const [columns, rows] = [VIEW.width / 2, VIEW.height / 2];
  const sums = new Float32Array(4 * columns * rows);
  for (let k = 0; k < columns * rows; k++) {
    const [mass, mean, deviation] = [k % 5, 0.1 * Math.sin(k), 0.01 * (k % 7)];
    sums.set([mass, (mass * (1 + mean)) / 2, mass * (mean * mean + deviation * deviation), 0], 4 * k);
  }
  return { sums, columns, rows, distance: 6, depths: 8, opacities: [0.8, 1.3, 1.7] } as const;
})();

/** A sphere's bodies of four galaxies and components, with light. */
function bodiesOf(n: number) {
  const traits = new Uint32Array(2 * n);
  const shares = new Float32Array(traits.buffer);
  for (let i = 0; i < n; i++) {
    // Every seventh has a colour of its own.
    traits[2 * i] = (i % 4) | ((i % 3) << 8) | (i % 7 === 6 ? (i % 2 ? 0xb5f7 : 0x8c51) << 16 : 0);
    shares[2 * i + 1] = (1 + (i % 5)) / n;
  }
  const tables = { ...sphere(n), traits };
  // Behind the camera, far outside, and no number.
  if (n > 60) tables.posMass.set([0, 0, 7, 1, 50, 0, 0, 1, Number.NaN, 0, 0, 1], 0);
  return tables;
}

describe("images", () => {
  const MODES: Partial<ViewRequest>[] = [
    {},
    { colour: { by: "component", colours: COLOURS, bottom: 0, top: 1 } },
    { colour: { by: "speed", colours: COLOURS, bottom: 0, top: 0.9 } },
    { colour: { by: "depth", colours: COLOURS, bottom: 0, top: 1.1 }, softened: 0.2 },
    { colour: { by: "logarithm", colours: COLOURS, bottom: 2, top: 9 } },
    { colour: { by: "logarithm", colours: COLOURS, bottom: 2, top: 9, none: { below: 1e-30, colour: NONE } } },
    { colour: { by: "quantity", colours: COLOURS, bottom: 3, top: 700, none: { below: 2.5, colour: NONE } } },
    { mass: true, components: 0b110, galaxy: 2 },
    { mass: true, kernel: 0.7 },
    {
      colour: { by: "population", colours: POPULATIONS, bottom: 0, top: 40 },
      ...{ kernel: 0.7, saturation: 1.4, largest: 2, stars: true },
    },
    {
      parts: partTable(
        { parts: { "galaxy-2": { light: 1, size: 2, colour: "#ff8000" }, halo: { hidden: true } }, colour: "galaxy" },
        NAMES,
      ),
      cut: cutNumbers({ shape: "slab", half: 0.7, centre: [0.1, 0, 0.2], normal: [1, 2, -2] }, 1),
    },
    {
      ...{
        mass: true,
        kernel: 0.7,
        cut: cutNumbers({ shape: "sphere", half: 1.2, centre: [0.1, 0.2, 0], normal: [0, 0, 1] }, 2),
      },
      parts: partTable(
        { parts: { "galaxy-1": { hidden: true }, bulge: { light: -3, size: 0.5 } }, colour: "speed" },
        NAMES,
      ),
    },
  ];

  it.each(COUNTS)("of %i bodies, in each mode", async (n) => {
    const memory = await pictureMemory();
    const tables = bodiesOf(n);
    const at = [
      memory.put(tables.posMass),
      memory.put(tables.velocity),
      memory.put(tables.acceleration),
      memory.put(tables.id),
      memory.put(tables.traits),
    ] as const;
    // Of every third none is known.
    const numbers = Float32Array.from({ length: n }, (_, i) => (i % 3) * 2 ** (i % 11));
    const numbersAt = memory.put(numbers);
    const made = memory.room(32 * n);
    const colours = memory.put(Float32Array.from([...COLOURS, COLOURS[2], NONE].flatMap((c) => [...c, 0])));
    const populations = memory.put(Float32Array.from(POPULATIONS.flatMap((c) => [...c, 0])));
    const matrix = memory.put(Float32Array.from(VIEW.matrix));
    // With a margin of one.
    const across = LAYER.columns + 2;
    const layer = new Float32Array(4 * across * (LAYER.rows + 2)).fill(1e6);
    for (let y = 0; y < LAYER.rows; y++) {
      const row = LAYER.sums.subarray(4 * LAYER.columns * y, 4 * LAYER.columns * (y + 1));
      layer.set(row, 4 * (across * (y + 1) + 1));
    }
    const layerAt = memory.put(layer);
    const { distance, depths, opacities } = LAYER;
    for (const [mode, dust] of [
      ...MODES.map((mode) => [mode, null] as const),
      [{}, LAYER] as const,
      [
        { mass: true, components: 0b101 },
        { ...LAYER, sums: null },
      ] as const,
    ]) {
      const view = { ...VIEW, ...mode };
      const sums = dust?.sums ? layerAt : 0;
      memory.stages.veiled(sums, across, LAYER.columns, LAYER.rows, 1, distance, depths, dust?.sums === null);
      memory.stages.dimming(...opacities, 1 / COARSE, HEIGHT_OF_DUST, LEAST_DEPTH, LOGIT, THINNEST);
      const numbered = view.kernel > 0 || ["quantity", "logarithm"].includes(view.colour.by);
      const { stages } = memory;
      stages.seenFrom(matrix, ...view.eye, view.nearest, view.focal, view.width, view.height, REACH);
      const { size, narrowest, widest, least, largest, softened, depth, shallowest } = view;
      const widths = [size, narrowest, widest, least, largest, softened, depth, shallowest] as const;
      stages.wide(...widths, numbered ? numbersAt : 0, view.kernel, view.stars);
      const { by, bottom, top, none } = view.colour;
      const chosen = [view.components, view.galaxy] as const;
      const listed = by === "population" ? populations : colours;
      const ends = [bottom, top, none?.below ?? -1] as const;
      const [cx, cy, cz, half_, u, v, w, kind] = view.cut as unknown as Eight;
      stages.styled(memory.put(view.parts), FOLD.first, FOLD.turn, cx, cy, cz, half_, u, v, w, kind);
      stages.populated(view.saturation, SHARES.young, SHARES.nebulae, FORMING.least, FORMING.most, THIN, AGEING, LATE);
      stages.moving(...view.drift, view.reach);
      stages.weighed(view.mass, view.factor, ...chosen, COLOURED_BY[by], listed, view.colour.colours.length, ...ends);
      const half = n >> 1;
      stages.images(...at, half, n, made + 32 * half);
      stages.images(...at, 0, half, made);
      const twin = images({ ...tables, quantity: numbered ? numbers : null }, view, REACH, dust);
      const found = memory.floats(made, 8 * n);
      for (let i = 0; i < n; i++) if (twin[8 * i + 2]! < 0) expect(found[8 * i + 2], `body ${i}`).toBe(-1);
      // Places: four products over a depth of 1 at least, whose terms are up to 700; widths and weights: powers are good to 1e-5.
      // Squares of velocities: those lose what places lose where they are small.
      const square = (k: number) => (view.mass && k % 8 === 6 ? 20 * ROUNDING * Math.sqrt(twin[k]! * twin[k - 2]!) : 0);
      // What is left of a haze goes by the square of its width.
      // Behind dust, which is 4 in the sums at most, it goes by depths to four roundings, over the least deviation.
      const veiling = dust?.sums ? (4 * ROUNDING * LOGIT * 4 * Math.max(...opacities)) / (2 * LEAST_DEPTH) : 0;
      const times = (k: number) => (k % 8 === 3 ? 4e-5 : k % 8 > 3 ? 2e-5 + veiling : 2e-5);
      const slip = (k: number) => (k % 8 < 2 ? 4000 * ROUNDING : times(k) * Math.abs(twin[k]!) + square(k));
      const seen = found.map((x, k) => (twin[k - (k % 8) + 2]! < 0 ? twin[k]! : k % 8 === 7 ? 0 : x));
      expect(differences(seen, twin, slip), JSON.stringify(mode)).toEqual([]);
      if (n > 60) expect(twin.filter((x, k) => k % 8 === 2 && x < 0).length).toBeGreaterThanOrEqual(3);
    }
  });
});

/** Images all over a picture and beyond its edges, of all widths; every third has left most of its haze to its point. */
function scattered(n: number, width: number, height: number): Float32Array {
  const found = new Float32Array(8 * n);
  for (let i = 0; i < n; i++) {
    const at = (step: number, from: number, to: number) => from + (((i + 1) * step) % 1) * (to - from);
    found.set(
      [at(0.618034, -60, width + 60), at(0.754878, -60, height + 60), 0.3 * 60 ** at(0.56984, 0, 1), i % 3 ? 1 : 0.1],
      8 * i,
    );
    found.set([1 + (i % 3), 0.5, 0.1 * (i % 7), 0], 8 * i + 4);
    if (i % 50 === 49) found[8 * i + 2] = -1;
  }
  return found;
}

const HOW: Deposit = { margin: MARGIN, top: TOP, point: LIGHT_IMAGE.point, narrower: POINT, snap: SNAP };

describe("deposit", () => {
  async function check(seen: Float32Array, width: number, height: number, how: Deposit) {
    const memory = await pictureMemory();
    const levels = Array.from({ length: TOP + 1 }, (_, k) => emptyLevel(side(width, k), side(height, k)));
    const at = levels.map(({ sums }) => memory.put(new Float32Array(sums.length)));
    const table = levels.flatMap(({ columns, rows }, k) => [at[k]!, columns, rows, MARGIN]);
    const { point, narrower, snap } = how;
    memory.stages.deposit(
      memory.put(seen),
      seen.length / 8,
      memory.put(Uint32Array.from(table)),
      TOP,
      point,
      narrower,
      snap,
    );
    deposit(seen, levels, how);
    levels.forEach(({ sums, touched }, k) => {
      // Weights to four roundings, and one for each image that is added.
      const slip = (t: number) => (8 + seen.length / 8) * ROUNDING * touched[t >> 2]!;
      expect(differences(memory.floats(at[k]!, sums.length), sums, slip), `level ${k}`).toEqual([]);
    });
    return levels.map(({ sums }, k) => [...memory.floats(at[k]!, sums.length)]);
  }

  it.each(COUNTS)("%i images, also over the edges, as haze with a point and without", async (n) => {
    await check(scattered(n, 100, 61), 100, 61, HOW);
    await check(scattered(n, 64, 64), 64, 64, { ...HOW, point: 0 });
  });

  it("loses no light inside", async () => {
    const seen = scattered(3000, 300, 200).map((x, k) =>
      k % 8 === 0 ? 100 + (x % 100) : k % 8 === 1 ? 80 + (x % 40) : x,
    );
    for (let k = 2; k < seen.length; k += 8) seen[k] = Math.min(14, Math.abs(seen[k]!));
    const levels = await check(seen, 300, 200, HOW);
    for (const channel of [0, 1, 2]) {
      const all = levels
        .flat()
        .filter((_, k) => k % 4 === channel)
        .reduce((a, b) => a + b, 0);
      const given = seen.filter((_, k) => k % 8 === 4 + channel).reduce((a, b) => a + b, 0);
      expect(Math.abs(all / given - 1)).toBeLessThan(1e-5);
    }
  });
});

/** Sizes of pictures whose sides halve in every way. */
const SIZES = [1, 2, 3, 4, 5, 8, 63, 64, 65, 129].map((width, k) => ({ width, height: [7, 1, 2, 65, 12][k % 5]! }));
const noise = (length: number, step: number) => Float32Array.from({ length }, (_, k) => ((k + 1) * step) % 1);
const texelsOf = (columns: number, rows: number, step = 0.618034) => ({
  ...{ columns, rows },
  values: noise(4 * columns * rows, step),
});
const sum = (values: ArrayLike<number>) => Array.from(values).reduce((a, b) => a + b, 0);

describe("gather", () => {
  it.each(SIZES)("from $width x $height, with own sums and without, and loses nothing", async ({ width, height }) => {
    const memory = await pictureMemory();
    const below = texelsOf(side(width, 0), side(height, 0));
    const [columns, rows] = [side(width, 1), side(height, 1)];
    const own = noise(4 * columns * rows, 0.754878);
    const from = [memory.put(below.values as Float32Array), below.columns, below.rows] as const;
    const made = memory.room(16 * columns * rows);
    const row = memory.room(16 * below.columns);
    for (const table of [own, null]) {
      memory.stages.gather(...from, table ? memory.put(table) : 0, made, columns, rows, MARGIN, row);
      const found = memory.floats(made, 4 * columns * rows);
      expect(differences(found, gather(below, table, columns, rows, MARGIN), 40 * ROUNDING)).toEqual([]);
      const given = sum(below.values) + (table ? sum(table) : 0);
      expect(Math.abs(sum(found) / given - 1)).toBeLessThan(1e-5);
    }
  });

  it("is what refine does, the other way round", () => {
    const fine = texelsOf(side(37, 0), side(20, 0));
    const wide = texelsOf(side(37, 1), side(20, 1), 0.754878);
    const up = gather(fine, null, wide.columns, wide.rows, MARGIN);
    const down = refine(
      { own: null, glow: null, glowShare: 0, area: 1, over: wide, margin: MARGIN },
      fine.columns,
      fine.rows,
    );
    const dot = (a: ArrayLike<number>, b: ArrayLike<number>) => Array.from(a).reduce((s, x, k) => s + x * b[k]!, 0);
    expect(dot(up, wide.values) / dot(down, fine.values)).toBeCloseTo(1, 12);
  });
});

describe("refine", () => {
  it.each(SIZES)("to $width x $height: own sums, glow and what comes from above, alone and together", async (size) => {
    const memory = await pictureMemory();
    const [columns, rows] = [side(size.width, 0), side(size.height, 0)];
    const over = texelsOf(side(size.width, 1), side(size.height, 1));
    const own = noise(4 * columns * rows, 0.754878);
    const glow = noise(4 * columns * rows, 0.56984);
    const wider = memory.put(over.values as Float32Array);
    const row = memory.room(16 * over.columns);
    for (const choice of [1, 2, 3, 4, 5, 6, 7]) {
      const has = (bit: number) => (choice & bit) !== 0;
      const place = memory.put(own);
      const made = has(1) ? place : memory.room(16 * columns * rows);
      const from = [has(4) ? wider : 0, over.columns] as const;
      const tables = [has(1) ? place : 0, has(2) ? memory.put(glow) : 0] as const;
      memory.stages.refine(...tables, 0.3, 16, ...from, columns, rows, MARGIN, row, made);
      const twin = refine(
        {
          ...{ own: has(1) ? own : null, glow: has(2) ? glow : null, glowShare: 0.3, area: 16 },
          ...{ over: has(4) ? over : null, margin: MARGIN },
        },
        columns,
        rows,
      );
      expect(differences(memory.floats(made, twin.length), twin, 12 * ROUNDING), `choice ${choice}`).toEqual([]);
    }
  });
});

/** A level's sums and the next wider level's, and room for the pixels. */
async function developing(width: number, height: number, brightness: (t: number) => number) {
  const memory = await pictureMemory();
  const own = texelsOf(side(width, 0), side(height, 0));
  const over = texelsOf(side(width, 1), side(height, 1), 0.56984);
  for (const { values } of [own, over]) for (let k = 0; k < values.length; k++) values[k] = brightness(values[k]!);
  const row = memory.room(16 * over.columns + 64);
  const stride = 4 * Math.ceil(width / 4);
  const pixels = memory.room(4 * stride * height);
  const tables = [
    memory.put(own.values as Float32Array),
    own.columns,
    memory.put(over.values as Float32Array),
  ] as const;
  /** What the twin finds at a pixel. */
  const sumAt = (x: number, y: number, k: number) =>
    own.values[4 * ((y + MARGIN) * own.columns + x + MARGIN) + k]! + refined(over, x, y, k, MARGIN);
  /** Compares bytes, where the twin has display values. */
  const compare = (twin: (sums: [number, number, number], x: number, y: number) => number[], slip: number) => {
    const bytes = new Uint8Array(memory.floats(pixels, stride * height).buffer, pixels, 4 * stride * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const found = [...bytes.subarray(4 * (y * stride + x), 4 * (y * stride + x) + 4)];
        const display = twin([sumAt(x, y, 0), sumAt(x, y, 1), sumAt(x, y, 2)], x, y);
        const wanted = [...display.map((v) => 255 * v), 255];
        expect(differences(found, wanted, 0.5 + slip), `pixel ${x}, ${y}`).toEqual([]);
      }
    }
  };
  return { memory, tables, overColumns: over.columns, row, pixels, compare };
}

describe("stretch", () => {
  // From nothing to far beyond white.
  const light = (t: number) => (t < 0.1 ? 0 : 1e-5 * 1e8 ** t);

  it.each(SIZES)("$width x $height pixels, on the sky and on paper", async ({ width, height }) => {
    const { memory, tables, overColumns, row, pixels, compare } = await developing(width, height, light);
    for (const latitude of [0, 3]) {
      tone(memory.stages, latitude);
      for (const paper of [false, true]) {
        memory.stages.stretch(...tables, overColumns, MARGIN, width, height, paper, row, pixels);
        const grained = (sums: [number, number, number], x: number, y: number) =>
          stretch(sums, paper, latitude).map((value) => Math.min(1, Math.max(0, value + grain(x, y))));
        compare(grained, 0.2);
      }
    }
  });

  it("takes the root to an eighth of a step of a byte", () => {
    const [c0, c1, c2] = rootOf(TONES.gamma);
    for (let x = 0; x <= 1; x += 1 / 4096) {
      const [s, q] = [Math.sqrt(x), x ** 0.25];
      const root = s + (q - s) * (c0 + q * (c1 + q * c2));
      expect(Math.abs(root - x ** (1 / TONES.gamma))).toBeLessThan(0.14 / 255);
    }
  });
});

describe("colourMap", () => {
  it.each(SIZES)("$width x $height pixels", async ({ width, height }) => {
    const { memory, tables, overColumns, row, pixels, compare } = await developing(
      width,
      height,
      (t) => 1e-4 * 1e7 ** t,
    );
    const colours = memory.put(Float32Array.from([...COLOURS, COLOURS[2]].flatMap((c) => [...c, 0])));
    const list = [-3, 1.5, colours, COLOURS.length] as const;
    memory.stages.colourMap(...tables, overColumns, MARGIN, width, height, ...list, row, pixels);
    compare(([mass]) => colourMap(mass, -3, 1.5, COLOURS), 0.01);
  });
});
