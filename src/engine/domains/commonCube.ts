import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { readBack } from "../../gpu/readback.ts";
import { bounds, rootCube } from "../build/sort.ts";
import { BOUNDS_GROUPS, BOUNDS_TILE, tiles } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import type { System } from "../state/system.ts";
import type { Bulk } from "./domain.ts";
import { boxFrom, bulkOf, partialsOf } from "./sums.ts";

/** Numbers of the sampled bodies that the root cube is found from. */
const SAMPLES = 4 * CONSTANTS.samples.SAMPLES;

/**
 * The root cube that the trees of all domains stand in, the one that a single GPU would find of all bodies: what one domain has of a cell and what another has
 * are parts of the same cell, and a body meets as many bodies and cells as by one tree. In cubes of their own it met a tenth more (16M bodies, two domains).
 */
export class CommonCube {
  readonly #device: GPUDevice;
  /** Where the bodies of all domains are; null: not known, and each tree finds a cube of its own. */
  #bulk: ReturnType<typeof bulkOf> | null = null;
  /** The system in which the cube stands. */
  #rooted: System | null = null;

  constructor(device: GPUDevice) {
    this.#device = device;
  }

  /** The stages that look where the bodies of this domain are. */
  search({ buffers }: System): readonly Spec[] {
    this.#device.queue.writeBuffer(buffers.bulkSamples, 0, new Float32Array(SAMPLES));
    return [bounds({ byId: true })];
  }

  /** What they found; null: there are no bodies. */
  async found(system: System | null): Promise<Bulk> {
    if (!system) return { box: boxFrom(new Float32Array()), samples: new Float32Array(SAMPLES) };
    const { boundsPartials, bulkSamples } = system.buffers;
    const [partials, samples] = await readBack(this.#device, [
      { buffer: boundsPartials, bytes: 32 * Math.min(BOUNDS_GROUPS, tiles(system.sizes.n, BOUNDS_TILE)) },
      { buffer: bulkSamples, bytes: 4 * SAMPLES },
    ]);
    return { box: boxFrom(new Float32Array(partials!)), samples: new Float32Array(samples!) };
  }

  /** It is that of these bodies from now on. */
  is(bulks: readonly Bulk[]): void {
    this.#bulk = bulkOf(bulks);
    this.#rooted = null;
  }

  /** Whether there is one, and the stages that make it where it does not stand in this system yet. */
  stages(system: System): { readonly stands: boolean; readonly specs: readonly Spec[] } {
    if (!this.#bulk || this.#rooted === system) return { stands: this.#bulk !== null, specs: [] };
    this.#device.queue.writeBuffer(system.buffers.boundsPartials, 0, partialsOf(this.#bulk.box));
    this.#device.queue.writeBuffer(system.buffers.bulkSamples, 0, this.#bulk.samples);
    this.#rooted = system;
    return { stands: true, specs: [rootCube(true)] };
  }
}
