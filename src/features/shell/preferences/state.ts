import * as v from "valibot";
import type { AnyCommand } from "../../kit/command.ts";
import type { Slice } from "../../kit/slice.ts";
import { misfit } from "../../kit/validate.ts";
import { text } from "./text.ts";

/** A person's choice of keys of one character, which can be turned off and changed (WCAG 2.1.4). */
export interface Shortcuts {
  readonly on: boolean;
  /** Commands by name with keys of their own; "": none. */
  readonly keys: Readonly<Record<string, string>>;
}

export interface PreferencesState {
  /** Everything that keys can do, in the order of the list of keys. */
  readonly commands: readonly AnyCommand[];
  shortcuts: Shortcuts;
  setShortcuts(shortcuts: Shortcuts): void;
}

export interface PreferencesSlice {
  readonly preferences: PreferencesState;
}

export const SHORTCUTS: Shortcuts = { on: true, keys: {} };

export const createPreferences =
  (commands: readonly AnyCommand[]): Slice<PreferencesSlice> =>
  (set) => ({
    commands,
    shortcuts: SHORTCUTS,
    setShortcuts: (shortcuts) => set({ shortcuts }),
  });

interface Keyed {
  readonly name: string;
  readonly keys: readonly string[];
}

/** Of a keyboard event: does a key write something? Arrows, Enter and their like have names. */
export const isCharacter = (key: string): boolean => [...key].length === 1;

/** The keys that perform a command now. One of a person's own takes the place of its characters. */
export function keysOf({ name, keys }: Keyed, { on, keys: own }: Shortcuts): readonly string[] {
  const mine = own[name];
  if (on && mine === undefined) return keys;
  const named = keys.filter((key) => !isCharacter(key));
  return on && mine ? [mine, ...named] : named;
}

/** The other command that has this key, if any. Commands that share one would hide each other. */
export function holderOf<T extends Keyed>(key: string, name: string, all: readonly T[], { keys }: Shortcuts): T | null {
  return all.find((other) => other.name !== name && keysOf(other, { on: true, keys }).includes(key)) ?? null;
}

const SCHEMA = v.object({
  antennae: v.literal("shortcuts"),
  version: v.literal(1),
  on: v.boolean(),
  keys: v.record(
    v.string(),
    v.pipe(
      v.string(),
      v.check((key) => key === "" || isCharacter(key), text.oneCharacter),
    ),
  ),
});

/** `{"antennae":"shortcuts","version":1,"on":true,"keys":{"play":"q"}}` */
export function writeShortcuts({ on, keys }: Shortcuts): string {
  return JSON.stringify({ antennae: "shortcuts", version: 1, on, keys });
}

/** The inverse of `writeShortcuts`; commands that are not in `all` are left out. Throws one line that says what is wrong. */
export function readShortcuts(words: string, all: readonly Keyed[]): Shortcuts {
  const fail = (why: string) => new Error(text.notShortcuts(why));
  let found: unknown;
  try {
    found = JSON.parse(words);
  } catch (error) {
    throw fail((error as Error).message);
  }
  const read = v.safeParse(SCHEMA, found);
  if (!read.success) throw fail(misfit(read.issues));
  const { on, keys } = read.output;
  return {
    on,
    keys: Object.fromEntries(Object.entries(keys).filter(([name]) => all.some((one) => one.name === name))),
  };
}
