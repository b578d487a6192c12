import type { Arrival } from "../guests/guest.ts";

/** A periodic box: the walk sees the boxes about it, and the field of those beyond is added. On the processor both are in the walk. */
export const arrive = (): Omit<Arrival, "name"> => ({ onGpu: async () => (await import("./onGpu.ts")).boxed });
