import { type Given, type Options, textOr } from "./option.ts";

/** Where a command may say how far it is; results are what it returns. */
export interface Report {
  /** One line for people on standard error. */
  say(line: string): void;
  /** Fraction done, 0 to 1, of what `label` names. */
  progress(label: string, fraction: number): void;
}

/** One command of the command line; `commands/index.ts` lists them. */
export interface Command {
  /** Lower case, one word or two. */
  readonly name: string;
  /** What follows the name in the usage line, e.g. "IN OUT [--format F]". */
  readonly usage: string;
  /** One sentence. */
  readonly help: string;
  /** More lines for its own help, made from other records. */
  readonly details?: string;
  /** Names of the arguments that are no options, all required, in order. */
  readonly operands: readonly string[];
  readonly options: Options;
  /** The JSON object for standard output; `options` are the parsed ones. Throws Error, one line. */
  run(operands: readonly string[], options: Readonly<Record<string, unknown>>, report: Report): Promise<object>;
}

/** A command as its file writes it: `run` knows the types of its own options and of the common ones. */
interface CommandRecord<O extends Options> extends Omit<Command, "options" | "run"> {
  readonly options: O;
  run(operands: readonly string[], options: Given<O> & Given<typeof COMMON>, report: Report): Promise<object>;
}

/** Options of every command. */
export const COMMON = {
  adapter: textOr("gpu", "NAME", "gpu, swiftshader, or part of an adapter's name"),
};

/** Gives a command the common options, and forgets the types that only its own `run` needs. */
export function defineCommand<O extends Options>(record: CommandRecord<O>): Command {
  return { ...record, options: { ...record.options, ...COMMON } } as unknown as Command;
}
