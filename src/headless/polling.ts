const POLL_MS = 1;
let calm = false;

/** Dawn's binding hands over functions of its own making: native ones without a name. */
const isNative = (task: (...args: never[]) => void) =>
  task.name === "" && Function.prototype.toString.call(task).includes("[native code]");

/**
 * While anything is awaited of a device, Dawn's binding for Node.js asks for it in every turn of the event loop, by the global
 * `setImmediate` (webgpu 0.6.2). That takes a whole core, which a device that computes on the processor needs for itself: half of
 * what the GPU tests cost on SwiftShader. From here on it asks once a millisecond. On a GPU the core is free, and answers come sooner.
 */
export function pollCalmly(): void {
  if (calm) return;
  calm = true;
  const immediate = globalThis.setImmediate;
  const patient = (task: (...args: never[]) => void, ...args: never[]) =>
    isNative(task) ? setTimeout(task, POLL_MS, ...args) : immediate(task, ...args);
  globalThis.setImmediate = Object.assign(patient, immediate) as unknown as typeof setImmediate;
}
