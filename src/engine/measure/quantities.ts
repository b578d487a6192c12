import type { Bodies } from "../../data/bodies/bodies.ts";
import type { Pass, Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { structSize, writeStruct } from "../../gpu/struct.ts";
import { submit } from "../../gpu/timer.ts";
import type { Curve } from "../curve.ts";
import { Lazy } from "../lazy.ts";
import type { Scaling } from "../scaling.ts";
import { type OnDemandBuffer, onDemandBytes } from "../state/onDemand.ts";
import { MAX_SAMPLES } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import { type Batch, batchSize, partsOfBatch } from "./batch.ts";
import { type Core, engineTime, kineticUnit, MAX_CORES, NEVER, packCores } from "./captures.ts";
import { forceError } from "./forceError.ts";
import { localDensity } from "./localDensity.ts";
import { checkNeighbours, type Neighbours, neighboursOf, noNeighbours } from "./neighbourLists.ts";
import { Measurer } from "./onDemand.ts";
import { blockRung, capture, neighbours, relativeErrors, rung, sampleBatch } from "./stages.ts";

type QuantityValues = Partial<Batch & Record<"unit" | "time" | "galaxies" | "kineticUnit" | "body" | "radius", number>>;

/** What numbers of bodies follow from, beside the bodies. */
interface QuantityParts {
  /** The softening of the run. */
  readonly spline: boolean;
  /** What is added to exact sums. */
  readonly exact: readonly Spec[];
  /** How bodies in trees find their rungs, if not by accelerations alone. */
  readonly rung?: Spec | undefined;
  /** Asked for densities. */
  curve(): Promise<Curve | null>;
}

/** What one kind of question has of its own: its passes, and buffers by their names. */
interface OwnParts<N extends OnDemandBuffer> {
  readonly passes: readonly Pass[];
  readonly buffers: Readonly<Record<N, GPUBuffer>>;
}

/** Works out numbers of single bodies and reads them back, on request. Pictures use `MEASURES` on the GPU itself. */
export class Quantities {
  readonly #device: GPUDevice;
  readonly #count: number;
  readonly #measurer: Measurer;
  readonly #params: GPUBuffer;
  readonly #quantity: GPUBuffer;
  readonly #system: System;
  readonly #captures = new Lazy<OwnParts<"cores" | "captured" | "traits">>();
  readonly #neighbours = new Lazy<OwnParts<"neighbours">>();
  readonly #rungs = new Lazy<OwnParts<"rungCounts">>();
  readonly #densities = new Lazy<OwnParts<never> & { readonly curve: Curve | null }>();
  readonly #parts: QuantityParts;
  #errors: readonly Pass[] = [];

  /** Compiles the stages, for bodies of which at most MAX_SAMPLES are summed exactly at a time. */
  static async create(device: GPUDevice, passes: Passes, system: System, parts: QuantityParts): Promise<Quantities> {
    const made = new Quantities(device, passes, system, parts);
    const sums = forceError({ spline: parts.spline, quadrupole: true, slice: { index: 0, last: 0 } });
    try {
      made.#errors = (await made.#own([], [sampleBatch, sums, ...parts.exact, relativeErrors])).passes;
      return made;
    } catch (error) {
      made.destroy();
      throw error;
    }
  }

  private constructor(device: GPUDevice, passes: Passes, system: System, parts: QuantityParts) {
    this.#device = device;
    this.#system = system;
    this.#count = system.sizes.n;
    this.#measurer = new Measurer(device, passes);
    this.#parts = parts;
    // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST, 0x04 COPY_SRC
    this.#params = this.#make("quantityParams", 0x48);
    this.#quantity = this.#make("quantity", 0x84);
  }

  #make(label: OnDemandBuffer, usage: number): GPUBuffer {
    return this.#device.createBuffer({ label, size: onDemandBytes(label, this.#count), usage });
  }

  /** Mass over volume about each body, by id, in the engine's own units. */
  async densities(): Promise<Float32Array> {
    const { passes, curve } = await this.#densities.get(async () => {
      const curve = await this.#parts.curve();
      return { ...(await this.#own([], [curve?.densities ?? localDensity])), curve };
    });
    curve?.list();
    this.#submit({ unit: 1 }, passes);
    return this.#read();
  }

  /** Force errors of a batch relative to the direct sum, in its order; 0: the body feels no force. */
  async forceErrors(batch: Batch): Promise<Float32Array> {
    for (const part of partsOfBatch(this.#count, batch, MAX_SAMPLES)) this.#submit(part, this.#errors);
    const all = await this.#read();
    return Float32Array.from({ length: batchSize(this.#count, batch) }, (_, k) => all[batch.first + k * batch.every]!);
  }

  /**
   * When each body of `run` was captured, by id, in the units of the bodies, as cores and `before` are; Infinity: never.
   */
  async captures(
    run: { readonly bodies: Pick<Bodies, "galaxy">; readonly scaling: Scaling; readonly time: number },
    cores: readonly Core[],
    before: Float32Array | null,
  ): Promise<Float32Array> {
    const { scaling } = run;
    const { passes, buffers } = await this.#captures.get(() => this.#captureParts(run.bodies.galaxy));
    const unit = engineTime(scaling);
    const known = Float32Array.from({ length: this.#count }, (_, i) => Math.min(NEVER, (before?.[i] ?? NEVER) / unit));
    this.#device.queue.writeBuffer(buffers.captured, 0, known);
    this.#device.queue.writeBuffer(buffers.cores, 0, Float32Array.from(packCores(cores, scaling)));
    const galaxies = Math.min(MAX_CORES, cores.length);
    this.#submit({ unit: 1, time: run.time / unit, galaxies, kineticUnit: kineticUnit(scaling) }, passes);
    const found = await this.#read(buffers.captured);
    return found.map((at) => (at < NEVER ? at * unit : Number.POSITIVE_INFINITY));
  }

  async #captureParts(galaxy: Uint8Array): Promise<OwnParts<"cores" | "captured" | "traits">> {
    const parts = await this.#own(["cores", "captured", "traits"], [capture]);
    const traits = new Uint32Array(2 * this.#count);
    for (let i = 0; i < this.#count; i++) traits[2 * i] = galaxy[i]!;
    this.#device.queue.writeBuffer(parts.buffers.traits, 0, traits);
    return parts;
  }

  /** Bodies on each rung, by the settings that the engine has written. */
  async rungs(): Promise<number[]> {
    const spec = this.#system.buffers.fixedVelocity ? blockRung : (this.#parts.rung ?? rung);
    const { passes, buffers } = await this.#rungs.get(() => this.#own(["rungCounts"], [spec]));
    const counts = buffers.rungCounts;
    this.#device.queue.writeBuffer(counts, 0, new Uint32Array(counts.size / 4));
    this.#submit({ unit: 1 }, passes);
    const [bytes] = await readBack(this.#device, [{ buffer: counts, bytes: counts.size }]);
    return [...new Uint32Array(bytes!)];
  }

  /** The bodies about one of them, by ids; `radius` in the engine's own units, `length`: one of them in the bodies'. */
  async neighbours(body: number, radius: number, length: number): Promise<Neighbours> {
    checkNeighbours(this.#count, body, length * radius);
    const { passes, buffers } = await this.#neighbours.get(() => this.#own(["neighbours"], neighbours));
    const words = buffers.neighbours;
    this.#device.queue.writeBuffer(words, 0, noNeighbours());
    this.#submit({ unit: 1, body, radius }, passes);
    const [bytes] = await readBack(this.#device, [{ buffer: words, bytes: words.size }]);
    return neighboursOf(new Uint32Array(bytes!), length);
  }

  /** Makes buffers, and passes on these and those of the bodies. */
  async #own<N extends OnDemandBuffer>(names: readonly N[], specs: readonly Spec[]): Promise<OwnParts<N>> {
    // 0x80 STORAGE, 0x08 COPY_DST, 0x04 COPY_SRC
    const made = names.map((label) => [label, this.#make(label, 0x8c)]);
    const own = Object.fromEntries(made) as Record<N, GPUBuffer>;
    const given = { quantityParams: this.#params, quantity: this.#quantity };
    const buffers = { ...this.#system.buffers, ...given, ...own };
    try {
      const passes = await Promise.all(specs.map((spec) => this.#measurer.pass(spec, this.#count, buffers)));
      return { passes, buffers: own };
    } catch (error) {
      free(own);
      throw error;
    }
  }

  #submit(values: QuantityValues, passes: readonly Pass[]): void {
    const view = new DataView(new ArrayBuffer(structSize("QuantityParams")));
    writeStruct("QuantityParams", view, { n: this.#count, every: 1, ...values });
    this.#device.queue.writeBuffer(this.#params, 0, view.buffer as ArrayBuffer);
    submit(this.#device, passes);
  }

  async #read(buffer = this.#quantity): Promise<Float32Array> {
    const [bytes] = await readBack(this.#device, [{ buffer, bytes: 4 * this.#count }]);
    return new Float32Array(bytes!);
  }

  destroy(): void {
    this.#measurer.destroy();
    this.#params.destroy();
    this.#quantity.destroy();
    for (const parts of [this.#neighbours, this.#rungs, this.#captures]) parts.end(({ buffers }) => free(buffers));
  }
}

const free = (buffers: Readonly<Record<string, GPUBuffer>>) => {
  for (const buffer of Object.values(buffers)) buffer.destroy();
};
