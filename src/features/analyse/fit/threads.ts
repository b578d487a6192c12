import type { Batch } from "../../../fit/batch.ts";
import type { Judge } from "../../../fit/score.ts";
import { type FitThread, type FromFit, type ToFit, threadedBatch } from "../../../fit/threads.ts";

/** A thread of the browser that runs encounters. */
function spawnFit(): FitThread {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "fit" });
  return {
    post: (message: ToFit) => worker.postMessage(message),
    listen(answer, fault) {
      worker.onmessage = ({ data }) => answer(data as FromFit);
      worker.onerror = (event) => fault(event.message || "a thread of the fit ended");
    },
    end: () => worker.terminate(),
  };
}

/** Models on all threads of the processor but one. */
export function onThreads(galaxy: string, judge: Judge, particles: number): Batch {
  const threads = Math.min(8, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  return threadedBatch(galaxy, judge, particles, Array.from({ length: threads }, spawnFit));
}
