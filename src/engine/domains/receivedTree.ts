import { allocate } from "../../gpu/allocate.ts";
import type { Pass, Passes } from "../../gpu/pass.ts";
import type { Uploads } from "../../gpu/staging.ts";
import { type Between, type BetweenOptions, forcesBetween, type Sources } from "../between.ts";
import type { Sizes } from "../state/sizes.ts";
import type { EssentialTree } from "./domain.ts";

/** Buffers are made so much larger than the tree that needs them, so that the next one fits too. */
const SPARE = 1.25;

/** Room on a GPU for the essential trees that one other domain gives, one a step, and the forces of that which is there. */
export class ReceivedTree {
  readonly #device: GPUDevice;
  readonly #compiled: Passes;
  readonly #buffers = new Map<string, GPUBuffer>();
  readonly #sizes = { n: 0 };
  /** The passes of its forces on targets of these sizes, by this criterion and kernel. */
  #between: Between | null = null;
  #made: readonly unknown[] = [];

  constructor(device: GPUDevice, compiled: Passes) {
    this.#device = device;
    this.#compiled = compiled;
  }

  /** Submits the copy of a tree to the GPU; false where there is nothing in it. Throws one line where there is no room for it. */
  async take({ bodies, nodes, tables }: EssentialTree, uploads: Uploads): Promise<boolean> {
    if (nodes === 0) return false;
    const all = Object.entries(tables);
    for (const [label, { byteLength }] of all) {
      const there = this.#buffers.get(label);
      if (there && there.size >= byteLength) continue;
      there?.destroy();
      this.#buffers.delete(label);
      this.#forget();
      const size = 16 * Math.ceil(Math.max(16, label === "root" ? byteLength : SPARE * byteLength) / 16);
      // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST
      const make = () => this.#device.createBuffer({ label, size, usage: label === "root" ? 0xc8 : 0x88 });
      const made = await allocate(this.#device, "the tree of another domain", size, make, (buffer) => buffer.destroy());
      this.#buffers.set(label, made);
    }
    uploads.copy(all.map(([label, table]) => ({ table, buffer: this.#buffers.get(label)! })));
    this.#sizes.n = bodies;
    return true;
  }

  /** What adds its forces to those that are there. */
  async forces(on: Omit<BetweenOptions, "sources" | "add">): Promise<readonly Pass[]> {
    const { targets, settings, by } = on;
    const made: readonly [Sizes, ...string[]] = [targets.sizes, by, settings.kernel, settings.multipole];
    if (made.some((part, k) => part !== this.#made[k])) this.#forget();
    if (!this.#between) {
      const buffers = Object.fromEntries(this.#buffers) as unknown as Sources["buffers"];
      const sources: Sources = { sizes: this.#sizes, buffers };
      this.#between = await forcesBetween(this.#device, this.#compiled, { ...on, sources, add: true });
      this.#made = made;
    }
    this.#between.set(settings);
    return this.#between.passes;
  }

  #forget(): void {
    this.#between?.destroy();
    this.#between = null;
  }

  destroy(): void {
    this.#forget();
    for (const buffer of this.#buffers.values()) buffer.destroy();
    this.#buffers.clear();
  }
}
