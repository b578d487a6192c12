import { findSolver } from "../force/index.ts";
import { host } from "../processor/hostGlobals.ts";
import type { Settings } from "../settings.ts";
import { cross, type DomainBodies } from "./crossing.ts";
import { cubeAround, keysOf } from "./curve.ts";
import { cutsOf, type Division, samplesOf } from "./division.ts";
import type { Common, DomainSolver } from "./domain.ts";
import { kick, kickDrift, type StepFactors, tellSizes } from "./leapfrog.ts";
import { gather, type Peers } from "./peers.ts";
import { arrivals, boxOf, totalsOf } from "./sums.ts";

/** What a domain knows of itself: the sums of measure/totals, 16 numbers, and what its steps took since it was asked last. */
export interface DomainMeasurement {
  readonly totals: Float64Array;
  readonly bodies: number;
  readonly frozen: number;
  readonly ppPerBody: number;
  readonly pcPerBody: number;
  /** Mean milliseconds a step by parts; null where none was done. */
  readonly parts: Readonly<Record<string, number>> | null;
  /** Steps at which the curve was cut anew, and bodies that came from other domains, since the run began. */
  readonly divisions: number;
  readonly arrived: number;
  /** Bodies and nodes of the essential trees that it gave the others in the last step. */
  readonly given: { readonly bodies: number; readonly nodes: number };
}

/** The curve is cut anew where a domain has so many times its share of the work. */
const UNEVEN = 1.1;

/**
 * One domain of a run: its bodies, and the leapfrog that moves them in step with the other domains (kick, drift, exchange, forces, kick). Every process
 * decides the same from the same numbers; none leads.
 */
export class Domain {
  #common: Common;
  readonly #peers: Peers;
  readonly #solver: DomainSolver;
  #bodies: DomainBodies;
  #acceleration: Float32Array<ArrayBuffer> = new Float32Array();
  #division: Division | null = null;
  /** Work of a body in the last forces; 0: not known yet. */
  #work = 0;
  #interactions = { ppPerBody: 0, pcPerBody: 0 };
  #frozen = 0;
  #divisions = 0;
  #arrived = 0;
  #given = { bodies: 0, nodes: 0 };
  #steps = 0;
  #parts: Record<string, number> = {};
  #last = 0;

  constructor(common: Common, peers: Peers, solver: DomainSolver, bodies: DomainBodies) {
    this.#common = common;
    this.#peers = peers;
    this.#solver = solver;
    this.#bodies = bodies;
  }

  /** Its bodies, in an order that changes from step to step. */
  get bodies(): DomainBodies {
    return this.#bodies;
  }

  /** ax ay az and potential of each of them. */
  get acceleration(): Float32Array {
    return this.#acceleration;
  }

  /** Takes its piece of the curve, and computes the first forces. */
  async start(): Promise<void> {
    await this.#exchange();
    const { settings } = this.#common;
    if (findSolver(settings.solver).opening === "error") {
      // Opening by error wants accelerations before there are any: Bonsai's criterion gives the first.
      await this.#forces({ ...settings, solver: "bonsai" });
      tellSizes(this.#bodies, this.#acceleration);
    }
    await this.#forces(settings);
    this.#parts = {};
  }

  /** Does a step with these settings. */
  async step(settings: Settings): Promise<void> {
    this.#common = { ...this.#common, settings };
    this.#last = host.performance.now();
    this.#frozen += kickDrift(this.#bodies, this.#acceleration, this.#factors);
    this.#lap("kickDrift");
    await this.#exchange();
    this.#lap("exchange");
    await this.#forces(settings);
    kick(this.#bodies, this.#acceleration, this.#factors);
    this.#lap("kick");
    this.#steps++;
  }

  /** Numbers about its bodies after the last step. */
  measure(): DomainMeasurement {
    const [steps, parts] = [this.#steps, this.#parts];
    this.#steps = 0;
    this.#parts = {};
    return {
      ...this.#interactions,
      totals: totalsOf(this.#bodies, this.#acceleration),
      bodies: this.#bodies.id.length,
      frozen: this.#frozen,
      parts: steps > 0 ? Object.fromEntries(Object.entries(parts).map(([name, ms]) => [name, ms / steps])) : null,
      divisions: this.#divisions,
      arrived: this.#arrived,
      given: this.#given,
    };
  }

  #lap(part: string): void {
    const now = host.performance.now();
    this.#add(part, now - this.#last);
    this.#last = now;
  }

  #add(part: string, ms: number): void {
    this.#parts[part] = (this.#parts[part] ?? 0) + ms;
  }

  get #factors(): StepFactors {
    const { settings, scaling } = this.#common;
    return {
      kick: Math.fround(settings.timestep * (scaling.acceleration / scaling.velocity)),
      drift: Math.fround(settings.timestep * (scaling.velocity / scaling.length)),
    };
  }

  /** Cuts the curve anew where work is uneven, and hands over the bodies that crossed. */
  async #exchange(): Promise<void> {
    const peers = this.#peers;
    if (peers.count === 1) return;
    const { posMass, id } = this.#bodies;
    const told = await gather(peers, { box: boxOf(posMass), count: id.length, work: this.#work });
    const known = told.every(({ count, work }) => work > 0 || count === 0);
    const loads = told.map(({ count, work }) => count * (known ? work : 1));
    const share = loads.reduce((sum, load) => sum + load, 0) / peers.count;
    let keys: Float64Array | null = null;
    if (!this.#division || Math.max(...loads) > UNEVEN * share) {
      const cube = cubeAround(told.map(({ box }) => box));
      keys = keysOf(cube, posMass);
      const samples = await gather(peers, samplesOf(keys, id, loads[peers.index]!));
      this.#division = { cube, cuts: cutsOf(samples, peers.count) };
      this.#divisions++;
    }
    const division = this.#division;
    const before = this.#bodies;
    this.#bodies = await cross(peers, division, keys ?? keysOf(division.cube, posMass), before);
    if (this.#bodies !== before) this.#arrived += arrivals(before.id, this.#bodies.id);
  }

  async #forces(settings: Settings): Promise<void> {
    const solver = this.#solver;
    const { count, index } = this.#peers;
    await solver.load(this.#bodies.posMass, this.#bodies.velocity, settings);
    this.#lap("tree");
    const boxes = await gather(this.#peers, await solver.boxes());
    this.#lap("boxes");
    const trees = boxes.map((to, k) => (k === index ? NOTHING : solver.essentialTree(to)));
    const others = this.#peers.exchange(trees).filter((_, k) => k !== index);
    const { acceleration, ppPerBody, pcPerBody, parts } = await solver.forces(others);
    // What it gave away is on its way before the bodies move again.
    const given = await Promise.all(trees);
    this.#given = { bodies: sumOf(given, "bodies"), nodes: sumOf(given, "nodes") };
    this.#last = host.performance.now();
    for (const [part, ms] of Object.entries(parts)) this.#add(part, ms);
    this.#acceleration = acceleration as Float32Array<ArrayBuffer>;
    this.#interactions = { ppPerBody, pcPerBody };
    this.#work = count === 1 ? 1 : ppPerBody + pcPerBody;
  }
}

const sumOf = <K extends string>(from: readonly Readonly<Record<K, number>>[], name: K) =>
  from.reduce((sum, one) => sum + one[name], 0);

const NOTHING = { bodies: 0, nodes: 0, tables: {} };
