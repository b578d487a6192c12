import { allocate } from "../../gpu/allocate.ts";
import type { Pass } from "../../gpu/pass.ts";
import type { Uploads } from "../../gpu/staging.ts";
import { structSize } from "../../gpu/struct.ts";
import { foreignSpecs } from "../between.ts";
import { paramsBytes } from "../params.ts";
import type { Settings } from "../settings.ts";
import type { Buffers } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import type { Common, EssentialTree } from "./domain.ts";
import type { PassCache } from "./passCache.ts";

/** Buffers are made so much larger than the tree that needs them, so that the next one fits too. */
const SPARE = 1.25;

/** Room on a GPU for the essential trees that one other domain gives, one a step, and the forces of that which is there (`forcesBetween`, with all kept). */
export class ReceivedTree {
  readonly #device: GPUDevice;
  readonly #buffers = new Map<string, GPUBuffer>();
  #bodies = 0;

  constructor(device: GPUDevice) {
    this.#device = device;
  }

  /** Submits the copy of a tree to the GPU; false where there is nothing in it. Throws one line where there is no room for it. */
  async take({ bodies, nodes, tables }: EssentialTree, uploads: Uploads): Promise<boolean> {
    if (nodes === 0) return false;
    const all = Object.entries(tables);
    for (const [label, { byteLength }] of all) await this.#room(label, byteLength);
    uploads.copy(all.map(([label, table]) => ({ table, buffer: this.#buffers.get(label)! })));
    this.#bodies = bodies;
    return true;
  }

  async #room(label: string, bytes: number): Promise<void> {
    const there = this.#buffers.get(label);
    if (there && there.size >= bytes) return;
    there?.destroy();
    this.#buffers.delete(label);
    const uniform = label === "root" || label === "params";
    const size = 16 * Math.ceil(Math.max(16, uniform ? bytes : SPARE * bytes) / 16);
    // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST
    const make = () => this.#device.createBuffer({ label, size, usage: uniform ? 0xc8 : 0x88 });
    const made = await allocate(this.#device, "the tree of another domain", size, make, (buffer) => buffer.destroy());
    this.#buffers.set(label, made);
  }

  /** What adds its forces to those that are there. */
  async forces(targets: System, cache: PassCache, settings: Settings, { scaling, total }: Common): Promise<Pass[]> {
    await targets.need("foreign");
    await this.#room("params", structSize("Params"));
    const { posMass, ...others } = Object.fromEntries(this.#buffers) as Buffers & { readonly params: GPUBuffer };
    const params = paramsBytes(targets.sizes, settings, scaling, this.#bodies, total);
    this.#device.queue.writeBuffer(others.params, 0, params);
    return cache.passes(targets, foreignSpecs(settings), { ...others, sourcePosMass: posMass! });
  }

  destroy(): void {
    for (const buffer of this.#buffers.values()) buffer.destroy();
    this.#buffers.clear();
  }
}
