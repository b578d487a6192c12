import type { Bodies } from "../../data/bodies/bodies.ts";
import { elementsOf } from "../../data/vortices/bodies.ts";
import { Engine, type Measures, type Settings } from "../../engine/index.ts";
import { type VortexBackend, vortexBackend } from "../../engine/vortices/index.ts";
import type { DrawnBodies } from "../../render/bodies.ts";
import { flowView } from "./flowView.ts";

/** A flow that a graphics device computes and a picture on it draws. */
export class GpuFlow
  extends Engine<Settings, Bodies, Measures, VortexBackend<Settings, Bodies, Measures>>
  implements DrawnBodies
{
  /** Bodies at rest have none either. */
  readonly tree = null;

  static async make(device: GPUDevice, bodies: Bodies, given: Partial<Settings>): Promise<GpuFlow> {
    const backend = await vortexBackend(device, elementsOf(bodies), flowView(bodies, given), true);
    try {
      // The first picture has colours too.
      await backend.flow();
    } catch (error) {
      backend.queue.end();
      throw error;
    }
    return new GpuFlow(backend);
  }

  /** Velocities and depths are those of the flow: its velocity, and its vorticity. */
  get buffers(): DrawnBodies["buffers"] {
    const { posMass, acceleration, id } = this.backend.buffers;
    return { posMass, velocity: acceleration, acceleration, id };
  }
}
