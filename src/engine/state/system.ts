import { allocate } from "../../gpu/allocate.ts";
import type { Pass, Passes } from "../../gpu/pass.ts";
import { COLUMNS, type ExtraBuffer } from "./columns.ts";
import type { Sizes } from "./sizes.ts";
import { type Buffers, DispatchUniforms, passOn, type Spec } from "./spec.ts";
import { type BufferName, type ByBuffer, type TableKind, type TableOf, tableBytes } from "./tables.ts";

const MAX_DISPATCHES = 4096;

/** What stages bind as uniforms; `root` others write. */
const UNIFORM: readonly string[] = [
  "params",
  "root",
  "clusterParams",
  "vortexParams",
  "packParams",
  "division",
  "gasParams",
];
/** What the outside may bind: drawn as vertices, read back. */
const PUBLIC: readonly string[] = COLUMNS.map(({ buffer }) => buffer);

/** What every system has. */
const ALWAYS = ["bodies", "order", "sums"] as const satisfies readonly TableKind[];

/** Tables that some solvers, integrators and guests need: all but those of a tree, which go by the solver, and those that are made apart. */
export type OwnTable = Exclude<TableKind, (typeof ALWAYS)[number] | "tree" | "remoteBoxes" | "packed">;

/** The buffers of a system: those of a tree only where it has one. */
export type SystemBuffers = Readonly<
  Record<TableOf<(typeof ALWAYS)[number]>, GPUBuffer> &
    Partial<Record<TableOf<"tree" | OwnTable>, GPUBuffer>> &
    Record<ExtraBuffer, GPUBuffer>
>;

/** Sum of a system's buffers in bytes; `tree`: with one. */
export function bytesNeeded(sizes: Sizes, tree = true): number {
  return Object.values(tableBytes(kindsOf(tree), sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** The largest single binding in bytes. */
export function largestBinding(sizes: Sizes, tree = true): number {
  return Math.max(...Object.values(tableBytes(kindsOf(tree), sizes)));
}

function free(made: Readonly<ByBuffer<GPUBuffer>>): void {
  for (const buffer of Object.values(made)) buffer.destroy();
}

const kindsOf = (tree: boolean): readonly TableKind[] => (tree ? [...ALWAYS, "tree"] : ALWAYS);

/**
 * A set of bodies on the GPU, the tree over it, and what is measured of it. There may be several on one device: a stage
 * may read one and write another. Owns its buffers; `destroy` frees them all.
 */
export class System {
  #sizes: Sizes;
  readonly buffers: SystemBuffers;
  readonly #device: GPUDevice;
  readonly #dispatches: DispatchUniforms;
  readonly #more = new Map<TableKind, Promise<void>>();

  /** `tree`: whether one will be built over the bodies. */
  constructor(device: GPUDevice, sizes: Sizes, tree = true) {
    this.#device = device;
    this.#sizes = sizes;
    this.buffers = this.#make(tableBytes(kindsOf(tree), sizes)) as SystemBuffers;
    this.#dispatches = new DispatchUniforms(device, MAX_DISPATCHES);
  }

  get sizes(): Sizes {
    return this.#sizes;
  }

  /** Bytes that the buffers take on the GPU now. */
  get bytes(): number {
    return Object.values(this.buffers).reduce((sum, buffer) => sum + buffer.size, this.#dispatches.bytes);
  }

  /**
   * Makes room for more nodes and groups. Buffers of bodies stay; `use` makes the passes on the others again. Where there is no
   * room for both, the old buffers stay in place and one line says so.
   */
  async grow(sizes: Sizes, use: () => Promise<void>): Promise<void> {
    const old = { sizes: this.#sizes, buffers: { ...this.buffers } };
    // Other tables go by the number of nodes and groups too.
    const kinds: readonly TableKind[] = ["tree", ...this.#more.keys()];
    const [before, after] = [tableBytes(kinds, old.sizes), tableBytes(kinds, sizes)];
    const wanted = Object.fromEntries(
      Object.entries(after).filter(([name, bytes]) => bytes !== before[name as BufferName]),
    );
    const made = await this.#allocate("a larger tree", wanted);
    Object.assign(this.buffers, made);
    this.#sizes = sizes;
    try {
      await use();
    } catch (error) {
      Object.assign(this.buffers, old.buffers);
      this.#sizes = old.sizes;
      free(made);
      throw error;
    }
    for (const name of Object.keys(wanted)) (old.buffers as ByBuffer<GPUBuffer>)[name as BufferName]?.destroy();
  }

  /** Makes the buffers of a kind that not every system has, once. Throws one line where the GPU has no room. */
  need(kind: OwnTable): Promise<void> {
    let made = this.#more.get(kind);
    if (!made) {
      made = this.#add(kind).catch((error: unknown) => {
        this.#more.delete(kind);
        throw error;
      });
      this.#more.set(kind, made);
    }
    return made;
  }

  async #add(kind: TableKind): Promise<void> {
    Object.assign(this.buffers, await this.#allocate(`tables (${kind})`, tableBytes([kind], this.#sizes)));
  }

  #allocate(what: string, wanted: Readonly<ByBuffer<number>>): Promise<ByBuffer<GPUBuffer>> {
    const bytes = Object.values(wanted).reduce((sum, size) => sum + size, 0);
    return allocate(this.#device, what, bytes, () => this.#make(wanted), free);
  }

  #make(wanted: Readonly<ByBuffer<number>>): ByBuffer<GPUBuffer> {
    const make = ([label, size]: [string, number]): [string, GPUBuffer] => {
      // 0x100 INDIRECT, 0x80 STORAGE, 0x40 UNIFORM, 0x20 VERTEX, 0x08 COPY_DST, 0x04 COPY_SRC; the constants are not global in Node.
      const usage =
        0x0c |
        (/dispatch$/i.test(label) ? 0x100 : 0) |
        (UNIFORM.includes(label) ? 0x40 : 0) |
        (label === "params" ? 0 : 0x80) |
        (PUBLIC.includes(label) ? 0x20 : 0);
      return [label, this.#device.createBuffer({ label, size, usage })];
    };
    return Object.fromEntries(Object.entries(wanted).map(make));
  }

  /** Turns a spec into a pass on these buffers, and on others that it names. */
  pass(passes: Passes, spec: Spec, others: Buffers = {}): Promise<Pass> {
    return passOn(passes, spec, this.#sizes, { ...this.buffers, ...others }, this.#dispatches);
  }

  destroy(): void {
    free(this.buffers);
    this.#dispatches.destroy();
  }
}
