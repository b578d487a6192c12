import { type Pass, Passes } from "../../gpu/pass.ts";
import { structSize, writeStruct } from "../../gpu/struct.ts";
import type { Sizes } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import { bufferScaling, type VortexScaling } from "./scaling.ts";
import { exchanges, spreadingOf, type VortexSettings } from "./settings.ts";
import { inducedPasses, vortexStepPasses } from "./step.ts";

/** Pairs that a weak GPU does in 50 ms. */
const PAIRS_PER_SUBMIT = 2.5e8;
/** Interactions of an element in the tree, for a guess at how many submits velocities take. */
const TREE_PAIRS = 3000;
/** Workgroups of each submit: fewer would leave most of a large GPU idle. */
const LEAST_WORKGROUPS = 2048;

/** In how many submits velocities are found. */
function slicesOf({ n, groups }: Sizes, tree: boolean): number {
  const wanted = (n * (tree ? Math.min(n, TREE_PAIRS) : n)) / PAIRS_PER_SUBMIT;
  const most = (tree ? groups : n / 64) / LEAST_WORKGROUPS;
  return Math.max(1, Math.floor(Math.min(wanted, most)));
}

/** The passes over vortex elements, and the settings that they read on the GPU. */
export class VortexProgram {
  /** Velocities and gradients at the elements as they are. */
  induce: readonly Pass[] = [];
  /** A step. */
  step: readonly Pass[] = [];
  readonly #device: GPUDevice;
  readonly #passes: Passes;
  readonly #system: System;
  readonly #scaling: VortexScaling;
  readonly #shown: boolean;
  readonly #slices: number;
  #written: VortexSettings | null = null;

  /** `shown`: whether a picture reads what it leaves in the buffers. */
  constructor(device: GPUDevice, system: System, scaling: VortexScaling, shown: boolean) {
    this.#device = device;
    this.#passes = new Passes(device);
    this.#system = system;
    this.#scaling = scaling;
    this.#shown = shown;
    this.#slices = slicesOf(system.sizes, system.buffers.nodeBegin !== undefined);
  }

  /** Compiles it for the buffers as they are, whose sizes it reads with the settings. */
  async compile(settings: VortexSettings): Promise<void> {
    const { solver, stretching, multipole } = settings;
    const plan = {
      n: this.#system.sizes.n,
      tree: solver === "tree",
      stretching,
      viscous: exchanges(settings),
      hexadecapole: multipole === "hexadecapole",
      slices: this.#slices,
      shown: this.#shown ? bufferScaling(this.#scaling).velocity / this.#scaling.velocity : null,
    };
    const make = (specs: readonly Spec[]) => Promise.all(specs.map((spec) => this.#system.pass(this.#passes, spec)));
    this.induce = await make(inducedPasses(plan));
    this.step = await make(vortexStepPasses(plan));
    this.#written = null;
  }

  /** Brings settings to the GPU. */
  use(settings: VortexSettings): void {
    if (settings === this.#written) return;
    this.#written = settings;
    const { buffers, sizes } = this.#system;
    const { theta, timestep, leafSize, viscosity, spacing, relaxation } = settings;
    const { length, time } = this.#scaling;
    const params = new DataView(new ArrayBuffer(structSize("Params")));
    const { n, nodes, groups } = sizes;
    writeStruct("Params", params, { n, sources: n, nodeCapacity: nodes, groupCapacity: groups, leafSize, theta });
    this.#device.queue.writeBuffer(buffers.params, 0, params.buffer);
    const vortex = new DataView(new ArrayBuffer(structSize("VortexParams")));
    writeStruct("VortexParams", vortex, {
      timestep: timestep / time,
      viscosity: (viscosity / length ** 2) * time,
      volume: (spacing / length) ** 3,
      relaxation,
      spreading: spreadingOf(settings) / length ** 2,
    });
    this.#device.queue.writeBuffer(buffers.vortexParams!, 0, vortex.buffer);
  }
}
