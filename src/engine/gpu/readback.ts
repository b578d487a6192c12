/** Copies `bytes` of each buffer to the host in one submit, in the given order. */
export async function readBack(
  device: GPUDevice,
  slices: readonly { buffer: GPUBuffer; bytes: number }[],
): Promise<ArrayBuffer[]> {
  const encoder = device.createCommandEncoder({ label: "readBack" });
  // 0x01 MAP_READ, 0x08 COPY_DST
  const staging = slices.map(({ bytes }) =>
    device.createBuffer({ label: "staging", size: Math.max(4, Math.ceil(bytes / 4) * 4), usage: 0x009 }),
  );
  slices.forEach(({ buffer, bytes }, i) => {
    if (bytes > 0) encoder.copyBufferToBuffer(buffer, 0, staging[i]!, 0, Math.ceil(bytes / 4) * 4);
  });
  device.queue.submit([encoder.finish()]);
  try {
    await Promise.all(staging.map((s) => s.mapAsync(1)));
    return staging.map((s, i) => s.getMappedRange().slice(0, slices[i]!.bytes));
  } finally {
    for (const s of staging) s.destroy();
  }
}
