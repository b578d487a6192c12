import type { Bodies } from "../../../data/bodies/bodies.ts";
import { type Engine, NoRoom, type Settings } from "../../../engine/index.ts";
import { grouped } from "../../../language/format.ts";
import { rmsDistance } from "../../../run/distance.ts";
import type { Machine } from "../../../run/machine.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Without } from "../../../run/wanted.ts";
import type { Store } from "../../kit/slice.ts";
import { type PhysicsSlice, sameEngine } from "../../run/physics/state.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { AccuracySlice } from "../accuracy/state.ts";
import { bodiesDiffer, rightBodies } from "./rightBodies.ts";
import type { CompareSlice } from "./state.ts";
import { canDiffer, hasSide, isCompiled, isOfBodies, mostCompared, rightSettings } from "./state.ts";
import { text } from "./text.ts";

/** What a comparison reads of the page. */
export type Reads = CompareSlice & MessagesSlice & PhysicsSlice & PlaySlice & AccuracySlice;

/** Steps of the right side in one go at most: where it has fallen far behind it catches up over some frames. */
const BURST = 512;

/** What the comparison needs of the simulation. */
export type Compared = Pick<Simulation, "engine" | "machine" | "showRight" | "fail">;

/** Side B: a second engine with the same bodies that follows the time of side A, and how far apart they are. */
export class Comparison {
  readonly #store: Store<Reads>;
  readonly #simulation: Compared;
  #left: Engine | null = null;
  #right: Engine | null = null;
  /** Changes whenever what is being made for the right side is out of date. */
  #ticket = 0;
  /** The right side that is being measured: one that came in its place is measured at once, and needn't wait for it. */
  #observed: Engine | null = null;
  /** Was the left side measured again meanwhile? */
  #missed = false;
  /** How many bodies the tables of both sides begin with; null: not counted yet. */
  #shared: number | null = null;
  /** Are positions to be compared as soon as both sides are at one time? */
  #due = false;

  constructor(store: Store<Reads>, simulation: Compared) {
    this.#store = store;
    this.#simulation = simulation;
    store.subscribe((now, before) => {
      // A run that is being begun makes its right side itself.
      const begun = now.play.generation !== before.play.generation;
      const by = now.compare.comparedBy;
      const made = isCompiled(by) || isOfBodies(by);
      const other =
        by !== before.compare.comparedBy || (made && now.compare.rightSide[by] !== before.compare.rightSide[by]);
      const { fail } = this.#simulation;
      if (!begun && (now.compare.comparing !== before.compare.comparing || (now.compare.comparing && other)))
        this.#join().catch(fail);
      if (now.accuracy.measurement && now.accuracy.measurement !== before.accuracy.measurement)
        this.#observe().catch(fail);
    });
  }

  /** Where this machine lacks what side B was to have, it has another one, or there is no comparison: that is said. */
  fit(): void {
    const state = this.#store.getState();
    const { comparing, branch, comparedBy: by, rightSide } = state.compare;
    if (!comparing || branch !== null || hasSide(state, by, String(rightSide[by]))) return;
    state.messages.say("note", text.lacks(text.by.names[by].toLowerCase()));
    if (canDiffer(state, by)) state.compare.setComparedBy(by);
    else this.#store.setState({ compare: { comparing: false, comparedBy: "theta" } });
  }

  get right(): Engine | null {
    return this.#right;
  }

  /**
   * An engine for the right side where two runs are compared and there is room for both, else null: that is said. Of two
   * futures there is one side only until the deed is done.
   */
  async make(
    machine: Machine,
    bodies: Bodies,
    left: Settings,
    life?: AbortSignal,
    without?: Without,
  ): Promise<Engine | null> {
    const state = this.#store.getState();
    const own = state.compare.branch === null ? bodies : without?.bodies;
    if (!state.compare.comparing || !own) return null;
    const { comparedBy: by } = state.compare;
    if (isOfBodies(by) && !bodiesDiffer(own, by)) {
      this.#store.setState({ compare: { comparing: false, comparedBy: "theta" } });
      state.messages.say("note", by === "gas" ? text.noGas : text.noUniverse);
      return null;
    }
    const most = mostCompared(state);
    const count = Math.max(bodies.count, own.count);
    if (count > most) return await this.#refuse(count, most);
    try {
      return await machine.engine(rightBodies(own, state), rightSettings(left, state), life);
    } catch (error) {
      if (life?.aborted) return null;
      if (error instanceof NoRoom) return await this.#refuse(count, count >> 1);
      if (await this.#simulation.fail(error)) this.#store.setState({ compare: { comparing: false } });
      return null;
    }
  }

  /** From now on `right` follows `left`; null ends the comparison. Frees the right side before. */
  begin(left: Engine, right: Engine | null, without?: Without): void {
    this.#ticket++;
    const old = this.#right;
    const state = this.#store.getState();
    const wanted = state.compare.comparing;
    const fits = right === null || this.#fits(left, right);
    this.#left = left;
    this.#right = wanted && fits ? right : null;
    this.#shared = null;
    this.#due = false;
    state.compare.clearDifferences();
    this.#simulation.showRight(this.#right, state.compare.branch === null ? undefined : without?.view);
    if (this.#right !== right) right?.destroy();
    old?.destroy();
    if (this.#right) this.#prepare(left, this.#right).catch(this.#simulation.fail);
    // Asked for while the left side was being made.
    else if (wanted) this.#join().catch(this.#simulation.fail);
  }

  /** The device was lost, or the run ends: there is no side B until another run begins. */
  leave(): void {
    this.#ticket++;
    this.#right?.destroy();
    this.#left = this.#right = null;
    this.#due = false;
  }

  /** Was the right side made with the choices that hold now? */
  #fits(left: Engine, right: Engine): boolean {
    const state = this.#store.getState();
    const kind = ({ space, columns, gas }: Bodies) =>
      [space?.expansion?.universe.w, columns?.internalEnergy !== undefined, gas?.stars].join(" ");
    const alike = kind(rightBodies(left.bodies, state)) === kind(right.bodies);
    return alike && sameEngine(rightSettings(left.settings, state), right.settings);
  }

  /** Steps the right side to the time of the left one, by steps of its own; after every frame's steps. */
  follow(): void {
    const [left, right] = [this.#left, this.#right];
    if (!left || !right) return;
    this.#adopt(left, right);
    const behind = Math.floor((left.time - right.time) / right.settings.timestep + 1e-6);
    if (behind > 0) right.step(Math.min(BURST, behind));
    if (this.#due) this.#sample(left, right).catch(this.#simulation.fail);
  }

  #adopt(left: Engine, right: Engine): void {
    const { theta, softening, timestep, leafSize, bucketSize, rebuildInterval, eta } = rightSettings(
      left.settings,
      this.#store.getState(),
    );
    const wanted = { theta, softening, timestep, leafSize, bucketSize, rebuildInterval, eta };
    const now = right.settings;
    if ((Object.keys(wanted) as (keyof typeof wanted)[]).every((name) => wanted[name] === now[name])) return;
    const behind = left.time - right.time;
    // Longer or shorter steps would not meet the left side's any more: one odd step brings both to one time. Turning back
    // needs none, and would not be undone.
    if (Math.abs(timestep) !== Math.abs(now.timestep) && behind !== 0) {
      right.set({ timestep: behind });
      right.step();
    }
    right.set(wanted);
  }

  /** A right side for the run that is on: it takes over the left one's bodies as they are. */
  async #join(): Promise<void> {
    const ticket = ++this.#ticket;
    const left = this.#simulation.engine;
    const { machine } = this.#simulation;
    // Where a run is just being begun, it makes its right side itself.
    if (!left || !machine) return;
    const {
      compare: { comparing, branch },
      play: { setBusy },
    } = this.#store.getState();
    if (!comparing) return this.begin(left, null);
    // The other future begins with its deed.
    if (branch !== null) return;
    const busy = { label: text.making, fraction: null };
    setBusy(busy);
    let right: Engine | null = null;
    try {
      right = await this.make(machine, left.bodies, left.settings);
      if (right && ticket === this.#ticket) {
        const snapshot = await left.snapshot();
        await right.restore(snapshot).finally(() => snapshot.destroy());
      }
      if (ticket !== this.#ticket) return right?.destroy();
      // Where there is none after all, that was said.
      if (right || !this.#store.getState().compare.comparing) this.begin(left, right);
    } catch (error) {
      right?.destroy();
      if (ticket !== this.#ticket || !(await this.#simulation.fail(error)) || ticket !== this.#ticket) return;
      this.#store.setState({ compare: { comparing: false } });
    } finally {
      if (this.#store.getState().play.busy === busy) setBusy(null);
    }
  }

  async #refuse(bodies: number, most: number): Promise<null> {
    this.#store.setState({ compare: { comparing: false } });
    const { engineBytes } = await import("../../../run/engineRoom.ts");
    const megabytes = String(Math.ceil(engineBytes(bodies) / 1e6));
    this.#store.getState().messages.say("error", text.room(grouped(bodies), megabytes, grouped(most)));
    return null;
  }

  #current(left: Engine, right: Engine): boolean {
    return left === this.#left && right === this.#right;
  }

  /** Compiles what positions are read with, then measures a first time, also while time is held. */
  async #prepare(left: Engine, right: Engine): Promise<void> {
    try {
      await Promise.all([left.measure("sample"), right.measure("sample")]);
      if (this.#store.getState().accuracy.measurement) await this.#observe();
    } catch (error) {
      if (this.#current(left, right)) await this.#simulation.fail(error);
    }
  }

  /** Measures the right side after the left one, then how far apart they are. */
  async #observe(): Promise<void> {
    const [left, right] = [this.#left, this.#right];
    if (!left || !right) return;
    if (this.#observed === right) {
      this.#missed = true;
      return;
    }
    this.#observed = right;
    this.#missed = false;
    try {
      const rightMeasurement = await right.measure();
      if (!this.#current(left, right)) return;
      this.#store.setState({ compare: { rightMeasurement } });
      this.#due = true;
      await this.#sample(left, right);
    } catch (error) {
      if (this.#current(left, right)) await this.#simulation.fail(error);
    } finally {
      if (this.#observed === right) this.#observed = null;
    }
    // While time is held nothing else would say how far apart the sides are now.
    if (this.#missed && this.#current(left, right)) await this.#observe();
  }

  /** Compares positions, if both sides are at one time. */
  async #sample(left: Engine, right: Engine): Promise<void> {
    const least = Math.min(Math.abs(left.settings.timestep), Math.abs(right.settings.timestep));
    if (Math.abs(left.time - right.time) > 1e-3 * least) return;
    this.#due = false;
    // A lost device is told about elsewhere.
    const [a, b] = await Promise.all([left.measure("sample"), right.measure("sample")]).catch(() => [null, null]);
    if (!this.#current(left, right)) return;
    const {
      accuracy: { measurement },
      compare: { rightMeasurement, addDifference },
    } = this.#store.getState();
    if (!a || !b) this.#due = true;
    else if (measurement && rightMeasurement) {
      this.#shared ??= alike(left.bodies, right.bodies);
      const shared = a.stride === b.stride ? 4 * Math.ceil(this.#shared / a.stride) : 0;
      const rms = shared > 0 ? rmsDistance(a.positions.subarray(0, shared), b.positions.subarray(0, shared)) : null;
      addDifference({ step: a.steps, time: a.time, rms, left: measurement, right: rightMeasurement });
    }
  }
}

/** How many bodies both tables begin with. */
function alike(a: Bodies, b: Bodies): number {
  if (a === b) return a.count;
  const least = Math.min(a.count, b.count);
  let same = 0;
  while (same < least && a.id[same] === b.id[same]) same++;
  return same;
}
