import type { Bodies } from "../data/bodies/bodies.ts";
import { isFlow } from "../data/vortices/bodies.ts";
import {
  type Engine,
  GpuEngine,
  GpuSnapshot,
  type Saved,
  type Scaling,
  type Settings,
  SUPPORT,
} from "../engine/index.ts";
import type { Gpu } from "../render/device.ts";
import { GpuPicture } from "../render/gpuPicture.ts";
import { GpuRestingBodies } from "../render/gpuRestingBodies.ts";
import { WantedSky } from "../render/sky/wanted.ts";
import type { Machine, Support } from "./machine.ts";

/** A graphics device that computes and draws. */
export class GpuMachine implements Machine {
  readonly name: string;
  readonly software: boolean;
  readonly device: GPUDevice;
  readonly support: Support = SUPPORT.gpu;
  readonly lost: Promise<string>;
  onError: (error: unknown) => void = () => {};

  constructor({ device, name, software }: Gpu) {
    this.device = device;
    this.name = name;
    this.software = software;
    this.lost = device.lost.then(({ reason, message }) => message || reason);
    device.addEventListener("uncapturederror", (event) => this.onError(event.error));
  }

  async engine(bodies: Bodies, settings: Partial<Settings>): Promise<Engine> {
    if (isFlow(bodies)) return (await import("./flow/gpuFlow.ts")).GpuFlow.make(this.device, bodies, settings);
    return GpuEngine.create(this.device, bodies, settings, { timestamps: this.device.features.has("timestamp-query") });
  }

  async picture(canvas: HTMLCanvasElement): Promise<GpuPicture> {
    const picture = await GpuPicture.create(canvas, this.device, !this.software);
    picture.sky = new WantedSky();
    return picture;
  }

  atRest(bodies: Bodies, depth: number): GpuRestingBodies {
    return new GpuRestingBodies(this.device, bodies, depth);
  }

  snapshot(saved: Saved, scaling: Scaling): Promise<GpuSnapshot> {
    return GpuSnapshot.from(this.device, saved, scaling);
  }

  async done(): Promise<void> {
    await this.device.queue.onSubmittedWorkDone();
  }

  lose(): void {
    this.device.destroy();
  }
}
