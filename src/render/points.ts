import { exp, instanceIndex, max, modelViewMatrix, uintBitsToFloat, uniform, uv, varying, vec4 } from "three/tsl";
import { type Node, PointsNodeMaterial, type Renderer, Sprite } from "three/webgpu";
import type { Engine } from "../engine/index.ts";
import { addedUp } from "./blending.ts";
import { colourMode } from "./colour/index.ts";
import type { BodyNodes } from "./colour/mode.ts";
import { BodyQuantity } from "./quantities/index.ts";
import type { QuantityParts } from "./quantities/quantity.ts";
import { borrow } from "./zeroCopy.ts";

/** What the picture reads of the engine: buffers whose order changes every step, and the ids that undo it. */
export type DrawnBodies = Pick<Engine, "count"> & {
  readonly buffers: Pick<Engine["buffers"], "posMass" | "velocity" | "acceleration" | "id">;
};

/** What stays with a body for good, and the scales of the run. */
export interface Appearance {
  /** Two words a body in the original order: galaxy | component << 8, and the bits of its share of the light (sum 1). */
  readonly traits: Uint32Array<ArrayBuffer>;
  /** Typical (root mean square) speed, velocity units. */
  readonly speed: number;
  /** Typical depth of the potential, velocity units squared. */
  readonly depth: number;
  /** Radius that holds nearly all the light, length units. */
  readonly radius: number;
  /** Typical density: the mean one inside that radius; mass times Newton's constant. */
  readonly density: number;
}

/** Half the side of a sprite in standard deviations of its Gaussian; what lies beyond is 1.1 % of its light. */
const REACH = 3;

/** A body's image is a haze with a point of light in it: the point is this much narrower and holds this share. */
const POINT = 3.5;
const POINT_LIGHT = 0.22;

/** Largest standard deviation of a body's image, CSS pixels: near bodies become soft clouds and not screens full. */
const LARGEST = 14;

/**
 * Widest and narrowest image against the standard one. Widths follow the local density to the power -1/3 (as in smoothed
 * particle hydrodynamics), with the density from the potential as in a Plummer sphere, where rho ~ phi^5: so the
 * outskirts are a haze and the cores stay sharp.
 */
const WIDEST = 4;
const NARROWEST = 0.7;

/**
 * Where bodies are many their images overlap anyway: above so many the widest shrink with the distance between bodies,
 * and none is narrower than a pixel can show. A million images of 10 pixels' side cost 90 ms on an H200, whose
 * rasteriser is small.
 */
const MANY = 131_072;
const LEAST_SIGMA = 0.42;

/** Light of a uniform disc of the run's radius at exposure 0, before the stretch. */
const KEY = 0.9;

/**
 * All bodies as additive Gaussian images in linear light. A body's image is as wide as its softened mass on the screen,
 * but never narrower than the chosen size; its light falls with the square of the distance. Thus the surface brightness
 * of a galaxy depends neither on the number of bodies nor on how far away it is.
 */
export class BodyPoints {
  readonly sprite: Sprite;
  /** Standard deviation of the smallest image, CSS pixels. */
  readonly size = uniform(1);
  /** Factor on all light. */
  readonly exposure = uniform(1);
  /** Softening length, length units. */
  readonly softening = uniform(0);
  /** Pixels (CSS) per unit of tan(angle): height / (2 tan(fov / 2)). */
  readonly focal = uniform(1);
  readonly traits: GPUBuffer;
  /** What the colour mode needs of each body. */
  readonly quantity: BodyQuantity;
  readonly #nodes: BodyNodes;
  readonly #light: Node<"float">;
  #mode = "";

  constructor(renderer: Renderer, parts: Omit<QuantityParts, "buffer">, mode: string) {
    const { device, bodies, look } = parts;
    this.traits = device.createBuffer({
      label: "render.traits",
      size: Math.max(8, look.traits.byteLength),
      usage: GPUBufferUsage.STORAGE | GPUBufferUsage.VERTEX | GPUBufferUsage.COPY_DST,
    });
    device.queue.writeBuffer(this.traits, 0, look.traits);

    const quantity = new BodyQuantity(parts);
    this.quantity = quantity;

    const index = instanceIndex as Node<"uint">;
    const id = borrow(renderer, bodies.buffers.id, "uint")(index);
    const traits = borrow(renderer, this.traits, "uvec2")(id);
    const posMass = borrow(renderer, bodies.buffers.posMass, "vec4")(index);
    const velocity = borrow(renderer, bodies.buffers.velocity, "vec4")(index).xyz.mul(1 / Math.max(look.speed, 1e-30));
    const force = borrow(renderer, bodies.buffers.acceleration, "vec4")(index);
    const depth = force.w.abs().div(look.depth).max(1e-3);
    this.#nodes = {
      position: posMass.xyz,
      velocity,
      depth,
      galaxy: traits.x.bitAnd(255),
      component: traits.x.shiftRight(8).bitAnd(255),
      get quantity() {
        return borrow(renderer, quantity.buffer, "float")(id);
      },
    };

    const distance = modelViewMatrix
      .mul(vec4(posMass.xyz, 1))
      .z.negate()
      .max(look.radius * 1e-4);
    const unit = this.focal.div(distance);
    const widest = Math.max(1.2, WIDEST * Math.min(1, (MANY / bodies.count) ** 0.5));
    const spread = depth.pow(-5 / 3).clamp(NARROWEST, widest);
    const sigma = max(this.size.mul(spread).max(LEAST_SIGMA), this.softening.mul(unit).mul(0.5)).min(LARGEST);
    const share = uintBitsToFloat(traits.y) as unknown as Node<"float">;
    const light = share.mul(unit.mul(look.radius).pow(2)).div(sigma.mul(sigma).mul(2)).mul(this.exposure).mul(KEY);
    this.#light = varying(light) as Node<"float">;

    const material = addedUp(new PointsNodeMaterial());
    material.positionNode = posMass.xyz;
    material.sizeNode = sigma.mul(2 * REACH);
    material.sizeAttenuation = false;
    this.sprite = new Sprite(material as unknown as NonNullable<ConstructorParameters<typeof Sprite>[0]>);
    this.sprite.count = bodies.count;
    this.sprite.frustumCulled = false;
    this.colourBy(mode);
  }

  /** Colours the bodies by the mode called `name`, from the next picture on. */
  colourBy(name: string): void {
    if (name === this.#mode) return;
    this.#mode = name;
    const mode = colourMode(name);
    this.quantity.choose(mode.needs ?? null);
    const colour = varying(mode.colour(this.#nodes)) as Node<"vec3">;
    const r2 = uv()
      .sub(0.5)
      .mul(2 * REACH)
      .lengthSq();
    const wide = exp(r2.mul(-0.5))
      .sub(Math.exp(-0.5 * REACH * REACH))
      .max(0);
    const narrow = exp(r2.mul(-0.5 * POINT * POINT));
    const image = wide.mul(1 - POINT_LIGHT).add(narrow.mul(POINT_LIGHT * POINT * POINT));
    const material = this.sprite.material as unknown as PointsNodeMaterial;
    material.colorNode = vec4(colour.mul(this.#light).mul(image), 1);
    material.needsUpdate = true;
  }

  /** Frees what belongs to the picture; the engine's buffers stay. */
  destroy(): void {
    this.sprite.material.dispose();
    this.quantity.destroy();
    this.traits.destroy();
  }
}
