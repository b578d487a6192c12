import type { Column } from "../state/columns.ts";
import { type Answer, type Command, Commands, type Kind } from "./commands.ts";
import type { Setup } from "./computeThread.ts";
import { firstSizes, layoutOf } from "./layout.ts";
import { OtherFailed } from "./team.ts";
import { canShare, chooseVariant, compile, makeMemory, type Variant } from "./wasm.ts";

/** What goes to a worker: at first what it is (number 0), then commands. */
export type ToWorker = { readonly number: number } & ({ readonly setup: Setup } | Command);

/** What comes back: an answer, or what went wrong. */
export type FromWorker = { readonly number: number } & ({ readonly answer: unknown } | { readonly error: string });

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
}

/** The threads of one run, which do one command after another. */
export interface ThreadPool {
  readonly threads: number;
  readonly variant: Variant;
  /** Whether it computes on the thread that asks. */
  readonly inline: boolean;
  ask<K extends Kind>(kind: K, ...asked: Parameters<Commands[K]>): Promise<Answer<K>>;
  end(): void;
}

/** The threads of a run. One, where threads can't share a memory. Throws one line where the host can't. */
export async function makePool(
  of: Pick<Setup, "n" | "columns" | "guests">,
  { spawn = null, variant = chooseVariant(), threads: wanted = 1 }: PoolOptions,
): Promise<ThreadPool> {
  const most = Math.max(1, Math.min(64, Math.floor(wanted)));
  const shared = spawn !== null && most > 1 && canShare();
  const threads = shared ? most : 1;
  const memory = shared ? makeMemory(layoutOf(firstSizes(of.n, threads, of.columns)).bytes, true) : null;
  const setup = { ...of, threads, memory, module: await compile(variant, shared) };
  if (spawn) return new WorkerPool(setup, variant, spawn);
  const commands = await Commands.create({ ...setup, index: 0 });
  // After a failure nothing is done any more, as in workers: the bodies may be between two steps.
  let last: Promise<unknown> = Promise.resolve();
  return {
    threads,
    inline: true,
    variant,
    ask: (kind, ...asked) => {
      const answer = last.then(() => commands.run({ kind, asked }));
      last = answer;
      // The caller gets the error, and so does the next one.
      answer.catch(() => {});
      return answer;
    },
    end: () => {},
  };
}

interface Waiting {
  readonly resolve: (answer: never) => void;
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

  constructor(setup: Omit<Setup, "index">, variant: Variant, spawn: Spawn) {
    this.threads = setup.threads;
    this.variant = variant;
    this.#ports = Array.from({ length: setup.threads }, spawn);
    for (const [index, port] of this.#ports.entries()) {
      port.listen(
        (message) => this.#hear(index, message),
        (reason) => this.#fail(reason),
      );
      port.post({ number: 0, setup: { ...setup, index } });
    }
  }

  ask<K extends Kind>(kind: K, ...asked: Parameters<Commands[K]>): Promise<Answer<K>> {
    if (this.#failure) return Promise.reject(this.#failure);
    const number = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#ports.forEach((port, index) => {
        const own = (index === 0 ? asked : asked.slice(0, 1)) as typeof asked;
        port.post({ number, kind, asked: own });
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
    this.#waiting.get(message.number)?.resolve(message.answer as never);
    this.#waiting.delete(message.number);
  }

  #fail(reason: string): void {
    this.#failure ??= new Error(reason);
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}

/** A worker's life: returns what is to be called with each message; answers go to `post`. */
export function serve(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let commands: Commands | null = null;
  let last: Promise<void> = Promise.resolve();

  async function take(message: ToWorker): Promise<void> {
    const { number } = message;
    if ("setup" in message) {
      commands = await Commands.create(message.setup);
      post({ number, answer: null });
    } else if (commands) post({ number, answer: await commands.run(message) });
  }

  return (message) => {
    last = last
      .then(() => take(message))
      .catch((error: unknown) => {
        commands?.fail();
        if (error instanceof OtherFailed) return;
        post({ number: message.number, error: error instanceof Error ? error.message : String(error) });
      });
  };
}
