import type { Actions } from "./actions.ts";
import type { Store } from "./slice.ts";

export interface CommandContext<S> {
  readonly store: Store<S>;
  readonly actions: Actions;
}

/** One thing that a user can do: buttons, keys and the list of keys are made from these records. `S`: the slices that it reads. */
export interface Command<S> {
  readonly name: string;
  /** Accessible name; may depend on the state (Play / Pause). */
  label(state: S): string;
  /** One sentence for the tooltip and the list of keys. */
  readonly help: string;
  /** `KeyboardEvent.key` values that perform it. */
  readonly keys: readonly string[];
  perform(context: CommandContext<S>): void;
}

/** A command, whatever slices it reads. */
export interface AnyCommand extends Pick<Command<never>, "name" | "label" | "help" | "keys"> {
  perform(context: never): void;
}

export const command = <S = unknown>(
  name: string,
  { label, help }: { readonly label: string | ((state: S) => string); readonly help: string },
  keys: readonly string[],
  perform: (context: CommandContext<S>) => void,
): Command<S> => ({ name, label: typeof label === "string" ? () => label : label, help, keys, perform });
