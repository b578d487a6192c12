import type { Wanted } from "../guests/guest.ts";
import type { Column } from "../state/columns.ts";
import type { ForceSettings } from "./forces.ts";
import type { TableName } from "./layout.ts";
import type { Team } from "./team.ts";

/** What a guest wants of a thread (`ComputeThread`). */
export interface Thread {
  readonly team: Team;
  readonly layout: { readonly sizes: { readonly n: number } };
  readonly columns: readonly Column[];
  floats(name: TableName): Float32Array;
  words(name: TableName): Uint32Array;
  table(column: Column): Float32Array | Uint32Array;
  /** The first `length` numbers of a thread's scratch. */
  doublesOfScratch(index: number, length: number): Float64Array;
  store(word: "faults", value: number): void;
  load(word: "faults"): number;
  lap(stage: string): void;
}

/** A kind of physics beside gravity in a thread of the processor, as `Guest` is on a GPU. All threads call it together. */
export interface ThreadGuest {
  /** From now on it is as at a time, in the bodies' unit. */
  at?(time: number): void;
  /** In how many equal parts a step is made. */
  parts?(thread: Thread, settings: ForceSettings): number;
  /** Behind the kick and drift that open a step, and behind the kick that closes it; each thread with its own bodies. */
  opened?(thread: Thread, settings: ForceSettings): void;
  closed?(thread: Thread, settings: ForceSettings): void;
  /** Added to the accelerations of gravity, at the places of the bodies. */
  forces?(thread: Thread, settings: ForceSettings, wanted: Wanted): void;
  /** Behind a step, or a part of one, that ends at a time in the bodies' unit. */
  ended?(thread: Thread, settings: ForceSettings, time: number): void;
  /** Behind a step of the run, with all its parts. */
  finished?(thread: Thread, settings: ForceSettings, time: number): void;
  /** Added to the exact accelerations of so many sampled bodies. */
  exact?(thread: Thread, count: number): void;
  /** Sums over all bodies, masses times gravity: the leader's count. */
  energy?(thread: Thread): ArrayLike<number>;
}
