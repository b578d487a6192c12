import { parseArgs } from "node:util";
import type { Command } from "./command.ts";

/** What the user typed, checked against a command's record. */
export interface Parsed {
  readonly operands: readonly string[];
  readonly options: Record<string, unknown>;
}

/**
 * Splits and checks a command's arguments. Throws one line on unknown, repeated, missing or malformed ones.
 * Node's own parser only cuts the words: its complaints take several lines, and it does not know values from names.
 */
export function parseArguments(command: Command, words: readonly string[]): Parsed {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(command.options).map(([name, { placeholder }]) => [
        name,
        { type: placeholder === "" ? ("boolean" as const) : ("string" as const) },
      ]),
    ),
    strict: false,
    tokens: true,
  });
  const given = new Map<string, string[]>();
  const operands: string[] = [];
  let last = "";
  for (const token of tokens) {
    if (token.kind === "positional") {
      const pair = command.options[last]?.many && /^[A-Za-z]\w*=/.test(token.value);
      if (pair) given.get(last)!.push(token.value);
      else operands.push(token.value);
    } else if (token.kind === "option") {
      add(command, given, token.name, token.rawName, token.value, token.inlineValue ?? false);
      last = token.name;
    }
  }
  const spare = operands[command.operands.length];
  if (spare !== undefined) throw new Error(`does not know what to do with ${JSON.stringify(spare)}; ${usage(command)}`);
  const missing = command.operands[operands.length];
  if (missing !== undefined) throw new Error(`needs ${missing}; ${usage(command)}`);
  return { operands, options: values(command, given) };
}

function add(
  command: Command,
  given: Map<string, string[]>,
  name: string,
  typed: string,
  value: string | undefined,
  inline: boolean,
): void {
  const option = command.options[name];
  if (!option) {
    const known = Object.keys(command.options).map((key) => `--${key}`);
    throw new Error(`has no option ${typed}; it has: ${known.join(", ")}`);
  }
  if (option.placeholder === "") {
    if (value !== undefined) throw new Error(`--${name} takes no value; it was given ${JSON.stringify(value)}`);
    if (given.has(name)) throw new Error(`--${name} was given twice`);
    given.set(name, [name]);
    return;
  }
  // A negative number is a value; another option is not.
  if (typeof value !== "string" || (!inline && /^--[a-z]/.test(value))) {
    throw new Error(`--${name} needs a value: --${name} ${option.placeholder}`);
  }
  const texts = given.get(name) ?? [];
  if (texts.length > 0 && !option.many) throw new Error(`--${name} was given twice`);
  given.set(name, [...texts, value]);
}

function values(command: Command, given: Map<string, string[]>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(command.options)) {
    const texts = given.get(name) ?? [];
    if (option.required && texts.length === 0) throw new Error(`needs --${name} ${option.placeholder}: ${option.help}`);
    try {
      result[name] = option.parse(texts);
    } catch (error) {
      throw new Error(`--${name} ${error instanceof Error ? error.message : error}`);
    }
  }
  return result;
}

function usage(command: Command): string {
  return `usage: ${command.name} ${command.usage}`;
}
