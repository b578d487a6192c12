import type { Engine, Measurement } from "../../../engine/index.ts";
import type { Follower } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { CameraSlice } from "../../view/camera/state.ts";
import { along, type Seen } from "./along.ts";
import type { VorticesSlice } from "./state.ts";

type Reads = CameraSlice & VorticesSlice;

/** Moves the camera along with a flow: by its mean velocity, and where that led too far or not far enough, gently back. */
export class VorticesController implements Follower {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #seen: Seen | null = null;
  /** Time of the engine at the last frame. */
  #time = 0;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  show(): void {
    this.#seen = null;
  }

  measured({ flow, time }: Measurement): void {
    this.#seen = flow ? { time, centre: flow.centre, drift: flow.drift } : null;
  }

  frame(_now: number, engine: Engine | null): void {
    const camera = this.#simulation.picture?.camera;
    const {
      vortices: { followVortices },
      camera: { piloted },
    } = this.#store.getState();
    const since = (engine?.time ?? 0) - this.#time;
    this.#time = engine?.time ?? 0;
    if (!engine || !camera || !this.#seen || !followVortices || piloted || camera.flying) return;
    const [, , , ...target] = camera.stand as unknown as [number, number, number, number, number, number];
    const by = along(this.#seen, engine.time, since, target);
    if (Math.hypot(...by) > LEAST * camera.distance) camera.shift(by);
  }
}

/** Parts of the camera's distance: what is not seen is not moved. */
const LEAST = 1e-4;
