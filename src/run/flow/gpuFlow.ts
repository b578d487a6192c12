import type { Bodies } from "../../data/bodies/bodies.ts";
import { elementsOf } from "../../data/vortices/bodies.ts";
import type { AnySnapshot, Settings, Snapshot } from "../../engine/index.ts";
import { bufferScaling, VortexEngine } from "../../engine/vortices/index.ts";
import type { DrawnBodies } from "../../render/bodies.ts";
import { FlowEngine, type FlowSettings, type Mover } from "./flowEngine.ts";

/** The elements on a graphics device. */
class GpuMover implements Mover {
  readonly engine: VortexEngine;

  constructor(engine: VortexEngine) {
    this.engine = engine;
  }

  get memory(): number {
    return this.engine.memory;
  }

  get steps(): number {
    return this.engine.steps;
  }

  get time(): number {
    return this.engine.time;
  }

  step = (count: number) => this.engine.step(count);
  change = (settings: FlowSettings) => this.engine.set(settings);
  done = () => this.engine.done();
  settle = () => this.engine.settle();
  read = () => this.engine.readFlow();
  readElements = () => this.engine.readElements();
  snapshot = () => this.engine.snapshot();
  // A machine's snapshots are of its own kind.
  restore = (snapshot: AnySnapshot) => this.engine.restore(snapshot as Snapshot);
  destroy = () => this.engine.destroy();
}

/** A flow that a graphics device computes and a picture on it draws. */
export class GpuFlow extends FlowEngine<GpuMover> implements DrawnBodies {
  /** Bodies at rest have none either. */
  readonly tree = null;

  static async make(device: GPUDevice, bodies: Bodies, given: Partial<Settings>): Promise<GpuFlow> {
    const settings = FlowEngine.settingsOf(bodies, given);
    const { theta, timestep, viscosity } = settings;
    const solver = settings.solver === "direct" ? "direct" : "tree";
    const all = { theta, timestep, viscosity, solver, ...FlowEngine.stretchingOf(bodies, settings) } as const;
    const engine = await VortexEngine.create(device, elementsOf(bodies), all, { shown: true });
    try {
      // The first picture has colours too.
      await engine.readInduced();
    } catch (error) {
      engine.destroy();
      throw error;
    }
    return new GpuFlow(bodies, settings, bufferScaling(engine.scaling), new GpuMover(engine));
  }

  /** Velocities and depths are those of the flow: its velocity, and its vorticity. */
  get buffers(): DrawnBodies["buffers"] {
    const { posMass, acceleration, id } = this.mover.engine.buffers;
    return { posMass, velocity: acceleration, acceleration, id };
  }
}
