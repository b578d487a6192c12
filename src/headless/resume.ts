import { dirname, join } from "node:path";
import type { Bodies } from "../data/bodies/bodies.ts";
import { readBodies, writeBodies } from "../data/files/index.ts";
import type { Report } from "./command.ts";
import { readBodiesFile } from "./files.ts";
import type { RunDone, RunRecord } from "./runRecord.ts";

/** Where a run goes on. */
export interface Resumed {
  readonly step: number;
  /** The first bodies with positions, velocities and time of that step, in the first bodies' order. */
  readonly bodies: Bodies;
  /** What it had done up to that step. */
  readonly done: RunDone;
}

/** Two times are the same where a format keeps seven digits of them. */
const SAME = 1e-6;

/**
 * The newest whole snapshot of an unfinished run of `first`, in steps of `dt`, written as `format`; step 0 where there is none yet. Throws one line where the
 * snapshot is of other bodies or another time.
 */
export async function resume(
  record: RunRecord,
  first: Bodies,
  dt: number,
  format: string,
  report: Report,
): Promise<Resumed> {
  const done = record.read();
  record.sweep();
  const order = await orderIn(format, first);
  for (let k = done.snapshots.length - 1; k >= 0; k--) {
    const { step, name } = done.snapshots[k]!;
    const path = join(dirname(record.path), name);
    let now: Bodies;
    try {
      now = (await readBodiesFile(path, report)).bodies;
    } catch (error) {
      report.say(`${(error as Error).message}; going on from the snapshot before it`);
      continue;
    }
    const time = first.time + step * dt;
    checkSame(path, first, now, order, time, Math.abs(first.time) + Math.abs(step * dt));
    const position = new Float32Array(3 * first.count);
    const velocity = new Float32Array(3 * first.count);
    for (const [at, i] of order.entries()) {
      position.set(now.position.subarray(3 * at, 3 * at + 3), 3 * i);
      velocity.set(now.velocity.subarray(3 * at, 3 * at + 3), 3 * i);
    }
    return {
      step,
      bodies: { ...first, position, velocity, time },
      done: { ...done, snapshots: done.snapshots.slice(0, k + 1) },
    };
  }
  return { step: 0, bodies: first, done: { ...done, snapshots: [] } };
}

/** Which body is where in a file of that format: some formats put the components together. */
async function orderIn(format: string, bodies: Bodies): Promise<Uint32Array> {
  const { count } = bodies;
  const position = new Float32Array(3 * count);
  // Whole numbers up to 2^24 are exact in 32-bit floats.
  for (let i = 0; i < count; i++) position.set([i & 0xffff, i >>> 16, 0], 3 * i);
  const velocity = new Float32Array(3 * count);
  const { bytes } = await writeBodies({ ...bodies, position, velocity }, format);
  const read = (await readBodies(bytes)).bodies;
  return Uint32Array.from({ length: count }, (_, at) => read.position[3 * at]! + 0x10000 * read.position[3 * at + 1]!);
}

function checkSame(path: string, first: Bodies, now: Bodies, order: Uint32Array, time: number, scale: number): void {
  const start = "start again, without --resume";
  if (now.count !== first.count)
    throw new Error(`${path}: has ${now.count} bodies; the run has ${first.count}; ${start}`);
  const other = order.findIndex((i, at) => now.mass[at] !== first.mass[i]);
  if (other >= 0)
    throw new Error(
      `${path}: body ${other} has mass ${now.mass[other]}, in the run ${first.mass[order[other]!]}; ${start}`,
    );
  if (Math.abs(now.time - time) > SAME * scale)
    throw new Error(`${path}: is of time ${now.time}, in the run ${time}; ${start}`);
}
