import * as v from "valibot";
import type { Slice } from "../../kit/slice.ts";
import { NAME, readEntries } from "../../kit/validate.ts";
import { text } from "./text.ts";

/** A run and its view under a name: an address reproduces it. */
export interface Preset {
  readonly name: string;
  /** "?scenario=…" */
  readonly address: string;
}

export interface PresetsState {
  presets: readonly Preset[];
  setPresets(presets: readonly Preset[]): void;
  /** Keeps an address under a name that no other preset has. */
  keepPreset(name: string, address: string): void;
  renamePreset(name: string, next: string): void;
  forgetPreset(name: string): void;
  /** Takes over presets that are not there yet; returns how many. Throws one line where the text holds none. */
  importPresets(words: string): number;
}

export interface PresetsSlice {
  readonly presets: PresetsState;
}

/** What a file of presets says first. */
const KIND = "presets";

export const createPresets: Slice<PresetsSlice> = (set, get) => ({
  presets: [],
  setPresets: (presets) => set({ presets }),
  keepPreset: (name, address) =>
    set((s) => ({ presets: [...s.presets, { name: freeName(s.presets, name), address }] })),
  renamePreset: (name, next) =>
    set((s) => {
      const others = s.presets.filter((p) => p.name !== name);
      const free = freeName(others, next.trim() || name);
      return { presets: s.presets.map((p) => (p.name === name ? { ...p, name: free } : p)) };
    }),
  forgetPreset: (name) => set((s) => ({ presets: s.presets.filter((p) => p.name !== name) })),
  importPresets: (words) => {
    const before = get().presets.presets;
    for (const preset of readPresets(words)) {
      const { presets, keepPreset } = get().presets;
      const there = presets.some((p) => p.address === preset.address && p.name === preset.name);
      if (!there) keepPreset(preset.name, preset.address);
    }
    return get().presets.presets.length - before.length;
  },
});

/** `name`, or with the first number behind it that makes it another one. */
function freeName(presets: readonly Preset[], name: string): string {
  const taken = (wanted: string) => presets.some((p) => p.name === wanted);
  let free = name;
  for (let k = 2; taken(free); k++) free = `${name} ${k}`;
  return free;
}

/** `{"antennae":"presets","version":1,"presets":[{"name":…,"address":"?…"}]}` */
export function writePresets(presets: readonly Preset[]): string {
  return `${JSON.stringify({ antennae: KIND, version: 1, presets }, null, 2)}\n`;
}

/** Does the text look like `writePresets` wrote it? */
export function holdsPresets(words: string): boolean {
  return /^\s*\{\s*"antennae"\s*:\s*"presets"/.test(words);
}

const PRESET: v.GenericSchema<unknown, Preset> = v.object({
  name: NAME,
  address: v.pipe(v.string(), v.startsWith("?")),
});

/** The inverse of `writePresets`. Throws one line that says what is wrong. */
export function readPresets(words: string): Preset[] {
  return readEntries(words, KIND, PRESET, text.presets.notPresets, text.presets.lacks);
}
