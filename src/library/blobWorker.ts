/** A worker of the page's own origin, wherever the library came from. */
export function workerOf(program: string): Worker {
  const address = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
  const worker = new Worker(address, { name: "antennae" });
  // It is loaded by then; some browsers fetch it after the constructor returned.
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

let allowed: Promise<boolean> | null = null;

/** Does the page's content security policy allow such workers? */
export function workersAllowed(): Promise<boolean> {
  allowed ??= answers();
  return allowed;
}

/** A policy that forbids it is said by an exception, or by an event. */
function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const worker = workerOf("postMessage(0)");
      const tell = (there: boolean) => {
        worker.terminate();
        resolve(there);
      };
      worker.onmessage = () => tell(true);
      worker.onerror = () => tell(false);
    } catch {
      resolve(false);
    }
  });
}
