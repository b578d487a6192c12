import * as v from "valibot";
import { keepStored } from "../../kit/browserStorage.ts";
import type { Store } from "../../kit/slice.ts";
import { misfit } from "../../kit/validate.ts";
import { type AppearanceSlice, type AppearanceState, VIEW_RANGES } from "../../view/appearance/state.ts";
import type { MessagesSlice } from "../messages/state.ts";
import type { UnitsSlice, UnitsState } from "../units/state.ts";
import { type PreferencesSlice, readShortcuts, writeShortcuts } from "./state.ts";
import { text } from "./text.ts";

type Reads = AppearanceSlice & MessagesSlice & PreferencesSlice & UnitsSlice;

/** One choice of a person that outlives the page, and its name in the address. */
interface Preference<T> {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, T>;
  of(state: Reads): T;
  set(state: Reads, value: T): void;
}

const units: Preference<UnitsState["units"]> = {
  name: "units",
  schema: v.picklist(["physical", "own"]),
  of: (state) => state.units.units,
  set: (state, value) => state.units.setUnits(value),
};

const theme: Preference<AppearanceState["view"]["theme"]> = {
  name: "theme",
  schema: v.picklist(["dark", "print"]),
  of: (state) => state.appearance.view.theme,
  set: (state, value) => state.appearance.setView({ theme: value }),
};

const glow: Preference<number> = {
  name: "glow",
  schema: v.pipe(v.number(), v.minValue(VIEW_RANGES.glow.min), v.maxValue(VIEW_RANGES.glow.max)),
  of: (state) => state.appearance.view.glow,
  set: (state, value) => state.appearance.setView({ glow: value }),
};

/**
 * Keeps units, theme, glow and shortcuts in the browser. What `address` ("?units=…") names is in force for this page, and
 * is kept only when it is changed here.
 */
export function keepPreferences(store: Store<Reads>, address: string): void {
  const named = new URLSearchParams(address);
  const keep = <T>({ name, schema, of, set }: Preference<T>) =>
    keepStored(store, {
      key: `antennae.${name}`,
      of: (state: Reads) => of(state),
      write: (value) => JSON.stringify(value),
      load: (words) => {
        if (!named.has(name)) set(store.getState(), parse(name, schema, words));
      },
    });
  keep(units);
  keep(theme);
  keep(glow);
  keepStored(store, {
    key: "antennae.shortcuts",
    of: (state: Reads) => state.preferences.shortcuts,
    write: writeShortcuts,
    load: (words) =>
      store.getState().preferences.setShortcuts(readShortcuts(words, store.getState().preferences.commands)),
  });
}

function parse<T>(name: string, schema: v.GenericSchema<unknown, T>, words: string): T {
  let found: unknown = words;
  try {
    found = JSON.parse(words);
  } catch {
    // The schema says what is wrong with it.
  }
  const read = v.safeParse(schema, found);
  if (!read.success) throw new Error(text.notKept(name, misfit(read.issues)));
  return read.output;
}
