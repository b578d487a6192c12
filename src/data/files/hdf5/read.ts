import type { Dataset, Group, File as H5File } from "h5wasm";
import { COMPONENTS, emptyBodies } from "../../bodies/bodies.ts";
import { arePerH } from "../../bodies/comoving.ts";
import { Gathering } from "../../bodies/gathering.ts";
import { Allowance } from "../allowance.ts";
import { assumedUnits, comovingOf, cosmologyNotes, isCosmological } from "../cosmology.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { runningIds } from "../numbers.ts";
import { ELEMENT_COLUMNS, ELEMENT_GROUP, refuseElements } from "../otherKind.ts";
import { Pace } from "../pace.ts";
import { componentOfType, WARM_GAS } from "../particleTypes.ts";
import type { Source } from "../source.ts";
import { readBytes, readFloats, readIds, rowsOf, stretchOf } from "./datasets.ts";
import { datasetOf, groupOf, titleOf } from "./entities.ts";
import { type GasSet, gasNames, gasScale } from "./gas.ts";
import { type Hdf5Header, hdf5Header } from "./header.ts";
import { guarded } from "./library.ts";
import { massesOf, type Species } from "./masses.ts";
import { withHdf5 } from "./openFile.ts";
import { scalesOf } from "./scales.ts";
import { chooseSnapshot, STEP } from "./snapshots.ts";
import { readStep } from "./steps.ts";
import { unitsOf, velocityPowerOf } from "./units.ts";

/** Names that codes use for one dataset; the first is GADGET's and SWIFT's. */
const NAMES = {
  position: ["Coordinates", "Positions", "POS"],
  velocity: ["Velocities", "Velocity", "VEL"],
  id: ["ParticleIDs", "ParticleID", "IDs", "ID"],
  softening: ["Softenings"],
} as const;

/**
 * Reads /PartType0 .. /PartType6 of a GADGET, AREPO, GIZMO or SWIFT snapshot: Coordinates, Velocities, ParticleIDs, Masses
 * or the header's MassTable (GADGET-4 documentation, snapshot format 3; SWIFT documentation, initial conditions). Of files that
 * hold several snapshots, a group each, the one that the options name, or the first.
 */
export async function readHdf5(source: Source, options: FileOptions): Promise<ReadResult> {
  const allowance = options.allowance ?? new Allowance(source.size);
  const besides: string[] = [];
  const beside = (name: string) => {
    const other = options.beside?.(name);
    if (!other) return undefined;
    allowance.admit(other.size);
    besides.push(name);
    return other;
  };
  const result = await withHdf5(source, (file) => readChosen(file, { ...options, allowance, besides }), beside);
  return besides.length > 0 ? { ...result, besides } : result;
}

/** What reading needs to know: `besides` are the names of other files so far. */
type Reading = FileOptions & { readonly allowance: Allowance; readonly besides: readonly string[] };

async function readChosen(file: H5File, options: Reading): Promise<ReadResult> {
  if (guarded(() => groupOf(file, ELEMENT_GROUP))) refuseElements(ELEMENT_COLUMNS);
  const { group, name, names } = guarded(() => chooseSnapshot(file, options.snapshot));
  const result = STEP.test(name)
    ? await readStep(group, options.allowance, options)
    : await readSnapshot(group, file, options);
  if (names.length === 0) return result;
  if (names.length === 1) return { ...result, snapshots: names };
  const note = `The file holds ${names.length} snapshots, ${names[0]} to ${names.at(-1)}; ${name} was read.`;
  return { ...result, snapshots: names, notes: [note, ...result.notes] };
}

/** A snapshot with particles by type, in `file` itself or in a group of it; what the group doesn't say of the run, the file may. */
async function readSnapshot(group: Group, whole: H5File, options: Reading): Promise<ReadResult> {
  const { allowance, besides } = options;
  const header = guarded(() => hdf5Header(group, whole));
  const notes: string[] = [];
  const all = guarded(() => findSpecies(group, header, allowance, notes));
  const count = all.reduce((sum, s) => sum + s.count, 0);
  if (!Number.isFinite(header.time))
    throw new FileError(`HDF5: the header's Time is ${header.time}; expected a finite number`);
  const columns = guarded(() => all.map((species) => columnsOf(species, header, allowance, notes)));
  const datasets = {
    length: columns.map(({ position }) => position),
    mass: columns.map(({ mass }) => mass),
    velocity: columns.map(({ velocity }) => velocity),
  };
  const said = guarded(() => unitsOf({ ...header, datasets }));
  const fixedMasses = columns.map(({ fixedMass }) => fixedMass);
  const scales = guarded(() => scalesOf(said.units, datasets.mass, fixedMasses));
  const numbered = columns.every(({ id }) => id !== null);
  const pace = new Pace(options);
  const gathering = new Gathering(options.wanted);
  gathering.expect(count);
  const scaleFactor = header.cosmological ? header.expansion.time : 1;
  let done = 0;
  for (const { type, rows, position, velocity, mass, id, softening, gas, component, galaxy, fixedMass } of columns) {
    const stretch = guarded(() =>
      stretchOf([position, velocity, mass, id, softening, component, galaxy, ...gas.map(([, set]) => set)]),
    );
    const room = Math.min(rows, stretch);
    const own = guarded(() => header.softeningOf(type));
    const shared = own === undefined ? undefined : scales.length * own;
    const soft = softening || shared !== undefined ? new Float32Array(room).fill(shared ?? 0) : undefined;
    const numbers = gas.map(([name]) => [name, new Float32Array(room)] as const);
    const piece = {
      ...emptyBodies(room),
      ...(soft && { softening: soft }),
      ...(gas.length > 0 && { columns: Object.fromEntries(numbers) }),
    };
    piece.component.fill(componentOfType(type, header.rule));
    piece.mass.fill(scales.mass * fixedMass);
    if (!Number.isFinite(piece.mass[0]))
      throw new FileError(`HDF5: bodies of PartType${type} have mass ${fixedMass}; expected a finite 32-bit float`);
    for (let from = 0; from < rows; from += stretch) {
      const n = Math.min(stretch, rows - from);
      const ids = guarded(() => {
        readFloats(position, from, n, piece.position, scales.length, header.shift);
        if (velocity) readFloats(velocity, from, n, piece.velocity, scales.velocity);
        if (mass) readFloats(mass, from, n, piece.mass, scales.mass);
        if (softening) readFloats(softening, from, n, soft!, scales.length);
        for (const [k, one] of gas.entries())
          readFloats(one[1], from, n, numbers[k]![1], gasScale(one, scales, header.rule, scaleFactor));
        if (galaxy) readBytes(galaxy, from, n, piece.galaxy);
        if (component) {
          readBytes(component, from, n, piece.component);
          if (piece.component.subarray(0, n).some((c) => c >= COMPONENTS.length))
            throw new FileError(`HDF5 dataset ${titleOf(component)} holds values beyond ${COMPONENTS.length - 1}`);
        }
        return numbered && id ? readIds(id, from, n) : runningIds(n, done);
      });
      gathering.take({ ...piece, count: n, id: ids });
      done += n;
      if (pace.due()) await pace.turn(done / count);
    }
  }
  const time = (header.time * scales.length) / scales.velocity;
  const gathered = gathering.finish({ time, units: scales.units });
  const { boxSize = 0 } = header.expansion;
  const cosmological = isCosmological({ ...header.expansion, boxSize: scales.length * boxSize }, gathered.contents);
  if (header.shift) notes.push(`SWIFT's shift of [${header.shift.join(", ")}] was taken away again.`);
  notes.unshift(...cosmologyNotes(header.expansion, cosmological));
  const gas = all.find((s) => s.type === 0);
  const warm = columns.some((each) => each.gas.some(([name]) => name === "internalEnergy"));
  if (gas) {
    const how = warm ? `have internal energies; ${WARM_GAS}` : "are moved by gravity only.";
    notes.push(`${gas.count} gas bodies ${how}`);
  }
  notes.push(...said.notes);
  const { contents } = gathered;
  const power = guarded(() => velocityPowerOf(datasets.velocity));
  const { rule, expansion } = header;
  const swift = rule === "swift";
  const usual = cosmological ? comovingOf(expansion, swift ? 0 : 0.5, scales.length) : null;
  // SWIFT's snapshots say that they are cosmological, and have no h in their units. Initial conditions that have it were made for GADGET, with its velocities.
  const perH =
    swift && expansion.comoving === undefined && usual !== null && arePerH(contents.mass, scales.units, usual) === true;
  const comoving = usual && { ...usual, velocityPower: power ?? (perH ? 0.5 : usual.velocityPower) };
  if (comoving && power === null && perH)
    notes.push("Its lengths are per h, as in GADGET's files: velocities are taken for GADGET's, too.");
  const assumed =
    said.assumed && assumedUnits(said.assumed, { comoving, cosmological }, contents.mass, Math.max(1, header.files));
  if (assumed) notes.push(assumed.note);
  if (scales.note) notes.push(scales.note);
  const units = assumed ? assumed.units : scales.units;
  return {
    format: `HDF5 (${header.code})`,
    ...gathered,
    contents: { ...contents, units },
    bodies: { ...gathered.bodies, units, ...(comoving && { time: header.expansion.time, comoving }) },
    notes,
    ...(cosmological && { viewOnly: true }),
    ...(boxSize > 0 && { boxSize: scales.length * boxSize }),
    // A file that is made of the parts may have taken over their header.
    ...(header.files > 1 && !(besides.length > 0 && count >= header.total) && { parts: header.files }),
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
  /** Of gas and of stars, by their names. */
  readonly gas: readonly GasSet[];
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
  const named = (names: readonly string[]) => names.map((name) => datasetOf(group, name)).find((d) => d !== null);
  const find = (names: readonly string[], columns: 1 | 3 = 1) => {
    const dataset = named(names);
    if (!dataset) return null;
    const found = rowsOf(dataset, columns, allowance);
    allowance.spend(found * columns * dataset.metadata.size, `HDF5 dataset ${titleOf(dataset)}`);
    if (found !== rows)
      throw new FileError(`HDF5 dataset ${titleOf(dataset)} has ${found} rows; Coordinates have ${rows}`);
    return dataset;
  };
  // Some codes have a number for each metal: those are left.
  const single = (names: readonly string[]) => ((named(names)?.shape?.length ?? 1) === 1 ? find(names) : null);
  const velocity = find(NAMES.velocity, 3);
  if (!velocity) notes.push(`PartType${type} has no Velocities: its bodies start at rest.`);
  return {
    ...{ type, rows, velocity },
    ...massesOf({ type, group, count: rows }, header, named, find, notes),
    position: find(NAMES.position, 3)!,
    id: find(NAMES.id),
    softening: find(NAMES.softening),
    gas: Object.entries(gasNames(type)).flatMap(([name, names]) => {
      const set = single(names);
      return set ? [[name, set] as GasSet] : [];
    }),
    component: find(["ComponentNumbers"]),
    galaxy: find(["GalaxyNumbers"]),
  };
}

function findSpecies(file: Group, header: Hdf5Header, allowance: Allowance, notes: string[]): Species[] {
  const found: Species[] = [];
  for (let type = 0; type < 7; type++) {
    const group = groupOf(file, `PartType${type}`);
    if (!group) {
      const lost = header.counts?.[type] ?? 0;
      if (lost > 0) notes.push(`The header counts ${lost} bodies of type ${type}, but there is no PartType${type}.`);
      continue;
    }
    const position = NAMES.position.map((name) => datasetOf(group, name)).find((d) => d !== null);
    if (!position) {
      notes.push(`PartType${type} has no Coordinates (tracers?) and was left out.`);
      continue;
    }
    const count = rowsOf(position, 3, allowance);
    const promised = header.counts?.[type];
    if (promised !== undefined && promised !== count)
      notes.push(
        `The header counts ${promised} bodies of type ${type}, but ${titleOf(position)} has ${count} (cut out of a larger snapshot?): those were read.`,
      );
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
