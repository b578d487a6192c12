import { COMPONENTS, type ComponentName } from "../../bodies/bodies.ts";
import { FileError } from "../fileError.ts";
import { componentOfType } from "../particleTypes.ts";
import type { Role } from "./columns.ts";
import type { Head } from "./head.ts";
import type { Scanner } from "./scanner.ts";

/** The fault of the first field of the row that is no finite 32-bit float. */
export function badNumber(
  scanner: Scanner,
  used: readonly { role: Role; column: number; factor: number }[],
  head: Head,
): FileError {
  for (const { role, column, factor } of used) {
    const value = scanner.values[column]! * factor;
    if (Number.isFinite(Math.fround(value))) continue;
    const text = scanner.text(column);
    const where = `line ${scanner.line}, column ${column + 1} (${head.names?.[column] ?? role})`;
    if (text === "") return new FileError(`${where}: empty, expected a number`);
    if (Number.isFinite(value)) return new FileError(`${where}: ${text} is beyond 3.4e38, the largest 32-bit float`);
    return new FileError(`${where}: "${text}" is not a finite number`);
  }
  return new FileError(`line ${scanner.line}: numbers too large to add up`);
}

const WORDS: Record<string, ComponentName> = {
  disk: "disc",
  disks: "disc",
  dark: "halo",
  dm: "halo",
  darkmatter: "halo",
  star: "stars",
  bh: "black hole",
  blackhole: "black hole",
  "black-hole": "black hole",
  black_hole: "black hole",
};

/** Index of the component that a word in any spelling names, or undefined. */
export function componentNamed(text: string): number | undefined {
  const word = text.toLowerCase();
  const index = COMPONENTS.indexOf((Object.hasOwn(WORDS, word) ? WORDS[word] : word) as ComponentName);
  return index < 0 ? undefined : index;
}

/** Component by number, as GADGET counts its types, or by name; "other" for numbers above. Throws FileError. */
export function componentOf(scanner: Scanner, column: number): number {
  const value = scanner.values[column]!;
  if (!Number.isNaN(value)) {
    if (Number.isInteger(value) && value >= 0) return componentOfType(value);
  } else {
    const index = componentNamed(scanner.text(column));
    if (index !== undefined) return index;
  }
  throw new FileError(
    `line ${scanner.line}, column ${column + 1}: "${scanner.text(column)}" is no component; expected ${COMPONENTS.join(", ")} or a whole number from 0`,
  );
}

/** A whole number from 0 to `max`. Throws FileError. */
export function wholeNumber(scanner: Scanner, column: number, max: number): number {
  const value = scanner.values[column]!;
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new FileError(
    `line ${scanner.line}, column ${column + 1}: "${scanner.text(column)}" is not a whole number from 0 to ${max}`,
  );
}

/** Ids: 32 bit as long as they fit, 64 bit from the first larger one on. */
export class IdColumn {
  private narrow: Uint32Array;
  private wide: BigUint64Array | null = null;

  constructor(room: number) {
    this.narrow = new Uint32Array(room);
  }

  set(i: number, scanner: Scanner, column: number): void {
    const value = scanner.values[column]!;
    if (!this.wide && Number.isInteger(value) && value >= 0 && value <= 0xffffffff) {
      this.narrow[i] = value;
      return;
    }
    const text = scanner.text(column);
    const id = /^\+?\d{1,20}$/.test(text) ? BigInt(text) : Number.isInteger(value) && value >= 0 ? BigInt(value) : -1n;
    if (id < 0n || id > 0xffff_ffff_ffff_ffffn) {
      throw new FileError(`line ${scanner.line}, column ${column + 1}: "${text}" is not an id (a whole number from 0)`);
    }
    if (!this.wide) {
      this.wide = new BigUint64Array(this.narrow.length);
      for (let k = 0; k < i; k++) this.wide[k] = BigInt(this.narrow[k]!);
    }
    this.wide[i] = id;
  }

  /** The first `count`; then the column is empty again. */
  take(count: number): Uint32Array | BigUint64Array {
    const ids = this.wide ? this.wide.subarray(0, count) : this.narrow.subarray(0, count);
    this.wide = null;
    return ids;
  }
}
