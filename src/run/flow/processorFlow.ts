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
  #steps = 0;
  #ways: Ways;
  /** Where strengths follow from places. */
  readonly #lines: Lines | null;
  readonly #crew: InducedCrew;
  /** What was asked for is done in its order. */
  #last: Promise<unknown> = Promise.resolve();

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
    this.#ways = ways;
    this.#lines = lines;
    this.#crew = crew;
  }

  get memory(): number {
    return BYTES * this.#elements.count;
  }

  step(count: number): void {
    const steps = this.#inTurn(async () => {
      for (let k = 0; k < count; k++) await this.#step();
    });
    // Whoever waits for them hears of it.
    steps.catch(() => {});
  }

  change({ timestep, viscosity }: FlowSettings): Promise<void> {
    return this.#inTurn(async () => {
      this.#ways = { ...this.#ways, timestep, viscosity };
    });
  }

  done = (): Promise<void> => this.#inTurn(async () => {});

  read = () =>
    this.#inTurn(async () => {
      if (!this.#fresh) this.#induced = await this.#crew.induced(this.#elements);
      this.#fresh = true;
      return { elements: this.#elements, induced: this.#induced, steps: this.#steps };
    });

  readElements = () => this.#inTurn(async () => this.#elements);

  counts = async () => ({ ppPerElement: this.#elements.count, pcPerElement: 0 });

  /** The elements as a picture reads them, in the units of `scaling`. */
  frame = (): Promise<Frame> =>
    this.#inTurn(async () => ({ ...this.#tables(true), steps: this.#steps, time: this.#elements.time }));

  snapshot = (): Promise<AnySnapshot> =>
    this.#inTurn(async () => {
      const { count, time } = this.#elements;
      const info = { count, steps: this.#steps, time, energyOrigin: null };
      return new ProcessorSnapshot(info, this.scaling, this.#tables(false));
    });

  restore = (snapshot: AnySnapshot): Promise<void> => {
    // Steps that failed are forgotten.
    this.#last = this.#last.catch(() => {});
    return this.#inTurn(async () => {
      const { posMass, velocity, id, steps, time } = await snapshot.read();
      // Snapshots are in the elements' own units.
      this.#elements = unpackElements(this.#elements, time, { length: 1, strength: 1 }, posMass, velocity, id);
      this.#steps = steps;
      this.#induced = await this.#crew.induced(this.#elements);
      this.#fresh = true;
    });
  };

  destroy(): void {
    this.#crew.end();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn;
    return turn;
  }

  async #step(): Promise<void> {
    const { timestep: dt, viscosity, relaxation } = this.#ways;
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
      throw new Error(`vortex elements became non-finite before time ${here.time + dt}; take a smaller time step`);
    this.#steps++;
    this.#elements = { ...here, position, strength, core, time: here.time + dt };
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
