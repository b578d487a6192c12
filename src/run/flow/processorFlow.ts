import type { Bodies } from "../../data/bodies/bodies.ts";
import { elementsOf } from "../../data/vortices/bodies.ts";
import { checkElements, INDUCED, type VortexElements } from "../../data/vortices/elements.ts";
import { curlAt } from "../../data/vortices/invariants.ts";
import type { AnySnapshot, Scaling, Settings } from "../../engine/index.ts";
import { ProcessorSnapshot } from "../../engine/processor/index.ts";
import {
  bufferScaling,
  DEFAULT_VORTEX_SETTINGS,
  type Lines,
  lineStrengths,
  linesOf,
  packElements,
  StepQueue,
  spreadingOf,
  unpackElements,
  type VortexScaling,
  type VortexSettings,
  vortexScalingOf,
} from "../../engine/vortices/index.ts";
import type { Frame, PlainBodies } from "../../render/processor/restingBodies.ts";
import { InducedCrew } from "./crew.ts";
import { FlowEngine, type FlowSettings, type Mover } from "./flowEngine.ts";

/** Bytes of an element: place, strength, core, what is induced. */
const BYTES = 4 * (7 + INDUCED);

/** How the elements move, as an engine of a graphics device is told. */
type Ways = Pick<VortexSettings, "timestep" | "stretching" | "viscosity" | "relaxation">;

/** The elements on the host, moved by Heun's method with the velocities of direct sums, in the classical form or on lines. */
export class ProcessorMover implements Mover {
  readonly scaling: Scaling;
  readonly #units: VortexScaling;
  #elements: VortexElements;
  #induced: Float32Array;
  /** Is that of the elements as they are? After a step it is of where that was thought to end. */
  #fresh = true;
  readonly #queue: StepQueue<Ways>;
  /** Where strengths follow from places. */
  readonly #lines: Lines | null;
  readonly #crew: InducedCrew;

  /** Throws one line where a number is none of a vortex element's. */
  static async make(elements: VortexElements, given: Partial<Ways>, crew: InducedCrew): Promise<ProcessorMover> {
    checkElements(elements, "elements");
    const ways = { ...DEFAULT_VORTEX_SETTINGS, ...given };
    const lines = ways.stretching === "lines" ? linesOf(elements) : null;
    return new ProcessorMover(elements, await crew.induced(elements), ways, lines, crew);
  }

  private constructor(
    elements: VortexElements,
    induced: Float32Array,
    ways: Ways,
    lines: Lines | null,
    crew: InducedCrew,
  ) {
    this.#units = vortexScalingOf(elements);
    this.scaling = bufferScaling(this.#units);
    this.#elements = elements;
    this.#induced = induced;
    this.#lines = lines;
    this.#crew = crew;
    this.#queue = new StepQueue(ways, elements.time, {
      advance: (after) => ({ steps: 1, until: this.#step(after + 1) }),
      idle: () => {
        if (this.#queue.ended) crew.end();
      },
      holds: true,
    });
  }

  get memory(): number {
    return BYTES * this.#elements.count;
  }

  get steps(): number {
    return this.#queue.steps;
  }

  get time(): number {
    return this.#queue.time;
  }

  step(count: number): void {
    this.#queue.step(count);
  }

  change({ timestep, viscosity }: FlowSettings): void {
    this.#queue.set({ ...this.#queue.settings, timestep, viscosity });
  }

  done = (): Promise<void> => this.#queue.done();

  settle = (): Promise<void> => this.#queue.settle();

  read = () =>
    this.#queue.ask(async ({ steps }) => {
      if (!this.#fresh) this.#induced = await this.#crew.induced(this.#elements);
      this.#fresh = true;
      const counts = { ppPerElement: this.#elements.count, pcPerElement: 0 };
      return { elements: this.#elements, induced: this.#induced, counts, steps };
    });

  readElements = () => this.#queue.ask(async () => this.#elements);

  /** The elements as a picture reads them, in the units of `scaling`. */
  frame = (): Promise<Frame> => this.#queue.ask(async ({ steps, time }) => ({ ...this.#tables(true), steps, time }));

  snapshot = (): Promise<AnySnapshot> =>
    this.#queue.ask(async ({ steps, time }) => {
      const info = { count: this.#elements.count, steps, time, energyOrigin: null };
      return new ProcessorSnapshot(info, this.scaling, this.#tables(false));
    });

  restore = (snapshot: AnySnapshot): Promise<void> =>
    this.#queue.restore(snapshot, async () => {
      const { posMass, velocity, id, time } = await snapshot.read();
      // Snapshots are in the elements' own units.
      this.#elements = unpackElements(this.#elements, time, { length: 1, strength: 1 }, posMass, velocity, id);
      this.#induced = await this.#crew.induced(this.#elements);
      this.#fresh = true;
    });

  destroy(): void {
    this.#queue.end();
    // Nothing waits for the step that is under way.
    if (this.#queue.abandoned) this.#crew.end();
  }

  async #step(step: number): Promise<void> {
    const { timestep: dt, viscosity, relaxation } = this.#queue.timeline.of(step);
    const time = this.#queue.timeline.timeAfter(step);
    const lines = this.#lines;
    const here = this.#elements;
    const first = this.#fresh ? this.#induced : await this.#crew.induced(here);
    const core = spread(here.core, spreadingOf({ viscosity, spacing: 0, timestep: dt }));
    const predicted = moved(here, here, first, dt);
    const strengths = lines ? lineStrengths(lines, predicted.position) : predicted.strength;
    const ahead = { ...predicted, core, strength: strengths };
    const second = await this.#crew.induced(ahead);
    const halfway = moved(here, here, first, 0.5 * dt);
    const { position, strength: stretched } = moved(halfway, ahead, second, 0.5 * dt);
    const strength = lines ? lineStrengths(lines, position) : relaxed(stretched, second, relaxation);
    if (!position.every(Number.isFinite) || !strength.every(Number.isFinite))
      throw new Error(`vortex elements became non-finite before time ${time}; take a smaller time step`);
    this.#elements = { ...here, position, strength, core, time };
    this.#induced = second;
    this.#fresh = false;
  }

  /** Places and cores; beside them velocity and vorticity as a picture reads them, or strengths as a snapshot keeps them. */
  #tables(shown: boolean) {
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
export class ProcessorFlow extends FlowEngine<ProcessorMover> implements PlainBodies {
  #version = 0;

  static async make(bodies: Bodies, given: Partial<Settings>, threads: number): Promise<ProcessorFlow> {
    const settings = FlowEngine.settingsOf(bodies, given);
    const crew = new InducedCrew(threads);
    try {
      const { timestep, viscosity } = settings;
      const ways = { timestep, viscosity, ...FlowEngine.stretchingOf(bodies, settings) };
      const mover = await ProcessorMover.make(elementsOf(bodies), ways, crew);
      return new ProcessorFlow(bodies, settings, mover.scaling, mover);
    } catch (error) {
      crew.end();
      throw error;
    }
  }

  /** Another number after each change. */
  get version(): number {
    return this.#version;
  }

  override step(count = 1): void {
    this.#version++;
    super.step(count);
  }

  override async restore(snapshot: AnySnapshot): Promise<void> {
    await super.restore(snapshot);
    this.#version++;
  }

  frame = (): Promise<Frame> => this.mover.frame();
}
