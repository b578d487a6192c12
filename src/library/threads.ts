import { canShare, type FromWorker, type Spawn, type ToWorker, type WorkerPort } from "../engine/processor/index.ts";
import { workerOf, workersAllowed } from "./blobWorker.ts";
import { builtin } from "./host.ts";
import { THREAD_PROGRAM } from "./program.ts";

/** Threads at most: beyond, the parts that only one of them does cost more than others save. */
const MOST = 16;

const ENDED = "a thread of the processor engine ended; create the simulation again";

/** How many threads compute, and where they come from; without `spawn` the thread that asks computes. */
export interface Threads {
  readonly threads: number;
  readonly spawn: Spawn | null;
}

/** The threads that are to be had here: as many as were asked for, or as the machine has, and one where they can't share a memory. */
export async function threadsHere(wanted?: number): Promise<Threads> {
  const program = THREAD_PROGRAM;
  if (program === null) return { threads: 1, spawn: null };
  const workers = builtin("node:worker_threads");
  const spawn = workers ? () => nodeThread(workers, program) : await browserSpawn(program);
  if (!spawn) return { threads: 1, spawn: null };
  return { threads: canShare() ? (wanted ?? Math.min(MOST, processors())) : 1, spawn };
}

function processors(): number {
  return builtin("node:os")?.availableParallelism() ?? globalThis.navigator?.hardwareConcurrency ?? 1;
}

/** Keeps the process alive only while something is awaited of it, so that a program ends although it closed nothing. */
function nodeThread({ Worker }: typeof import("node:worker_threads"), program: string): WorkerPort {
  const worker = new Worker(program, { eval: true });
  let waiting = 0;
  worker.unref();
  return {
    post: (message: ToWorker) => {
      if (waiting++ === 0) worker.ref();
      worker.postMessage(message);
    },
    listen: (message: (message: FromWorker) => void, error: (reason: string) => void) => {
      worker.on("message", (answer: FromWorker) => {
        if (--waiting === 0) worker.unref();
        message(answer);
      });
      worker.once("error", (reason: Error) => error(reason.message.split("\n")[0]!));
      worker.once("exit", () => error(ENDED));
    },
    end: () => {
      worker.terminate().catch(() => {});
    },
  };
}

/** Null where the page's content security policy allows no workers of its own making. */
async function browserSpawn(program: string): Promise<Spawn | null> {
  if (!(await workersAllowed())) return null;
  return () => {
    const worker = workerOf(program);
    return {
      post: (message: ToWorker) => worker.postMessage(message),
      listen: (message: (message: FromWorker) => void, error: (reason: string) => void) => {
        worker.onmessage = ({ data }: MessageEvent<FromWorker>) => message(data);
        worker.onerror = (event) => error(event.message || ENDED);
      },
      end: () => worker.terminate(),
    };
  };
}
