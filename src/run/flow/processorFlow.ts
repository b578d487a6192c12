import type { Bodies } from "../../data/bodies/bodies.ts";
import { elementsOf } from "../../data/vortices/bodies.ts";
import { checkElements, INDUCED, type VortexElements } from "../../data/vortices/elements.ts";
import { curlAt } from "../../data/vortices/invariants.ts";
import {
  type Backend,
  type EnergyOrigin,
  Engine,
  type Measures,
  type Scaling,
  type Settings,
  type Snapshot,
  type Sums,
} from "../../engine/index.ts";
import { ProcessorSnapshot } from "../../engine/processor/index.ts";
import {
  Broken,
  bufferScaling,
  type Lines,
  lineStrengths,
  linesOf,
  packElements,
  type Reached,
  StepQueue,
  spreadingOf,
  unpackElements,
  type VortexScaling,
  vortexScalingOf,
} from "../../engine/vortices/index.ts";
import type { Frame, PlainBodies } from "../../render/processor/restingBodies.ts";
import { type BodiesView, flowView } from "./flowView.ts";
import { InducedPool } from "./pool.ts";

/** Bytes of an element: place, strength, core, what is induced. */
const BYTES = 4 * (7 + INDUCED);

/** The elements on the host, moved by Heun's method with the velocities of direct sums, in the classical form or on lines. */
class HostFlow implements Backend<Settings, Bodies, Measures> {
  readonly bodies: Bodies;
  readonly scaling: Scaling;
  readonly queue: StepQueue<Settings>;
  readonly measures: Partial<Measures>;
  readonly change: BodiesView["change"];
  readonly #view: BodiesView;
  readonly #units: VortexScaling;
  #elements: VortexElements;
  #induced: Float32Array;
  /** Is that of the elements as they are? After a step it is of where that was thought to end. */
  #fresh = true;
  /** Where strengths follow from places. */
  readonly #lines: Lines | null;
  readonly #pool: InducedPool;

  constructor(view: BodiesView, elements: VortexElements, induced: Float32Array, pool: InducedPool) {
    this.#view = view;
    this.bodies = view.bodies;
    this.change = view.change;
    this.#units = vortexScalingOf(elements);
    this.scaling = bufferScaling(this.#units);
    this.#elements = elements;
    this.#induced = induced;
    this.#lines = view.of(view.settings).stretching === "lines" ? linesOf(elements) : null;
    this.#pool = pool;
    this.queue = new StepQueue(view.settings, elements.time, {
      advance: (after) => ({ steps: 1, until: this.#step(after + 1) }),
      free: () => pool.end(),
      interrupts: true,
      holds: true,
    });
    this.measures = view.measures(this);
  }

  get memory(): number {
    return BYTES * this.#elements.count;
  }

  async totals({ steps }: Reached<Settings>): Promise<Sums> {
    await this.#refresh();
    const counts = { ppPerElement: this.#elements.count, pcPerElement: 0 };
    return this.#view.totals({ elements: this.#elements, induced: this.#induced, counts, steps }, this.memory);
  }

  async #refresh(): Promise<void> {
    if (!this.#fresh) this.#induced = await this.#pool.induced(this.#elements);
    this.#fresh = true;
  }

  async read(): Promise<Bodies> {
    return this.#view.table(this.#elements);
  }

  async snapshot({ steps, time }: Reached<Settings>, energyOrigin: EnergyOrigin | null): Promise<Snapshot> {
    const info = { count: this.#elements.count, steps, time, energyOrigin };
    return new ProcessorSnapshot(info, this.scaling, this.tables(false));
  }

  async putBack(snapshot: Snapshot): Promise<void> {
    const { posMass, velocity, id, time } = await snapshot.read();
    // Snapshots are in the elements' own units.
    this.#elements = unpackElements(this.#elements, time, { length: 1, strength: 1 }, posMass, velocity, id);
    this.#fresh = false;
    await this.#refresh();
  }

  async #step(step: number): Promise<void> {
    const { timestep: dt, viscosity, relaxation } = this.#view.of(this.queue.timeline.of(step));
    const time = this.queue.timeline.timeAfter(step);
    const lines = this.#lines;
    const here = this.#elements;
    const first = this.#fresh ? this.#induced : await this.#pool.induced(here);
    const core = spread(here.core, spreadingOf({ viscosity, spacing: 0, timestep: dt }));
    const predicted = moved(here, here, first, dt);
    const strengths = lines ? lineStrengths(lines, predicted.position) : predicted.strength;
    const ahead = { ...predicted, core, strength: strengths };
    const second = await this.#pool.induced(ahead);
    const halfway = moved(here, here, first, 0.5 * dt);
    const { position, strength: stretched } = moved(halfway, ahead, second, 0.5 * dt);
    const strength = lines ? lineStrengths(lines, position) : relaxed(stretched, second, relaxation);
    if (!position.every(Number.isFinite) || !strength.every(Number.isFinite))
      throw new Broken(`vortex elements became non-finite before time ${time}; take a smaller time step`);
    this.#elements = { ...here, position, strength, core, time };
    this.#induced = second;
    this.#fresh = false;
  }

  /** Places and cores; beside them velocity and vorticity as a picture reads them, or strengths as a snapshot keeps them. */
  tables(shown: boolean) {
    const { places: posMass, strengths: velocity, id } = packElements(this.#elements, this.#units);
    const acceleration = new Float32Array(posMass.length);
    const { velocity: unit, potential } = this.scaling;
    for (let i = 0; i < id.length; i++) {
      if (shown) for (let k = 0; k < 3; k++) velocity[4 * i + k] = this.#induced[INDUCED * i + k]! / unit;
      acceleration[4 * i + 3] = -Math.hypot(...curlAt(this.#induced, i)) / potential;
    }
    return { posMass, velocity, acceleration, id };
  }
}

/** `from` after `dt` at the rates that `induced` gives the elements `of`: dx/dt = u, dG_i/dt = G_j du_i/dx_j. */
function moved(from: VortexElements, of: VortexElements, induced: Float32Array, dt: number): VortexElements {
  const position = new Float32Array(3 * from.count);
  const strength = new Float32Array(3 * from.count);
  for (let i = 0; i < from.count; i++) {
    const at = INDUCED * i;
    for (let k = 0; k < 3; k++) {
      position[3 * i + k] = from.position[3 * i + k]! + dt * induced[at + k]!;
      let rate = 0;
      for (let j = 0; j < 3; j++) rate += of.strength[3 * i + j]! * induced[at + 3 + 3 * k + j]!;
      strength[3 * i + k] = from.strength[3 * i + k]! + dt * rate;
    }
  }
  return { ...from, position, strength };
}

/** Core radii whose squares grew by `by`, or shrank, as far as anything is left of them. */
const spread = (core: Float32Array, by: number): Float32Array =>
  by === 0 ? core : core.map((sigma) => (sigma * sigma + by > 0 ? Math.sqrt(sigma * sigma + by) : sigma));

/** Strengths turned towards the vorticity that `induced` says by a share of the way; their size stays (Pedrizzetti 1992). */
function relaxed(strength: Float32Array, induced: Float32Array, share: number): Float32Array {
  const turned = new Float32Array(strength.length);
  for (let at = 0; at < strength.length; at += 3) {
    const g = strength.subarray(at, at + 3);
    const curl = curlAt(induced, at / 3);
    const [size, rotation] = [Math.hypot(...g), Math.hypot(...curl)];
    const way = curl.map((c, k) => g[k]! + share * ((size * c) / Math.max(rotation, 1e-30) - g[k]!));
    const length = Math.max(Math.hypot(...way), 1e-30);
    turned.set(
      way.map((w) => (size * w) / length),
      at,
    );
  }
  return turned;
}

/** A flow that the processor computes and draws. */
export class ProcessorFlow extends Engine<Settings, Bodies, Measures, HostFlow> implements PlainBodies {
  /** Rejects in one line where a number is none of a vortex element's. */
  static async make(bodies: Bodies, given: Partial<Settings>, pool: number | InducedPool): Promise<ProcessorFlow> {
    const elements = elementsOf(bodies);
    checkElements(elements, "elements");
    const workers = typeof pool === "number" ? new InducedPool(pool) : pool;
    try {
      return new ProcessorFlow(
        new HostFlow(flowView(bodies, given), elements, await workers.induced(elements), workers),
      );
    } catch (error) {
      workers.end();
      throw error;
    }
  }

  /** The elements as a picture reads them, in the units of `scaling`. */
  frame(): Promise<Frame> {
    return this.backend.queue.ask(async ({ steps, time }) => ({ ...this.backend.tables(true), steps, time }));
  }
}
