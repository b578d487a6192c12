import { abs, dot, float, max, select, uintBitsToFloat, uniform, uniformArray } from "three/tsl";
import { type Node, type Object3D, type PerspectiveCamera, type Renderer, Vector4 } from "three/webgpu";
import type { Appearance, DrawnBodies } from "./bodies.ts";
import type { Look } from "./look.ts";
import { CLASSES, cutNumbers, FOLD, partTable } from "./parts.ts";
import { BodyQuantity } from "./quantities/index.ts";
import type { QuantityParts } from "./quantities/quantity.ts";
import { chosenBy, NEAREST, SHALLOWEST } from "./shown/imageNumbers.ts";
import type { Shown, WeightNodes } from "./shown/shown.ts";
import { borrow } from "./zeroCopy.ts";

/** Part of the target of the sums, pixels from its upper left corner. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How one body is seen. */
export interface BodyImage {
  readonly id: Node<"uint">;
  readonly position: Node<"vec3">;
  /** Standard deviation of its haze, CSS pixels. */
  readonly sigma: Node<"float">;
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
  readonly traits: GPUBuffer;
  /** What the colour mode needs of each body. */
  readonly quantity: BodyQuantity;
  protected readonly renderer: Renderer;
  protected readonly device: GPUDevice;
  protected readonly bodies: DrawnBodies;
  protected readonly fail: (error: unknown) => void;
  #mode = "";
  #shown: Shown | null = null;

  constructor(renderer: Renderer, parts: Omit<QuantityParts, "buffer" | "traits">) {
    const { device, bodies, look } = parts;
    this.renderer = renderer;
    this.device = device;
    this.bodies = bodies;
    this.look = look;
    this.fail = parts.fail;
    this.traits = device.createBuffer({
      label: "render.traits",
      size: Math.max(8, look.traits.byteLength),
      usage: GPUBufferUsage.STORAGE | GPUBufferUsage.VERTEX | GPUBufferUsage.COPY_DST,
    });
    device.queue.writeBuffer(this.traits, 0, look.traits);
    this.quantity = new BodyQuantity({ ...parts, traits: this.traits });
  }

  /** Gives mass to those bodies only that the choice of a look names. */
  only(massOf: string): void {
    const { galaxy, components } = chosenBy(massOf, this.look.components);
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

  /** Draws the bodies as `shown` wants them, coloured by the mode called `mode`, from the next picture on. */
  draw(shown: Shown, mode: string): void {
    if (mode === this.#mode && shown === this.#shown) return;
    this.#mode = mode;
    this.#shown = shown;
    this.quantity.choose(shown.needs(mode));
    this.redraw(shown, mode);
  }

  protected abstract redraw(shown: Shown, mode: string): void;

  /**
   * Before the scene is drawn into `view` as `camera` sees it, which looks at something at `distance` (units of the scene);
   * `ratio`: pixels of the target a CSS pixel.
   */
  prepare(_camera: PerspectiveCamera, _distance: number, _view: Rectangle, _ratio: number): void {}

  /** The body at place `index` of the engine's buffers; `seen` is a point in the camera's frame. */
  protected image(
    index: Node<"uint">,
    seen: (position: Node<"vec3">) => Node<"vec3">,
    shown: Shown,
    mode: string,
  ): BodyImage {
    const { look, renderer, quantity } = this;
    const { count, buffers } = this.bodies;
    const id = borrow(renderer, buffers.id, "uint")(index);
    const traits = borrow(renderer, this.traits, "uvec2")(id);
    const posMass = borrow(renderer, buffers.posMass, "vec4")(index);
    const velocity = borrow(renderer, buffers.velocity, "vec4")(index).xyz.mul(1 / Math.max(look.speed, 1e-30));
    const force = borrow(renderer, buffers.acceleration, "vec4")(index);
    const depth = force.w.abs().div(look.depth).max(SHALLOWEST);
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
    const left = this.#left(posMass.xyz);
    const place = seen(posMass.xyz);
    const away = place.z.negate().max(look.radius * NEAREST);
    const ofGalaxy = this.galaxy.lessThan(0).or(this.galaxy.equal(galaxy.toInt()));
    const chosen = ofGalaxy.and(this.components.shiftRight(component.toInt()).bitAnd(1).equal(1));
    const mass = posMass.w.div(Math.max(1e-30, look.mass * look.gravity));
    let known: Node<"float"> | null = null;
    const nodes: WeightNodes = {
      position: posMass.xyz,
      velocity,
      depth,
      galaxy,
      component,
      tint: this.#parts.element(ofClass.add(1)) as unknown as Node<"vec4">,
      get quantity() {
        // Once: each borrowing is a binding, of which eight must do.
        known ??= borrow(renderer, quantity.buffer, "float")(id);
        return known;
      },
      light: (uintBitsToFloat(traits.y) as unknown as Node<"float">).mul(style.x).mul(left),
      mass: select(chosen, mass, float(0)).mul(style.y).mul(left) as Node<"float">,
      slant: place.length().div(away) as Node<"float">,
      exposure: this.exposure,
      size: this.size.mul(style.z) as Node<"float">,
      times: this.times.mul(style.z) as Node<"float">,
      unit: this.focal.div(away) as Node<"float">,
      get spacing() {
        const there = this.quantity.greaterThan(0);
        return select(there, posMass.w.div(this.quantity.mul(look.density).max(1e-30)).pow(1 / 3), float(0));
      },
    };
    const { unit } = nodes;
    const softened = this.softening.mul(unit).mul(0.5);
    const sigma = max(shown.width(nodes, count), softened).min(shown.largest(count)) as Node<"float">;
    const scale = unit.mul(look.radius);
    const weight = shown.weight(nodes, mode).mul(scale.mul(scale)) as Node<"vec3">;
    return { id, position: posMass.xyz, sigma, weight };
  }

  /** Frees what belongs to the picture; the engine's buffers stay. */
  destroy(): void {
    this.quantity.destroy();
    this.traits.destroy();
  }
}
