import type { Pass, Passes } from "../../gpu/pass.ts";
import { type Buffers, DispatchUniforms, passOn, type Spec } from "../state/spec.ts";

/** Different dispatches that one caller needs at most. */
const MAX_DISPATCHES = 16;

/**
 * Makes passes of `MEASURES` on an engine's public buffers and on others that belong to the caller. Throws, as `Passes` does,
 * where a buffer is missing or WGSL does not compile.
 */
export class Measurer {
  readonly #passes: Passes;
  readonly #dispatches: DispatchUniforms;

  constructor(device: GPUDevice, passes: Passes) {
    this.#passes = passes;
    this.#dispatches = new DispatchUniforms(device, MAX_DISPATCHES);
  }

  /** A pass over `n` bodies. */
  pass(spec: Spec, n: number, buffers: Buffers): Promise<Pass> {
    return passOn(
      this.#passes,
      spec,
      { n, capacity: n, nodes: 0, groups: 0, groupSize: 64, parts: 1 },
      buffers,
      this.#dispatches,
    );
  }

  /** Frees what the passes read besides the buffers given. */
  destroy(): void {
    this.#dispatches.destroy();
  }
}
