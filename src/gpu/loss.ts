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

/** Why the device was lost; null while it works. */
export function lossOf(device: GPUDevice): GPUDeviceLostInfo | null {
  return losses.get(device)?.info ?? null;
}
