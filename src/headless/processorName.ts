import { cpus } from "node:os";

/** What results say of the processor, with so many threads of it. */
export const processorName = (threads: number): string => `${cpus()[0]?.model ?? "processor"}, threads: ${threads}`;
