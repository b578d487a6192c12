import { allocate } from "../../gpu/allocate.ts";
import type { Uploads } from "../../gpu/staging.ts";
import type { Sources } from "../between.ts";
import type { EssentialTree } from "./domain.ts";

/** Buffers are made so much larger than the tree that needs them, so that the next one fits too. */
const SPARE = 1.25;

/** Room on a GPU for the essential trees that one other domain gives, one a step. */
export class ReceivedTree {
  readonly #device: GPUDevice;
  readonly #buffers = new Map<string, GPUBuffer>();

  constructor(device: GPUDevice) {
    this.#device = device;
  }

  /** Submits the copy of a tree to the GPU; null where there is nothing in it. Throws one line where there is no room for it. */
  async take({ bodies, nodes, tables }: EssentialTree, uploads: Uploads): Promise<Sources | null> {
    if (nodes === 0) return null;
    const all = Object.entries(tables);
    for (const [label, { byteLength }] of all) {
      const there = this.#buffers.get(label);
      if (there && there.size >= byteLength) continue;
      there?.destroy();
      this.#buffers.delete(label);
      const size = 16 * Math.ceil(Math.max(16, label === "root" ? byteLength : SPARE * byteLength) / 16);
      // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST
      const make = () => this.#device.createBuffer({ label, size, usage: label === "root" ? 0xc8 : 0x88 });
      const made = await allocate(this.#device, "the tree of another domain", size, make, (buffer) => buffer.destroy());
      this.#buffers.set(label, made);
    }
    uploads.copy(all.map(([label, table]) => ({ table, buffer: this.#buffers.get(label)! })));
    return { sizes: { n: bodies }, buffers: Object.fromEntries(this.#buffers) as unknown as Sources["buffers"] };
  }

  destroy(): void {
    for (const buffer of this.#buffers.values()) buffer.destroy();
    this.#buffers.clear();
  }
}
