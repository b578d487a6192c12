import type { Bodies } from "../../data/bodies/bodies.ts";
import { flowBodies } from "../../data/vortices/bodies.ts";
import type { VortexElements } from "../../data/vortices/elements.ts";
import {
  type AnyEngine,
  type AnySnapshot,
  DEFAULT_SETTINGS,
  type Measurement,
  type Sample,
  type Scaling,
  type Settings,
} from "../../engine/index.ts";
import type { FlowState } from "../../engine/vortices/index.ts";
import { measureFlow } from "./measure.ts";

/** Bodies of a sample at most, as of a galaxy. */
const MOST_SAMPLES = 4096;

/** What a flow takes over as it goes. */
export type FlowSettings = Pick<Settings, "theta" | "timestep" | "viscosity">;

/** What moves vortex elements, wherever they are. */
export interface Mover {
  /** Bytes of memory. */
  readonly memory: number;
  /** Submits steps of this length; returns at once. */
  step(count: number): void;
  /** Takes over live settings, for the steps asked for from then on. */
  change(settings: FlowSettings): Promise<void>;
  done(): Promise<void>;
  /** The elements, and what is induced at them, at one moment. */
  read(): Promise<FlowState>;
  readElements(): Promise<VortexElements>;
  /** Interactions of an element, mean: with elements, and with cells. */
  counts(): Promise<{ readonly ppPerElement: number; readonly pcPerElement: number }>;
  snapshot(): Promise<AnySnapshot>;
  restore(snapshot: AnySnapshot): Promise<void>;
  destroy(): void;
}

const GALAXIES_ONLY = (what: string) => Promise.reject(new Error(`vortex elements have no ${what}`));

/**
 * A flow that evolves, as whatever shows, keeps and compares runs asks for it: its elements stand in a table of bodies (`flowBodies`). Of the settings only
 * opening angle, time step, solver (tree, or direct sum), stretching and viscosity count; what only gravity has rejects with one line.
 */
export class FlowEngine<M extends Mover = Mover> implements AnyEngine {
  readonly count: number;
  readonly bodies: Bodies;
  readonly scaling: Scaling;
  protected readonly mover: M;
  #settings: Settings;
  #steps = 0;
  #time: number;
  /** Steps that wait until the mover has taken over other settings; null: it has. */
  #waiting: number | null = null;
  #changed: Promise<void> = Promise.resolve();
  #first: number | null = null;
  #broken = false;
  #kept: { bodies: Bodies; steps: number };

  constructor(bodies: Bodies, settings: Settings, scaling: Scaling, mover: M) {
    this.bodies = bodies;
    this.count = bodies.count;
    this.scaling = scaling;
    this.mover = mover;
    this.#settings = settings;
    this.#time = bodies.time;
    this.#kept = { bodies, steps: 0 };
  }

  /** All settings of an engine of these bodies. */
  static settingsOf(bodies: Bodies, settings: Partial<Settings>): Settings {
    return { ...DEFAULT_SETTINGS, gravity: bodies.units.gravity, ...settings };
  }

  /** What an engine of these elements takes of them: strengths follow lines only where these are known, and need not relax there. */
  static stretchingOf({ next }: Bodies, { stretching }: Settings) {
    const lines = stretching === "lines" && next !== undefined;
    return { stretching: lines ? stretching : "classical", ...(lines && { relaxation: 0 }) } as const;
  }

  get settings(): Readonly<Settings> {
    return this.#settings;
  }

  get steps(): number {
    return this.#steps;
  }

  get time(): number {
    return this.#time;
  }

  get memory(): number {
    return this.mover.memory;
  }

  get kept(): { readonly bodies: Bodies; readonly steps: number } {
    return this.#kept;
  }

  set(change: Partial<Settings>): void {
    const before = this.#settings;
    this.#settings = { ...before, ...change };
    const { theta, timestep, viscosity } = this.#settings;
    if (theta === before.theta && timestep === before.timestep && viscosity === before.viscosity) return;
    this.#waiting ??= 0;
    const changed = this.#changed
      .then(() => this.mover.change({ theta, timestep, viscosity }))
      .then(() => {
        // Another change is under way, and its steps wait for it.
        if (changed !== this.#changed) return;
        const owed = this.#waiting ?? 0;
        this.#waiting = null;
        if (owed > 0) this.mover.step(owed);
      });
    this.#changed = changed;
    // Whoever waits for the steps hears of it.
    changed.catch(() => {});
  }

  step(count = 1): void {
    // What is broken does not move: it was said why.
    if (this.#broken) return;
    this.#steps += count;
    this.#time += count * this.#settings.timestep;
    if (this.#waiting === null) this.mover.step(count);
    else this.#waiting += count;
  }

  async done(): Promise<void> {
    await this.#changed;
    await this.#whole(this.mover.done());
  }

  settle(): Promise<void> {
    return this.done();
  }

  /** Hears of it where elements became non-finite. */
  async #whole<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      this.#broken = true;
      throw error;
    }
  }

  async measure(): Promise<Measurement> {
    await this.#changed;
    const { elements, induced, steps: step } = await this.#whole(this.mover.read());
    const { ppPerElement: ppPerBody, pcPerElement: pcPerBody } = await this.mover.counts();
    const known = { step, memory: this.memory, ppPerBody, pcPerBody };
    const measured = measureFlow(elements, induced, this.#first, known);
    this.#first ??= measured.total;
    return measured;
  }

  async sample(): Promise<Sample> {
    const steps = this.#steps;
    const { position, mass, time } = await this.readBodies();
    const stride = Math.ceil(this.count / MOST_SAMPLES);
    const positions = new Float32Array(4 * Math.ceil(this.count / stride));
    for (let k = 0, i = 0; i < this.count; k++, i += stride)
      positions.set([...position.subarray(3 * i, 3 * i + 3), mass[i]!], 4 * k);
    return { steps, time, stride, positions };
  }

  async keep(): Promise<void> {
    const steps = this.#steps;
    this.#kept = { bodies: await this.readBodies(), steps };
  }

  async readBodies(): Promise<Bodies> {
    await this.#changed;
    return { ...flowBodies(await this.mover.readElements()), id: this.bodies.id };
  }

  async snapshot(): Promise<AnySnapshot> {
    await this.#changed;
    return this.mover.snapshot();
  }

  async restore(snapshot: AnySnapshot): Promise<void> {
    await this.#changed;
    await this.mover.restore(snapshot);
    this.#broken = false;
    this.#steps = snapshot.steps;
    this.#time = snapshot.time;
  }

  profile = () => GALAXIES_ONLY("profile of mass");
  readForces = () => GALAXIES_ONLY("forces");
  readDensities = () => GALAXIES_ONLY("mass");
  readForceErrors = () => GALAXIES_ONLY("forces");
  readCaptures = () => GALAXIES_ONLY("galaxies");
  readNeighbours = () => GALAXIES_ONLY("mass");
  /** All elements go by one time step. */
  readRungs = async () => null;

  destroy(): void {
    this.mover.destroy();
  }
}
