import type { Column } from "../state/columns.ts";
import { chooseVariant, compile, type Variant } from "./binary.ts";
import { type Answer, type Command, Commands } from "./commands.ts";
import { ComputeThread, type Setup } from "./computeThread.ts";
import { firstSizes, layoutOf } from "./layout.ts";
import { canShare, makeMemory } from "./memory.ts";

/** What a worker is made with; without a memory it makes its own. */
export interface WorkerSetup extends Omit<Setup, "memory"> {
  readonly memory: Setup["memory"] | null;
}

/** What goes to a worker: at first what it is, then commands. */
export type ToWorker = { readonly setup: WorkerSetup } | { readonly command: Command; readonly number: number };

/** What comes back: that it is there (number 0), an answer, or what went wrong. */
export type FromWorker = { readonly number: number } & ({ readonly answer: Answer } | { readonly error: string });

/** A worker as its maker sees it: worker_threads of Node.js and workers of a browser alike. */
export interface WorkerPort {
  post(message: ToWorker): void;
  listen(message: (message: FromWorker) => void, error: (reason: string) => void): void;
  end(): void;
}

/** Where threads come from: the engine knows neither Node.js nor the page. */
export type Spawn = () => WorkerPort;

/** How many threads compute, in whose workers; without `spawn` on the thread that asks, alone. */
export interface PoolOptions {
  readonly threads?: number;
  readonly spawn?: Spawn | null;
  /** The binary to take; without it the best one is chosen. */
  readonly variant?: Variant;
  /**
   * Numbers that bodies carry along, see `EngineOptions.columns`.
   *
   * @internal
   */
  readonly columns?: readonly Column[];
  /**
   * What acts on the bodies beside gravity, by the names of the register.
   *
   * @internal
   */
  readonly guests?: readonly string[];
}

/** The threads of one run, which do one command after another. */
export interface ThreadPool {
  readonly threads: number;
  readonly variant: Variant;
  /** Whether it computes on the thread that asks. */
  readonly inline: boolean;
  ask(command: Command): Promise<Answer>;
  end(): void;
}

/** The threads for `n` bodies. One, where threads can't share a memory. Throws one line where the host can't. */
export async function makePool(n: number, options: PoolOptions = {}): Promise<ThreadPool> {
  const { spawn = null, variant = chooseVariant() } = options;
  const wanted = Math.max(1, Math.min(64, Math.floor(options.threads ?? 1)));
  const shared = spawn !== null && wanted > 1 && canShare();
  const threads = shared ? wanted : 1;
  const { columns = [], guests = [] } = options;
  const bytes = layoutOf(firstSizes(n, threads, columns)).bytes;
  const setup = { n, columns, guests, threads, shared, module: await compile(variant, shared) };
  if (!spawn) return inlinePool({ ...setup, index: 0, memory: makeMemory(bytes, false) }, variant);
  const memory = shared ? makeMemory(bytes, true) : null;
  const pool = new WorkerPool(threads, variant, spawn);
  try {
    await pool.start((index) => ({ ...setup, index, memory }));
  } catch (error) {
    pool.end();
    throw error;
  }
  return pool;
}

async function inlinePool(setup: Setup, variant: Variant): Promise<ThreadPool> {
  const commands = new Commands(await ComputeThread.create(setup));
  // After a failure nothing is done any more, as in workers: the bodies may be between two steps.
  let last: Promise<unknown> = Promise.resolve();
  return {
    threads: 1,
    inline: true,
    variant,
    ask: (command) => {
      const answer = last.then(() => commands.run(command));
      last = answer;
      // The caller gets the error, and so does the next one.
      answer.catch(() => {});
      return answer;
    },
    end: () => {},
  };
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

class WorkerPool implements ThreadPool {
  readonly threads: number;
  readonly variant: Variant;
  readonly inline = false;
  readonly #ports: readonly WorkerPort[];
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #failure: Error | null = null;

  constructor(threads: number, variant: Variant, spawn: Spawn) {
    this.threads = threads;
    this.variant = variant;
    this.#ports = Array.from({ length: threads }, spawn);
  }

  /** Resolves when all are there. */
  async start(setupOf: (index: number) => WorkerSetup): Promise<void> {
    const there = this.#ports.map(
      (port, index) =>
        new Promise<void>((resolve, reject) => {
          port.listen(
            (message) => {
              if (message.number === 0 && !("error" in message)) resolve();
              else this.#hear(index, message);
            },
            (reason) => this.#fail(reason),
          );
          this.#waiting.set(-1 - index, { resolve: () => resolve(), reject });
          port.post({ setup: setupOf(index) });
        }),
    );
    await Promise.all(there);
    for (const index of this.#ports.keys()) this.#waiting.delete(-1 - index);
  }

  ask(command: Command): Promise<Answer> {
    if (this.#failure) return Promise.reject(this.#failure);
    const number = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#ports.forEach((port, index) => {
        port.post({ number, command: index === 0 ? command : forOthers(command) });
      });
    });
  }

  end(): void {
    this.#failure ??= new Error("the engine was destroyed; ask the one that took its place");
    for (const port of this.#ports) port.end();
    this.#fail(this.#failure.message);
  }

  #hear(index: number, message: FromWorker): void {
    if ("error" in message) {
      this.#fail(message.error);
      return;
    }
    // The other threads are done too: all pass a barrier at the end.
    if (index > 0) return;
    this.#waiting.get(message.number)?.resolve(message.answer);
    this.#waiting.delete(message.number);
  }

  #fail(reason: string): void {
    this.#failure ??= new Error(reason);
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

/** Bodies go to the leader alone, who puts them into the common memory. */
function forOthers(command: Command): Command {
  if (command.kind === "profile") return { ...command, source: null };
  if (command.kind === "start") return { ...command, bodies: null };
  if (command.kind === "captures") return { ...command, question: { ...command.question, tables: null } };
  if (command.kind === "restore") return { ...command, state: null };
  return command;
}
