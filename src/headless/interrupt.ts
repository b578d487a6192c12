import { constants } from "node:os";

/** Ends a command that was interrupted, once it has saved its results; the exit code is the shell's for that signal (130 for Ctrl+C). */
export class Stopped extends Error {
  readonly exitCode: number;

  constructor(message: string, signal: StopSignal) {
    super(message);
    this.exitCode = 128 + constants.signals[signal];
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** The signals by which people and machines ask a program to stop. */
export type StopSignal = (typeof SIGNALS)[number];

/** Listens for a wish to stop, so that it can be granted at a good moment; the second wish is granted by the system, at once. */
export class Interrupt {
  signal: StopSignal | null = null;
  readonly #hear = (signal: NodeJS.Signals) => {
    this.signal = signal as StopSignal;
    this.ignore();
  };

  constructor() {
    for (const signal of SIGNALS) process.on(signal, this.#hear);
  }

  /** Listens no more. */
  ignore(): void {
    for (const signal of SIGNALS) process.off(signal, this.#hear);
  }
}
