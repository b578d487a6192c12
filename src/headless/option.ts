import type { Setting } from "../engine/index.ts";

/** One option of a command: what help says of it, and how its text becomes a value. `parse` throws one line that starts after "--name ". */
export interface Option<T> {
  /** What stands for the value in the help, e.g. "N"; "" for a switch without a value. */
  readonly placeholder: string;
  readonly help: string;
  readonly required: boolean;
  /** May be given more than once, and with several key=value after it. */
  readonly many: boolean;
  /** `texts` is what was given, [] when the option was absent. */
  parse(texts: readonly string[]): T;
}

export type Options = Readonly<Record<string, Option<unknown>>>;
export type Given<O extends Options> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

interface Range {
  readonly min?: number;
  readonly max?: number;
  /** It must be more than this. */
  readonly above?: number;
  readonly integer?: boolean;
  /** Refuse 0 (a time step may be negative, but not nothing). */
  readonly nonZero?: boolean;
}

function toNumber(text: string, range: Range): number {
  const { min = -Infinity, max = Infinity, above = -Infinity, integer = false, nonZero = false } = range;
  const value = text.trim() === "" ? Number.NaN : Number(text);
  const fits = Number.isFinite(value) && value >= min && value <= max && value > above;
  if (fits && (!integer || Number.isSafeInteger(value)) && !(nonZero && value === 0)) return value;
  const kind = `a ${integer ? "whole " : ""}number${nonZero ? " other than 0" : ""}`;
  const least = above > -Infinity ? ` above ${above}` : min > -Infinity ? `, ${min} or more` : "";
  const allowed = min > -Infinity && max < Infinity ? ` from ${min} to ${max}` : least;
  throw new Error(`${JSON.stringify(text)} is not ${kind}${allowed}`);
}

/** A number that must be given. */
export function number(placeholder: string, help: string, range: Range = {}): Option<number> {
  return { placeholder, help, required: true, many: false, parse: ([text]) => toNumber(text!, range) };
}

/** A number with a default; `null`: the help text itself says what is taken instead. */
export function numberOr<D extends number | null>(
  fallback: D,
  placeholder: string,
  help: string,
  range: Range = {},
): Option<number | D> {
  const said = fallback === null ? help : `${help} (default ${fallback})`;
  const parse = ([text]: readonly string[]) => (text === undefined ? fallback : toNumber(text, range));
  return { placeholder, help: said, required: false, many: false, parse };
}

/** A switch: true where it was given. */
export function flag(help: string): Option<boolean> {
  return { placeholder: "", help, required: false, many: false, parse: (texts) => texts.length > 0 };
}

/** A text that must be given. */
export function text(placeholder: string, help: string): Option<string> {
  return { placeholder, help, required: true, many: false, parse: ([given]) => given! };
}

/** A text with a default. */
export function textOr<D extends string | null>(fallback: D, placeholder: string, help: string): Option<string | D> {
  const said = fallback === null ? help : `${help} (default ${fallback})`;
  return { placeholder, help: said, required: false, many: false, parse: ([given]) => given ?? fallback };
}

/** Texts separated by commas. */
export function textsOr<D extends readonly string[] | null>(
  fallback: D,
  placeholder: string,
  help: string,
): Option<readonly string[] | D> {
  const said = fallback === null ? help : `${help} (default ${fallback.join(",")})`;
  const parse = ([list]: readonly string[]) => list?.split(",").map((item) => item.trim()) ?? fallback;
  return { placeholder, help: said, required: false, many: false, parse };
}

/** Numbers separated by commas. */
export function numbersOr(
  fallback: readonly number[],
  placeholder: string,
  help: string,
  range: Range = {},
): Option<readonly number[]> {
  const said = `${help} (default ${fallback.join(",")})`;
  const parse = ([list]: readonly string[]) => list?.split(",").map((item) => toNumber(item, range)) ?? fallback;
  return { placeholder, help: said, required: false, many: false, parse };
}

/** Any number of texts, each of which `parse` reads; it throws one line about the text. */
export function manyOf<T>(placeholder: string, help: string, parse: (text: string) => T): Option<readonly T[]> {
  return { placeholder, help, required: false, many: true, parse: (texts) => texts.map(parse) };
}

/** Any number of key=value pairs of numbers. */
export function pairs(placeholder: string, help: string): Option<Record<string, number>> {
  return {
    placeholder,
    help,
    required: false,
    many: true,
    parse(texts) {
      const values: Record<string, number> = {};
      for (const pair of texts) {
        const [, key, value] = /^([A-Za-z]\w*)=(.+)$/.exec(pair) ?? [];
        if (key === undefined) throw new Error(`${JSON.stringify(pair)} is not of the form name=number`);
        const parsed = Number(value);
        if (!Number.isFinite(parsed)) throw new Error(`${key}=${value} is not a number`);
        values[key] = parsed;
      }
      return values;
    },
  };
}

/** An option that gives a setting, whose range, names and help are the setting's own. `fallback`: what is taken if it is not given; `note` says so in the help. */
export function settingOr<T extends string | number, D extends T | null>(
  setting: Setting<T>,
  placeholder: string,
  fallback: D,
  note = `default ${fallback ?? setting.default}`,
): Option<T | D> {
  const { help, of, min, max, above, whole: integer, notZero: nonZero } = setting;
  const range = { min, max, above, integer, nonZero } as Range;
  const known = of ? `${help}: ${of.join(", ")}` : help;
  const read = (text: string) =>
    typeof setting.default === "number" ? (toNumber(text, range) as T) : oneOf(text as T, of);
  const parse = ([text]: readonly string[]) => (text === undefined ? fallback : read(text));
  return { placeholder, help: `${known} (${note})`, required: false, many: false, parse };
}

/** Throws one line if a text is none of some names; absent: all are allowed. */
export function oneOf<T extends string | number>(text: T, names: readonly T[] | undefined): T {
  if (!names || names.includes(text)) return text;
  throw new Error(`"${text}" is not known; it is one of ${names.join(", ")}`);
}
