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
  /** Steps asked for. */
  readonly steps: number;
  /** Time after them, time units. */
  readonly time: number;
  /** Asks for steps; returns at once. */
  step(count: number): void;
  /** Takes over live settings, for the steps asked for from then on. */
  change(settings: FlowSettings): void;
  done(): Promise<void>;
  settle(): Promise<void>;
  /** The elements, and what is induced at them, at one moment. */
  read(): Promise<FlowState>;
  readElements(): Promise<VortexElements>;
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
  #first: number | null = null;
  #broken = false;
  #kept: { bodies: Bodies; steps: number };

  constructor(bodies: Bodies, settings: Settings, scaling: Scaling, mover: M) {
    this.bodies = bodies;
    this.count = bodies.count;
    this.scaling = scaling;
    this.mover = mover;
    this.#settings = settings;
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
    return this.mover.steps;
  }

  get time(): number {
    return this.mover.time;
  }

  get memory(): number {
    return this.mover.memory;
  }

  get kept(): { readonly bodies: Bodies; readonly steps: number } {
    return this.#kept;
  }

  set(change: Partial<Settings>): void {
    const before = this.settings;
    const { theta, timestep, viscosity } = { ...before, ...change };
    if (theta !== before.theta || timestep !== before.timestep || viscosity !== before.viscosity)
      this.mover.change({ theta, timestep, viscosity });
    this.#settings = { ...before, ...change };
  }

  step(count = 1): void {
    // What is broken does not move: it was said why.
    if (!this.#broken) this.mover.step(count);
  }

  done(): Promise<void> {
    return this.#whole(this.mover.done());
  }

  settle(): Promise<void> {
    return this.#whole(this.mover.settle());
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
    const { elements, induced, counts, steps: step } = await this.#whole(this.mover.read());
    const { ppPerElement: ppPerBody, pcPerElement: pcPerBody } = counts;
    const known = { step, memory: this.memory, ppPerBody, pcPerBody };
    const measured = measureFlow(elements, induced, this.#first, known);
    this.#first ??= measured.total;
    return measured;
  }

  async sample(): Promise<Sample> {
    const { steps } = this;
    const { position, mass, time } = await this.readBodies();
    const stride = Math.ceil(this.count / MOST_SAMPLES);
    const positions = new Float32Array(4 * Math.ceil(this.count / stride));
    for (let k = 0, i = 0; i < this.count; k++, i += stride)
      positions.set([...position.subarray(3 * i, 3 * i + 3), mass[i]!], 4 * k);
    return { steps, time, stride, positions };
  }

  async keep(): Promise<void> {
    const { steps } = this;
    this.#kept = { bodies: await this.readBodies(), steps };
  }

  async readBodies(): Promise<Bodies> {
    return { ...flowBodies(await this.mover.readElements()), id: this.bodies.id };
  }

  snapshot(): Promise<AnySnapshot> {
    return this.mover.snapshot();
  }

  async restore(snapshot: AnySnapshot): Promise<void> {
    await this.mover.restore(snapshot);
    this.#broken = false;
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
