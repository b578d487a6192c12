/** `antennae/three`: the bodies of a simulation as an object of a scene of three/webgpu. */
import { color, float, instancedBufferAttribute, instanceIndex, mix, storage, uniform, uv, vec4 } from "three/tsl";
import {
  AdditiveBlending,
  InstancedBufferAttribute,
  type Node,
  NormalBlending,
  PointsNodeMaterial,
  type Renderer,
  Sprite,
  StorageInstancedBufferAttribute,
} from "three/webgpu";
import { borrow } from "../render/zeroCopy.ts";
import type { ColumnName } from "./columns.ts";
import type { Simulation } from "./simulation.ts";

/** What bodies can be coloured by: a column with one number for each, or the speed. */
export type ColourColumn = Exclude<ColumnName, "position" | "velocity" | "acceleration" | "id"> | "speed";

/** How the bodies look. */
export interface PointsOptions {
  /** Diameter, pixels; 3 by default. */
  readonly size?: number;
  /** "splat": soft, a Gaussian (the default); "point": a disc. */
  readonly shape?: "splat" | "point";
  /** Light of one body, 0 to 1; 0.5 by default. */
  readonly opacity?: number;
  /** Light is added up (the default); else bodies cover each other. */
  readonly additive?: boolean;
  /** Colours from low to high, or the one colour. */
  readonly ramp?: readonly string[];
}

/** From where to where a ramp goes. */
export interface ColourRange {
  /** Number of the first colour; by default the lowest hundredth of the bodies lies below. */
  readonly from?: number;
  /** Number of the last one; by default the highest hundredth lies above. */
  readonly to?: number;
  /** By the logarithm. */
  readonly log?: boolean;
}

const RAMP = ["#2b3a8c", "#3f8fd0", "#f3ead2", "#f0a24c", "#d0412b"];
/** Half the side of a soft sprite in standard deviations. */
const REACH = 2.5;
/** No logarithm of less. */
const LEAST = 1e-30;

/**
 * The bodies as one object. Where the simulation computes on the renderer's own GPUDevice it draws the live buffers, without a copy; elsewhere `update` copies the
 * positions. It is in the units of the bodies, and can be moved and turned like any object.
 */
export class SimulationPoints {
  /** Add it to a scene. */
  readonly object: Sprite;
  /** Whether the live buffers are drawn. */
  readonly live: boolean;
  readonly #simulation: Simulation;
  readonly #material = new PointsNodeMaterial();
  readonly #range = { from: uniform(0), to: uniform(1) };
  /** Where the numbers of colours are: by the bodies' order. */
  readonly #values: StorageInstancedBufferAttribute;
  readonly #copies: InstancedBufferAttribute | null;
  readonly #drawn: object;
  #by: ColourColumn | null = null;

  /** For an initialised renderer. After `add` and `remove` make another one. */
  static async create(
    renderer: Renderer,
    simulation: Simulation,
    options: PointsOptions = {},
  ): Promise<SimulationPoints> {
    const points = new SimulationPoints(renderer, simulation, options);
    await points.update();
    return points;
  }

  private constructor(renderer: Renderer, simulation: Simulation, options: PointsOptions) {
    const { size = 3, shape = "splat", opacity = 0.5, additive = true, ramp = RAMP } = options;
    const { count, gpu } = simulation;
    const { device } = (renderer as unknown as { backend: { device?: GPUDevice } }).backend;
    this.#simulation = simulation;
    this.#drawn = simulation.engine.bodies;
    this.live = gpu !== null && gpu.device === device;
    const material = this.#material;
    let number: Node<"uint"> = instanceIndex as Node<"uint">;
    if (this.live && gpu) {
      this.#copies = null;
      const index = instanceIndex as Node<"uint">;
      material.positionNode = borrow(renderer, gpu.buffers.posMass, "vec4")(index).xyz.mul(gpu.scaling.length);
      number = borrow(renderer, gpu.buffers.id, "uint")(index);
    } else {
      this.#copies = new InstancedBufferAttribute(new Float32Array(3 * count), 3);
      material.positionNode = instancedBufferAttribute(this.#copies) as unknown as Node<"vec3">;
    }
    this.#values = new StorageInstancedBufferAttribute(new Float32Array(count), 1);
    const value = this.live
      ? (storage(this.#values, "float", count).toReadOnly().element(number) as unknown as Node<"float">)
      : (instancedBufferAttribute(this.#values) as unknown as Node<"float">);
    const { from, to } = this.#range;
    const along = value
      .sub(from)
      .div(to.sub(from))
      .clamp(0, 1)
      .mul(ramp.length - 1);
    let shade = color(ramp[0]!) as unknown as Node<"vec3">;
    for (let k = 1; k < ramp.length; k++)
      shade = mix(shade, color(ramp[k]!), along.sub(k - 1).clamp(0, 1)) as unknown as Node<"vec3">;
    const square = uv().sub(0.5).mul(2).lengthSq();
    const soft = square.mul((-REACH * REACH) / 2).exp();
    const light = (shape === "splat" ? soft : float(1)).mul(square.lessThan(1).select(float(1), float(0))).mul(opacity);
    material.colorNode = vec4(shade, light);
    material.sizeNode = float(size);
    material.sizeAttenuation = false;
    material.transparent = true;
    material.depthWrite = !additive;
    material.blending = additive ? AdditiveBlending : NormalBlending;
    this.object = new Sprite(material as unknown as NonNullable<ConstructorParameters<typeof Sprite>[0]>);
    this.object.count = count;
    this.object.frustumCulled = false;
  }

  /** Colours by a column from now on, from and to numbers in the bodies' units; null: the ramp's first colour. */
  async colourBy(column: ColourColumn | null, { from, to, log = false }: ColourRange = {}): Promise<void> {
    this.#by = column;
    this.#log = log;
    await this.#take();
    const sorted = (this.#values.array as Float32Array).slice().sort();
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
    const scaled = (x: number) => (log ? Math.log(Math.max(LEAST, x)) : x);
    const [low, high] = [from === undefined ? at(0.01) : scaled(from), to === undefined ? at(0.99) : scaled(to)];
    this.#range.from.value = low;
    this.#range.to.value = high > low ? high : low + 1;
  }

  #log = false;

  /** Brings what is not live up to date: positions where they are copied, and the numbers of the colours. Call it after steps. */
  async update(): Promise<void> {
    if (this.#simulation.engine.bodies !== this.#drawn)
      throw new Error("the simulation has other bodies since add or remove: dispose of these points, create others");
    if (this.#copies) {
      this.#copies.array.set(await this.#simulation.read("position"));
      this.#copies.needsUpdate = true;
    }
    await this.#take();
  }

  async #take(): Promise<void> {
    const by = this.#by;
    const table = this.#values.array as Float32Array;
    if (by === null) table.fill(0);
    else if (by === "speed") {
      const v = await this.#simulation.read("velocity");
      for (let i = 0; i < table.length; i++) table[i] = Math.hypot(v[3 * i]!, v[3 * i + 1]!, v[3 * i + 2]!);
    } else table.set(await this.#simulation.read(by));
    if (by !== null && this.#log)
      table.forEach((x, i) => {
        table[i] = Math.log(Math.max(LEAST, x));
      });
    this.#values.needsUpdate = true;
  }

  /** Frees what it holds; the simulation goes on. */
  dispose(): void {
    this.object.removeFromParent();
    this.#material.dispose();
  }
}
