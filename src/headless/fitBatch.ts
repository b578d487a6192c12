import { availableParallelism } from "node:os";
import type { Batch } from "../fit/batch.ts";
import { gpuBatch } from "../fit/gpuBatch.ts";
import type { RigidGalaxy } from "../fit/rigid.ts";
import type { Judge } from "../fit/score.ts";
import { threadedBatch } from "../fit/threads.ts";
import type { Report } from "./command.ts";
import { type HeadlessDevice, NoGpu } from "./device.ts";
import { numberOr } from "./option.ts";
import { processorName } from "./processorName.ts";
import { spawnFit } from "./processorWorkers.ts";
import { type AdapterResult, adapterResult, devices, ENGINES, nameOr } from "./simulation.ts";

/** Options that say what runs encounters. */
export const BATCH_OPTIONS = {
  engine: nameOr(ENGINES, null, "what computes: gpu or cpu; default gpu where there is one, else cpu"),
  threads: numberOr(null, "T", "threads where the processor computes (default: all)", { min: 1, integer: true }),
};

interface Place {
  readonly engine: (typeof ENGINES)[number] | null;
  readonly threads: number | null;
  readonly adapter: string;
}

/** Runs encounters where the options say, until `use` is done. */
export async function withBatch<T>(
  { engine, threads, adapter }: Place,
  { galaxy, judge, particles }: { galaxy: RigidGalaxy; judge: Judge; particles: number },
  report: Report,
  use: (batch: Batch, by: AdapterResult) => Promise<T>,
): Promise<T> {
  const gpu = engine === "cpu" ? null : await askFor(adapter, engine === "gpu" || adapter !== "gpu");
  const count = threads ?? availableParallelism();
  const by: AdapterResult = gpu
    ? adapterResult(gpu)
    : { engine: "cpu", adapter: processorName(count), fellBack: false };
  report.say(`${particles} particles a model on ${by.adapter}${by.adapterNote ? ` (${by.adapterNote})` : ""}`);
  try {
    const batch = gpu
      ? await gpuBatch(gpu.device, galaxy, judge, particles)
      : threadedBatch(galaxy.name, judge, particles, Array.from({ length: count }, spawnFit));
    try {
      return await use(batch, by);
    } finally {
      batch.destroy();
      // What the device said first is the cause of what was met later.
      gpu?.check();
    }
  } finally {
    gpu?.destroy();
  }
}

async function askFor(adapter: string, software: boolean): Promise<HeadlessDevice | null> {
  try {
    return await devices.request({ adapter, software });
  } catch (error) {
    if (error instanceof NoGpu) return null;
    throw error;
  }
}
