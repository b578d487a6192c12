import type { Placed } from "../../../data/bodies/interpolate.ts";

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
  readonly #held = new Map<number, Placed>();
  readonly #bad = new Set<number>();
  readonly #seen = new Set<number>();
  #most = 2;
  #at = 0;
  #reading = false;
  #closed = false;

  constructor(of: Reading, bytes: number) {
    this.#of = of;
    this.#bound(bytes);
  }

  /** How many were read once, and how many are in memory. */
  get read(): number {
    return this.#seen.size;
  }

  get held(): number {
    return this.#held.size;
  }

  /** Bytes that they may take together; two are always there. */
  set bytes(bytes: number) {
    this.#bound(bytes);
    this.#drop();
    this.#of.tell();
    this.#next();
  }

  /** One that was read elsewhere. */
  put(index: number, placed: Placed): void {
    this.#held.set(index, placed);
    this.#seen.add(index);
    this.#drop();
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
    const [from, to] = [this.#held.get(before), this.#held.get(after)];
    this.#next();
    if (!from || !to) return null;
    return { from, to, share: after > before ? Math.min(1, Math.max(0, (at - before) / (after - before))) : 0 };
  }

  close(): void {
    this.#closed = true;
    this.#held.clear();
  }

  #bound(bytes: number): void {
    this.#most = Math.max(2, Math.floor(bytes / this.#of.bytesEach));
  }

  /** The first and the last that there is room for: mostly those that come, and one before. */
  #window(): readonly [number, number] {
    const from = Math.max(0, Math.min(this.#at - (this.#most > 2 ? 1 : 0), this.#of.count - this.#most));
    return [from, Math.min(this.#of.count, from + this.#most) - 1];
  }

  #drop(): void {
    const [from, to] = this.#window();
    for (const index of this.#held.keys()) if (index < from || index > to) this.#held.delete(index);
  }

  /** The one to be read next: what is shown and what comes after it, then what lies before. */
  #wanted(): number | null {
    const [from, to] = this.#window();
    const lacks = (k: number) => !this.#held.has(k) && !this.#bad.has(k);
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
        this.#held.set(index, placed);
        this.#seen.add(index);
        this.#drop();
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
