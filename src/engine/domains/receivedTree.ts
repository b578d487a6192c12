import { GrowingBuffer } from "../../gpu/growingBuffer.ts";
import type { Pass } from "../../gpu/pass.ts";
import type { Uploads } from "../../gpu/staging.ts";
import { structSize } from "../../gpu/struct.ts";
import { findSolver } from "../force/index.ts";
import { targets as targetsPass } from "../force/targets.ts";
import { paramsBytes } from "../params.ts";
import type { Settings } from "../settings.ts";
import { variantOf } from "../state/forceVariant.ts";
import type { Buffers } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import type { Common, EssentialTree } from "./domain.ts";
import type { PassCache } from "./passCache.ts";

/** Room on a GPU for the essential trees that one other domain gives, one a step, and the forces of that which is there. */
export class ReceivedTree {
  readonly #device: GPUDevice;
  readonly #buffers = new Map<string, GrowingBuffer>();
  #bodies = 0;

  constructor(device: GPUDevice) {
    this.#device = device;
  }

  /** Submits the copy of a tree to the GPU; false where there is nothing in it. Throws one line where there is no room for it. */
  async take({ bodies, nodes, tables }: EssentialTree, uploads: Uploads): Promise<boolean> {
    if (nodes === 0) return false;
    const all = Object.entries(tables);
    const copies = [];
    for (const [label, table] of all) copies.push({ table, buffer: await this.#room(label, table.byteLength) });
    uploads.copy(copies);
    this.#bodies = bodies;
    return true;
  }

  #room(label: string, bytes: number): Promise<GPUBuffer> {
    let growing = this.#buffers.get(label);
    if (!growing) {
      const uniform = label === "root" || label === "params";
      // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST
      const descriptor = { label, usage: uniform ? 0xc8 : 0x88 };
      growing = new GrowingBuffer(this.#device, "the tree of another domain", descriptor, uniform ? 1 : undefined);
      this.#buffers.set(label, growing);
    }
    return growing.atLeast(bytes);
  }

  /** What adds its forces to those that are there. */
  async forces(targets: System, cache: PassCache, settings: Settings, { scaling, total }: Common): Promise<Pass[]> {
    await targets.need("foreign");
    const params = await this.#room("params", structSize("Params"));
    this.#device.queue.writeBuffer(params, 0, paramsBytes(targets.sizes, settings, scaling, this.#bodies, total));
    const all = [...this.#buffers].map(([label, { buffer }]) => [label, buffer!]);
    const { posMass, ...others } = Object.fromEntries(all) as Buffers;
    const walk = findSolver(settings.solver).passes({ ...variantOf(settings), foreign: true, add: true });
    return cache.passes(targets, [targetsPass, ...walk], { ...others, sourcePosMass: posMass! });
  }

  destroy(): void {
    for (const buffer of this.#buffers.values()) buffer.destroy();
    this.#buffers.clear();
  }
}
