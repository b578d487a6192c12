import { componentIndex, emptyBodies } from "../../bodies/bodies.ts";
import { Gathering } from "../../bodies/gathering.ts";
import { NBODY_UNITS } from "../../bodies/units.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { areIds, numberOf, readFloats, readIds, runningIds, STRETCH } from "../numbers.ts";
import { Pace } from "../pace.ts";
import type { Source } from "../source.ts";
import { type Item, nemoItems, numbersOf } from "./items.ts";

/** NEMO's code of Cartesian coordinates in three dimensions (inc/snapshot/snapshot.h). */
const CARTESIAN = 66306;

/**
 * Reads the first snapshot with particles of a NEMO file: Mass, PhaseSpace or Position and Velocity, Key, Eps, in single or
 * double precision (inc/snapshot/snapshot.h).
 */
export async function readNemo(source: Source, options: FileOptions): Promise<ReadResult> {
  const { littleEndian, items } = await nemoItems(source);
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
  const scalar = async (item: Item | undefined) => {
    const run = item && numbersOf(source, item, littleEndian);
    return run && run.count > 0 ? await numberOf(run) : undefined;
  };
  const phase = inside(particles, "PhaseSpace");
  const position = inside(particles, "Position");
  const count = (phase ?? position)!.shape[0] ?? 0;
  const promised = await scalar(inside(parameters, "Nobj"));
  if (promised !== undefined && promised !== count) {
    throw new FileError(`NEMO: Parameters promise ${promised} bodies, ${(phase ?? position)!.tag} holds ${count}`);
  }
  if (count < 1) throw new FileError("NEMO: the snapshot holds no bodies");
  const run = (item: Item, numbers: number) => {
    const found = numbersOf(source, item, littleEndian);
    if (!found || found.count !== numbers) {
      throw new FileError(
        `NEMO: ${item.tag} at byte ${item.start} has shape [${item.shape.join(", ")}] of type "${item.type}"; expected ${numbers} numbers for ${count} bodies`,
      );
    }
    return found;
  };
  const notes: string[] = ["Units assumed: N-body units, G = 1; NEMO stores none."];
  const column = (tag: string, width = 1) => {
    const item = inside(particles, tag);
    return item ? run(item, width * count) : null;
  };
  const xv = column("PhaseSpace", 6);
  const x = xv ? null : column("Position", 3);
  const v = xv ? null : column("Velocity", 3);
  const m = column("Mass");
  const eps = column("Eps");
  let key = column("Key");
  if (!xv && !v) notes.push("No velocities: the bodies start at rest.");
  if (!m) notes.push("No masses: equal masses, total 1.");
  if (key && !(await areIds(key, count))) {
    key = null;
    notes.push("Some keys are negative: the bodies were numbered in order instead.");
  }
  const pace = new Pace(options);
  const gathering = new Gathering(options.wanted);
  gathering.expect(count);
  const room = Math.min(count, STRETCH);
  const piece = { ...emptyBodies(room), ...(eps && { softening: new Float32Array(room) }) };
  piece.component.fill(componentIndex("other"));
  piece.mass.fill(1 / count);
  const both = new Float32Array(xv ? 6 * room : 0);
  for (let from = 0; from < count; from += STRETCH) {
    const n = Math.min(STRETCH, count - from);
    if (xv) {
      await readFloats(xv, 6 * from, 6 * n, both, "NEMO PhaseSpace");
      for (let i = 0; i < n; i++) {
        for (let d = 0; d < 3; d++) {
          piece.position[3 * i + d] = both[6 * i + d]!;
          piece.velocity[3 * i + d] = both[6 * i + 3 + d]!;
        }
      }
    }
    if (x) await readFloats(x, 3 * from, 3 * n, piece.position, "NEMO Position");
    if (v) await readFloats(v, 3 * from, 3 * n, piece.velocity, "NEMO Velocity");
    if (m) await readFloats(m, from, n, piece.mass, "NEMO Mass");
    if (eps) await readFloats(eps, from, n, piece.softening!, "NEMO Eps");
    const ids = key && (await readIds(key, from, n));
    gathering.take({ ...piece, count: n, id: ids ?? runningIds(n, from) });
    if (pace.due()) await pace.turn(from / count);
  }
  const system = await scalar(inside(particles, "CoordSystem"));
  if (system !== undefined && system !== CARTESIAN)
    notes.push(`The coordinate system ${system} was read as Cartesian.`);
  if (full.length > 1) notes.push(`The file holds ${full.length} snapshots; the first one was read.`);
  const time = (await scalar(inside(parameters, "Time"))) ?? 0;
  if (!Number.isFinite(time)) throw new FileError(`NEMO: Time is ${time}; expected a finite number`);
  return {
    format: `NEMO snapshot (${littleEndian ? "little-endian" : "big-endian"})`,
    ...gathering.finish({ time, units: NBODY_UNITS }),
    notes,
  };
}
