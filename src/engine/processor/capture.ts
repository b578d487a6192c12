import type { ComputeThread } from "./computeThread.ts";

/** Bodies that a thread takes at a time. */
const AT_ONCE = 4096;

/** What is asked for, in the engine's units. */
export interface CaptureQuestion {
  /** x y z width | velocity, mass of each galaxy's core. */
  readonly cores: Float32Array;
  /** Of the bodies, and squared velocities in units of potentials. */
  readonly time: number;
  readonly kineticUnit: number;
}

/** Of whom, by the bodies' numbers. */
export interface CaptureTables {
  readonly galaxy: Uint8Array;
  /** When each body was captured, as far as was seen before; null: not looked for. */
  readonly before: Float32Array | null;
}

/** Bodies in their order along the curve; galaxies and times by the bodies' numbers. */
interface Tables extends CaptureQuestion {
  readonly posMass: Float32Array;
  readonly velocity: Float32Array;
  readonly acceleration: Float32Array;
  readonly id: Uint32Array;
  readonly galaxy: Uint8Array;
  readonly captured: Float32Array;
}

/** Is body i nearer to another core than to that of its own galaxy, the two apart, and bound there by that galaxy's share of the potential? */
function isElsewhere(i: number, own: number, tables: Tables): boolean {
  const { posMass, velocity, acceleration, cores, kineticUnit } = tables;
  const end = cores.length;
  const home = 8 * own;
  if (home >= end) return false;
  const away2 = (k: number) =>
    (posMass[4 * i]! - cores[k]!) ** 2 +
    (posMass[4 * i + 1]! - cores[k + 1]!) ** 2 +
    (posMass[4 * i + 2]! - cores[k + 2]!) ** 2;
  const well = (k: number) => cores[k + 7]! / Math.sqrt(away2(k) + cores[k + 3]! ** 2);
  const homeward2 = away2(home);
  let wells = 0;
  for (let k = 0; k < end; k += 8) wells += well(k);
  for (let k = 0; k < end; k += 8) {
    if (k === home || away2(k) >= homeward2) continue;
    const apart2 = [0, 1, 2].reduce((sum, c) => sum + (cores[k + c]! - cores[home + c]!) ** 2, 0);
    // Centres this near to each other are those of one galaxy.
    if (apart2 <= Math.max(cores[k + 3]!, cores[home + 3]!) ** 2) continue;
    const speed2 = [0, 1, 2].reduce((sum, c) => sum + (velocity[4 * i + c]! - cores[k + 4 + c]!) ** 2, 0);
    if (0.5 * kineticUnit * speed2 < (Math.abs(acceleration[4 * i + 3]!) * well(k)) / wells) return true;
  }
  return false;
}

/**
 * When each of the bodies at these places was first seen captured by another galaxy; Infinity: never. A capture that is still to come,
 * because time was turned back, is forgotten.
 * Source: docs/reference/physics.md, shaders/measure/capture.wgsl.
 */
export function capture(tables: Tables, from: number, to: number): void {
  const { id, galaxy, captured } = tables;
  const time = Math.fround(tables.time);
  for (let i = from; i < to; i++) {
    const body = id[i]!;
    if (captured[body]! <= time) continue;
    captured[body] = isElsewhere(i, galaxy[body]!, tables) ? time : Number.POSITIVE_INFINITY;
  }
}

/** The same of all bodies, by their numbers. All threads call it together; the leader's answer counts. */
export function captures(
  thread: ComputeThread,
  question: CaptureQuestion,
  of?: CaptureTables,
): Float32Array<ArrayBuffer> | null {
  const { team, layout } = thread;
  const { n } = layout.sizes;
  // Between two steps the drifted bodies are not needed: their place is free.
  const captured = thread.floats("nextPosMass").subarray(0, n);
  const galaxy = thread.bytesOf("nextId").subarray(0, n);
  team.single(() => {
    galaxy.set(of!.galaxy);
    if (of!.before) captured.set(of!.before);
    else captured.fill(Number.POSITIVE_INFINITY);
  });
  const [posMass, velocity] = [thread.floats("posMass"), thread.floats("velocity")];
  const acceleration = thread.floats("acceleration");
  const all = { ...question, posMass, velocity, acceleration, id: thread.words("id"), galaxy, captured };
  team.dynamic(n, AT_ONCE, (from, to) => capture(all, from, to));
  team.barrier();
  return team.index === 0 ? new Float32Array(captured) : null;
}
