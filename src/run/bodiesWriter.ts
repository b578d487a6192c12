import { BodiesSource, type BytesAnswer, type WriteTask } from "./bodiesSource.ts";
import { Cancelled } from "./cancelled.ts";

/** Writes tables of bodies as files, one after the other: no other task ends one, and none of them ends another task. */
export class BodiesWriter {
  #queue: Promise<unknown> = Promise.resolve();

  /** `life`: ends this one where it is aborted. Throws Cancelled, or an Error of one line. */
  write(task: WriteTask, progress: (fraction: number) => void, life: AbortSignal): Promise<BytesAnswer> {
    const written = this.#queue.then(() => inWorker(task, progress, life));
    this.#queue = written.catch(() => {});
    return written;
  }
}

/** In a worker of its own, which goes with the tables that it was given. */
async function inWorker(
  task: WriteTask,
  progress: (fraction: number) => void,
  life: AbortSignal,
): Promise<BytesAnswer> {
  if (life.aborted) throw new Cancelled("cancelled");
  const source = new BodiesSource();
  const end = () => source.close();
  life.addEventListener("abort", end);
  try {
    return await source.write(task, progress);
  } finally {
    life.removeEventListener("abort", end);
    source.close();
  }
}
