/**
 * Why each device was lost; null while it works. Kept beside the device rather than by the callers: its promise holds
 * on to all that waits for it, and would keep every engine that was ever made on the device.
 */
const losses = new WeakMap<GPUDevice, { info: GPUDeviceLostInfo | null }>();

/** From now on the loss of this device is noted. */
export function watchLoss(device: GPUDevice): void {
  if (losses.has(device)) return;
  const loss: { info: GPUDeviceLostInfo | null } = { info: null };
  losses.set(device, loss);
  void device.lost.then((info) => {
    loss.info = info;
  });
}

/** What is said of something that failed: one line that ends with `rest` where the device was lost, else the error itself. */
export async function lossLine(device: GPUDevice, error: unknown, rest: string): Promise<unknown> {
  // The device reports its loss only after what it broke; by the time the queue is done it has.
  await device.queue.onSubmittedWorkDone().catch(() => {});
  const lost = lossOf(device);
  if (!lost) return error;
  const why = (lost.message || lost.reason || "unknown reason").split("\n")[0];
  return new Error(`the GPU device was lost (${why}) ${rest}`);
}

/** Why the device was lost; null while it works. */
export function lossOf(device: GPUDevice): GPUDeviceLostInfo | null {
  return losses.get(device)?.info ?? null;
}
