import { HEIGHT_OF_DUST } from "../../instrument/dust.ts";
import type { SeenImages } from "../boxImages.ts";
import { AGEING, FORMING, LATE, SHARES, THIN } from "../colour/populations.ts";
import { FOLD } from "../parts.ts";
import { MARGIN, SNAP, TOP } from "../pyramid.ts";
import { COARSE, LEAST_DEPTH, LOGIT, THINNEST } from "../shown/dustNumbers.ts";
import { gasMapOf, MOST } from "../shown/gasMaps.ts";
import { POINT } from "../shown/imageNumbers.ts";
import { GRAIN, TONES, tonesOf } from "../tones.ts";
import { compile, growTo, type Instance, instantiate } from "./binary.ts";
import { GLOW_TOP, glowParts } from "./glow.ts";
import { type Layout, type Level, layoutOf, levelTableOf, PORTION } from "./layout.ts";
import { gasPixels, velocityPixels } from "./mapPixels.ts";
import { type BodyTables, COLOURED_BY, type DustRequest, type PictureRequest, type ViewRequest } from "./request.ts";

/** Bodies whose middle lies farther outside than this, pixels, are not seen: three times the widest texel, as on the GPU. */
const REACH = 3 * 2 ** TOP;

/** The picture is seen in about so many blocks each way for the range of a colour map, as by the GPU (shown/sumsRange). */
const BLOCKS = 64;

/** Bodies where they are. */
const ONCE: SeenImages = { side: 0, centre: [0, 0, 0], offsets: [[0, 0, 0]], fades: [1, 2], fading: 0, glare: 0 };

/** The level of sums whose texels are the dust's. */
const COARSE_LEVEL = Math.log2(COARSE);

const NO_DUST: Pick<DustRequest, "distance" | "depths" | "opacities"> = {
  distance: 0,
  depths: 1,
  opacities: [0, 0, 0],
};

/** A view's size in texels of the dust. */
const coarse = ({ width, height }: ViewRequest) => [Math.ceil(width / COARSE), Math.ceil(height / COARSE)] as const;

/** So many times the memory that is needed is too much. */
const ROOMY = 4;

/**
 * The parabola by which `stretch` takes the gamma-th root (see hue there), through three of its points: with q the fourth root of x,
 * (x^(1 / gamma) - q^2) / (q - q^2). Between them the root is wrong by 5e-4, an eighth of a step of a byte.
 */
export function rootOf(gamma: number): [number, number, number] {
  const [a, b, c] = [0.15, 0.4, 0.75] as const;
  const at = (q: number) => (q ** (4 / gamma) - q * q) / (q - q * q);
  const first = (at(b) - at(a)) / (b - a);
  const second = ((at(c) - at(b)) / (c - b) - first) / (c - a);
  return [at(a) - a * first + a * b * second, first - (a + b) * second, second];
}

/** Pixels of a view: `stride` from one row to the next, red, green, blue and opaque. They hold until the next view is drawn. */
export interface Pixels {
  readonly bytes: Uint8Array;
  readonly stride: number;
  /** Sums over blocks of it, four numbers each; null where not asked for. */
  readonly blocks: Float32Array | null;
}

/**
 * One set of bodies as pixels, added up and developed by the stages of assembly/render in a memory of their own. The arithmetic is that of
 * the GPU's drawing (splats.ts) in float32 sums.
 */
export class ProcessorDrawing {
  readonly count: number;
  readonly #module: WebAssembly.Module;
  #instance: Instance;
  #layout: Layout;
  #size = { width: 1, height: 1 };
  #there = false;
  /** Has each body a number? */
  #numbered = false;
  /** And one for a map of gas? */
  #valued = false;

  private constructor(module: WebAssembly.Module, traits: Uint32Array) {
    this.count = traits.length / 2;
    this.#module = module;
    this.#layout = layoutOf(this.count, 1, 1);
    this.#instance = instantiate(module, this.#layout.bytes);
    this.relight(traits);
  }

  /** Gives as many bodies other traits. */
  relight(traits: Uint32Array): void {
    new Uint32Array(this.#buffer, this.#layout.traits, 2 * this.count).set(traits);
  }

  /** `traits`: see Appearance. Throws one line where WebAssembly lacks something. */
  static async create(traits: Uint32Array): Promise<ProcessorDrawing> {
    return new ProcessorDrawing(await compile(), traits);
  }

  get #stages(): Instance["stages"] {
    return this.#instance.stages;
  }

  /** Another one after the memory has grown. */
  get #buffer(): ArrayBuffer {
    return this.#instance.memory.buffer;
  }

  /** Takes the bodies as they are now. */
  take({ posMass, velocity, acceleration, id }: BodyTables): void {
    const buffer = this.#buffer;
    const at = this.#layout;
    new Float32Array(buffer, at.posMass, 4 * this.count).set(posMass);
    new Float32Array(buffer, at.velocity, 4 * this.count).set(velocity);
    new Float32Array(buffer, at.acceleration, 4 * this.count).set(acceleration);
    new Uint32Array(buffer, at.id, this.count).set(id);
    this.#there = true;
  }

  /** The number of each body, by id, that colours or widths go by, and for a map of gas a second one after all of these; null: there is none. */
  number(quantity: Float32Array | null): void {
    this.#numbered = quantity !== null;
    this.#valued = quantity?.length === 2 * this.count;
    if (!quantity) return;
    const at = this.#layout;
    new Float32Array(this.#buffer, at.quantity, this.count).set(quantity.subarray(0, this.count));
    if (this.#valued) new Float32Array(this.#buffer, at.values, this.count).set(quantity.subarray(this.count));
  }

  /** The view's part of a picture. */
  draw(picture: PictureRequest, view: ViewRequest): Pixels {
    this.#add(view);
    const light = picture.shows === "light";
    const level = picture.blocks && !light ? this.#blockLevel() : 0;
    this.#gather(level);
    this.#join(light && picture.glow > 0 ? glowParts(picture.glow) : null);
    const blocks = level > 0 ? this.#blocks(level) : null;
    const { width, height } = view;
    const { row, pixels, levels, stride, colours } = this.#layout;
    const [own, over] = levels as [Level, Level];
    const tables = [own.own, own.columns, over.own, over.columns, MARGIN, width, height] as const;
    if (light) {
      tone(this.#stages, picture.latitude);
      this.#stages.stretch(...tables, picture.paper, row, pixels);
    } else if (picture.shows !== "density" && picture.shows !== "gas") {
      this.#joinLevel(0, 0, true);
      const pixels = gasMapOf(picture.shows) ? gasPixels : velocityPixels;
      pixels(this.#instance.memory.buffer, this.#layout, view, picture);
    } else {
      const { low, high, map } = picture;
      this.#list(map, map.at(-1)!);
      this.#stages.colourMap(...tables, low, high, colours, map.length, row, pixels);
    }
    return { bytes: new Uint8Array(this.#buffer, pixels, 4 * stride * height), stride, blocks };
  }

  /** What is added up in each pixel of a view, three numbers and one that does not count; without the glow. */
  sums(view: ViewRequest): Float32Array<ArrayBuffer> {
    this.#add(view);
    this.#join(null);
    this.#joinLevel(0, 0, true);
    const { width, height } = view;
    const { own, columns } = this.#layout.levels[0]!;
    const found = new Float32Array(4 * width * height);
    for (let y = 0; y < height; y++) {
      const from = own + 16 * ((y + MARGIN) * columns + MARGIN);
      found.set(new Float32Array(this.#buffer, from, 4 * width), 4 * y * width);
    }
    return found;
  }

  #fit(width: number, height: number): void {
    if (width === this.#size.width && height === this.#size.height) return;
    const layout = layoutOf(this.count, width, height);
    if (this.#buffer.byteLength > ROOMY * layout.bytes) {
      // Memories don't shrink, and a still can be large: the bodies, which come first, move to a new one.
      const instance = instantiate(this.#module, layout.bytes);
      new Uint8Array(instance.memory.buffer).set(new Uint8Array(this.#buffer, 0, layout.images));
      this.#instance = instance;
    } else growTo(this.#instance.memory, layout.bytes);
    this.#size = { width, height };
    this.#layout = layout;
  }

  /** The colours, the last one twice, and `none`. */
  #list(colours: readonly (readonly number[])[], none: readonly number[]): void {
    const table = new Float32Array(this.#buffer, this.#layout.colours, 4 * (colours.length + 2));
    [...colours, colours.at(-1)!, none].forEach((colour, k) => {
      table.set(colour, 4 * k);
    });
  }

  /** All images into the levels of sums. */
  #add(view: ViewRequest): void {
    this.#fit(view.width, view.height);
    const at = this.#layout;
    const buffer = this.#buffer;
    new Uint32Array(buffer, at.levelTable, 4 * (TOP + 1)).set(levelTableOf(at));
    const dust = this.#there && view.dust ? this.#addDust(view, view.dust) : 0;
    new Uint8Array(buffer, at.sums.at, at.sums.bytes).fill(0);
    const stages = this.#stages;
    const sky = view.sky ?? [];
    for (let from = 0; from < sky.length; from += 8 * PORTION) {
      const some = sky.slice(from, from + 8 * PORTION);
      new Float32Array(buffer, at.images, some.length).set(some);
      stages.deposit(at.images, some.length / 8, at.levelTable, TOP, 0, POINT, SNAP);
    }
    // Before it is known what is gas, none is.
    if (!this.#there || (view.gas && !this.#valued)) return;
    const first = at.levels[COARSE_LEVEL]!;
    const { distance, depths, opacities } = view.dust ?? NO_DUST;
    stages.veiled(dust, first.columns, ...coarse(view), MARGIN, distance, depths, false);
    stages.dimming(...opacities, 1 / COARSE, HEIGHT_OF_DUST, LEAST_DEPTH, LOGIT, THINNEST);
    this.#addBodies(view, 0);
  }

  /**
   * The dust's sums into the level whose texels are COARSE pixels wide: its address, where they stand until sums are gathered. They are a view's of so
   * many pixels, whose levels are those of the picture from that one on.
   */
  #addDust(view: ViewRequest, dust: DustRequest): number {
    const { sums, levels } = this.#layout;
    new Uint8Array(this.#buffer, sums.at, sums.bytes).fill(0);
    this.#stages.veiled(0, 0, 1, 1, 0, dust.distance, dust.depths, true);
    const { components, factor, kernel, size, least, largest } = dust;
    const [width, height] = coarse(view);
    const matrix = view.matrix.map((x, k) => (k % 4 < 2 ? x / COARSE : x));
    const seen = { width, height, matrix, focal: view.focal / COARSE };
    const images = { kernel, size, least, largest, stars: false, point: 0 };
    this.#addBodies({ ...view, ...seen, ...images, mass: true, components, galaxy: -1, factor }, COARSE_LEVEL);
    for (let k = TOP; k > COARSE_LEVEL; k--) this.#joinLevel(k, 0, k < TOP, COARSE_LEVEL);
    const { gathered } = levels[COARSE_LEVEL]!;
    this.#joinLevel(COARSE_LEVEL, 0, true, COARSE_LEVEL, gathered);
    return gathered;
  }

  /** The images of the bodies of a view whose pixels are the texels of level `first`. */
  #addBodies(view: ViewRequest, first: number): void {
    const at = this.#layout;
    const buffer = this.#buffer;
    const stages = this.#stages;
    new Float32Array(buffer, at.matrix, 16).set(view.matrix);
    stages.seenFrom(at.matrix, ...view.eye, view.nearest, view.focal, view.width, view.height, REACH);
    const { size, narrowest, widest, least, largest, softened, depth, shallowest } = view;
    const quantity = this.#numbered ? at.quantity : 0;
    const widths = [size, narrowest, widest, least, largest, softened, depth, shallowest] as const;
    stages.wide(...widths, quantity, view.kernel, view.stars);
    const { by, colours, bottom, top, none = { below: -1, colour: [0, 0, 0] } } = view.colour;
    this.#list(colours, none.colour);
    const { components, galaxy } = view;
    stages.weighed(
      view.mass,
      view.factor,
      components,
      galaxy,
      COLOURED_BY[by],
      at.colours,
      colours.length,
      bottom,
      top,
      none.below,
    );
    stages.populated(view.saturation, SHARES.young, SHARES.nebulae, FORMING.least, FORMING.most, THIN, AGEING, LATE);
    stages.moving(...view.drift, view.reach);
    stages.valued(view.gas ? at.values : 0, MOST);
    new Float32Array(buffer, at.parts, view.parts.length).set(view.parts);
    const [cx = 0, cy = 0, cz = 0, half = 0, nx = 0, ny = 0, nz = 0, kind = 0] = view.cut;
    stages.styled(at.parts, FOLD.first, FOLD.turn, cx, cy, cz, half, nx, ny, nz, kind);
    const { side, centre, offsets, fades, fading, glare } = view.images ?? ONCE;
    for (const offset of offsets) {
      stages.repeated(side, ...centre, ...offset, ...fades, fading, glare);
      for (let from = 0; from < this.count; from += PORTION) {
        const to = Math.min(this.count, from + PORTION);
        stages.images(at.posMass, at.velocity, at.acceleration, at.id, at.traits, from, to, at.images);
        stages.deposit(at.images, to - from, at.levelTable + 16 * first, TOP - first, view.point, POINT, SNAP);
      }
    }
  }

  /** All sums up to `top` gathered at each level. */
  #gather(top: number): void {
    const { levels, row } = this.#layout;
    for (let k = 1; k <= top; k++) {
      const [below, here] = [levels[k - 1]!, levels[k]!];
      const from = k === 1 ? below.own : below.gathered;
      const { own, gathered, columns, rows } = here;
      this.#stages.gather(from, below.columns, below.rows, own, gathered, columns, rows, MARGIN, row);
    }
  }

  /** Surface brightness of the levels above 0, the widest first: with these parts of the light as glow, or without any. */
  #join(parts: Float64Array | null): void {
    if (parts) this.#gather(GLOW_TOP);
    const top = parts ? GLOW_TOP : TOP;
    for (let k = top; k > 0; k--) this.#joinLevel(k, parts?.[k] ?? 0, k < top);
  }

  /** In place, unless `to` says where: into the level's own sums, or where it has none into what was gathered there. Pixels are the texels of level `first`. */
  #joinLevel(k: number, part: number, wider: boolean, first = 0, to = joined(this.#layout.levels[k]!)): void {
    const { levels, row } = this.#layout;
    const { own, gathered, columns, rows } = levels[k]!;
    const over = wider ? levels[k + 1]! : null;
    const glow = part > 0 ? gathered : 0;
    const from = [over ? joined(over) : 0, over ? over.columns : 0] as const;
    this.#stages.refine(own, glow, part, 4 ** (k - first), ...from, columns, rows, MARGIN, row, to);
  }

  /** The level whose texels are about the blocks by which a picture's range is found. */
  #blockLevel(): number {
    const { width, height } = this.#size;
    return Math.min(TOP - 1, Math.max(1, Math.round(Math.log2(Math.sqrt(width * height) / BLOCKS))));
  }

  /** The means over the texels of a level up to which sums were gathered before the wider ones were joined. */
  #blocks(level: number): Float32Array {
    const { levels, row } = this.#layout;
    const [{ gathered, columns, rows }, wider] = [levels[level]!, levels[level + 1]!];
    const from = [joined(wider), wider.columns] as const;
    this.#stages.refine(gathered, 0, 0, 4 ** level, ...from, columns, rows, MARGIN, row, gathered);
    return new Float32Array(this.#buffer, gathered, 4 * columns * rows).slice();
  }
}

/** Tells the stretch how light is shown with this latitude (stops). */
export function tone(stages: Pick<Instance["stages"], "grained" | "toned">, latitude: number): void {
  const { floor, burn, gamma, ink, core, coreFrom, inkFull } = TONES;
  const { full, burnt } = tonesOf(latitude);
  // What the grain does not lift to a step.
  const dark = floor * Math.sinh((full * (1 - GRAIN.steps)) / 2 / 255);
  stages.toned(floor, 1 / full, dark, burn, burnt, ...rootOf(gamma), ink, core, coreFrom, inkFull);
  stages.grained(GRAIN.column, GRAIN.row, GRAIN.outer, GRAIN.steps);
}

/** Where a level is after `refine`. */
const joined = ({ own, gathered }: Level) => own || gathered;
