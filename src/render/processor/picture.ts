import type { Appearance } from "../bodies.ts";
import type { BoxImages } from "../boxImages.ts";
import { OrbitCamera } from "../camera.ts";
import type { LightLine } from "../lightLines.ts";
import type { Look } from "../look.ts";
import type { Picture } from "../picture.ts";
import { neededFor } from "../quantities/needed.ts";
import type { QuantityNote } from "../quantities/quantity.ts";
import { sceneLook } from "../sceneUnits.ts";
import { type Covered, viewsOf } from "../views.ts";
import { Drawer } from "./drawer.ts";
import { Lines } from "./lines.ts";
import { PlainMassScale } from "./massScale.ts";
import type { DrawerPort } from "./messages.ts";
import { type Over2d, type Painted, Painter } from "./paint.ts";
import { type Prepared, pixelsOf, prepare, type Size } from "./prepare.ts";
import { type AskedBodies, SideQuantity } from "./quantities.ts";
import type { Frame } from "./restingBodies.ts";
import { spawnDrawer } from "./spawn.ts";
import type { Seen, SkyImages } from "./view.ts";

/**
 * A picture of more pixels is drawn smaller and enlarged by the browser: each pixel costs some 10 ns of one core, so this many
 * cost a frame of 60 a second.
 */
const MOST_PIXELS = 1.5e6;

const NO_PANELS = { left: 0, right: 0, bottom: 0 };

/** One run's bodies on the picture. */
interface Side extends Seen {
  readonly bodies: AskedBodies;
  /** What its colours or widths go by beside the bodies' tables. */
  readonly quantity: SideQuantity;
  softening: number;
  /** Of the bodies that the worker has; null: none of these. */
  version: number | null;
}

/** A picture from the worker, and what is drawn over it. */
type Drawn = Painted & Pick<Prepared, "above">;

/**
 * The picture where there is no WebGPU: the same light, glow, stretch and colours as `GpuPicture`, added up by a worker in
 * WebAssembly and put onto a 2-D canvas. What callers give and ask for is in the units of the bodies.
 */
export class ProcessorPicture implements Picture {
  readonly camera: OrbitCamera;
  readonly canvas: HTMLCanvasElement;
  /** The ranges of the maps. */
  readonly mass = new PlainMassScale();
  over: Over2d | null = null;
  /** Pixels above which a picture on the screen is drawn smaller and enlarged; stills and films never are. */
  mostPixels = MOST_PIXELS;
  /** What the quantity of the first run's colours says about itself. */
  onNote: (note: QuantityNote | null) => void = () => {};
  onError: (error: unknown) => void = () => {};
  /** Never: no graphics card draws. */
  onTimed: (ms: number) => void = () => {};
  readonly #drawer: Drawer;
  readonly #painter: Painter;
  #lines: Lines | null = null;
  readonly #sides: [Side | null, Side | null] = [null, null];
  #size: Size & { readonly covered: Covered } = { width: 1, height: 1, pixelRatio: 1, covered: NO_PANELS };
  #look: Look | null = null;
  #images: BoxImages | null = null;
  #sky: Promise<SkyImages> | null = null;
  #dirty = true;
  #seen = -1;
  /** Changes of the camera that the last drawing knew of. */
  #drawn = -1;
  /** Tells that the camera moved. */
  #moved = () => {};
  #busy = false;
  #again = false;
  #drawing: Promise<void> = Promise.resolve();
  /** Requests go to the worker one after the other, with the bodies that belong to them. */
  #last: Promise<unknown> = Promise.resolve();

  /** Throws one line where the canvas can't be drawn on. `spawn`: where the worker comes from. */
  constructor(canvas: HTMLCanvasElement, spawn: () => DrawerPort = spawnDrawer) {
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("this canvas gives no 2-D context; reload the page");
    this.canvas = canvas;
    this.camera = new OrbitCamera(canvas);
    this.camera.controls.addEventListener("change", () => this.#moved());
    this.#painter = new Painter(context);
    this.#drawer = new Drawer(spawn());
  }

  /** Draws these bodies from now on; null draws an empty sky. Bodies on side 1 share the canvas with those on side 0. */
  show(bodies: AskedBodies | null, appearance?: Appearance, side: 0 | 1 = 0): void {
    const two = this.#sides[1] !== null;
    this.#sides[side] = null;
    if (bodies && appearance) {
      // Both sides of a comparison are of the same bodies, and so in the same units.
      this.camera.unit = bodies.scaling.length;
      const look = sceneLook(appearance, bodies.scaling);
      if (side === 0) this.mass.begin(appearance);
      const quantity = new SideQuantity({
        bodies,
        look,
        again: () => {
          this.#dirty = true;
        },
        tell: (note) => side === 0 && this.onNote(note),
      });
      this.#sides[side] = { bodies, count: bodies.count, look, quantity, softening: 0, version: null };
      this.#drawer.show(side, appearance.traits);
      this.#choose();
    } else this.#drawer.show(side, null);
    if (two !== (this.#sides[1] !== null)) this.#lay();
    this.#dirty = true;
  }

  relight(traits: Uint32Array<ArrayBuffer>, side: 0 | 1 = 0): void {
    this.#drawer.relight(side, traits);
    this.#dirty = true;
  }

  /** Draws these images of the box that the bodies are in with it, or null: it alone. */
  repeat(images: BoxImages | null): void {
    this.#images = images;
    this.#dirty = true;
  }

  set(look: Look): void {
    if (look === this.#look) return;
    this.#look = look;
    this.mass.set(look);
    this.#choose();
    this.#dirty = true;
  }

  /** What each side's picture needs of its bodies. */
  #choose(): void {
    if (!this.#look) return;
    for (const at of [0, 1] as const) {
      const side = this.#sides[at];
      if (!side?.quantity.choose(neededFor(this.#look))) continue;
      this.#drawer.number(at, null);
      side.version = null;
    }
  }

  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }

  lines(lines: readonly LightLine[] | null): void {
    if (lines === null) this.#lines = null;
    else {
      this.#lines ??= new Lines();
      this.#lines.lines = lines;
    }
    this.#dirty = true;
  }

  /** `softening`: length units of the bodies. */
  setSoftening(softening: number, side: 0 | 1 = 0): void {
    const seen = this.#sides[side];
    const inside = softening / this.camera.unit;
    if (seen && seen.softening !== inside) {
      seen.softening = inside;
      this.#dirty = true;
    }
  }

  /** The bodies have moved although no step was done: draw them. */
  touch(): void {
    for (const side of this.#sides) if (side) side.version = null;
    this.#dirty = true;
  }

  resize(width: number, height: number, pixelRatio: number, covered: Covered): void {
    this.#size = { width, height, pixelRatio, covered };
    const canvas = pixelsOf(this.#size, Number.POSITIVE_INFINITY);
    this.#painter.fit(canvas.width, canvas.height);
    this.#lay();
  }

  #lay(): void {
    const { width, height, covered } = this.#size;
    this.camera.resize(width, height, viewsOf(width, height, covered, this.#sides[1] !== null));
    this.#dirty = true;
  }

  /** Must the picture be drawn although the bodies have not moved? Moves the camera on, by `seconds` where they are not the clock's. */
  stale(seconds?: number): boolean {
    this.camera.update(seconds);
    return this.#dirty || this.camera.changes !== this.#seen || (this.#look?.shows !== "light" && this.mass.due);
  }

  /** Starts to draw, or remembers to where a drawing is under way. Returns at once. */
  render(): void {
    this.#seen = this.camera.changes;
    this.#dirty = false;
    if (this.#busy) {
      this.#again = true;
      return;
    }
    this.#busy = true;
    const drawing = this.#draw().finally(() => {
      this.#busy = false;
      if (!this.#again) return;
      this.#again = false;
      this.render();
    });
    drawing.catch((error: unknown) => this.onError(error));
    this.#drawing = drawing;
  }

  /** When the picture that was asked for last is on the canvas. Rejects with one line where it could not be drawn. */
  done(): Promise<void> {
    return this.#again ? this.#drawing.catch(() => {}).then(() => this.#drawing) : this.#drawing;
  }

  /** Each picture waits for what its colours need. */
  async prepared(): Promise<void> {}

  async #draw(): Promise<void> {
    const painted = await this.#inTurn(async () => {
      await this.#move(this.over, async () => {
        const turned = await this.#paint(this.mostPixels);
        if (turned) this.#put(turned);
      });
      return this.#paint(this.mostPixels);
    });
    if (painted) this.#put(painted);
  }

  #put(painted: Drawn): void {
    // The canvas may have another size by now, which it keeps until the next picture.
    const { width, height } = pixelsOf(this.#size, Number.POSITIVE_INFINITY);
    this.#painter.paint(painted, width, height, painted.above);
    this.#drawer.giveBack(painted.pixels);
  }

  /** Draws with all the pixels of the canvas, and calls `take` while it holds them. */
  async still<T>(take: () => T | Promise<T>): Promise<T> {
    this.#seen = this.camera.changes;
    this.#dirty = false;
    const painted = await this.#ask(Number.POSITIVE_INFINITY);
    if (!painted) throw new Error("there is nothing to draw yet; wait for the first picture");
    this.#painter.paint(painted, painted.width, painted.height, painted.above);
    this.#drawer.giveBack(painted.pixels);
    return take();
  }

  /** A picture of at most so many pixels, from the worker; null before there is anything to draw by. */
  #ask(most: number): Promise<Drawn | null> {
    return this.#inTurn(async () => {
      await this.#move(this.over);
      return this.#paint(most);
    });
  }

  /** The same of the bodies that the worker has, in this turn. */
  async #paint(most: number): Promise<Drawn | null> {
    this.#drawn = this.camera.changes;
    const prepared = await this.#prepare(most);
    if (!prepared) return null;
    const { picture, above, look } = prepared;
    const { pixels, blocks } = await this.#drawer.draw(picture);
    if (blocks && look?.(blocks)) this.#dirty = true;
    return { pixels, width: picture.width, height: picture.height, above };
  }

  /** What comes of `coming`; until it is there `turned` draws whenever a hand has moved the camera, which waits for no step. */
  async #meanwhile<T>(coming: Promise<T>, turned: () => Promise<void>): Promise<T> {
    let here = false;
    const arrived = () => {
      here = true;
    };
    const arrives = coming.then(arrived, arrived);
    while (!here) {
      const moves = new Promise<void>((resolve) => {
        this.#moved = resolve;
        if (this.camera.changes !== this.#drawn) resolve();
      });
      await Promise.race([arrives, moves]);
      if (!here) await (this.camera.held ? turned() : arrives);
    }
    return coming;
  }

  #inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(ask);
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Hands over bodies that have moved; before, `over` looks at them and may move the camera. `turned`: draws those that are there, while they are waited for. */
  async #move(over: Over2d | null = null, turned: (() => Promise<void>) | null = null): Promise<void> {
    const moved: [at: 0 | 1, frame: Frame, of: Side][] = [];
    for (const at of [0, 1] as const) {
      const side = this.#sides[at];
      if (!side || (side.version !== null && side.version === side.bodies.version)) continue;
      const version = side.bodies.version ?? null;
      const before = side.version;
      // Before the wait: who touches them meanwhile wants them once more.
      side.version = version;
      const gone = () => this.#sides[at] !== side;
      const coming = Promise.resolve(side.bodies.frame());
      const waited = turned && before !== null ? this.#meanwhile(coming, turned) : coming;
      const frame = await waited.catch((error: unknown) => {
        // Of bodies that are shown no more it is no news.
        if (gone()) return null;
        throw error;
      });
      if (!frame || gone()) continue;
      if (at === 0) over?.take?.(frame);
      moved.push([at, frame, side]);
    }
    over?.before?.();
    await this.#number(new Map(moved.map(([at, frame]) => [at, frame])));
    // The worker takes the tables away. It may have other bodies by now, perhaps fewer.
    for (const [at, frame, of] of moved) if (this.#sides[at] === of) this.#drawer.move(at, frame);
  }

  /** Asks for the numbers of the bodies that the picture needs beside their tables. */
  async #number(moved: ReadonlyMap<0 | 1, Frame>): Promise<void> {
    for (const at of [0, 1] as const) {
      const side = this.#sides[at];
      const gone = () => this.#sides[at] !== side;
      const numbers = await side?.quantity.update(moved.get(at) ?? null).catch((error: unknown) => {
        if (gone()) return null;
        throw error;
      });
      if (numbers && !gone()) this.#drawer.number(at, numbers);
    }
  }

  /** The picture as the camera sees it now. */
  async #prepare(most: number, watched = true): Promise<Prepared | null> {
    if (this.#look?.sky) this.#sky ??= import("../sky/images.ts").then(({ skyImages }) => skyImages);
    const sky = await this.#sky;
    const look = this.#look;
    if (!look) return null;
    const { mass, camera } = this;
    const over = [this.#lines, this.over].filter((one) => one !== null);
    const pixels = pixelsOf(this.#size, most);
    const images = this.#images;
    return prepare(camera, this.#sides, { look, mass, over, images, sky, size: this.#size, pixels, watched });
  }

  /** The picture as it would stand on the canvas, with all its pixels. Rejects with one line where there is none. */
  async read(): Promise<ImageData> {
    const painted = await this.#ask(Number.POSITIVE_INFINITY);
    if (!painted) throw new Error("there is nothing to draw yet; wait for the first picture");
    const { pixels, width, height, above } = painted;
    if (!above) return new ImageData(new Uint8ClampedArray(pixels), width, height);
    const context = new OffscreenCanvas(width, height).getContext("2d")!;
    new Painter(context).paint(painted, width, height, above);
    return context.getImageData(0, 0, width, height);
  }

  /** What was added up in each pixel of the first view, in the units of `mass`: three numbers and one that does not count. */
  readSums(): Promise<{ readonly width: number; readonly height: number; readonly sums: Float32Array }> {
    return this.#inTurn(async () => {
      await this.#move();
      const prepared = await this.#prepare(Number.POSITIVE_INFINITY, false);
      if (!prepared) throw new Error("there is nothing to draw yet; wait for the first picture");
      const { width, height } = prepared.picture.views[0]!;
      return { width, height, sums: await this.#drawer.sums(prepared.picture) };
    });
  }

  destroy(): void {
    // What is under way ends without an answer.
    this.onError = () => {};
    this.camera.destroy();
    this.#drawer.end();
  }
}
