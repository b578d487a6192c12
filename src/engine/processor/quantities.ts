import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { type Batch, batchSize, partsOfBatch } from "../measure/batch.ts";
import type { ComputeThread } from "./computeThread.ts";
import type { ForceSettings } from "./forces.ts";
import { FAR, MAX_SAMPLES } from "./layout.ts";

const { MISSED } = CONSTANTS["measure/localDensity"];
const { LEAST } = CONSTANTS["measure/relativeErrors"];
/** Bodies, and samples, that a thread takes at a time. */
const BODIES_AT_ONCE = 1024;
const SAMPLES_AT_ONCE = 4;

/**
 * localDensity: mass over volume about each body, by id, in the engine's own units; about a test particle that of the body with mass nearest to it along the curve.
 * All threads call it together; the leader's answer counts.
 */
export function densities(thread: ComputeThread): Float32Array<ArrayBuffer> | null {
  const { stages, team, layout, scratch, massive } = thread;
  // Between two steps the drifted bodies are not needed: their place is free.
  const { columns, id, nextPosMass } = layout.at;
  const { n } = layout.sizes;
  // The stage reads four bodies at a time, and so test particles behind the last: they go far away for a while.
  const behind = thread.floats("columns").subarray(massive, massive + 3);
  const places = behind.slice();
  if (massive < n) team.single(() => behind.fill(FAR));
  team.dynamic(massive, BODIES_AT_ONCE, (from, to) => {
    stages.localDensity(columns, layout.column, id, massive, MISSED, from, to, nextPosMass, scratch);
  });
  if (massive < n) {
    team.barrier();
    if (team.index === 0) behind.set(places);
    densitiesAboutTests(thread);
  }
  team.barrier();
  return team.index === 0 ? new Float32Array(thread.floats("nextPosMass").subarray(0, n)) : null;
}

/** Each thread those of its own part, by keys of all in the cube of the bodies with mass. */
function densitiesAboutTests(thread: ComputeThread): void {
  const { stages, team, layout, massive } = thread;
  const { posMass, root, nextVelocity, nextId } = layout.at;
  const { n } = layout.sizes;
  stages.keys(posMass, root + 32 * team.index, ...team.part(n), nextVelocity, nextId);
  team.barrier();
  const [words, ids, density] = [thread.words("nextVelocity"), thread.words("id"), thread.floats("nextPosMass")];
  const isBefore = (i: number, k: number) =>
    words[2 * i + 1] === words[2 * k + 1] ? words[2 * i]! < words[2 * k]! : words[2 * i + 1]! < words[2 * k + 1]!;
  const [from, to] = team.part(n - massive);
  for (let test = massive + from; test < massive + to; test++) {
    let [low, high] = [0, massive - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(middle, test)) low = middle + 1;
      else high = middle;
    }
    density[ids[test]!] = density[ids[low]!]!;
  }
}

/** forceError: the exact forces of the first `count` samples beside the solver's, with those of the guests. All threads call it together. */
export function exactForces(thread: ComputeThread, { eps2, spline }: ForceSettings, count: number): void {
  const { stages, team, layout, scratch, massive } = thread;
  const { posMass, columns, acceleration, samples, exact } = layout.at;
  const bodies = [posMass, columns, layout.column, massive, acceleration, samples] as const;
  stages.spreadOver(spline);
  team.dynamic(count, SAMPLES_AT_ONCE, (from, to) => stages.forceError(...bodies, from, to, eps2, exact, scratch));
  team.barrier();
  for (const guest of thread.guests) guest.exact?.(thread, count);
}

/**
 * Force errors of a batch relative to the direct sum, in the order of the batch; 0: the body feels no force. All threads call it
 * together; the leader's answer counts.
 */
export function forceErrors(
  thread: ComputeThread,
  batch: Batch,
  settings: ForceSettings,
): Float32Array<ArrayBuffer> | null {
  const { team, layout } = thread;
  const { n } = layout.sizes;
  const errors = new Float32Array(batchSize(n, batch));
  const parts = partsOfBatch(n, batch, MAX_SAMPLES);
  const places = team.index === 0 ? placesOf(thread.words("id"), batch, errors.length) : null;
  parts.forEach((part, k) => {
    const count = batchSize(n, part);
    team.single(() => {
      const list = thread.words("samples");
      for (let s = 0; s < count; s++) list[s] = places![s * parts.length + k]!;
    });
    exactForces(thread, settings, count);
    if (!places) return;
    const pairs = thread.floats("exact");
    for (let s = 0; s < count; s++) errors[s * parts.length + k] = relativeError(pairs.subarray(8 * s, 8 * s + 8));
  });
  return places && errors;
}

/** Where the bodies of a batch lie in the order. */
function placesOf(id: Uint32Array, { first, every }: Batch, count: number): Uint32Array {
  const places = new Uint32Array(count);
  id.forEach((body, place) => {
    if (body % every === first) places[(body - first) / every] = place;
  });
  return places;
}

/** Of the direct sum and the solver's force; a force that is right to the last digit is told from none. */
function relativeError(pair: Float32Array): number {
  const [x, y, z, , u, v, w] = pair as unknown as [number, number, number, number, number, number, number];
  const size = Math.hypot(x, y, z);
  return size > 0 ? Math.max(Math.hypot(u - x, v - y, w - z) / size, LEAST) : 0;
}
