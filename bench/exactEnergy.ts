import type { Bodies } from "../src/data/bodies/bodies.ts";
import { GpuEngine } from "../src/engine/index.ts";

/** So short that nothing moves: 1e-9 time units. */
const INSTANT = 1e-9;

/**
 * The energy of another engine's bodies by a direct sum. A tree's own energy carries the errors of its potential, which
 * differ between two galaxies far apart and one remnant; this one tells them from what the integration lost.
 */
export class ExactEnergy {
  readonly #device: GPUDevice;
  readonly #twin: GpuEngine;
  #first: number | null = null;

  private constructor(device: GPUDevice, twin: GpuEngine) {
    this.#device = device;
    this.#twin = twin;
  }

  static async create(device: GPUDevice, bodies: Bodies, softening: number): Promise<ExactEnergy> {
    const settings = { solver: "direct", softening, timestep: INSTANT, gravity: bodies.units.gravity };
    return new ExactEnergy(device, await GpuEngine.create(device, bodies, settings, { timestamps: false }));
  }

  /** (E - E0) / |E0| of `engine`'s bodies now, E0 from the first call. */
  async error(engine: GpuEngine): Promise<number> {
    // Both were made from the same bodies, so their buffers are in the same units.
    const encoder = this.#device.createCommandEncoder({ label: "exactEnergy" });
    for (const name of ["posMass", "velocity", "id"] as const) {
      const [from, to] = [engine.buffers[name], this.#twin.buffers[name]];
      encoder.copyBufferToBuffer(from, 0, to, 0, Math.min(from.size, to.size));
    }
    this.#device.queue.submit([encoder.finish()]);
    // The step renews the forces; its kicks and its drift are nothing.
    this.#twin.step(1);
    const { total } = await this.#twin.measure();
    this.#first ??= total;
    return (total - this.#first) / Math.abs(this.#first);
  }

  destroy(): void {
    this.#twin.destroy();
  }
}
