import { ProcessorEngine, ProcessorSnapshot } from "../engine/processor/index.ts";
import type { Backend } from "./backend.ts";
import { threadsHere } from "./threads.ts";

/** The processor computes, in as many threads. */
export async function processorBackend(wanted?: number, note = ""): Promise<Backend> {
  const { threads, spawn } = await threadsHere(wanted);
  return {
    kind: "cpu",
    name: `processor, threads: ${threads}`,
    note,
    device: null,
    engine: (bodies, { settings, physics }) => ProcessorEngine.create(bodies, settings, { threads, spawn, ...physics }),
    snapshot: async (saved, scaling) => ProcessorSnapshot.from(saved, scaling),
    check: () => {},
    release: () => {},
  };
}
