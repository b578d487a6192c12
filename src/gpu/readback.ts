import { NoRoom, scoped } from "./allocate.ts";

/** Copies `bytes` of each buffer, from byte `from` (a multiple of 4; 0), to the host in one submit, in the given order. Throws one line where there is no room. */
export async function readBack(
  device: GPUDevice,
  slices: readonly { buffer: GPUBuffer; from?: number; bytes: number }[],
): Promise<ArrayBuffer[]> {
  const { made: staging, fault } = scoped(device, () => {
    const encoder = device.createCommandEncoder({ label: "readBack" });
    // 0x01 MAP_READ, 0x08 COPY_DST
    const made = slices.map(({ bytes }) =>
      device.createBuffer({ label: "staging", size: Math.max(4, Math.ceil(bytes / 4) * 4), usage: 0x009 }),
    );
    slices.forEach(({ buffer, from = 0, bytes }, i) => {
      if (bytes > 0) encoder.copyBufferToBuffer(buffer, from, made[i]!, 0, Math.ceil(bytes / 4) * 4);
    });
    device.queue.submit([encoder.finish()]);
    return made;
  });
  try {
    const [message, mapped] = await Promise.all([fault, Promise.allSettled(staging.map((s) => s.mapAsync(1)))]);
    const sum = slices.reduce((total, { bytes }) => total + bytes, 0);
    if (message !== null) throw new NoRoom("a read-back", sum, message);
    for (const end of mapped) if (end.status === "rejected") throw end.reason;
    return staging.map((s, i) => s.getMappedRange().slice(0, slices[i]!.bytes));
  } finally {
    for (const s of staging) s.destroy();
  }
}
