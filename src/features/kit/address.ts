import { text } from "../shell/share/text.ts";
import { type AnyControl, type ChoiceControl, heldOf, type NumberControl } from "./control.ts";
import { type Change, joined } from "./slice.ts";

/** How an address is written. */
export interface Written {
  /** Where the camera stands and what it looks at; null: still the first view. */
  readonly camera: readonly number[] | null;
  /** Is it meant to last? Then it says all that forces depend on, so that later versions with other defaults give the same run. */
  readonly lasting: boolean;
}

/** What of a feature an address keeps: it reads and writes its own keys. `S`: the slices that it knows. */
export interface AddressPart<S> {
  /** Place among the others: each finds chosen what those before it read. */
  readonly at: number;
  /** The choices that an address asks for, and the defaults where it does not say. */
  read(query: Query, state: S): Change<S>;
  write(query: URLSearchParams, state: S, how: Written): void;
}

/** A part, whatever slices it knows. */
export interface AnyAddressPart {
  readonly at: number;
  read(query: Query, state: never): object;
  write(query: URLSearchParams, state: never, how: Written): void;
}

/** Keys of the page that are names of parameters of scenarios too, and what stands for them since: there their value was a word, never a number. */
const EARLIER = { cut: "section", mass: "mass-of" } as const;

/** An address that is read. What can't be used is as if it had not been asked for, and said in one line. */
export class Query {
  readonly problems: string[] = [];
  readonly #asked: URLSearchParams;
  /** What keys are called in this address that is of an earlier version. */
  readonly #earlier: Record<string, string> = {};

  /** `search`: "?scenario=…" */
  constructor(search: string) {
    this.#asked = new URLSearchParams(search);
    for (const [old, key] of Object.entries(EARLIER)) {
      const word = this.get(old);
      if (word === undefined || word.trim() === "" || !Number.isNaN(Number(word))) continue;
      this.#asked.delete(old);
      if (this.#asked.has(key)) continue;
      this.#asked.set(key, word);
      this.#earlier[key] = old;
    }
  }

  /** The words behind a key. */
  get(key: string): string | undefined {
    return this.#asked.get(key) ?? undefined;
  }

  /** A number between two others. */
  number(key: string, { min, max }: { readonly min: number; readonly max: number }, whole = false): number | undefined {
    const asked = this.get(key);
    if (asked === undefined) return undefined;
    const value = asked.trim() === "" ? Number.NaN : Number(asked);
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
    return this.refuse(key, text.problems.number(key, asked, whole, min, max));
  }

  /** One of the keys of `names`. */
  name<T extends object>(key: string, names: T): keyof T | undefined {
    const asked = this.get(key);
    if (asked === undefined || Object.hasOwn(names, asked)) return asked as keyof T | undefined;
    return this.refuse(key, text.problems.choice(key, asked, Object.keys(names).join(", ")));
  }

  /** A word that `fits`. */
  word(
    key: string,
    fits: (asked: string) => boolean,
    problem: (asked: string, key: string) => string,
  ): string | undefined {
    const asked = this.get(key);
    return asked === undefined || fits(asked) ? asked : this.refuse(key, problem(asked, this.#earlier[key] ?? key));
  }

  isOn(key: string): boolean {
    return this.get(key) !== undefined && this.get(key) !== "0";
  }

  refuse(key: string, problem: string): undefined {
    this.#asked.delete(key);
    this.problems.push(problem);
  }
}

/** Those fields that an address asked for. */
export function known<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Writes `value` where it is not the standard one. */
export function writeOther(
  query: URLSearchParams,
  key: string,
  value: string | number,
  standard: string | number | null,
): void {
  if (value !== standard) query.set(key, String(value));
}

/** What a link says of a control; undefined where it says nothing that can be used. */
export function asked(query: Query, control: LinkedControl, state: never): number | string | undefined {
  const { link } = control;
  if (control.kind === "number") return query.number(link, control.linkRange ?? control.range(state), control.whole);
  return query.name(link, control.names);
}

/** A number, or a choice of names, that a link can ask for by itself. */
export type LinkedControl = (NumberControl<never> | (ChoiceControl<never> & { readonly names: object })) & {
  readonly link: string;
};

/** Those of the controls that a link can ask for one by one. */
export const linkedOf = (controls: Readonly<Record<string, AnyControl>>): LinkedControl[] =>
  Object.values(controls).filter(
    (one): one is LinkedControl =>
      one.link !== undefined && (one.kind === "number" || (one.kind === "choice" && one.names !== undefined)),
  );

/** The part of an address of controls that need no more than themselves: where it says nothing, their defaults hold. */
export function linkPart(at: number, controls: Readonly<Record<string, AnyControl>>): AnyAddressPart {
  const linked = linkedOf(controls);
  const usual = (one: LinkedControl, state: never) =>
    one.kind === "number" ? one.range(state).default : one.default!(state);
  return {
    at,
    read: (query, state: never) =>
      linked
        .map((one) => ({ [one.at[0]]: { [one.at[1]]: asked(query, one, state) ?? usual(one, state) } }))
        .reduce(joined),
    write: (query, state: never) => {
      for (const one of linked) writeOther(query, one.link, heldOf(state, one), usual(one, state));
    },
  };
}

/** What of a feature's state a session keeps beside the address: keys of slices, and whether a value from outside can be one's. */
export type SessionPart<S> = {
  readonly [Name in keyof S]?: { readonly [Key in keyof S[Name]]?: (given: unknown) => given is S[Name][Key] };
};

/** A part, whatever slices it knows. */
export type AnySessionPart = Readonly<Record<string, Readonly<Record<string, (given: unknown) => boolean>>>>;
