import type { Dataset, Group, File as H5File } from "h5wasm";
import { COMPONENTS, emptyBodies } from "../../bodies/bodies.ts";
import { Gathering } from "../../bodies/gathering.ts";
import { Allowance } from "../allowance.ts";
import { VIEW_ONLY } from "../cosmology.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { runningIds } from "../numbers.ts";
import { ELEMENT_COLUMNS, ELEMENT_GROUP, refuseElements } from "../otherKind.ts";
import { Pace } from "../pace.ts";
import { componentOfType } from "../particleTypes.ts";
import type { Source } from "../source.ts";
import { readBytes, readFloats, readIds, rowsOf, stretchOf } from "./datasets.ts";
import { type Hdf5Header, hdf5Header } from "./header.ts";
import { datasetOf, groupOf, guarded, withHdf5 } from "./library.ts";
import { chooseSnapshot, STEP } from "./snapshots.ts";
import { readStep } from "./steps.ts";

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
 * or the header's MassTable (GADGET-4 documentation, snapshot format 3; SWIFT documentation, initial conditions). Of files that
 * hold several snapshots, a group each, the one that the options name, or the first.
 */
export async function readHdf5(source: Source, options: FileOptions): Promise<ReadResult> {
  return await withHdf5(source, (file) => readChosen(file, options.allowance ?? new Allowance(source.size), options));
}

interface Species {
  readonly type: number;
  readonly group: Group;
  readonly count: number;
}

async function readChosen(file: H5File, allowance: Allowance, options: FileOptions): Promise<ReadResult> {
  if (guarded(() => groupOf(file, ELEMENT_GROUP))) refuseElements(ELEMENT_COLUMNS);
  const { group, name, names } = guarded(() => chooseSnapshot(file, options.snapshot));
  const result = STEP.test(name)
    ? await readStep(group, allowance, options)
    : await readSnapshot(group, file, allowance, options);
  if (names.length === 0) return result;
  if (names.length === 1) return { ...result, snapshots: names };
  const note = `The file holds ${names.length} snapshots, ${names[0]} to ${names.at(-1)}; ${name} was read.`;
  return { ...result, snapshots: names, notes: [note, ...result.notes] };
}

/** A snapshot with particles by type, in `file` itself or in a group of it; what the group doesn't say of the run, the file may. */
async function readSnapshot(
  group: Group,
  whole: H5File,
  allowance: Allowance,
  options: FileOptions,
): Promise<ReadResult> {
  const header = guarded(() => hdf5Header(group, whole));
  const notes: string[] = [];
  const all = guarded(() => findSpecies(group, header, allowance, notes));
  const count = all.reduce((sum, s) => sum + s.count, 0);
  if (!Number.isFinite(header.time))
    throw new FileError(`HDF5: the header's Time is ${header.time}; expected a finite number`);
  const columns = guarded(() => all.map((species) => columnsOf(species, header, allowance, notes)));
  const numbered = columns.every(({ id }) => id !== null);
  const pace = new Pace(options);
  const gathering = new Gathering(options.wanted);
  gathering.expect(count);
  let done = 0;
  for (const { type, rows, position, velocity, mass, id, softening, component, galaxy, fixedMass } of columns) {
    const stretch = guarded(() => stretchOf([position, velocity, mass, id, softening, component, galaxy]));
    const room = Math.min(rows, stretch);
    const shared = guarded(() => header.softeningOf(type));
    const soft = softening || shared !== undefined ? new Float32Array(room).fill(shared ?? 0) : undefined;
    const piece = { ...emptyBodies(room), ...(soft && { softening: soft }) };
    piece.component.fill(componentOfType(type, header.rule));
    piece.mass.fill(fixedMass);
    for (let from = 0; from < rows; from += stretch) {
      const n = Math.min(stretch, rows - from);
      const ids = guarded(() => {
        readFloats(position, from, n, piece.position, header.shift);
        if (velocity) readFloats(velocity, from, n, piece.velocity);
        if (mass) readFloats(mass, from, n, piece.mass);
        if (softening) readFloats(softening, from, n, soft!);
        if (galaxy) readBytes(galaxy, from, n, piece.galaxy);
        if (component) {
          readBytes(component, from, n, piece.component);
          if (piece.component.subarray(0, n).some((c) => c >= COMPONENTS.length))
            throw new FileError(`HDF5 dataset ${component.path} holds values beyond ${COMPONENTS.length - 1}`);
        }
        return numbered && id ? readIds(id, from, n) : runningIds(n, done);
      });
      gathering.take({ ...piece, count: n, id: ids });
      done += n;
      if (pace.due()) await pace.turn(done / count);
    }
  }
  if (header.shift) notes.push(`SWIFT's shift of [${header.shift.join(", ")}] was taken away again.`);
  if (header.cosmological) notes.unshift(VIEW_ONLY);
  const gas = all.find((s) => s.type === 0);
  if (gas) notes.push(`${gas.count} gas bodies are moved by gravity only.`);
  return {
    format: `HDF5 (${header.code})`,
    ...gathering.finish({ time: header.time, units: header.units }),
    notes: [...notes, ...header.notes],
    ...(header.cosmological && { viewOnly: true }),
    ...(header.files > 1 && { parts: header.files }),
  };
}

interface Columns {
  readonly type: number;
  readonly rows: number;
  readonly position: Dataset;
  readonly velocity: Dataset | null;
  readonly mass: Dataset | null;
  readonly id: Dataset | null;
  readonly softening: Dataset | null;
  readonly component: Dataset | null;
  readonly galaxy: Dataset | null;
  /** Mass of every body where there is no dataset. */
  readonly fixedMass: number;
}

/** The datasets of one type, all of them checked against the number of its coordinates. */
function columnsOf(
  { type, group, count: rows }: Species,
  header: Hdf5Header,
  allowance: Allowance,
  notes: string[],
): Columns {
  const find = (names: readonly string[], columns: 1 | 3 = 1) => {
    const dataset = names.map((name) => datasetOf(group, name)).find((d) => d !== null);
    if (!dataset) return null;
    const found = rowsOf(dataset, columns, allowance);
    allowance.spend(found * columns * dataset.metadata.size, `HDF5 dataset ${dataset.path}`);
    if (found !== rows) throw new FileError(`HDF5 dataset ${dataset.path} has ${found} rows; Coordinates have ${rows}`);
    return dataset;
  };
  const velocity = find(NAMES.velocity, 3);
  if (!velocity) notes.push(`PartType${type} has no Velocities: its bodies start at rest.`);
  const mass = find(NAMES.mass);
  const fixedMass = header.massTable[type] ?? 0;
  if (!mass && !(fixedMass > 0 && Number.isFinite(Math.fround(fixedMass))))
    throw new FileError(
      `HDF5: PartType${type} has no dataset Masses and the header's MassTable holds ${fixedMass} for it`,
    );
  return {
    ...{ type, rows, velocity, mass, fixedMass },
    position: find(NAMES.position, 3)!,
    id: find(NAMES.id),
    softening: find(NAMES.softening),
    component: find(["ComponentNumbers"]),
    galaxy: find(["GalaxyNumbers"]),
  };
}

function findSpecies(file: Group, header: Hdf5Header, allowance: Allowance, notes: string[]): Species[] {
  const found: Species[] = [];
  for (let type = 0; type < 7; type++) {
    const group = groupOf(file, `PartType${type}`);
    if (!group) continue;
    const position = NAMES.position.map((name) => datasetOf(group, name)).find((d) => d !== null);
    if (!position) {
      notes.push(`PartType${type} has no Coordinates (tracers?) and was left out.`);
      continue;
    }
    const count = rowsOf(position, 3, allowance);
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
