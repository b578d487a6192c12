import type { Dataset, Group } from "h5wasm";
import { componentIndex, emptyBodies } from "../../bodies/bodies.ts";
import { Gathering } from "../../bodies/gathering.ts";
import { MYR_PER_KPC_KMS } from "../../bodies/units.ts";
import type { Allowance } from "../allowance.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { unitsOfSizes } from "../knownUnits.ts";
import { runningIds } from "../numbers.ts";
import { Pace } from "../pace.ts";
import { numberOfAttribute } from "./attributes.ts";
import { numberAt, readFloats, readIds, rowsOf, stretchOf } from "./datasets.ts";
import { datasetOf, titleOf } from "./entities.ts";
import { guarded } from "./library.ts";

/** Datasets of a step; NBODY6++GPU puts a number before each name. */
const NAMES = {
  position: [
    ["X1", "x"],
    ["X2", "y"],
    ["X3", "z"],
  ],
  velocity: [
    ["V1", "vx"],
    ["V2", "vy"],
    ["V3", "vz"],
  ],
  mass: ["M", "m", "mass"],
  id: ["Name", "NAM", "id"],
} as const;

/** Places in NBODY6++GPU's dataset of scalars: bodies, and Myr a unit of time (its custom_output_facility.F). */
const SCALARS = { name: "Scalars", count: 4, myr: 10 } as const;

/** A parsec, a solar mass and a kilometre a second: what NBODY6++GPU scales its output to (its custom_output.F). */
const UNITS = unitsOfSizes(1e-3, 1, 1);

/**
 * Reads a group `Step#n` of NBODY6++GPU (snap.40_*.h5part): a dataset for each coordinate (`001 X1` ... `006 V3`), mass and name of the
 * stars, in pc, km/s and solar masses; the attribute Time in its N-body units, which its scalars turn into Myr. H5Part's own names are
 * known too. Throws FileError.
 */
export async function readStep(group: Group, allowance: Allowance, options: FileOptions): Promise<ReadResult> {
  const notes: string[] = [];
  const step = guarded(() => columnsOf(group, allowance));
  const { rows, position, velocity, mass, id } = step;
  if (!velocity) notes.push("No velocities: the bodies start at rest.");
  if (!mass) notes.push("No masses: equal masses, total 1.");
  if (step.count > rows)
    notes.push(`${rows} of ${step.count} stars are in this step; stars in binaries that stand apart were left out.`);
  notes.push("Units assumed: pc, Msun, km/s, as NBODY6++GPU scales its output; choose others if it didn't.");
  if (!Number.isFinite(step.time)) throw new FileError(`HDF5: the Time of ${group.path} is ${step.time}`);
  const pace = new Pace(options);
  const gathering = new Gathering(options.wanted);
  gathering.expect(rows);
  const stretch = guarded(() => stretchOf([...position, ...(velocity ?? []), mass, id]));
  const room = Math.min(rows, stretch);
  const piece = emptyBodies(room);
  piece.component.fill(componentIndex("stars"));
  piece.mass.fill(1 / rows);
  const single = new Float32Array(room);
  const three = (datasets: readonly Dataset[], from: number, n: number, out: Float32Array) => {
    for (const [d, dataset] of datasets.entries()) {
      readFloats(dataset, from, n, single);
      for (let i = 0; i < n; i++) out[3 * i + d] = single[i]!;
    }
  };
  for (let from = 0; from < rows; from += stretch) {
    const n = Math.min(stretch, rows - from);
    const ids = guarded(() => {
      three(position, from, n, piece.position);
      if (velocity) three(velocity, from, n, piece.velocity);
      if (mass) readFloats(mass, from, n, piece.mass);
      return id ? readIds(id, from, n) : runningIds(n, from);
    });
    gathering.take({ ...piece, count: n, id: ids });
    if (pace.due()) await pace.turn(from / rows);
  }
  return { format: "HDF5 (NBODY6++GPU)", ...gathering.finish({ time: step.time, units: UNITS }), notes };
}

/** The datasets of a step, all of one length. */
function columnsOf(group: Group, allowance: Allowance) {
  const keys = group.keys();
  const named = (names: readonly string[]) => {
    const key = keys.find((found) => names.includes(found.replace(/^\d+ /, "")));
    return key === undefined ? null : datasetOf(group, key);
  };
  let rows = -1;
  const find = (names: readonly string[]) => {
    const dataset = named(names);
    if (!dataset) return null;
    const found = rowsOf(dataset, 1, allowance);
    allowance.spend(found * dataset.metadata.size, `HDF5 dataset ${titleOf(dataset)}`);
    if (rows >= 0 && found !== rows)
      throw new FileError(`HDF5 dataset ${titleOf(dataset)} has ${found} rows; the ones before it have ${rows}`);
    rows = found;
    return dataset;
  };
  const three = (names: readonly (readonly string[])[]) => {
    const datasets = names.map(find).filter((dataset) => dataset !== null);
    return datasets.length === 3 ? datasets : null;
  };
  const position = three(NAMES.position);
  if (!position || rows < 1) {
    const found = keys.slice(0, 8).join(", ") || "nothing";
    throw new FileError(
      `HDF5 group ${group.path} without positions: expected X1, X2, X3 or x, y, z with a number a body; found ${found}`,
    );
  }
  const scalars = named([SCALARS.name]);
  const time = numberOfAttribute(group, "Time") ?? 0;
  const myr = numberAt(scalars, SCALARS.myr);
  return {
    position,
    velocity: three(NAMES.velocity),
    mass: find(NAMES.mass),
    id: find(NAMES.id),
    rows,
    count: numberAt(scalars, SCALARS.count),
    // A unit of our time is a parsec over a kilometre a second.
    time: myr > 0 ? (time * myr) / (MYR_PER_KPC_KMS * 1e-3) : time,
  };
}
