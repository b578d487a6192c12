import type { Snapshot } from "../backend.ts";
import type { Scaling } from "../scaling.ts";
import { carriedBy, EXTRA, snapshotBytes } from "../state/columns.ts";
import { NONFINITE } from "../state/faults.ts";
import { rescaled, type Saved, type SnapshotInfo } from "../state/snapshots.ts";
import { statusWords } from "../state/status.ts";
import type { State } from "./commands.ts";

/** The bodies of a moment, on the host. Made by `ProcessorEngine.snapshot`. */
export class ProcessorSnapshot implements Snapshot {
  readonly count: number;
  readonly steps: number;
  readonly time: number;
  readonly energyOrigin: SnapshotInfo["energyOrigin"];
  readonly softening?: number;
  /** Of the engine that it was taken from. */
  readonly scaling: Scaling;
  #state: State | null;

  constructor({ count, steps, time, energyOrigin, softening }: SnapshotInfo, scaling: Scaling, state: State) {
    this.count = count;
    this.steps = steps;
    this.time = time;
    this.energyOrigin = energyOrigin;
    if (softening !== undefined) this.softening = softening;
    this.scaling = scaling;
    this.#state = state;
  }

  /** The snapshot that `read` gave; `scaling`: of the engine that will go on from it. */
  static from(saved: Saved, scaling: Scaling): ProcessorSnapshot {
    const inside = rescaled(saved, scaling, -1);
    const state = Object.fromEntries(carriedBy("snapshot").map(({ name }) => [name, inside[name as "posMass"]]));
    const more = Object.entries(saved.own ?? {}).filter(([name]) => name.startsWith(EXTRA));
    const columns = more.map(([name, words]) => [name.slice(EXTRA.length), new Float32Array(words.buffer)]);
    return new ProcessorSnapshot(saved, scaling, { ...state, ...Object.fromEntries(columns) } as State);
  }

  /** Tables in the engine's units and order. */
  get state(): State {
    if (!this.#state) throw new Error("the snapshot was destroyed; take another one");
    return this.#state;
  }

  /** Bytes of memory that it takes. */
  get bytes(): number {
    return snapshotBytes(this.count);
  }

  async read(): Promise<Saved> {
    const { state, count, steps, time, energyOrigin, softening } = this;
    let frozen = 0;
    // A negative size of the acceleration marks a frozen body.
    for (let k = 3; k < state.velocity.length; k += 4) if (state.velocity[k]! < 0) frozen++;
    const status = statusWords({ faults: frozen > 0 ? NONFINITE : 0, frozen, steps });
    const info = { count, steps, time, energyOrigin, ...(softening !== undefined && { softening }) };
    const { posMass, velocity, acceleration, id, ...more } = state;
    const own = Object.entries(more).map(([name, { buffer }]) => [`${EXTRA}${name}`, new Uint32Array(buffer)]);
    const saved = { ...info, ...{ posMass, velocity, acceleration, id, status } };
    return rescaled({ ...saved, ...(own.length > 0 && { own: Object.fromEntries(own) }) }, this.scaling, 1);
  }

  /** Lets go of the tables. */
  destroy(): void {
    this.#state = null;
  }
}
