import type { Pass, Passes } from "../../gpu/pass.ts";
import { type Buffers, DispatchUniforms, passOn, type Spec } from "../state/spec.ts";
import { blockRung } from "./blockRung.ts";
import { capture } from "./capture.ts";
import { coreCentres } from "./coreCentres.ts";
import { coreSums } from "./coreSums.ts";
import { forceError } from "./forceError.ts";
import { gasDensity, gasMetals, gasTemperature, starAge, starFormation } from "./gas.ts";
import { interactionList } from "./interactionList.ts";
import { localDensity } from "./localDensity.ts";
import { relativeErrors } from "./relativeErrors.ts";
import { rung } from "./rung.ts";
import { sampleBatch } from "./sampleBatch.ts";
import { track } from "./track.ts";

/** Measurements of a run's bodies that are made only on request, as data: which buffers each stage binds, by name. */
export const MEASURES = {
  blockRung,
  capture,
  coreCentres,
  coreSums,
  forceError,
  gasDensity,
  gasMetals,
  gasTemperature,
  interactionList,
  localDensity,
  relativeErrors,
  rung,
  sampleBatch,
  starAge,
  starFormation,
  track,
} as const;

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
