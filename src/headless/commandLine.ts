import { parseArguments } from "./arguments.ts";
import type { Command } from "./command.ts";
import { COMMANDS } from "./commands/index.ts";
import { helpForAll, helpForOne } from "./help.ts";
import { Stopped } from "./interrupt.ts";
import { type Sink, streamReport } from "./report.ts";

/** Where a command line writes: results to `out`, all else to `err`. Both process.stdout and a test's collector fit. */
export interface Streams {
  readonly out: Sink;
  readonly err: Sink;
}

/** Runs one command line; returns the exit code. Results go to `out` as one JSON object, all else to `err`. */
export async function runCommandLine(words: readonly string[], streams: Streams): Promise<number> {
  const [name, ...rest] = words;
  if (name === "--help" || name === "-h" || name === "help") {
    streams.out.write(helpForAll(COMMANDS));
    return 0;
  }
  const known = COMMANDS.map((command) => command.name).join(", ");
  if (name === undefined) return complain(streams, `needs a command: ${known}; or --help`);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command) return runCommand(command, rest, streams);
  const [second, ...others] = rest;
  const longer = COMMANDS.find((candidate) => candidate.name === `${name} ${second}`);
  if (longer) return runCommand(longer, others, streams);
  return complain(streams, `has no command ${JSON.stringify(name)}; it has: ${known}; or --help`);
}

/** Runs one command on the words after its name; returns the exit code. `start` is what people type to begin it. */
export async function runCommand(
  command: Command,
  words: readonly string[],
  streams: Streams,
  start?: string,
): Promise<number> {
  const { out, err } = streams;
  if (words.includes("--help") || words.includes("-h")) {
    out.write(helpForOne(command, start));
    return 0;
  }
  try {
    const { operands, options } = parseArguments(command, words);
    const result = await command.run(operands, options, streamReport(err));
    // One line for programs, many for people.
    out.write(`${JSON.stringify(result, null, out.isTTY ? 2 : 0)}\n`);
    return 0;
  } catch (error) {
    if (process.env.ANTENNAE_DEBUG) console.error(error);
    const code = error instanceof Stopped ? error.exitCode : 1;
    return complain(streams, `${command.name}: ${error instanceof Error ? error.message : String(error)}`, code);
  }
}

/** One line, whatever a library put into its message. */
function complain({ err }: Streams, message: string, code = 1): number {
  err.write(`antennae ${message.replaceAll(/\s*\n\s*/g, " ")}\n`);
  return code;
}
