import type { Command } from "./command.ts";

const RUN = "npm run --silent cli --";

/** Help for the whole command line, made from the records. */
export function helpForAll(commands: readonly Command[]): string {
  const rows = commands.map((command) => [command.name, command.help] as const);
  return `Antennae: N-body simulations of galaxies on the GPU.

usage: ${RUN} COMMAND ...

${table(rows)}

Results are one JSON object on standard output; progress goes to standard error.
More on one of them: ${RUN} COMMAND --help
`;
}

/** Help for one command, made from its record. */
export function helpForOne(command: Command, start = `${RUN} ${command.name}`): string {
  const rows = Object.entries(command.options).map(
    ([name, { placeholder, help, required }]) =>
      [`--${name}${placeholder && ` ${placeholder}`}`, required ? `${help} (required)` : help] as const,
  );
  return `${command.help}

usage: ${start} ${command.usage} [--adapter NAME]

${table(rows)}
${command.details ? `\n${command.details}\n` : ""}`;
}

/** Two columns, the first as wide as its widest. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, help]) => `  ${name.padEnd(width)}  ${help}`).join("\n");
}
