import { FileError } from "../fileError.ts";
import { type Columns, HINT } from "./order.ts";

/**
 * Seven columns without names: m x y z vx vy vz where the first is nowhere negative; x y z vx vy vz m where the first is
 * negative somewhere and the last is positive everywhere. Throws FileError where neither is.
 */
export class Signs {
  private readonly watched: boolean;
  private readonly swapped: boolean;
  private first: { body: number; value: number } | null = null;
  private final: { body: number; value: number } | null = null;

  constructor(columns: Columns) {
    this.swapped = columns.swapped ?? false;
    this.watched = this.swapped || columns.instead !== undefined;
  }

  /** Has it become clear that the mass stands in the last column and not in the first? */
  wrong(values: Float64Array, body: number): boolean {
    if (!this.watched) return false;
    const first = Math.fround(values[0]!);
    const last = Math.fround(values[6]!);
    if (first < 0) this.first ??= { body, value: first };
    if (!(last > 0)) this.final ??= { body, value: last };
    if (!this.first) return false;
    if (this.final) {
      const [a, b] = [this.first, this.final];
      throw new FileError(
        `neither the first nor the last of seven columns holds masses (body ${a.body + 1} starts with ${a.value}, body ${b.body + 1} ends with ${b.value}); ${HINT}`,
      );
    }
    return !this.swapped;
  }
}
