import type { GasSettings } from "../../src/physics/gas/settings.ts";
import type { Means } from "./course.ts";

/** A number that a test found, and what it must be. */
export interface Figure {
  readonly what: string;
  readonly found: number;
  /** What it must be, in words: “at most 0.015”. Null: only told. */
  readonly bound: string | null;
  readonly holds: boolean;
}

/** How large a test is: `quick` takes seconds of a core, `full` minutes, `large` wants a GPU. */
export type Size = "quick" | "full" | "large";

/** One test of the gas against theory or published figures. */
export interface GasTest {
  readonly name: string;
  /** The set-up in one line. */
  readonly title: string;
  run(
    size: Size,
    settings: Partial<GasSettings>,
    say: (line: string) => void,
    means?: Means,
    /** Takes pictures: a name and a file. */
    keep?: (name: string, file: Uint8Array) => void,
  ): Promise<Figure[]>;
}

/** A figure that must not be above a bound. */
export const atMost = (what: string, found: number, most: number): Figure => ({
  what,
  found,
  bound: `at most ${most}`,
  holds: found <= most,
});

/** A figure that must not be below a bound. */
export const atLeast = (what: string, found: number, least: number): Figure => ({
  what,
  found,
  bound: `at least ${least}`,
  holds: found >= least,
});

/** A figure that must be near another: within `part` of it. */
export const near = (what: string, found: number, wanted: number, part: number): Figure => ({
  what,
  found,
  bound: `${wanted} within ${+(100 * part).toPrecision(3)} %`,
  holds: Math.abs(found / wanted - 1) <= part,
});

/** A figure without a bound. */
export const told = (what: string, found: number): Figure => ({ what, found, bound: null, holds: true });
