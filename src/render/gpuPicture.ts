// Long because all that is drawn, added up and shown goes through one renderer, whose target and state it sets.
import { texture, uniform, vec4 } from "three/tsl";
import {
  DataUtils,
  FloatType,
  HalfFloatType,
  LinearFilter,
  type Node,
  type Renderer,
  RenderPipeline,
  RenderTarget,
  Scene,
  type TextureDataType,
  Vector2,
} from "three/webgpu";
import { Passes } from "../gpu/pass.ts";
import type { Appearance, DrawnBodies } from "./bodies.ts";
import type { BoxImages } from "./boxImages.ts";
import { FIELD_OF_VIEW, OrbitCamera } from "./camera.ts";
import type { BodyDrawing } from "./drawing.ts";
import type { DrawnImages } from "./drawnImages.ts";
import { DustLayers } from "./dustLayer.ts";
import { FormChoice } from "./form.ts";
import { Glow } from "./glow.ts";
import { type LightLine, LightLines } from "./lightLines.ts";
import type { Look } from "./look.ts";
import { drawOver, type Over } from "./over.ts";
import type { Picture } from "./picture.ts";
import { PictureClock } from "./pictureClock.ts";
import { BodyPoints } from "./points.ts";
import type { QuantityNote } from "./quantities/quantity.ts";
import { newRenderer } from "./renderer.ts";
import { sceneLook } from "./sceneUnits.ts";
import { standardSize } from "./shown/imageNumbers.ts";
import { shownAs } from "./shown/index.ts";
import { MassView } from "./shown/massView.ts";
import type { Shown } from "./shown/shown.ts";
import type { WantedSky } from "./sky/wanted.ts";
import { BodySplats } from "./splats.ts";
import { withRoom } from "./still.ts";
import { tonesOf } from "./tones.ts";
import { type Covered, viewsOf } from "./views.ts";

/**
 * The engine's bodies as a picture on a canvas: light or mass is added up in a float target, then glow and display. The scene
 * is in the units of the buffers that are drawn; what callers give and ask for is in those of the bodies.
 */
export class GpuPicture implements Picture {
  readonly camera: OrbitCamera;
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: Renderer;
  readonly #device: GPUDevice;
  readonly #passes: Passes;
  readonly #scene = new Scene();
  /** What is drawn with the bodies, as light. */
  #lines: LightLines | null = null;
  readonly #light: RenderTarget;
  readonly #pipeline: RenderPipeline;
  readonly #tones = { paper: uniform(0), full: uniform(1), burnt: uniform(0) };
  /** The range of the map of mass per area. */
  readonly mass: MassView;
  over: Over | null = null;
  /** What the quantity of the first run's colours says about itself. */
  onNote: (note: QuantityNote | null) => void = () => {};
  onError: (error: unknown) => void = () => {};
  /** Where looks may want a sky behind the bodies: set before the first one. */
  sky?: WantedSky;
  onTimed: (ms: number) => void = () => {};
  /** How bodies are drawn, from the next `show` on. */
  readonly forms: FormChoice;
  /** Draws the bodies of each side as `forms` says now; null: no bodies. */
  readonly #again: [(() => void) | null, (() => void) | null] = [null, null];
  /** One run, or the two sides of a comparison. */
  readonly #points: [BodyDrawing | null, BodyDrawing | null] = [null, null];
  readonly #dust: DustLayers;
  #images: DrawnImages | null = null;
  #size = { width: 1, height: 1, covered: { left: 0, right: 0, bottom: 0 } };
  #look: Look | null = null;
  #shown: Shown | null = null;
  /** Does the adapter add up and filter 32-bit floats? */
  readonly #exact: boolean;
  readonly #fine: boolean;
  readonly #glow: Glow;
  /** From the sums to the display, made once. */
  readonly #ways = new Map<Shown, Node<"vec4">>();
  #standard = 1;
  #dirty = true;
  #seen = -1;
  readonly #clock: PictureClock;

  private constructor(canvas: HTMLCanvasElement, renderer: Renderer, device: GPUDevice, fine: boolean) {
    this.canvas = canvas;
    this.#renderer = renderer;
    this.#device = device;
    this.#passes = new Passes(device);
    this.#dust = new DustLayers(renderer);
    this.camera = new OrbitCamera(canvas);
    this.#clock = new PictureClock(device);
    this.forms = new FormChoice(fine, this.#clock.runs);
    this.#exact = device.features.has("float32-blendable") && device.features.has("float32-filterable");
    this.#fine = fine;
    this.#light = new RenderTarget(1, 1, {
      type: HalfFloatType,
      depthBuffer: false,
      minFilter: LinearFilter,
      magFilter: LinearFilter,
    });
    this.#glow = new Glow(renderer, this.#light.texture, fine ? 0.5 : 0.25);
    this.mass = new MassView(this.#light.texture, () => this.touch());
    this.#pipeline = new RenderPipeline(renderer);
    this.#pipeline.outputColorTransform = false;
    this.#develop(shownAs("light"));
  }

  /** `fine` false spares adapters that run on the processor: coarser glow, half floats. */
  static async create(canvas: HTMLCanvasElement, device: GPUDevice, fine = true): Promise<GpuPicture> {
    return new GpuPicture(canvas, await newRenderer(canvas, device), device, fine);
  }

  /** Draws these bodies from now on; null draws an empty sky. Bodies on side 1 share the canvas with those on side 0. */
  show(bodies: DrawnBodies | null, appearance?: Appearance, side: 0 | 1 = 0): void {
    this.#again[side] = bodies && (() => this.#place(bodies, appearance, side, this.#points[side]?.handOver()));
    if (bodies && appearance && side === 0) this.mass.begin(appearance);
    this.#place(bodies, appearance, side);
  }

  relight(traits: Uint32Array<ArrayBuffer>, side: 0 | 1 = 0): void {
    this.#points[side]?.relight(traits);
    this.#dirty = true;
  }

  /** Draws these images, `DrawnImages`, of the box that the bodies are in with it, or null: it alone. */
  repeat(images: BoxImages | null): void {
    this.#images = images as DrawnImages | null;
    for (const place of this.#again) place?.();
  }

  #place(bodies: DrawnBodies | null, appearance: Appearance | undefined, side: 0 | 1, traits?: GPUBuffer): void {
    const two = this.#points[1] !== null;
    const old = this.#points[side];
    if (old) {
      this.#scene.remove(old.object);
      old.destroy();
      this.#points[side] = null;
      this.#dust.begin(side, null);
    }
    if (bodies && appearance) {
      // Both sides of a comparison are of the same bodies, and so in the same units.
      this.camera.unit = bodies.scaling.length;
      const parts = {
        device: this.#device,
        passes: this.#passes,
        bodies,
        look: sceneLook(appearance, bodies.scaling),
        images: this.#images,
        again: () => this.touch(),
        fail: (error: unknown) => this.onError(error),
        tell: (note: QuantityNote | null) => side === 0 && this.onNote(note),
      };
      const Drawing = this.forms.of(bodies.count) === "splats" ? BodySplats : BodyPoints;
      const points = new Drawing(this.#renderer, { ...parts, traits });
      this.#dust.begin(side, { ...parts, light: points });
      this.#points[side] = points;
      this.#standard = standardSize(bodies.count);
      this.#scene.add(points.object);
      this.#apply();
    }
    if (two !== (this.#points[1] !== null)) this.#lay();
    this.#dirty = true;
  }

  set(look: Look): void {
    if (look === this.#look) return;
    this.#look = look;
    this.#apply();
  }

  lines(lines: readonly LightLine[] | null): void {
    if (lines === null) {
      this.#lines?.destroy();
      this.#lines = null;
    } else {
      if (!this.#lines) {
        this.#lines = new LightLines(devicePixelRatio);
        this.#scene.add(this.#lines.mesh);
      }
      this.#lines.set(lines);
    }
    this.#apply();
  }

  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }

  get renderer(): Renderer {
    return this.#renderer;
  }

  /** Two words for each body on the screen: galaxy and component, share of the light (see Appearance). */
  get traits(): GPUBuffer | null {
    return this.#points[0]?.traits ?? null;
  }

  /** `softening`: length units of the bodies. */
  setSoftening(softening: number, side: 0 | 1 = 0): void {
    const points = this.#points[side];
    const inside = softening / this.camera.unit;
    if (!points || points.softening.value === inside) return;
    points.softening.value = inside;
    this.#dirty = true;
  }

  /** The bodies have moved although no step was done: draw them. */
  touch(): void {
    this.#dirty = true;
  }

  resize(width: number, height: number, pixelRatio: number, covered: Covered): void {
    this.#renderer.setPixelRatio(pixelRatio);
    this.#renderer.setSize(width, height, false);
    this.#size = { width, height, covered };
    this.#lay();
  }

  #lay(): void {
    const { width, height, covered } = this.#size;
    this.camera.resize(width, height, viewsOf(width, height, covered, this.#points[1] !== null));
    this.#dirty = true;
  }

  /** Must the picture be drawn although the bodies have not moved? Moves the camera on, by `seconds` where they are not the clock's. */
  stale(seconds?: number): boolean {
    this.camera.update(seconds);
    return this.#dirty || this.camera.changes !== this.#seen || (this.#shown?.glow === false && this.mass.due);
  }

  render(target: RenderTarget | null = null): void {
    if (target) this.#draw(target);
    else
      this.#clock.time(
        () => this.#draw(null),
        (ms) => this.#took(ms),
      );
  }

  /** What pictures cost is told once it is known how bodies are drawn; true until then. */
  #took(ms: number): boolean {
    if (this.#points.some((points) => points) && this.forms.took(ms)) this.repeat(this.#images);
    if (!this.forms.open) this.onTimed(ms);
    return this.forms.open;
  }

  #draw(target: RenderTarget | null): void {
    this.over?.before();
    this.#seen = this.camera.changes;
    this.#dirty = false;
    const size = this.#renderer.getDrawingBufferSize(new Vector2());
    this.#light.setSize(size.x, size.y);
    const height = this.#renderer.getSize(new Vector2()).y;
    for (const points of this.#points) {
      if (!points) continue;
      points.focal.value = this.#focal;
      points.update();
    }
    this.#renderer.setRenderTarget(this.#light);
    this.#renderer.setClearColor(0x000000, 1);
    this.#drawViews(size.y / height);
    if (this.#shown?.glow) this.#glow.spread(size.x, size.y)?.catch((error: unknown) => this.onError(error));
    this.#renderer.setRenderTarget(target);
    this.#pipeline.render();
    if (this.#shown?.glow === false) this.mass.look(this.#renderer);
    this.#renderer.setRenderTarget(target);
    // A still of two views has none.
    if (this.over && !(target && this.camera.views.length > 1)) {
      drawOver(this.over, this.#renderer, this.camera, this.#size, this.#look?.theme ?? "dark");
    }
    this.#renderer.setRenderTarget(null);
  }

  /** CSS pixels per unit of tan(angle). */
  get #focal(): number {
    const { y } = this.#renderer.getSize(new Vector2());
    return y / (2 * Math.tan((FIELD_OF_VIEW * Math.PI) / 360));
  }

  /** Each side's bodies in its view, all with one camera. */
  #drawViews(ratio: number): void {
    const { views, camera, controls } = this.camera;
    const distance = camera.position.distanceTo(controls.target);
    const focal = this.#focal;
    views.forEach((view, side) => {
      this.camera.frame(view);
      const [x, y] = [Math.round(view.x * ratio), Math.round(view.y * ratio)];
      const [right, bottom] = [Math.round((view.x + view.width) * ratio), Math.round((view.y + view.height) * ratio)];
      const part = { x, y, width: right - x, height: bottom - y };
      this.#points.forEach((points, k) => {
        if (!points) return;
        points.distance.value = distance;
        if (k === side && this.#dust.draw(side, points, camera, part, ratio))
          this.#renderer.setRenderTarget(this.#light);
        points.object.visible = k === side;
        if (k === side) points.prepare(camera, distance, part, ratio);
      });
      this.sky?.prepare(part, focal, ratio);
      this.#light.viewport.set(part.x, part.y, part.width, part.height);
      this.#renderer.autoClear = side === 0;
      this.#renderer.render(this.#scene, camera);
    });
    this.#renderer.autoClear = true;
    this.#light.viewport.set(0, 0, this.#light.width, this.#light.height);
    this.camera.aim();
  }

  async done(): Promise<void> {
    await this.#device.queue.onSubmittedWorkDone();
  }

  async prepared(): Promise<void> {
    for (const points of this.#points) await points?.quantity.made;
    await this.sky?.made;
  }

  /** Draws, and calls `take` in the same task: later a WebGPU canvas reads as empty. */
  async still<T>(take: () => T | Promise<T>): Promise<T> {
    await this.prepared();
    return withRoom(this.#device, this.canvas, () => {
      // Not timed: stars keep their form from one still of a film to the next.
      this.#draw(null);
      return take();
    });
  }

  /** The picture as it would stand on the canvas, read back from a texture: some browsers' canvases read as empty. */
  async read(): Promise<ImageData> {
    await this.prepared();
    const { x: width, y: height } = this.#renderer.getDrawingBufferSize(new Vector2());
    const target = new RenderTarget(width, height, { depthBuffer: false });
    try {
      this.render(target);
      const pixels = await this.#renderer.readRenderTargetPixelsAsync(target, 0, 0, width, height);
      return new ImageData(new Uint8ClampedArray(pixels.buffer as ArrayBuffer), width, height);
    } finally {
      target.dispose();
    }
  }

  /** What was added up in each pixel, in the units of `mass`: red, green, blue and one that does not count. */
  async readSums(): Promise<{ readonly width: number; readonly height: number; readonly sums: Float32Array }> {
    await this.prepared();
    const nowhere = new RenderTarget();
    this.render(nowhere);
    nowhere.dispose();
    const { width, height } = this.#light;
    const pixels = await this.#renderer.readRenderTargetPixelsAsync(this.#light, 0, 0, width, height);
    const sums = pixels instanceof Uint16Array ? Float32Array.from(pixels, DataUtils.fromHalfFloat) : pixels;
    return { width, height, sums: sums as Float32Array };
  }

  destroy(): void {
    this.show(null);
    this.show(null, undefined, 1);
    this.#lines?.destroy();
    this.sky?.destroy();
    this.camera.destroy();
    this.#pipeline.dispose();
    this.mass.destroy();
    this.#glow.destroy();
    this.#light.dispose();
    this.#clock.destroy();
    this.#renderer.dispose().catch((error: unknown) => this.onError(error));
  }

  #apply(): void {
    this.#dirty = true;
    if (!this.#look) return;
    // Lines of a draft are light.
    const shown = shownAs(this.#lines ? "light" : this.#look.shows);
    if (shown !== this.#shown || this.#typeFor(shown) !== this.#light.texture.type) this.#develop(shown);
    this.#glow.strength.value = this.#look.glow;
    this.#tones.paper.value = this.#look.theme === "print" ? 1 : 0;
    const { full, burnt } = tonesOf(this.#look.latitude);
    this.#tones.full.value = full;
    this.#tones.burnt.value = burnt;
    this.mass.set(this.#look);
    this.sky?.choose(this.#look, shown.name, this.#scene, this.onError);
    for (const [side, points] of this.#points.entries()) {
      if (!points) continue;
      points.exposure.value = 2 ** this.#look.exposure;
      points.saturation.value = this.#look.saturation;
      points.size.value = this.#standard * this.#look.pointSize;
      points.times.value = this.#look.pointSize;
      points.only(this.#look);
      points.style(this.#look, this.camera.unit);
      const look = { ...this.#look, dust: shown.name === "light" ? this.#look.dust : 0 };
      this.#dust.choose(side, look, this.#standard, this.camera.unit, (dust) => points.draw(shown, look.colour, dust));
    }
  }

  /**
   * 11 bits of a half float lose faint light over bright cores where the target itself adds up many sprites, and are too
   * few for numbers. For light that comes added up they do, and the glow takes an H200 half the time.
   */
  #typeFor(shown: Shown): TextureDataType {
    const sprites = this.#fine && this.#points.some((points) => points instanceof BodyPoints);
    return this.#exact && (sprites || !shown.glow) ? FloatType : HalfFloatType;
  }

  /** From the next picture on: the way from the sums to the display. */
  #develop(shown: Shown): void {
    this.#shown = shown;
    const type = this.#typeFor(shown);
    if (type !== this.#light.texture.type) {
      this.#light.texture.type = type;
      this.#light.dispose();
    }
    this.#pipeline.outputNode = this.#ways.get(shown) ?? this.#wayOf(shown);
    this.#pipeline.needsUpdate = true;
    this.#ways.set(shown, this.#pipeline.outputNode as Node<"vec4">);
  }

  #wayOf(shown: Shown): Node<"vec4"> {
    const sum = texture(this.#light.texture) as unknown as Node<"vec4">;
    const seen = shown.glow ? this.#glow.with(sum) : (sum.rgb as Node<"vec3">);
    return vec4(shown.display(seen, { ...this.mass.ends, ...this.#tones }), 1) as Node<"vec4">;
  }
}
