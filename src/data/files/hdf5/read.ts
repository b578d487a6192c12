import type { Group, File as H5File } from "h5wasm";
import { type Bodies, COMPONENTS } from "../../bodies/bodies.ts";
import { VIEW_ONLY } from "../cosmology.ts";
import { FileError, type FileOptions, type ReadResult } from "../format.ts";
import { runningIds } from "../numbers.ts";
import { Pace } from "../pace.ts";
import { componentOfType } from "../particleTypes.ts";
import { readBytes, readFloats, readIds, rowsOf } from "./datasets.ts";
import { type Hdf5Header, hdf5Header } from "./header.ts";
import { datasetOf, groupOf, withHdf5 } from "./library.ts";

/** Names that codes use for one dataset; the first is GADGET's and SWIFT's. */
const NAMES = {
  position: ["Coordinates", "Positions", "POS"],
  velocity: ["Velocities", "Velocity", "VEL"],
  id: ["ParticleIDs", "ParticleID", "IDs", "ID"],
  mass: ["Masses", "Mass", "MASS"],
  softening: ["Softenings"],
} as const;

/**
 * Reads /PartType0 .. /PartType6 of a GADGET, AREPO, GIZMO or SWIFT snapshot: Coordinates, Velocities, ParticleIDs, Masses
 * or the header's MassTable (GADGET-4 documentation, snapshot format 3; SWIFT documentation, initial conditions).
 */
export async function readHdf5(bytes: Uint8Array, options: FileOptions): Promise<ReadResult> {
  return await withHdf5(bytes, (file) => readSnapshot(file, bytes.length, options));
}

interface Species {
  readonly type: number;
  readonly group: Group;
  readonly count: number;
}

async function readSnapshot(file: H5File, fileBytes: number, options: FileOptions): Promise<ReadResult> {
  const header = hdf5Header(file);
  const notes: string[] = [];
  const all = findSpecies(file, header, fileBytes, notes);
  const count = all.reduce((sum, s) => sum + s.count, 0);
  const pace = new Pace(options);
  const mass = new Float32Array(count);
  const position = new Float32Array(3 * count);
  const velocity = new Float32Array(3 * count);
  const component = new Uint8Array(count);
  const galaxy = new Uint8Array(count);
  const softening = new Float32Array(count);
  const wide = new BigUint64Array(count);
  let from = 0;
  let softened = false;
  let numbered = true;
  for (const { type, group, count: n } of all) {
    const find = (names: readonly string[], columns: 1 | 3) => {
      const dataset = names.map((name) => datasetOf(group, name)).find((d) => d !== null);
      if (!dataset) return null;
      const rows = rowsOf(dataset, columns, fileBytes);
      if (rows !== n) throw new FileError(`HDF5 dataset ${dataset.path} has ${rows} rows; Coordinates have ${n}`);
      return dataset;
    };
    await readFloats(find(NAMES.position, 3)!, position, 3 * from, pace, header.shift);
    const v = find(NAMES.velocity, 3);
    if (v) await readFloats(v, velocity, 3 * from, pace);
    else notes.push(`PartType${type} has no Velocities: its bodies start at rest.`);
    const m = find(NAMES.mass, 1);
    const fixed = header.massTable[type] ?? 0;
    if (m) await readFloats(m, mass, from, pace);
    else if (fixed > 0 && Number.isFinite(Math.fround(fixed))) mass.fill(fixed, from, from + n);
    else
      throw new FileError(
        `HDF5: PartType${type} has no dataset Masses and the header's MassTable holds ${fixed} for it`,
      );
    const ids = find(NAMES.id, 1);
    if (ids) await readIds(ids, wide, from, pace);
    else numbered = false;
    component.fill(componentOfType(type, header.rule), from, from + n);
    const own = find(["ComponentNumbers"], 1);
    if (own) await readBytes(own, component, from, pace);
    const galaxies = find(["GalaxyNumbers"], 1);
    if (galaxies) await readBytes(galaxies, galaxy, from, pace);
    const eps = find(NAMES.softening, 1);
    const shared = header.softeningOf(type);
    if (eps) await readFloats(eps, softening, from, pace);
    else if (shared) softening.fill(shared, from, from + n);
    softened ||= eps !== null || shared !== undefined;
    from += n;
  }
  if (component.some((c) => c >= COMPONENTS.length)) {
    throw new FileError(`HDF5 dataset ComponentNumbers holds values beyond ${COMPONENTS.length - 1}`);
  }
  if (!Number.isFinite(header.time))
    throw new FileError(`HDF5: the header's Time is ${header.time}; expected a finite number`);
  const bodies: Bodies = {
    count,
    mass,
    position,
    velocity,
    galaxy,
    component,
    id: numbered ? narrowed(wide) : runningIds(count),
    time: header.time,
    units: header.units,
    ...(softened && { softening }),
  };
  if (header.shift) notes.push(`SWIFT's shift of [${header.shift.join(", ")}] was taken away again.`);
  if (header.cosmological) notes.unshift(VIEW_ONLY);
  const gas = all.find((s) => s.type === 0);
  if (gas) notes.push(`${gas.count} gas bodies are moved by gravity only.`);
  return {
    format: `HDF5 (${header.code})`,
    bodies,
    notes: [...notes, ...header.notes],
    ...(header.cosmological && { viewOnly: true }),
    ...(header.files > 1 && { parts: header.files }),
  };
}

/** Ids that fit 32 bits take half the memory. */
function narrowed(wide: BigUint64Array): Uint32Array | BigUint64Array {
  const words = new Uint32Array(wide.buffer);
  // The high word of a little-endian 64-bit number comes second; where all are zero the low words are the ids.
  const high = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0;
  const ids = new Uint32Array(wide.length);
  for (let i = 0; i < wide.length; i++) {
    if (words[2 * i + high] !== 0) return wide;
    ids[i] = words[2 * i + 1 - high]!;
  }
  return ids;
}

function findSpecies(file: H5File, header: Hdf5Header, fileBytes: number, notes: string[]): Species[] {
  const found: Species[] = [];
  for (let type = 0; type < 7; type++) {
    const group = groupOf(file, `PartType${type}`);
    if (!group) continue;
    const position = NAMES.position.map((name) => datasetOf(group, name)).find((d) => d !== null);
    if (!position) {
      notes.push(`PartType${type} has no Coordinates (tracers?) and was left out.`);
      continue;
    }
    const count = rowsOf(position, 3, fileBytes);
    const promised = header.counts?.[type];
    if (promised !== undefined && promised !== count) {
      throw new FileError(
        `HDF5: the header counts ${promised} bodies of type ${type}; ${position.path} has ${count} rows`,
      );
    }
    if (count > 0) found.push({ type, group, count });
  }
  if (found.length === 0) {
    const names = file.keys().slice(0, 8).join(", ") || "nothing";
    throw new FileError(
      `HDF5 file without particles: expected /PartType0 to /PartType6 with Coordinates, found ${names}`,
    );
  }
  return found;
}
