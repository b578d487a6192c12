import type { Dataset } from "h5wasm";
import type { Allowance } from "../allowance.ts";
import { FileError } from "../fileError.ts";
import { STRETCH } from "../numbers.ts";

/** Rows read at a time, whatever the chunks: 12 MB of single-precision coordinates. */
const MOST_ROWS = 2 ** 20;

/** Rows of a dataset that must be [rows] or [rows, columns]. Throws FileError on another shape and on impossible sizes. */
export function rowsOf(dataset: Dataset, columns: 1 | 3, { limit, size: fileBytes }: Allowance): number {
  const shape = dataset.shape ?? [];
  const { size, type } = dataset.metadata;
  if (type !== 0 && type !== 1) throw new FileError(`HDF5 dataset ${dataset.path} holds no numbers`);
  const fits =
    columns === 3 ? shape.length === 2 && shape[1] === 3 : shape.length === 1 || (shape.length === 2 && shape[1] === 1);
  if (!fits) {
    throw new FileError(
      `HDF5 dataset ${dataset.path} has shape [${shape.join(", ")}]; expected [bodies${columns === 3 ? ", 3" : ""}]`,
    );
  }
  const bytes = shape[0]! * columns * size;
  // Zeros pack a thousand times with gzip, real numbers hardly at all: such a size is a lie.
  if (bytes > limit)
    throw new FileError(`HDF5 dataset ${dataset.path} claims ${bytes} bytes in a file of ${fileBytes} bytes`);
  return shape[0]!;
}

type Numbers = ArrayLike<number> | BigInt64Array | BigUint64Array;

/** Rows of these datasets to read at a time: whole chunks where they are stored in chunks, for each is unpacked as a whole. */
export function stretchOf(datasets: readonly (Dataset | null)[]): number {
  const chunks = datasets.map((dataset) => dataset?.metadata.chunks?.[0] ?? 1);
  const rows = Math.min(MOST_ROWS, Math.max(...chunks));
  return rows * Math.ceil(STRETCH / rows);
}

/** Values of rows `from` to `from + rows - 1`, flattened. Throws FileError where the library can't give them. */
function valuesOf(dataset: Dataset, from: number, rows: number): Numbers {
  const shape = dataset.shape!;
  const to = from + rows;
  const value = (shape.length === 2 ? dataset.slice([[from, to], []]) : dataset.slice([[from, to]])) as Numbers | null;
  if (!value || !ArrayBuffer.isView(value) || value.length !== rows * (shape[1] ?? 1)) {
    throw new FileError(
      `HDF5 dataset ${dataset.path} can't be read from row ${from} (a damaged file, or a filter other than gzip?)`,
    );
  }
  return value;
}

/**
 * Reads `rows` rows of floats (or whole numbers) from row `from` on into the start of `out`, less `shift` where the rows are
 * vectors of three. Throws FileError on values that aren't finite.
 */
export function readFloats(
  dataset: Dataset,
  from: number,
  rows: number,
  out: Float32Array,
  shift: readonly number[] | null = null,
): void {
  const values = valuesOf(dataset, from, rows);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const value = Math.fround(shift ? Number(values[i]) - shift[i % 3]! : Number(values[i]));
    out[i] = value;
    sum += value * 0;
  }
  if (sum === 0) return;
  const bad = Array.prototype.findIndex.call(values, (v: number | bigint) => !Number.isFinite(Math.fround(Number(v))));
  throw new FileError(
    `HDF5 dataset ${dataset.path}: number ${from * (dataset.shape![1] ?? 1) + bad + 1} is ${values[bad]}; expected a finite 32-bit float`,
  );
}

/** Reads whole numbers from 0 to 255 (components, galaxies). */
export function readBytes(dataset: Dataset, from: number, rows: number, out: Uint8Array): void {
  const values = valuesOf(dataset, from, rows);
  for (let i = 0; i < values.length; i++) out[i] = Number(values[i]);
}

/** Reads ids of 32 or 64 bits; 32 bits where all of them fit. */
export function readIds(dataset: Dataset, from: number, rows: number): Uint32Array | BigUint64Array {
  const values = valuesOf(dataset, from, rows);
  const out = new BigUint64Array(rows);
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (typeof value === "number" && !Number.isInteger(value)) {
      throw new FileError(`HDF5 dataset ${dataset.path}: id ${from + i + 1} is ${value}; expected a whole number`);
    }
    // Signed ids wrap to what the writer's unsigned counter meant.
    out[i] = typeof value === "bigint" ? value : BigInt(value >>> 0 === value ? value : value >>> 0);
  }
  return narrowed(out);
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
