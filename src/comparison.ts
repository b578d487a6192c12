import type { Bodies } from "./data/bodies/bodies.ts";
import { Engine, type EngineOptions, type Sample, type Settings } from "./engine/index.ts";
import { rightSettings } from "./state/compare.ts";
import type { Store } from "./state/store.ts";

/** Milliseconds between tries to see both sides at one time. */
const RETRY = 60;
const TRIES = 25;

/** The right side of a comparison: a second engine with the same bodies that follows the time of the left one. */
export class Comparison {
  readonly #store: Store;
  readonly #fail: (error: unknown) => void;
  #left: Engine | null = null;
  #right: Engine | null = null;
  #observing = false;

  constructor(store: Store, fail: (error: unknown) => void) {
    this.#store = store;
    this.#fail = fail;
    store.subscribe((now, before) => {
      if (now.measurement && now.measurement !== before.measurement) void this.#observe();
    });
  }

  get right(): Engine | null {
    return this.#right;
  }

  /** An engine for the right side where two runs are compared, else null. */
  async make(
    device: GPUDevice,
    bodies: Bodies,
    left: Partial<Settings> & Pick<Settings, "theta" | "softening" | "timestep" | "solver" | "kernel" | "multipole">,
    options: EngineOptions,
  ): Promise<Engine | null> {
    const state = this.#store.getState();
    return state.comparing ? Engine.create(device, bodies, rightSettings(left, state), options) : null;
  }

  /** From now on `right` follows `left`; null ends the comparison. The old right engine is the caller's no more. */
  begin(left: Engine, right: Engine | null): void {
    const old = this.#right;
    this.#left = left;
    this.#right = right;
    this.#store.getState().clearDifferences();
    old?.destroy();
  }

  /** Steps the right side to the time of the left one, by steps of its own. */
  follow(): void {
    const [left, right] = [this.#left, this.#right];
    if (!left || !right) return;
    const { theta, softening, timestep } = rightSettings(left.settings, this.#store.getState());
    const now = right.settings;
    if (now.theta !== theta || now.softening !== softening || now.timestep !== timestep) {
      right.set({ theta, softening, timestep });
    }
    const steps = Math.floor((left.time - right.time) / timestep + 1e-6);
    if (steps > 0) right.step(steps);
  }

  /** Measures the right side after the left one, then how far apart they are. */
  async #observe(): Promise<void> {
    const [left, right] = [this.#left, this.#right];
    if (!left || !right || this.#observing) return;
    this.#observing = true;
    const current = () => left === this.#left && right === this.#right;
    try {
      const measured = await right.measure();
      if (!current()) return;
      this.#store.setState({ rightMeasurement: measured });
      for (let k = 0; k < TRIES && current(); k++) {
        const pair = sameTime(left, right) ? await Promise.all([left.sample(), right.sample()]) : [null, null];
        const [a, b] = pair;
        if (a && b && current()) {
          const { measurement, addDifference } = this.#store.getState();
          const leftEnergy = measurement?.energyError ?? 0;
          return addDifference({ time: a.time, rms: rmsDistance(a, b), leftEnergy, rightEnergy: measured.energyError });
        }
        await new Promise((done) => setTimeout(done, RETRY));
      }
    } catch (error) {
      if (current()) this.#fail(error);
    } finally {
      this.#observing = false;
    }
  }
}

function sameTime(left: Engine, right: Engine): boolean {
  const least = Math.min(Math.abs(left.settings.timestep), Math.abs(right.settings.timestep));
  return Math.abs(left.time - right.time) < 1e-3 * least;
}

/** Root mean square distance of the same bodies; bodies whose numbers are not finite are left out. */
export function rmsDistance(a: Pick<Sample, "positions">, b: Pick<Sample, "positions">): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < a.positions.length; i += 4) {
    let square = 0;
    for (let k = 0; k < 3; k++) square += (a.positions[i + k]! - b.positions[i + k]!) ** 2;
    if (!Number.isFinite(square)) continue;
    sum += square;
    count++;
  }
  return count > 0 ? Math.sqrt(sum / count) : 0;
}
