import type { Placed } from "../../../data/bodies/interpolate.ts";
import type { Keeper, Kept, Shelf } from "../../../run/kept/keeper.ts";

/** What is needed of the snapshots' files. */
export interface Reading {
  readonly count: number;
  /** Bytes that one snapshot takes in memory. */
  readonly bytesEach: number;
  read(index: number): Promise<Placed>;
  /** One was read, let go, or failed. */
  tell(): void;
  failed(index: number, error: unknown): void;
}

/**
 * The snapshots of a sequence in memory: read in the background one after the other, those that come next first, and no more
 * than a bound allows. Beyond it those farthest from what is shown are let go, and read again when they are needed.
 */
export class Snapshots {
  readonly #of: Reading;
  readonly #shelf: Shelf<{ readonly index: number; readonly placed: Placed }>;
  readonly #bad = new Set<number>();
  readonly #seen = new Set<number>();
  #at = 0;
  #reading = false;
  #closed = false;

  constructor(of: Reading, keeper: Keeper) {
    this.#of = of;
    const changed = () => {
      this.#of.tell();
      this.#next();
    };
    this.#shelf = keeper.shelf("series", { next: () => this.#far, changed });
  }

  /** How many were read once, and how many are in memory. */
  get read(): number {
    return this.#seen.size;
  }

  get held(): number {
    return this.#shelf.all.length;
  }

  /** One that was read elsewhere. */
  put(index: number, placed: Placed): void {
    this.#hold(index, placed);
    this.#next();
  }

  /**
   * The snapshots on both sides of a place, and the share of the way between them; null: not in memory yet, but next. Those that
   * can't be read are passed over.
   */
  around(at: number): { readonly from: Placed; readonly to: Placed; readonly share: number } | null {
    this.#at = Math.floor(at);
    let [before, after] = [Math.floor(at), Math.ceil(at)];
    while (this.#bad.has(before) && before > 0) before--;
    while (this.#bad.has(after) && after < this.#of.count - 1) after++;
    if (this.#bad.has(before)) before = after;
    if (this.#bad.has(after)) after = before;
    const [from, to] = [this.#find(before), this.#find(after)];
    this.#next();
    if (!from || !to) return null;
    return { from, to, share: after > before ? Math.min(1, Math.max(0, (at - before) / (after - before))) : 0 };
  }

  close(): void {
    this.#closed = true;
    this.#shelf.close();
  }

  #find(index: number): Placed | undefined {
    return this.#shelf.all.find(({ value }) => value.index === index)?.value.placed;
  }

  #hold(index: number, placed: Placed): void {
    this.#seen.add(index);
    this.#shelf.put({ index, placed }, { bytes: this.#of.bytesEach });
    this.#shelf.drop(this.#far);
  }

  /** Those that there may be in memory together; two are always there. */
  get #most(): number {
    return Math.max(2, Math.floor(this.#shelf.measured.room / this.#of.bytesEach));
  }

  /** The first and the last that there is room for: mostly those that come, and one before. */
  #window(): readonly [number, number] {
    const most = this.#most;
    const from = Math.max(0, Math.min(this.#at - (most > 2 ? 1 : 0), this.#of.count - most));
    return [from, Math.min(this.#of.count, from + most) - 1];
  }

  get #far(): readonly Kept<{ readonly index: number; readonly placed: Placed }>[] {
    const [from, to] = this.#window();
    return this.#shelf.all.filter(({ value: { index } }) => index < from || index > to);
  }

  /** The one to be read next: what is shown and what comes after it, then what lies before. */
  #wanted(): number | null {
    const [from, to] = this.#window();
    const held = new Set(this.#shelf.all.map(({ value }) => value.index));
    const lacks = (k: number) => !held.has(k) && !this.#bad.has(k);
    for (let k = Math.max(from, this.#at); k <= to; k++) if (lacks(k)) return k;
    for (let k = this.#at - 1; k >= from; k--) if (lacks(k)) return k;
    return null;
  }

  #next(): void {
    if (this.#reading || this.#closed) return;
    const index = this.#wanted();
    if (index === null) return;
    this.#reading = true;
    this.#of.read(index).then(
      (placed) => {
        if (this.#closed) return;
        this.#hold(index, placed);
        this.#done();
      },
      (error: unknown) => {
        if (this.#closed) return;
        this.#bad.add(index);
        this.#of.failed(index, error);
        this.#done();
      },
    );
  }

  #done(): void {
    this.#reading = false;
    this.#of.tell();
    this.#next();
  }
}
