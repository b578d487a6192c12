import type { FitThread, FromFit, ToFit } from "../../../fit/threads.ts";

/** A thread of the browser that runs encounters. */
export function spawnFit(): FitThread {
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
