import type { Report } from "./command.ts";

/** The part of a stream that a command line needs. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** Progress on standard error: a line that renews itself on a terminal, one line every tenth elsewhere. */
export function streamReport(stream: Sink): Report {
  let shown = "";
  return {
    say: (line) => stream.write(`${line}\n`),
    progress(label, fraction) {
      const percent = Math.floor(100 * fraction);
      const text = `${label} ${stream.isTTY ? percent : 10 * Math.floor(percent / 10)} %`;
      if (text === shown) return;
      shown = text;
      stream.write(stream.isTTY ? `\r${text}${fraction >= 1 ? "\n" : ""}` : `${text}\n`);
    },
  };
}
