import type { Scale } from "../../data/bodies/units.ts";
import type { Option } from "../../ui/options.ts";
import type { ScaleName } from "../../ui/scale.ts";
import type { Group, Level } from "./levels.ts";
import type { AnyUndoPart, Called } from "./undoPart.ts";

/** Settings that a lesson may fix, by their keys in links. */
export const FIXED: readonly string[] = ["theta", "eps", "dt", "solver", "integrator"];

/** What a person reads of a control. */
export interface ControlWords {
  readonly label: string;
  readonly help: string;
  readonly unit?: string;
}

interface Base<S> {
  /** Its name among all controls, for search, tests and “Reset to defaults”. */
  readonly key: string;
  readonly words: ControlWords;
  /** What it says otherwise in this run. */
  readonly says?: (state: S) => Partial<ControlWords>;
  readonly group: Group;
  /** The first level at which it is seen. */
  readonly level: Level;
  /** Where the store holds the value: slice and key, and a field of what is there. “Undo” takes back each change, but where `undo` is false. */
  readonly at: readonly [slice: string, key: string, field?: string];
  readonly undo?: false;
  /** Its key in links. */
  readonly link?: string;
  /** Is there something to choose in this run? Without it: always. */
  readonly shown?: (state: S) => boolean;
}

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** A number on a slider. */
export interface NumberControl<S> extends Base<S> {
  readonly kind: "number";
  readonly range: (state: S) => Range;
  /** What a link may ask for, where that is more than the slider reaches. */
  readonly linkRange?: { readonly min: number; readonly max: number };
  readonly scale?: ScaleName;
  readonly whole?: boolean;
  /** What it is a number of; people read it in their units. Without it: of `words.unit`. */
  readonly quantity?: keyof Scale;
  readonly show: (value: number) => string;
  readonly set: (state: S, value: number) => void;
}

/** One of a list. */
export interface ChoiceControl<S> extends Base<S> {
  readonly kind: "choice";
  readonly options: (state: S) => readonly Option[];
  /** The one that is chosen, where the store holds it otherwise. */
  readonly value?: (state: S) => string;
  /** What holds where nothing was chosen; without it “Reset to defaults” leaves the choice alone. */
  readonly default?: (state: S) => string;
  /** Names that links may say; without it: what the list offers. */
  readonly names?: Readonly<Record<string, string>>;
  /** A line below the list. */
  readonly note?: (state: S) => string | null;
  readonly set: (state: S, value: string) => void;
}

/** On or off. */
export interface SwitchControl<S> extends Base<S> {
  readonly kind: "switch";
  readonly default: boolean;
  readonly set: (state: S, on: boolean) => void;
}

/** What a panel of its own draws: search finds it by its name. */
export interface DrawnControl<S> extends Base<S> {
  readonly kind: "drawn";
}

/**
 * One thing that can be set: the field in the panel, the key of links, the name in “Undo”, search and reset are made from this record.
 * `S`: the slices that it reads.
 */
export type Control<S> = NumberControl<S> | ChoiceControl<S> | SwitchControl<S> | DrawnControl<S>;

/** A control, whatever slices it reads. */
export type AnyControl = Control<never>;

/** What the store holds of a control. */
export function heldOf<T>(state: object, { at: [slice, key, field] }: Pick<AnyControl, "at">): T {
  const held = (state as Readonly<Record<string, Readonly<Record<string, unknown>>>>)[slice]![key];
  return (field === undefined ? held : (held as Readonly<Record<string, unknown>>)[field]) as T;
}

/** How people call it in this run, and what it does. */
export const wordsOf = (state: never, { words, says }: AnyControl): ControlWords => ({ ...words, ...says?.(state) });

export const isShown = (state: never, { shown }: AnyControl): boolean => shown?.(state) ?? true;

/** What “Undo” takes back of these controls, by the names that people know. */
export function undoOf(controls: readonly AnyControl[]): NonNullable<AnyUndoPart["settings"]> {
  const settings: Record<string, Record<string, Called>> = {};
  for (const { kind, at, words, undo } of controls) {
    // What a panel draws itself says itself what can be taken back of it.
    if (undo === false || kind === "drawn") continue;
    const [slice, key, field] = at;
    const { label } = words;
    settings[slice] ??= {};
    const fields = settings[slice][key];
    settings[slice][key] = field === undefined ? label : { ...(typeof fields === "object" && fields), [field]: label };
  }
  return settings;
}

/** Gives the control the value that it has where nothing was chosen. */
export function reset(state: never, control: AnyControl): void {
  if (!isShown(state, control)) return;
  if (control.kind === "number") control.set(state, control.range(state).default);
  if (control.kind === "switch") control.set(state, control.default);
  if (control.kind === "choice" && control.default) control.set(state, control.default(state));
}
