import { FileError } from "../fileError.ts";
import { type Columns, HINT } from "./order.ts";

/**
 * Columns without names that begin or end with the masses: first, where they are nowhere negative there; last, where the first are negative somewhere and the
 * last positive everywhere. Throws FileError where neither is.
 */
export class Signs {
  private readonly masses: Columns["masses"];
  private first: { body: number; value: number } | null = null;
  private final: { body: number; value: number } | null = null;

  constructor({ masses }: Columns) {
    this.masses = masses;
  }

  /** Has it become clear that the mass stands in the last column and not in the first? */
  wrong(values: Float64Array, body: number): boolean {
    if (!this.masses) return false;
    const first = Math.fround(values[this.masses.first]!);
    const last = Math.fround(values[this.masses.last]!);
    if (first < 0) this.first ??= { body, value: first };
    if (!(last > 0)) this.final ??= { body, value: last };
    if (!this.first) return false;
    if (this.final) {
      const [a, b] = [this.first, this.final];
      const many = this.masses.last - this.masses.first === 6 ? "seven" : "four";
      throw new FileError(
        `neither the first nor the last of ${many} columns holds masses (body ${a.body + 1} starts with ${a.value}, body ${b.body + 1} ends with ${b.value}); ${HINT}`,
      );
    }
    return !this.masses.swapped;
  }
}
