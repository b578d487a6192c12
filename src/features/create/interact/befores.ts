import type { Run, Without } from "../../../run/wanted.ts";

/** Of a body: its row in the table, and what the picture knows of it. */
const BYTES = 44;
const bytesOf = ({ without }: Before) => BYTES * without.bodies.count;

interface Before {
  /** What the run was made from at its very start: deeds of other runs are others, whatever they are called. */
  readonly origin: Run;
  /** All deeds up to this one, as text. */
  readonly deeds: string;
  readonly without: Without;
}

/** The bodies as they were before each deed: what the future without it begins with. */
export class Befores {
  #kept: Before[] = [];

  /** Keeps the bodies from before the last of these deeds, and forgets the oldest so that all take no more than `bytes`. */
  keep(origin: Run, deeds: string, without: Without, bytes: number): void {
    this.#kept = this.#kept.filter((one) => one.origin !== origin || one.deeds !== deeds);
    this.#kept.push({ origin, deeds, without });
    this.limit(bytes);
  }

  /** Forgets the oldest, so that all take no more than `bytes`. */
  limit(bytes: number): void {
    let room = bytes;
    const from = this.#kept.findLastIndex((one) => {
      room -= bytesOf(one);
      return room < 0;
    });
    this.#kept.splice(0, from + 1);
  }

  get bytes(): number {
    return this.#kept.reduce((sum, one) => sum + bytesOf(one), 0);
  }

  /** Null: they are not kept. */
  find(origin: Run, deeds: string): Without | null {
    return this.#kept.find((one) => one.origin === origin && one.deeds === deeds)?.without ?? null;
  }
}
