import type { Bodies } from "../../data/bodies/bodies.ts";
import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { readBack } from "../../gpu/readback.ts";
import type { Scaling } from "../scaling.ts";
import {
  type Carried,
  type Column,
  type ColumnTables,
  carriedBy,
  columnBytes,
  tableFrom,
  unitOf,
  wordsOf,
} from "./columns.ts";
import { sanitizeBodies } from "./faults.ts";
import { inRanges, ranksOf } from "./ranges.ts";
import type { System } from "./system.ts";

/**
 * Bodies as the GPU holds them, in the engine's own units: n x vec4f each, mass times gravity in w; beside the velocity -1
 * for those that are `frozen`.
 */
export function pack(bodies: Bodies, gravity: number, scaling: Scaling, frozen: readonly number[] = []) {
  const { count, position, velocity, mass } = bodies;
  const posMass = new Float32Array(4 * count);
  const vel = new Float32Array(4 * count);
  const id = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      posMass[4 * i + k] = position[3 * i + k]! / scaling.length;
      vel[4 * i + k] = velocity[3 * i + k]! / scaling.velocity;
    }
    posMass[4 * i + 3] = (mass[i]! * gravity) / scaling.mass;
    id[i] = i;
  }
  for (const i of frozen) vel[4 * i + 3] = -1;
  return { posMass, velocity: vel, id };
}

/** Writes bodies to a system's `next...` buffers; returns those that float32 can't hold, which rest without mass. */
export function upload(
  device: GPUDevice,
  { buffers, sizes }: System,
  given: Bodies,
  gravity: number,
  scaling: Scaling,
): readonly number[] {
  const { bodies, sanitized } = sanitizeBodies(given, scaling);
  const packed = pack(bodies, gravity, scaling, sanitized);
  const all: ReturnType<typeof pack> & ColumnTables = { ...packed, ...packColumns(given, sizes.columns, scaling) };
  const tables: ColumnTables = sizes.massive === undefined ? all : inRanges(all, given.mass, sizes.massive);
  const ranks = sizes.ranked ? ranksOf(given.mass, sizes.massive!) : null;
  if (ranks) device.queue.writeBuffer(buffers.bulkSamples, 16 * CONSTANTS.samples.SAMPLES, ranks);
  for (const { name, next } of carriedBy("sort", sizes.columns))
    device.queue.writeBuffer(buffers[next!]!, 0, tables[name]!);
  return sanitized;
}

/** The entries of a system's bodies in some columns (in those of some `names` alone), by the columns' names, after all that was submitted. */
export async function readColumns(
  device: GPUDevice,
  { buffers, sizes }: System,
  all: readonly Column[],
  names?: readonly string[],
): Promise<Carried<"snapshot"> & ColumnTables> {
  const columns = all.filter(({ name }) => names?.includes(name) ?? true);
  const bytes = (column: Column) => columnBytes(column, sizes.n);
  const read = await readBack(
    device,
    columns.map((column) => ({ buffer: buffers[column.buffer]!, bytes: bytes(column) })),
  );
  const tables = columns.map((column, k) => [column.name, tableFrom(column, read[k]!)]);
  return Object.fromEntries(tables) as Carried<"snapshot"> & ColumnTables;
}

/** The further columns of bodies as the GPU holds them. Throws one line where the bodies lack one. */
export function packColumns(bodies: Bodies, columns: readonly Column[] = [], scaling: Scaling): ColumnTables {
  const tables = columns.map((column) => {
    const given = bodies.columns?.[column.name];
    if (!given) throw new Error(`the bodies have no column "${column.name}", which this run needs`);
    const unit = unitOf(column, scaling);
    return [column.name, given.map((x, k) => x / unit(k))] as const;
  });
  return Object.fromEntries(tables);
}

/** Those from the GPU's order and units put back by index: as `Bodies` has them. */
function unpackColumns(
  tables: ColumnTables,
  columns: readonly Column[],
  scaling: Scaling,
  index: Uint32Array,
): Pick<Bodies, "columns"> {
  if (columns.length === 0) return {};
  const back = columns.map((column) => {
    const [unit, words] = [unitOf(column, scaling), wordsOf(column)];
    const [table, values] = [tables[column.name]!, new Float32Array(words * index.length)];
    for (let k = 0; k < table.length; k++)
      values[words * index[Math.floor(k / words)]! + (k % words)] = table[k]! * unit(k);
    return [column.name, values] as const;
  });
  return { columns: Object.fromEntries(back) };
}

/** The table `origin` with positions, velocities and further columns from the GPU's order put back by index. Masses are the origin's. */
export function unpack(
  origin: Bodies,
  time: number,
  scaling: Scaling,
  { posMass, velocity, id: index, ...more }: Carried<"exchange"> & ColumnTables,
  columns: readonly Column[] = [],
  gravity: number | null = null,
): Bodies {
  const mass = gravity === null ? origin.mass : new Float32Array(origin.count);
  const position = new Float32Array(3 * origin.count);
  const vel = new Float32Array(3 * origin.count);
  for (let k = 0; k < origin.count; k++) {
    const i = index[k]!;
    for (let c = 0; c < 3; c++) {
      position[3 * i + c] = posMass[4 * k + c]! * scaling.length;
      vel[3 * i + c] = velocity[4 * k + c]! * scaling.velocity;
    }
    if (gravity !== null) mass[i] = (posMass[4 * k + 3]! * scaling.mass) / gravity;
  }
  return { ...origin, mass, position, velocity: vel, time, ...unpackColumns(more, columns, scaling, index) };
}

/** Accelerations and potentials, 4 numbers a body, from the GPU's order and units put back by index. */
export function unpackForces(scaling: Scaling, acceleration: Float32Array, index: Uint32Array): Float32Array {
  const forces = new Float32Array(acceleration.length);
  for (let k = 0; k < index.length; k++) {
    const i = 4 * index[k]!;
    for (let c = 0; c < 3; c++) forces[i + c] = acceleration[4 * k + c]! * scaling.acceleration;
    forces[i + 3] = acceleration[4 * k + 3]! * scaling.potential;
  }
  return forces;
}
