import type { Dataset } from "h5wasm";
import type { Allowance } from "../allowance.ts";
import { FileError } from "../fileError.ts";
import { STRETCH } from "../numbers.ts";
import { shown, titleOf } from "./entities.ts";
import { why } from "./library.ts";
import { openFileOf } from "./openFile.ts";
import type { NumberType } from "./virtualFile.ts";
import { bringSources } from "./virtualSources.ts";

/** Rows read at a time, whatever the chunks: 12 MB of single-precision coordinates. */
const MOST_ROWS = 2 ** 20;

/** Rows of a dataset that must be [rows] or [rows, columns]. Throws FileError on another shape and on impossible sizes. */
export function rowsOf(dataset: Dataset, columns: 1 | 3, allowance: Allowance): number {
  const shape = dataset.shape ?? [];
  const { size } = dataset.metadata;
  typeOf(dataset);
  bringSources(dataset);
  const { limit, size: fileBytes } = allowance;
  const fits =
    columns === 3 ? shape.length === 2 && shape[1] === 3 : shape.length === 1 || (shape.length === 2 && shape[1] === 1);
  if (!fits) {
    throw new FileError(
      `HDF5 dataset ${titleOf(dataset)} has shape [${shape.join(", ")}]; expected [bodies${columns === 3 ? ", 3" : ""}]`,
    );
  }
  const bytes = shape[0]! * columns * size;
  // Zeros pack a thousand times with gzip, real numbers hardly at all: such a size is a lie.
  if (bytes > limit)
    throw new FileError(`HDF5 dataset ${titleOf(dataset)} claims ${bytes} bytes in a file of ${fileBytes} bytes`);
  return shape[0]!;
}

type Numbers = ArrayLike<number> | BigInt64Array | BigUint64Array;

/** Rows of these datasets to read at a time: whole chunks where they are stored in chunks, for each is unpacked as a whole. */
export function stretchOf(datasets: readonly (Dataset | null)[]): number {
  const chunks = datasets.map((dataset) => dataset?.metadata.chunks?.[0] ?? 1);
  const rows = Math.min(MOST_ROWS, Math.max(...chunks));
  return rows * Math.ceil(STRETCH / rows);
}

/** Classes of types, for people. */
const CLASSES = ["integers", "floats", "times", "texts", "bit fields", "opaque bytes", "compounds", "references"];

/** The kind of numbers that a dataset is read as, which holds all of its own. Throws FileError where it holds none. */
function typeOf(dataset: Dataset): NumberType {
  const { type, size, signed } = dataset.metadata;
  if (type === 1) return { whole: false, signed: true, size: size <= 4 ? 4 : 8 };
  const whole = [1, 2, 4, 8].find((bytes) => bytes >= size);
  if (type === 0 && whole) return { whole: true, signed, size: whole };
  const found = type === 0 ? `integers of ${size} bytes` : (CLASSES[type] ?? "values of another class");
  throw new FileError(`HDF5 dataset ${titleOf(dataset)} holds no numbers that are read here, but ${found}`);
}

/** Filters that the library may lack, by the numbers under which they are registered. */
const FILTERS: Record<number, string> = {
  4: "szip",
  307: "bzip2",
  32000: "lzf",
  32001: "blosc",
  32004: "lz4",
  32008: "bitshuffle",
  32013: "zfp",
  32015: "zstd",
  32017: "sz",
  32022: "bitgroom",
  32023: "granular bitround",
  32024: "sz3",
  32026: "blosc2",
};

/** What to say where the library can't give numbers: a filter that it lacks, or what it says itself. */
function unreadable(dataset: Dataset, from: number, error: unknown): FileError {
  const named = `HDF5 dataset ${titleOf(dataset)}`;
  const words = error instanceof Error ? error.message : String(error);
  const filter = /required filter '?(.*?)'? is not registered/.exec(words)?.[1];
  if (filter === undefined)
    return new FileError(`${named} can't be read from row ${from} (a damaged or cut-off file?): ${why(error)}`);
  const lacking = dataset.filters.find(({ id, name }) => FILTERS[id] !== undefined || name === filter);
  const name = lacking ? `${FILTERS[lacking.id] ?? lacking.name} (number ${lacking.id})` : shown(filter);
  return new FileError(
    `${named} is packed by the filter ${name}, which can't be undone here; repack the file: h5repack -f GZIP=6 OLD NEW`,
  );
}

/** Values of rows `from` to `from + rows - 1`, flattened. Throws FileError where the library can't give them. */
function valuesOf(dataset: Dataset, from: number, rows: number): Numbers {
  const shape = dataset.shape!;
  const to = from + rows;
  const { all, path } = openFileOf(dataset);
  let value: Numbers | null;
  try {
    // Whatever the type in the file, few digits, ten bytes, or big-endian: the library converts it.
    const numbers = all.numbers(dataset, typeOf(dataset), path);
    value = numbers.slice(shape.length === 2 ? [[from, to], []] : [[from, to]]) as Numbers | null;
  } catch (error) {
    throw unreadable(dataset, from, error);
  }
  if (!value || !ArrayBuffer.isView(value) || value.length !== rows * (shape[1] ?? 1))
    throw unreadable(dataset, from, new Error("there are fewer numbers"));
  return value;
}

/**
 * Reads `rows` rows of floats (or whole numbers) from row `from` on into the start of `out`, times `factor`, before that less `shift` where the rows
 * are vectors of three. Throws FileError on values that aren't finite.
 */
export function readFloats(
  dataset: Dataset,
  from: number,
  rows: number,
  out: Float32Array,
  factor = 1,
  shift: readonly number[] | null = null,
): void {
  const values = valuesOf(dataset, from, rows);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const value = Math.fround(factor * (shift ? Number(values[i]) - shift[i % 3]! : Number(values[i])));
    out[i] = value;
    sum += value * 0;
  }
  if (sum === 0) return;
  const bad = Array.prototype.findIndex.call(
    values,
    (v: number | bigint) => !Number.isFinite(Math.fround(factor * Number(v))),
  );
  throw new FileError(
    `HDF5 dataset ${titleOf(dataset)}: number ${from * (dataset.shape![1] ?? 1) + bad + 1} is ${values[bad]}; expected a finite 32-bit float`,
  );
}

/** The largest magnitude in a dataset. */
export function largestOf(dataset: Dataset): number {
  const rows = dataset.shape![0] ?? 0;
  let largest = 0;
  for (let from = 0; from < rows; from += STRETCH) {
    const values = valuesOf(dataset, from, Math.min(STRETCH, rows - from));
    for (let i = 0; i < values.length; i++) largest = Math.max(largest, Math.abs(Number(values[i])));
  }
  return largest;
}

/** The one number of a dataset of shape [], [1], [1, 1] ... Throws FileError where it isn't finite. */
export function oneNumber(dataset: Dataset): number {
  typeOf(dataset);
  bringSources(dataset);
  const value = Number(dataset.shape!.length > 0 ? valuesOf(dataset, 0, 1)[0] : dataset.value);
  if (!Number.isFinite(value))
    throw new FileError(`HDF5 dataset ${titleOf(dataset)} is ${dataset.value}; expected a finite number`);
  return value;
}

/** Number `k` of a dataset that is a list; 0 where it has fewer. */
export function numberAt(dataset: Dataset | null, k: number): number {
  if (dataset?.shape?.length !== 1 || dataset.shape[0]! <= k) return 0;
  return Number(valuesOf(dataset, k, 1)[0]);
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
      throw new FileError(`HDF5 dataset ${titleOf(dataset)}: id ${from + i + 1} is ${value}; expected a whole number`);
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
