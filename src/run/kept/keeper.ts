/**
 * What states of bodies are kept for, in the order in which they get memory: each has what those before it leave, at most and at
 * least these shares of all. `alone`: the share of the only one that there is, where that is more.
 */
const SHARES = {
  undo: { least: 0, most: 1 / 2, alone: 1 },
  futures: { least: 0, most: 1 / 4, alone: 0 },
  bookmarks: { least: 0, most: 1, alone: 0 },
  history: { least: 0, most: 1, alone: 0 },
  // The run below them waits.
  series: { least: 1 / 2, most: 1, alone: 0 },
};
export type Purpose = keyof typeof SHARES;
const ORDER = Object.keys(SHARES);

/** Memory that several may hold: it counts once, and is freed where none holds it any more. */
export type Part = ArrayBufferLike | { readonly bytes: number; destroy(): void };

/** A state that is kept. */
export interface Kept<T> {
  readonly value: T;
  /** Bytes of its own, beside its parts. */
  readonly bytes: number;
  readonly parts: readonly Part[];
}

/** Who keeps something says what can go. */
export interface Client<T> {
  /** Those that go next where there is too little room, of all in the order in which they came; none: nothing can. */
  next?(all: readonly Kept<T>[]): readonly Kept<T>[];
  /** These went. */
  gone?(gone: readonly Kept<T>[]): void;
  /** There is another room, or another use of it. */
  changed?(): void;
}

/** What the keeper knows of a shelf. */
type Known = Pick<Shelf<unknown>, "purpose" | "holds" | "weigh" | "fit" | "tell"> & {
  readonly all: readonly unknown[];
};

const bytesOf = (part: Part) => ("byteLength" in part ? part.byteLength : part.bytes);

/** Keeps states of bodies, of this run and of others, for all that goes back to them: one memory, which may be made smaller. */
export class Keeper {
  #budget: number;
  #held: ReadonlySet<Part> = new Set();
  #shelves: readonly Known[] = [];
  #fitting = false;

  /** Bytes that all may take. */
  constructor(budget = Number.POSITIVE_INFINITY) {
    this.#budget = budget;
  }

  get budget(): number {
    return this.#budget;
  }

  set budget(bytes: number) {
    if (bytes === this.#budget) return;
    this.#budget = bytes;
    this.fit();
  }

  /** Parts that the run which is on holds anyway: they count for none. */
  set held(parts: readonly Part[]) {
    this.#held = new Set(parts);
    this.fit();
  }

  /** A place for what is kept for one purpose. */
  shelf<T>(purpose: Purpose, client: Client<T> = {}): Shelf<T> {
    const shelf = new Shelf<T>(this, purpose, client);
    const rank = (of: Known) => ORDER.indexOf(of.purpose);
    this.#shelves = [...this.#shelves, shelf].toSorted((a, b) => rank(a) - rank(b));
    return shelf;
  }

  close(shelf: Known): void {
    this.#shelves = this.#shelves.filter((one) => one !== shelf);
    this.fit();
  }

  /** Frees those of these parts that none holds. */
  free(parts: Iterable<Part>): void {
    for (const part of new Set(parts))
      if ("destroy" in part && !this.#shelves.some((shelf) => shelf.holds(part))) part.destroy();
  }

  /** Bytes that a shelf takes beside what those before it hold too, and those that it may take. */
  measure(shelf: Known): { readonly used: number; readonly room: number } {
    const seen = new Set(this.#held);
    let before = 0;
    for (const one of this.#shelves) {
      const used = one.weigh(seen);
      if (one === shelf) return { used, room: this.#roomOf(one, before) };
      before += used;
    }
    return { used: 0, room: 0 };
  }

  #roomOf({ purpose, all }: Known, before: number): number {
    const { least, most, alone } = SHARES[purpose];
    const share = (of: number) => (of > 0 ? of * this.#budget : 0);
    const bound = share(all.length === 1 ? Math.max(most, alone) : most);
    return Math.max(share(least), Math.min(bound, this.#budget - before));
  }

  /** Lets go what all together take too much. */
  fit(): void {
    // What a client lets go along with what went is looked at by this loop too.
    if (this.#fitting) return;
    this.#fitting = true;
    try {
      for (const shelf of this.#shelves) shelf.fit();
    } finally {
      this.#fitting = false;
    }
    for (const shelf of this.#shelves) shelf.tell();
  }
}

/** The states that are kept for one purpose, in the order in which they came. */
export class Shelf<T> {
  readonly purpose: Purpose;
  readonly #keeper: Keeper;
  readonly #client: Client<T>;
  #all: readonly Kept<T>[] = [];

  constructor(keeper: Keeper, purpose: Purpose, client: Client<T>) {
    this.#keeper = keeper;
    this.purpose = purpose;
    this.#client = client;
  }

  get all(): readonly Kept<T>[] {
    return this.#all;
  }

  /** Bytes that these take, and that they may take. */
  get measured(): { readonly used: number; readonly room: number } {
    return this.#keeper.measure(this);
  }

  /** Keeps one more, in the place of `instead`. Where it alone is too large it is gone again. */
  put(value: T, { bytes = 0, parts = [] }: Partial<Omit<Kept<T>, "value">>, instead: readonly Kept<T>[] = []): Kept<T> {
    const kept = { value, bytes, parts };
    this.#leave(instead, kept);
    this.#keeper.fit();
    return kept;
  }

  /** As if it came last. */
  renew(kept: Kept<T>): void {
    if (this.#all.includes(kept)) this.#all = [...this.#all.filter((one) => one !== kept), kept];
  }

  drop(gone: readonly Kept<T>[]): void {
    if (gone.length === 0) return;
    this.#leave(gone);
    this.#keeper.fit();
  }

  /** Lets all go, for good. */
  close(): void {
    this.#leave(this.#all);
    this.#keeper.close(this);
  }

  holds(part: Part): boolean {
    return this.#all.some(({ parts }) => parts.includes(part));
  }

  /** Bytes of what is not seen yet; then it is. */
  weigh(seen: Set<Part>): number {
    let sum = 0;
    for (const { bytes, parts } of this.#all) {
      sum += bytes;
      for (const part of parts) {
        if (!seen.has(part)) sum += bytesOf(part);
        seen.add(part);
      }
    }
    return sum;
  }

  fit(): void {
    for (;;) {
      const { used, room } = this.measured;
      if (used <= room) return;
      const gone = this.#client.next?.(this.#all) ?? this.#all.slice(0, 1);
      if (gone.length === 0) return;
      this.#leave(gone);
      this.#client.gone?.(gone);
    }
  }

  tell(): void {
    this.#client.changed?.();
  }

  #leave(gone: readonly Kept<T>[], ...come: readonly Kept<T>[]): void {
    this.#all = [...this.#all.filter((one) => !gone.includes(one)), ...come];
    this.#keeper.free(gone.flatMap(({ parts }) => parts));
  }
}
