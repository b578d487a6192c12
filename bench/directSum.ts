import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

/** What the sum needs of a table of bodies: `count` masses and `3 count` coordinates. */
export interface Sources {
  readonly count: number;
  readonly mass: Float32Array;
  readonly position: Float32Array;
}

/**
 * The truth that the solvers are measured against: for each target (an index into the sources) ax, ay, az and the potential without the target's
 * own, in float64, with Plummer softening `eps` and G = 1: a = sum m d / (d^2 + eps^2)^(3/2), phi = -sum m / (d^2 + eps^2)^(1/2).
 * A coincident body exerts no force (d = 0) and, at eps = 0, is left out of the potential too.
 */
export function directSumOver(sources: Sources, eps: number, targets: Uint32Array): Float64Array {
  const { count } = sources;
  // One table of float64, so that the inner loop converts nothing.
  const table = new Float64Array(4 * count);
  for (let j = 0; j < count; j++) {
    table[4 * j] = sources.position[3 * j]!;
    table[4 * j + 1] = sources.position[3 * j + 1]!;
    table[4 * j + 2] = sources.position[3 * j + 2]!;
    table[4 * j + 3] = sources.mass[j]!;
  }
  const result = new Float64Array(4 * targets.length);
  const eps2 = eps * eps;
  for (let t = 0; t < targets.length; t++) {
    const i = targets[t]!;
    const x = table[4 * i]!;
    const y = table[4 * i + 1]!;
    const z = table[4 * i + 2]!;
    let ax = 0;
    let ay = 0;
    let az = 0;
    let phi = 0;
    for (let k = 0; k < 4 * count; k += 4) {
      if (k === 4 * i) continue;
      const dx = table[k]! - x;
      const dy = table[k + 1]! - y;
      const dz = table[k + 2]! - z;
      const d2 = dx * dx + dy * dy + dz * dz + eps2;
      if (d2 === 0) continue;
      const inverse = 1 / Math.sqrt(d2);
      const mInverse = table[k + 3]! * inverse;
      const pull = mInverse * inverse * inverse;
      ax += pull * dx;
      ay += pull * dy;
      az += pull * dz;
      phi -= mInverse;
    }
    result.set([ax, ay, az, phi], 4 * t);
  }
  return result;
}

interface Task {
  readonly antennaeDirectSum: true;
  readonly sources: Sources;
  readonly eps: number;
  readonly targets: Uint32Array;
}

/** The same over all cores: about 3 ns an interaction and core. */
export async function directSum(
  sources: Sources,
  eps: number,
  targets: Uint32Array,
  threads = availableParallelism(),
): Promise<Float64Array> {
  const share = Math.ceil(targets.length / threads);
  const { count, mass, position } = sources;
  const parts: Promise<Float64Array>[] = [];
  for (let from = 0; from < targets.length; from += share) {
    const task: Task = {
      antennaeDirectSum: true,
      sources: { count, mass, position },
      eps,
      targets: targets.slice(from, from + share),
    };
    parts.push(inWorker(task));
  }
  const result = new Float64Array(4 * targets.length);
  (await Promise.all(parts)).forEach((part, index) => {
    result.set(part, 4 * share * index);
  });
  return result;
}

function inWorker(task: Task): Promise<Float64Array> {
  return new Promise((resolve, reject) => {
    // This very file, or the bundle that it became part of: see the last lines. Worker threads do not inherit tsx, which reads TypeScript.
    const url = import.meta.url;
    const worker = url.endsWith(".ts")
      ? new Worker(`import("tsx/esm/api").then((tsx) => (tsx.register(), import("${url}")))`, {
          eval: true,
          workerData: task,
        })
      : new Worker(new URL(url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

if (!isMainThread && (workerData as Task | null)?.antennaeDirectSum) {
  const { sources, eps, targets } = workerData as Task;
  parentPort!.postMessage(directSumOver(sources, eps, targets));
}
