import type { Dataset } from "h5wasm";
import { FileError } from "../format.ts";
import type { Pace } from "../pace.ts";

/** Numbers read at a time: 12 MB of single-precision coordinates. */
const SLICE_ROWS = 2 ** 20;
/** Zeros pack a thousand times with gzip, real numbers hardly at all; beyond both limits a dataset's size is a lie. */
const FREE_BYTES = 64 * 2 ** 20;
const MAX_RATIO = 100;

/** Rows of a dataset that must be [rows] or [rows, columns]. Throws FileError on another shape and on impossible sizes. */
export function rowsOf(dataset: Dataset, columns: 1 | 3, fileBytes: number): number {
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
  if (bytes > Math.max(FREE_BYTES, MAX_RATIO * fileBytes)) {
    throw new FileError(`HDF5 dataset ${dataset.path} claims ${bytes} bytes in a file of ${fileBytes} bytes`);
  }
  return shape[0]!;
}

type Numbers = ArrayLike<number> | BigInt64Array | BigUint64Array;

/** Calls `take(values, from)` for stretches of a dataset's values, flattened; `from` is the first value's index. */
async function stretches(dataset: Dataset, pace: Pace, take: (values: Numbers, from: number) => void): Promise<void> {
  const shape = dataset.shape!;
  const rows = shape[0]!;
  const columns = shape[1] ?? 1;
  for (let from = 0; from < rows; from += SLICE_ROWS) {
    const to = Math.min(rows, from + SLICE_ROWS);
    const value = (
      shape.length === 2 ? dataset.slice([[from, to], []]) : dataset.slice([[from, to]])
    ) as Numbers | null;
    if (!value || !ArrayBuffer.isView(value) || value.length !== (to - from) * columns) {
      throw new FileError(
        `HDF5 dataset ${dataset.path} can't be read from row ${from} (a damaged file, or a filter other than gzip?)`,
      );
    }
    take(value, from * columns);
    if (pace.due()) await pace.turn(to / rows);
  }
}

/**
 * Reads a dataset of floats (or whole numbers) into out[offset ...], less `shift` where the rows are vectors of three. Throws
 * FileError on values that aren't finite.
 */
export async function readFloats(
  dataset: Dataset,
  out: Float32Array,
  offset: number,
  pace: Pace,
  shift: readonly number[] | null = null,
): Promise<void> {
  await stretches(dataset, pace, (values, from) => {
    let sum = 0;
    for (let i = 0; i < values.length; i++) {
      // Before the rounding: shifted coordinates are large, and come in double precision.
      const value = Math.fround(Number(values[i]) - (shift ? shift[(from + i) % 3]! : 0));
      out[offset + from + i] = value;
      sum += value * 0;
    }
    if (sum === 0) return;
    const bad = Array.prototype.findIndex.call(
      values,
      (v: number | bigint) => !Number.isFinite(Math.fround(Number(v))),
    );
    throw new FileError(
      `HDF5 dataset ${dataset.path}: number ${from + bad + 1} is ${values[bad]}; expected a finite 32-bit float`,
    );
  });
}

/** Reads whole numbers from 0 to 255 (components, galaxies). */
export async function readBytes(dataset: Dataset, out: Uint8Array, offset: number, pace: Pace): Promise<void> {
  await stretches(dataset, pace, (values, from) => {
    for (let i = 0; i < values.length; i++) out[offset + from + i] = Number(values[i]);
  });
}

/** Reads ids of 32 or 64 bits into a 64-bit column. */
export async function readIds(dataset: Dataset, out: BigUint64Array, offset: number, pace: Pace): Promise<void> {
  await stretches(dataset, pace, (values, from) => {
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!;
      if (typeof value === "number" && !Number.isInteger(value)) {
        throw new FileError(`HDF5 dataset ${dataset.path}: id ${from + i + 1} is ${value}; expected a whole number`);
      }
      // Signed ids wrap to what the writer's unsigned counter meant.
      out[offset + from + i] = typeof value === "bigint" ? value : BigInt(value >>> 0 === value ? value : value >>> 0);
    }
  });
}
