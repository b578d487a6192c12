import { abs, dot, float, max, select, uintBitsToFloat, uniform, uniformArray, vec3, vec4 } from "three/tsl";
import { type Node, type Object3D, type PerspectiveCamera, type Renderer, Vector3, Vector4 } from "three/webgpu";
import type { Appearance } from "./bodies.ts";
import type { GasNodes } from "./colour/nodes.ts";
import type { Look } from "./look.ts";
import { CLASSES, cutNumbers, FOLD, partTable } from "./parts.ts";
import { BodyQuantity } from "./quantities/index.ts";
import type { MeasuredBodies, QuantityParts } from "./quantities/quantity.ts";
import type { Veil } from "./shown/dust.ts";
import { DEPTHS } from "./shown/dustNumbers.ts";
import { gasMapOf } from "./shown/gasMaps.ts";
import { chosenBy, NEAREST, SHALLOWEST } from "./shown/imageNumbers.ts";
import { REACH } from "./shown/moments.ts";
import type { Shown, WeightNodes } from "./shown/shown.ts";
import { borrow } from "./zeroCopy.ts";

/** Part of the target of the sums, pixels from its upper left corner. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What a drawing is made from. `traits`: those of another drawing of the same bodies, which handed them over; absent: its own. `light`: whose traits and
 * numbers of each body it reads, without owning them.
 */
export type DrawingParts = Omit<QuantityParts, "buffer" | "traits"> & {
  readonly traits?: GPUBuffer | undefined;
  readonly light?: Pick<BodyDrawing, "traits" | "quantity"> | undefined;
  /** Absent or null: bodies are drawn once. */
  readonly images?: DrawnAgain | null;
};

/** The bodies' images in a periodic box, drawn from the same buffers (drawnImages.ts). */
export interface DrawnAgain {
  /** Finds those of `count` bodies that a camera sees; how many images are drawn. */
  aim(camera: PerspectiveCamera, count: number): number;
  /** The body that number `index` of what is drawn is an image of. */
  body(index: Node<"uint">): Node<"uint">;
  /** Its place and mass, by the body's own. */
  place(index: Node<"uint">, body: Node<"vec4">): Node<"vec4">;
  /** What is left of its light, by its place. */
  left(place: Node<"vec3">): Node<"float">;
}

/** How one body is seen. */
export interface BodyImage {
  readonly id: Node<"uint">;
  readonly position: Node<"vec3">;
  /** Standard deviation of its haze, CSS pixels. */
  readonly sigma: Node<"float">;
  /** What is left of its haze (see `stars` in ImageNumbers); null: all of it, of every body. */
  readonly haze: Node<"float"> | null;
  /** Its weight over a CSS pixel's area at its place: the sum over all pixels of its image. */
  readonly weight: Node<"vec3">;
}

/**
 * A way to draw all bodies into the target of the sums: each as an additive image that is as wide as its softened mass on
 * the screen, but never narrower than the chosen size, with a weight that falls with the square of the distance. Thus the
 * surface brightness or density of a galaxy depends neither on the number of bodies nor on how far away it is.
 */
export abstract class BodyDrawing {
  /** What the scene holds. */
  abstract readonly object: Object3D;
  /** Standard deviation of the smallest image, CSS pixels. */
  readonly size = uniform(1);
  /** The part of `size` that the user chose. */
  readonly times = uniform(1);
  /** Factor on all light. */
  readonly exposure = uniform(1);
  /** Of the camera from what it looks at, units of the scene. */
  readonly distance = uniform(1);
  /** Factor on how far colours are from grey. */
  readonly saturation = uniform(1);
  /** Softening length, units of the scene. */
  readonly softening = uniform(0);
  /** Pixels (CSS) per unit of tan(angle): height / (2 tan(fov / 2)). */
  readonly focal = uniform(1);
  /** Which bodies have weight as mass: a bit for each component, and a galaxy; -1: all. */
  readonly components = uniform(-1, "int");
  readonly galaxy = uniform(-1, "int");
  /** Two of each class of bodies (parts.ts). */
  readonly #styles = Array.from({ length: 2 * CLASSES }, () => new Vector4());
  readonly #parts = uniformArray<"vec4">(this.#styles, "vec4");
  /** Centre and half of what is left, and its normal and kind. */
  readonly #place = uniform(new Vector4());
  readonly #normal = uniform(new Vector4());
  /** What both were made from. */
  #styled: Pick<Look, "parts" | "colour" | "cut"> | null = null;
  /** In the units of the scene. */
  readonly look: Appearance;
  /** What shaders read of it: as numbers in their text they would have them compiled again for each run. */
  readonly #typical: Readonly<Record<"radius" | "slowness" | "depth" | "mass" | "density", Node<"float">>> & {
    /** In units of the typical speed. */
    readonly drift: Node<"vec3">;
  };
  /** Time of the bodies, their time units. */
  readonly #time = uniform(0);
  readonly traits: GPUBuffer;
  #handedOver = false;
  /** Do traits and quantity belong to another drawing? */
  readonly #reads: boolean;
  /** What the colour mode needs of each body. */
  readonly quantity: BodyQuantity;
  protected readonly renderer: Renderer;
  protected readonly device: GPUDevice;
  protected readonly bodies: MeasuredBodies;
  protected readonly fail: (error: unknown) => void;
  readonly #images: DrawnAgain | null | undefined;
  #mode = "";
  #shown: Shown | null = null;
  #dust: Veil | null = null;

  constructor(renderer: Renderer, parts: DrawingParts) {
    const { device, bodies, look } = parts;
    this.#images = parts.images;
    this.renderer = renderer;
    this.device = device;
    this.bodies = bodies;
    this.look = look;
    this.#typical = {
      radius: uniform(look.radius),
      slowness: uniform(1 / Math.max(look.speed, 1e-30)),
      depth: uniform(look.depth),
      mass: uniform(Math.max(1e-30, look.mass * look.gravity)),
      density: uniform(look.density),
      drift: uniform(new Vector3(...look.drift).divideScalar(Math.max(look.speed, 1e-30))),
    };
    this.fail = parts.fail;
    this.#reads = parts.light !== undefined;
    this.traits = parts.light?.traits ?? parts.traits ?? traitsBuffer(device, look.traits);
    this.quantity = parts.light?.quantity ?? new BodyQuantity({ ...parts, traits: this.traits });
  }

  /** Gives mass to those bodies only that the choice of a look names. */
  only({ massOf, shows }: Pick<Look, "massOf" | "shows">): void {
    const { galaxy, components } = chosenBy(massOf, this.look.components, gasMapOf(shows) !== null);
    this.galaxy.value = galaxy;
    this.components.value = components;
  }

  /** Shows components and galaxies as a look has them, and what it leaves of the bodies; `unit`: length units of the bodies in one of the scene. */
  style(look: Pick<Look, "parts" | "colour" | "cut">, unit: number): void {
    const { parts, colour, cut } = look;
    const was = this.#styled;
    if (was?.parts === parts && was.colour === colour && was.cut === cut) return;
    this.#styled = { parts, colour, cut };
    const table = partTable(look, this.look.components);
    for (const [k, style] of this.#styles.entries()) style.fromArray(table, 4 * k);
    const numbers = cutNumbers(cut, unit);
    this.#place.value.fromArray(numbers);
    this.#normal.value.fromArray(numbers, 4);
  }

  /** 1 for a body that the cut leaves, else 0. */
  #left(position: Node<"vec3">): Node<"float"> {
    const off = position.sub(this.#place.xyz);
    const away = select(this.#normal.w.lessThan(1.5), off.length(), abs(dot(off, this.#normal.xyz)));
    return select(this.#normal.w.lessThan(0.5).or(away.lessThan(this.#place.w)), float(1), float(0)) as Node<"float">;
  }

  /** Draws the bodies as `shown` wants them, coloured by the mode called `mode`, behind `dust`, from the next picture on. */
  draw(shown: Shown, mode: string, dust: Veil | null = null): void {
    if (mode === this.#mode && shown === this.#shown && dust === this.#dust) return;
    this.#dust = dust;
    this.#mode = mode;
    this.#shown = shown;
    if (!this.#reads) this.quantity.choose(shown.needs(mode));
    this.redraw(shown, mode);
  }

  /** Brings what is worked out for bodies up to them, before a picture. */
  update(): void {
    this.#time.value = this.bodies.time ?? 0;
    this.quantity.update();
  }

  protected abstract redraw(shown: Shown, mode: string): void;

  /**
   * Before the scene is drawn into `view` as `camera` sees it, which looks at something at `distance` (units of the scene);
   * `ratio`: pixels of the target a CSS pixel.
   */
  prepare(_camera: PerspectiveCamera, _distance: number, _view: Rectangle, _ratio: number): void {}

  /** How many images of bodies are drawn as a camera sees them. */
  protected drawn(camera: PerspectiveCamera): number {
    const { count } = this.bodies;
    return this.#images?.aim(camera, count) ?? count;
  }

  /** Number `index` of what is drawn, a body of the engine's buffers; `camera` takes points into its frame, `projection` from there to the view. */
  protected image(
    index: Node<"uint">,
    camera: Node<"mat4">,
    projection: Node<"mat4">,
    shown: Shown,
    mode: string,
  ): BodyImage {
    const { renderer, quantity } = this;
    const typical = this.#typical;
    const { count, buffers } = this.bodies;
    const images = this.#images;
    const at = images?.body(index) ?? index;
    const id = borrow(renderer, buffers.id, "uint")(at);
    const traits = borrow(renderer, this.traits, "uvec2")(id);
    const own = borrow(renderer, buffers.posMass, "vec4")(at);
    const posMass = images?.place(index, own) ?? own;
    const velocity = borrow(renderer, buffers.velocity, "vec4")(at).xyz.mul(typical.slowness);
    const force = borrow(renderer, buffers.acceleration, "vec4")(at);
    const depth = force.w.abs().div(typical.depth).max(SHALLOWEST);
    const galaxy = traits.x.bitAnd(255) as unknown as Node<"uint">;
    const component = traits.x.shiftRight(8).bitAnd(255) as unknown as Node<"uint">;
    const folded = select(
      galaxy.lessThan(FOLD.first),
      galaxy,
      galaxy.sub(FOLD.first).mod(FOLD.turn).add(FOLD.first),
    ) as Node<"uint">;
    const ofClass = folded
      .mul(FOLD.components)
      .add(component.bitAnd(FOLD.components - 1))
      .mul(2)
      .toInt();
    const style = this.#parts.element(ofClass) as unknown as Node<"vec4">;
    const left = this.#left(posMass.xyz).mul(images?.left(posMass.xyz) ?? 1);
    const place = camera.mul(vec4(posMass.xyz, 1)).xyz.toVar() as Node<"vec3">;
    const turned = camera.mul(vec4(velocity.sub(typical.drift), 0)).xyz;
    const away = place.z.negate().max(typical.radius.mul(NEAREST));
    const ofGalaxy = this.galaxy.lessThan(0).or(this.galaxy.equal(galaxy.toInt()));
    const chosen = ofGalaxy.and(this.components.shiftRight(component.toInt()).bitAnd(1).equal(1));
    const mass = posMass.w.div(typical.mass);
    const behind = away.sub(this.distance).div(typical.radius.mul(DEPTHS)) as Node<"float">;
    let known: Node<"float"> | null = null;
    const nodes: WeightNodes = {
      id,
      position: posMass.xyz,
      velocity,
      depth,
      galaxy,
      component,
      tint: this.#parts.element(ofClass.add(1)) as unknown as Node<"vec4">,
      own: ownColour(traits.x as Node<"uint">),
      get quantity() {
        // Once: each borrowing is a binding, of which eight must do.
        known ??= borrow(renderer, quantity.buffer, "float")(id);
        return known;
      },
      gas: this.#gas(at, posMass.w),
      light: (uintBitsToFloat(traits.y) as unknown as Node<"float">).mul(style.x).mul(left),
      mass: select(chosen, mass, float(0)).mul(style.y).mul(left) as Node<"float">,
      slant: place.length().div(away) as Node<"float">,
      along: dot(turned, place).div(place.length().max(1e-30)).div(REACH) as Node<"float">,
      exposure: this.exposure,
      behind,
      unveiled: this.#dust?.left(place, projection, behind) ?? (vec3(1) as Node<"vec3">),
      saturation: this.saturation,
      size: this.size.mul(style.z) as Node<"float">,
      times: this.times.mul(style.z) as Node<"float">,
      unit: this.focal.div(away) as Node<"float">,
      get spacing() {
        const there = this.quantity.greaterThan(0);
        return select(there, posMass.w.div(this.quantity.mul(typical.density).max(1e-30)).pow(1 / 3), float(0));
      },
    };
    const { unit } = nodes;
    const softened = this.softening.mul(unit).mul(0.5);
    const wanted = max(shown.width(nodes, count, mode), softened) as Node<"float">;
    const sigma = wanted.min(shown.largest(count, mode)) as Node<"float">;
    const stars = shown.stars(mode) && !this.look.haze;
    const haze = stars ? (sigma.div(wanted).pow2() as Node<"float">) : null;
    const scale = unit.mul(typical.radius);
    const weight = shown.weight(nodes, mode).mul(scale.mul(scale)) as Node<"vec3">;
    return { id, position: posMass.xyz, sigma, haze, weight };
  }

  /** What gas bodies are; read where it is asked for alone, since each borrowing is a binding. */
  #gas(index: Node<"uint">, mass: Node<"float">): GasNodes | null {
    const { gasState, gasSpare } = this.bodies.buffers;
    const { gas } = this.look;
    if (!gas || !gasState || !gasSpare) return null;
    const [time, years, perThreshold] = [this.#time, uniform(gas.years), uniform(1 / gas.threshold)];
    const heat = gas.heat === undefined ? null : uniform(gas.heat * this.look.speed ** 2);
    const read = (buffer: GPUBuffer) => borrow(this.renderer, buffer, "vec4")(index).toVar();
    let state: Node<"vec4"> | null = null;
    let spare: Node<"vec4"> | null = null;
    return {
      heat,
      get now() {
        state ??= read(gasState);
        return state.x.greaterThan(0) as Node<"bool">;
      },
      get reach() {
        state ??= read(gasState);
        return state.y;
      },
      get density() {
        spare ??= read(gasSpare);
        return spare.w.mul(mass).mul(perThreshold) as Node<"float">;
      },
      get age() {
        state ??= read(gasState);
        spare ??= read(gasSpare);
        // As in shaders/measure/gas.wgsl: where gas has no birth a limit may stand, below 0.
        const born = state.x.equal(0).and(spare.z.greaterThan(0));
        return select(born, time.sub(spare.z).max(0).mul(years), float(-1)) as Node<"float">;
      },
    };
  }

  /** Gives the bodies other traits. */
  relight(traits: Appearance["traits"]): void {
    this.device.queue.writeBuffer(this.traits, 0, traits);
  }

  /** The traits for another drawing of the same bodies, which frees them from now on: others may read them meanwhile. */
  handOver(): GPUBuffer {
    this.#handedOver = true;
    return this.traits;
  }

  /** Frees what belongs to the picture; the engine's buffers stay. */
  destroy(): void {
    if (this.#reads) return;
    this.quantity.destroy();
    if (!this.#handedOver) this.traits.destroy();
  }
}

/** Red, green and blue of 5, 6 and 5 bits (ownLight.ts), and whether there are any. */
function ownColour(word: Node<"uint">): Node<"vec4"> {
  const bits = (from: number, all: number) => word.shiftRight(from).bitAnd(all).toFloat().div(all);
  return vec4(bits(27, 31), bits(21, 63), bits(16, 31), word.shiftRight(16).toFloat()) as Node<"vec4">;
}

function traitsBuffer(device: GPUDevice, traits: Appearance["traits"]): GPUBuffer {
  const usage = GPUBufferUsage.STORAGE | GPUBufferUsage.VERTEX | GPUBufferUsage.COPY_DST;
  const buffer = device.createBuffer({ label: "render.traits", size: Math.max(8, traits.byteLength), usage });
  device.queue.writeBuffer(buffer, 0, traits);
  return buffer;
}
