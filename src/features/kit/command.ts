import type { IconName } from "../../ui/icon.tsx";
import type { Actions } from "./actions.ts";
import type { Store } from "./slice.ts";

export interface CommandContext<S> {
  readonly store: Store<S>;
  readonly actions: Actions;
}

interface CommandRecord<S> {
  readonly name: string;
  /** Accessible name, which may depend on the state (Play / Pause), and one sentence for the tooltip, the search and the list of keys. */
  readonly words: { readonly label: string | ((state: S) => string); readonly help: string };
  /** `KeyboardEvent.key` values that perform it. */
  readonly keys?: readonly string[];
  /** Of its button, if it has one. */
  readonly icon?: IconName | ((state: S) => IconName);
  /** Can it do something now? Otherwise button, key and search refuse it. Without it: always. */
  readonly enabled?: (state: S) => boolean;
  /** Is what it turns on on? */
  readonly pressed?: (state: S) => boolean;
  /** Is what it opens open? */
  readonly expanded?: (state: S) => boolean;
  readonly perform: (context: CommandContext<S>) => void;
}

/** One thing that a user can do: buttons, keys, the search and the list of keys are made from these records. `S`: the slices that it reads. */
export interface Command<S> {
  readonly name: string;
  label(state: S): string;
  readonly help: string;
  readonly keys: readonly string[];
  icon(state: S): IconName | null;
  enabled(state: S): boolean;
  /** Undefined: it turns nothing on. */
  pressed(state: S): boolean | undefined;
  /** Undefined: it opens nothing. */
  expanded(state: S): boolean | undefined;
  perform(context: CommandContext<S>): void;
}

/** A command, whatever slices it reads. */
export interface AnyCommand extends Omit<Command<never>, "perform"> {
  perform(context: never): void;
}

export function command<S = unknown>({ name, words, keys = [], icon, ...record }: CommandRecord<S>): Command<S> {
  const { label, help } = words;
  const { enabled, pressed, expanded, perform } = record;
  return {
    ...{ name, help, keys, perform },
    label: typeof label === "string" ? () => label : label,
    icon: typeof icon === "function" ? icon : () => icon ?? null,
    enabled: enabled ?? (() => true),
    pressed: (state) => pressed?.(state),
    expanded: (state) => expanded?.(state),
  };
}

/** Does what a command does, where it can do something now; says whether it did. */
export function perform<S>(app: CommandContext<S>, { enabled, perform: act }: AnyCommand): boolean {
  const able = enabled(app.store.getState() as never);
  if (able) act(app as never);
  return able;
}
