import type { Wanted } from "../guests/guest.ts";
import type { Column } from "../state/columns.ts";
import type { ForceSettings } from "./forces.ts";
import { host, type WasmMemory, type WasmModule } from "./hostGlobals.ts";
import { firstSizes, type Layout, layoutOf, SCRATCH, type Sizes, type TableName } from "./layout.ts";
import type { Stages } from "./stages.gen.ts";
import { Team } from "./team.ts";
import { instantiate, makeMemory, PAGE } from "./wasm.ts";

/** Numbers that the leader leaves for all, by their words in the control table (see team.ts for the others). */
const WORDS = { nodes: 64, groups: 65, subtrees: 66, frozen: 67, galaxies: 68, faults: 69 } as const;
type Word = keyof typeof WORDS;

/** Buffers that were too small are made this much larger than what was wanted. */
const GROWTH = 1.3;

/** What a thread is made with. */
export interface Setup {
  /** Bodies. */
  readonly n: number;
  readonly columns: readonly Column[];
  /** What acts on them beside gravity, by the names of the register. */
  readonly guests: readonly string[];
  /** Threads, and which this is; 0 leads. */
  readonly threads: number;
  readonly index: number;
  /** What the threads share; null: this one makes its own. */
  readonly memory: WasmMemory | null;
  readonly module: WasmModule;
}

/** A kind of physics beside gravity in a thread of the processor, as `Guest` is on a GPU. All threads call it together. */
export interface ThreadGuest {
  /** From now on it is as at a time, in the bodies' unit. */
  at?(time: number): void;
  /** In how many equal parts a step is made. */
  parts?(thread: ComputeThread, settings: ForceSettings): number;
  /** Behind the kick and drift that open a step, and behind the kick that closes it; each thread with its own bodies. */
  opened?(thread: ComputeThread, settings: ForceSettings): void;
  closed?(thread: ComputeThread, settings: ForceSettings): void;
  /** Added to the accelerations of gravity, at the places of the bodies. */
  forces?(thread: ComputeThread, settings: ForceSettings, wanted: Wanted): void;
  /** Behind a step, or a part of one, that ends at a time in the bodies' unit. */
  ended?(thread: ComputeThread, settings: ForceSettings, time: number): void;
  /** Behind a step of the run, with all its parts. */
  finished?(thread: ComputeThread, settings: ForceSettings, time: number): void;
  /** Added to the exact accelerations of so many sampled bodies. */
  exact?(thread: ComputeThread, count: number): void;
  /** Sums over all bodies, masses times gravity: the leader's count. */
  energy?(thread: ComputeThread): ArrayLike<number>;
}

/** One of the threads that compute: the stages over the common memory, its place in the team, and its clock. */
export class ComputeThread {
  readonly stages: Stages;
  readonly team: Team;
  /** Bodies in front that have mass; behind them are test particles (ranges.ts). */
  massive = 0;
  /** Whether what is sorted is in the second pair of tables. */
  swapped = false;
  /** Steps since the tree was built. */
  treeAge = 0;
  /** What acts on the bodies beside gravity. */
  guests: readonly ThreadGuest[] = [];
  readonly #memory: WasmMemory;
  #layout: Layout;
  #last = 0;
  #stageMs: Record<string, number> = {};

  static async create({ n, columns, threads, index, memory, module }: Setup): Promise<ComputeThread> {
    const layout = layoutOf(firstSizes(n, threads, columns));
    const own = memory ?? makeMemory(layout.bytes, false);
    return new ComputeThread(layout, index, own, await instantiate(module, own));
  }

  private constructor(layout: Layout, index: number, memory: WasmMemory, stages: Stages) {
    this.stages = stages;
    this.#memory = memory;
    this.#layout = layout;
    this.team = new Team(layout.sizes.threads, index, new Int32Array(memory.buffer, 0, 256));
  }

  get layout(): Layout {
    return this.#layout;
  }

  /** Where this thread's scratch begins. */
  get scratch(): number {
    return this.#layout.at.scratch + SCRATCH * this.team.index;
  }

  /** Where the sorted keys and the order are, or with `spare` the tables that the next merge writes. */
  sorted(spare = false): { readonly keys: number; readonly order: number } {
    const { keys, order, otherKeys, otherOrder } = this.#layout.at;
    return this.swapped !== spare ? { keys: otherKeys, order: otherOrder } : { keys, order };
  }

  /** The sorted order as numbers. */
  get order(): Uint32Array {
    return new Uint32Array(this.#memory.buffer, this.sorted().order, this.#layout.sizes.n);
  }

  /** This thread's own bodies: of all, as many a thread. */
  get own(): readonly [from: number, to: number] {
    return this.team.part(this.#layout.sizes.n);
  }

  /** What acts beside gravity is from now on as at a time, in the bodies' unit. */
  at(time: number): void {
    for (const guest of this.guests) guest.at?.(time);
  }

  store(word: Word, value: number): void {
    Atomics.store(this.team.control, WORDS[word], value);
  }

  load(word: Word): number {
    return Atomics.load(this.team.control, WORDS[word]);
  }

  count(word: Word, more: number): void {
    Atomics.add(this.team.control, WORDS[word], more);
  }

  /** A table as numbers; it is another one after the memory grew. */
  floats(name: TableName): Float32Array {
    return new Float32Array(this.#memory.buffer, this.#layout.at[name], this.#layout.length[name] / 4);
  }

  /** Columns of the bodies beside those that every run has. */
  get columns(): readonly Column[] {
    return this.#layout.sizes.columns ?? [];
  }

  /** The table of a column, or where a sort finds it. */
  table(column: Column, which: "buffer" | "next" = "buffer"): Float32Array | Uint32Array {
    const name = column[which] as TableName;
    return column.type === "u32" || column.type === "vec4u" ? this.words(name) : this.floats(name);
  }

  words(name: TableName): Uint32Array {
    return new Uint32Array(this.#memory.buffer, this.#layout.at[name], this.#layout.length[name] / 4);
  }

  doubles(name: TableName): Float64Array {
    return new Float64Array(this.#memory.buffer, this.#layout.at[name], this.#layout.length[name] / 8);
  }

  bytesOf(name: TableName): Uint8Array {
    return new Uint8Array(this.#memory.buffer, this.#layout.at[name], this.#layout.length[name]);
  }

  /** The first `length` numbers of a thread's scratch. */
  doublesOfScratch(index: number, length: number): Float64Array {
    return new Float64Array(this.#memory.buffer, this.#layout.at.scratch + SCRATCH * index, length);
  }

  get bytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Room for more nodes, for all threads; their tables come last, and nothing in them is kept. All call it together. */
  growTo(wanted: number): void {
    const sizes: Sizes = { ...this.#layout.sizes, nodes: Math.ceil(GROWTH * wanted) };
    const layout = layoutOf(sizes);
    this.team.single(() => {
      const missing = layout.bytes - this.#memory.buffer.byteLength;
      try {
        if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
      } catch {
        const mib = Math.round(layout.bytes / 2 ** 20);
        throw new Error(`the tree needs ${wanted} nodes and so ${mib} MiB, which are not to be had; take fewer bodies`);
      }
    });
    this.#layout = layout;
    this.team.control = new Int32Array(this.#memory.buffer, 0, 256);
  }

  /** Starts the clock; `lap` says what took the time since. Only the leader's counts. */
  startClock(): void {
    this.#last = host.performance.now();
  }

  lap(stage: string): void {
    if (this.team.index > 0) return;
    const now = host.performance.now();
    this.#stageMs[stage] = (this.#stageMs[stage] ?? 0) + now - this.#last;
    this.#last = now;
  }

  /** Milliseconds a stage since it was asked last. */
  takeLaps(): Record<string, number> {
    const laps = this.#stageMs;
    this.#stageMs = {};
    return laps;
  }
}
