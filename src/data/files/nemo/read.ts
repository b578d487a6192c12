import { componentIndex, emptyBodies } from "../../bodies/bodies.ts";
import { NBODY_UNITS } from "../../bodies/units.ts";
import { FileError, type FileOptions, type ReadResult } from "../format.ts";
import { copyFloats, copyIds, numberAt, runningIds } from "../numbers.ts";
import { Pace } from "../pace.ts";
import { type Item, nemoItems, numbersOf } from "./items.ts";

/** NEMO's code of Cartesian coordinates in three dimensions (inc/snapshot/snapshot.h). */
const CARTESIAN = 66306;

/**
 * Reads the first snapshot with particles of a NEMO file: Mass, PhaseSpace or Position and Velocity, Key, Eps, in single or
 * double precision (inc/snapshot/snapshot.h).
 */
export async function readNemo(bytes: Uint8Array, options: FileOptions): Promise<ReadResult> {
  const { littleEndian, items } = nemoItems(bytes);
  const snapshots = items.filter((item) => item.tag === "SnapShot");
  const inside = (set: Item | undefined, tag: string) => set?.items.find((item) => item.tag === tag);
  const full = snapshots.filter((s) => {
    const particles = inside(s, "Particles");
    return inside(particles, "PhaseSpace") ?? inside(particles, "Position");
  });
  const snapshot = full[0];
  if (!snapshot) {
    const tags = [...new Set(items.map((item) => item.tag))].slice(0, 8).join(", ") || "nothing";
    throw new FileError(`NEMO: no snapshot with particle positions in it; the file holds ${tags}`);
  }
  const particles = inside(snapshot, "Particles")!;
  const parameters = inside(snapshot, "Parameters");
  const scalar = (item: Item | undefined) => {
    const run = item && numbersOf(bytes, item, littleEndian);
    return run && run.count > 0 ? numberAt(run)(0) : undefined;
  };
  const phase = inside(particles, "PhaseSpace");
  const position = inside(particles, "Position");
  const count = (phase ?? position)!.shape[0] ?? 0;
  const promised = scalar(inside(parameters, "Nobj"));
  if (promised !== undefined && promised !== count) {
    throw new FileError(`NEMO: Parameters promise ${promised} bodies, ${(phase ?? position)!.tag} holds ${count}`);
  }
  if (count < 1) throw new FileError("NEMO: the snapshot holds no bodies");
  const run = (item: Item, numbers: number) => {
    const found = numbersOf(bytes, item, littleEndian);
    if (!found || found.count !== numbers) {
      throw new FileError(
        `NEMO: ${item.tag} at byte ${item.start} has shape [${item.shape.join(", ")}] of type "${item.type}"; expected ${numbers} numbers for ${count} bodies`,
      );
    }
    return found;
  };
  const pace = new Pace(options);
  const notes: string[] = ["Units assumed: N-body units, G = 1; NEMO stores none."];
  const xv = phase ? run(phase, 6 * count) : null;
  const bodies = emptyBodies(xv || run(position!, 3 * count) ? count : 0, NBODY_UNITS);
  if (xv) {
    const both = new Float32Array(6 * count);
    await copyFloats(xv, 6 * count, both, 0, "NEMO PhaseSpace", pace);
    for (let i = 0; i < count; i++) {
      for (let d = 0; d < 3; d++) {
        bodies.position[3 * i + d] = both[6 * i + d]!;
        bodies.velocity[3 * i + d] = both[6 * i + 3 + d]!;
      }
    }
  } else {
    await copyFloats(run(position!, 3 * count), 3 * count, bodies.position, 0, "NEMO Position", pace);
    const velocity = inside(particles, "Velocity");
    if (velocity) await copyFloats(run(velocity, 3 * count), 3 * count, bodies.velocity, 0, "NEMO Velocity", pace);
    else notes.push("No velocities: the bodies start at rest.");
  }
  const mass = inside(particles, "Mass");
  if (mass) await copyFloats(run(mass, count), count, bodies.mass, 0, "NEMO Mass", pace);
  else {
    bodies.mass.fill(1 / count);
    notes.push("No masses: all bodies have the same mass and 1 together.");
  }
  const eps = inside(particles, "Eps");
  const softening = eps ? new Float32Array(count) : undefined;
  if (eps && softening) await copyFloats(run(eps, count), count, softening, 0, "NEMO Eps", pace);
  const key = inside(particles, "Key");
  const ids = key ? copyIds(run(key, count), count) : null;
  if (key && !ids) notes.push("Some keys are negative: the bodies were numbered in order instead.");
  const system = scalar(inside(particles, "CoordSystem"));
  if (system !== undefined && system !== CARTESIAN)
    notes.push(`The coordinate system ${system} was read as Cartesian.`);
  if (full.length > 1) notes.push(`The file holds ${full.length} snapshots; the first one was read.`);
  bodies.component.fill(componentIndex("other"));
  const time = scalar(inside(parameters, "Time")) ?? 0;
  if (!Number.isFinite(time)) throw new FileError(`NEMO: Time is ${time}; expected a finite number`);
  return {
    format: `NEMO snapshot (${littleEndian ? "little-endian" : "big-endian"})`,
    bodies: { ...bodies, id: ids ?? runningIds(count), time, ...(softening && { softening }) },
    notes,
  };
}
