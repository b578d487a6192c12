/** One setting of a run: defaults, checks, options of the command line, sliders, links and the tables in docs are made from it. */
export interface Setting<T> {
  /** What counts if nothing is said. */
  readonly default: T;
  /** One sentence, for people. */
  readonly help: string;
  /** What a number is of, in words; absent: it has no unit. */
  readonly unit?: string;
  /** The least that is allowed. */
  readonly min?: number;
  /** The most that is allowed. */
  readonly max?: number;
  /** It must be more than this. */
  readonly above?: number;
  /** A whole number. */
  readonly whole?: true;
  /** A number other than 0. */
  readonly notZero?: true;
  /** The names that are allowed; absent for a name: records say. */
  readonly of?: readonly T[];
  /** Fixed when the engine is made: it is compiled in, or in the bodies. Else it takes effect with the next step. */
  readonly fixed?: true;
}

/** All settings of a kind of run, by their names. */
export type Schema<S> = { readonly [K in keyof S]-?: Setting<S[K]> };

const entries = <S>(schema: Schema<S>) => Object.entries(schema) as [keyof S & string, Setting<unknown>][];

/** What counts if nothing is said. */
export const defaultsOf = <S>(schema: Schema<S>): S =>
  Object.fromEntries(entries(schema).map(([name, setting]) => [name, setting.default])) as S;

/** What is allowed, in words that follow “it must be”. */
export function allowedOf({ unit, min, max, above, whole, notZero, of }: Setting<never>): string {
  const isIn = unit ? `, in ${unit}` : "";
  if (of) return `one of ${of.join(", ")}`;
  if (notZero) return `a number other than 0${isIn}`;
  if (above !== undefined) return `a number above ${above}${isIn}`;
  const kind = whole ? "a whole number" : "";
  if (max === undefined) return whole ? `${kind} of ${unit}, ${min} or more` : `${min} or more${isIn}`;
  return `${kind} from ${min} to ${max} ${unit ?? ""}`.trim();
}

function fits(
  value: unknown,
  { min = -Infinity, max = Infinity, above = -Infinity, ...rest }: Setting<unknown>,
): boolean {
  if (typeof value !== "number") return !rest.of || rest.of.includes(value);
  if (!Number.isFinite(value) || value < min || value > max || value <= above) return false;
  return !(rest.whole && !Number.isInteger(value)) && !(rest.notZero && value === 0);
}

/** Throws one line that names the setting, its value and what is allowed. */
export function checkAll<S>(schema: Schema<S>, settings: S): void {
  for (const [name, setting] of entries(schema)) {
    const value = settings[name];
    const isRight = typeof value === typeof setting.default && fits(value, setting);
    if (isRight) continue;
    const said = typeof value === "string" ? `"${value}"` : value;
    const allowed =
      typeof setting.default === "string" && !setting.of ? "a name" : allowedOf(setting as Setting<never>);
    throw new Error(`${name} = ${said}: it must be ${allowed}`);
  }
}

/** Settings with a change. Throws one line where a number is not allowed, or what is fixed would be another. */
export function changed<S>(schema: Schema<S>, settings: S, change: Partial<S>): S {
  const next = { ...settings, ...change };
  checkAll(schema, next);
  for (const [name, { fixed }] of entries(schema))
    if (fixed && next[name] !== settings[name])
      throw new Error(`${name} = ${next[name]}: fixed when the engine is made; make a new one`);
  return next;
}
