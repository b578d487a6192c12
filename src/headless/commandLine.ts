import { parseArguments } from "./arguments.ts";
import { COMMANDS } from "./commands/index.ts";
import { helpForAll, helpForOne } from "./help.ts";
import { type Sink, streamReport } from "./report.ts";

/** Where a command line writes: results to `out`, all else to `err`. Both process.stdout and a test's collector fit. */
export interface Streams {
  readonly out: Sink;
  readonly err: Sink;
}

/** Runs one command line; returns the exit code. Results go to `out` as one JSON object, all else to `err`. */
export async function runCommandLine(words: readonly string[], { out, err }: Streams): Promise<number> {
  const complain = (message: string): number => {
    // One line, whatever a library put into its message.
    err.write(`antennae ${message.replaceAll(/\s*\n\s*/g, " ")}\n`);
    return 1;
  };
  const [name, ...rest] = words;
  if (name === "--help" || name === "-h" || name === "help") {
    out.write(helpForAll(COMMANDS));
    return 0;
  }
  const known = COMMANDS.map((command) => command.name).join(", ");
  if (name === undefined) return complain(`needs a command: ${known}; or --help`);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) return complain(`has no command ${JSON.stringify(name)}; it has: ${known}; or --help`);
  if (rest.includes("--help") || rest.includes("-h")) {
    out.write(helpForOne(command));
    return 0;
  }
  try {
    const { operands, options } = parseArguments(command, rest);
    const result = await command.run(operands, options, streamReport(err));
    // One line for programs, many for people.
    out.write(`${JSON.stringify(result, null, out.isTTY ? 2 : 0)}\n`);
    return 0;
  } catch (error) {
    if (process.env.ANTENNAE_DEBUG) console.error(error);
    return complain(`${command.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
