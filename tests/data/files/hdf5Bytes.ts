import type { Group } from "h5wasm";
import { library } from "../../../src/data/files/hdf5/library.ts";

type Numbers =
  | Float32Array
  | Float64Array
  | Int8Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | BigInt64Array
  | BigUint64Array;

/** A value of an attribute: numbers, texts, or a function that makes it by itself. */
type Value = number | string | Numbers | string[];

/** Bodies of these files, whatever the type. */
export const COUNT = 12;

export const POSITIONS = Float64Array.from({ length: 3 * COUNT }, (_, i) => ((7 * i) % 11) / 4 - 1);
export const MASSES = Float64Array.from({ length: COUNT }, (_, i) => (i + 1) / 64);

export interface Snapshot {
  readonly header?: Record<string, Value>;
  /** Attributes of other groups. */
  readonly groups?: Record<string, Record<string, Value>>;
  /** Attributes of datasets of every type. */
  readonly attributes?: Record<string, Record<string, Value>>;
  /** Datasets of PartType1, in addition or instead; null: left out. */
  readonly datasets?: Record<string, { readonly data: Numbers; readonly shape?: number[] } | null>;
  /** The group of the bodies. */
  readonly group?: string;
  /** Last changes by hand. */
  readonly more?: (file: Group, bodies: Group) => void;
}

function setAttributes(of: Pick<Group, "create_attribute">, values: Record<string, Value>): void {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "number") of.create_attribute(name, value, [], "<d");
    else of.create_attribute(name, value);
  }
}

/** A file of the oldest form that there is: later ones have checksums, which would forbid changes by hand. */
async function makeOld(fill: (file: Group) => void): Promise<Uint8Array> {
  const h5wasm = await library();
  const file = new h5wasm.File("old.h5", "w", { libver: ["earliest", "latest"] });
  fill(file);
  file.close();
  const bytes = h5wasm.FS!.readFile("old.h5") as Uint8Array;
  h5wasm.FS!.unlink("old.h5");
  return bytes;
}

/** A snapshot of COUNT bodies, made dataset by dataset, apart from the writers. */
export function snapshotBytes(parts: Snapshot = {}): Promise<Uint8Array> {
  const { header = {}, groups = {}, attributes = {}, datasets = {}, group = "PartType1", more } = parts;
  return makeOld((file) => {
    const time = "Time" in header ? {} : { Time: 0.25 };
    setAttributes(file.create_group("Header"), { ...time, ...header });
    for (const [name, values] of Object.entries(groups)) setAttributes(file.create_group(name), values);
    const bodies = file.create_group(group);
    const all: NonNullable<Snapshot["datasets"]> = {
      Coordinates: { data: POSITIONS, shape: [COUNT, 3] },
      Velocities: { data: POSITIONS, shape: [COUNT, 3] },
      Masses: { data: MASSES },
      ...datasets,
    };
    for (const [name, made] of Object.entries(all)) {
      if (!made) continue;
      const dataset = bodies.create_dataset({ name, data: made.data, shape: made.shape ?? [made.data.length] });
      setAttributes(dataset, attributes[name] ?? {});
    }
    more?.(file, bodies);
  });
}

/** How the library describes little-endian floats of 4 and 8 bytes, and unsigned whole numbers of 4 and 8 (file format specification, IV.A.2.d). */
export const TYPES = {
  f4: floatType(4, { precision: 32, sign: 31, exponent: [23, 8], mantissa: [0, 23], bias: 127 }),
  f8: floatType(8, { precision: 64, sign: 63, exponent: [52, 11], mantissa: [0, 52], bias: 1023 }),
  u4: wholeType(4, 32),
  i8: wholeType(8, 64, true),
};

export interface FloatFields {
  readonly precision: number;
  readonly offset?: number;
  readonly sign: number;
  /** First bit, number of bits. */
  readonly exponent: readonly [number, number];
  readonly mantissa: readonly [number, number];
  readonly bias: number;
  readonly bigEndian?: boolean;
}

export function floatType(size: number, fields: FloatFields): Uint8Array {
  const { precision, offset = 0, sign, exponent, mantissa, bias, bigEndian = false } = fields;
  const bytes = [
    0x11,
    bigEndian ? 0x21 : 0x20,
    sign,
    0,
    size,
    0,
    0,
    0,
    offset,
    0,
    precision,
    0,
    ...exponent,
    ...mantissa,
  ];
  return Uint8Array.from([...bytes, bias & 255, bias >> 8, 0, 0]);
}

export function wholeType(size: number, precision: number, signed = false, offset = 0): Uint8Array {
  return Uint8Array.from([0x10, signed ? 8 : 0, 0, 0, size, 0, 0, 0, offset, 0, precision, 0]);
}

/** The file with another type wherever it has `from`, and the numbers as they are. Throws where it is nowhere. */
export function retyped(bytes: Uint8Array, from: Uint8Array, to: Uint8Array): Uint8Array {
  const out = bytes.slice();
  let found = 0;
  for (let at = 0; at + from.length <= out.length; at++) {
    if (!from.every((byte, k) => out[at + k] === byte)) continue;
    out.set(to, at);
    found++;
  }
  if (found === 0) throw new Error("the file has no dataset of that type");
  return out;
}

/** A number as the bits of a float of these fields, less than 32 of them; rounded down. */
export function bitsOf(value: number, { sign, exponent, mantissa, bias }: FloatFields): number {
  if (value === 0) return 0;
  const power = Math.floor(Math.log2(Math.abs(value)));
  const fraction = Math.floor((Math.abs(value) / 2 ** power - 1) * 2 ** mantissa[1]);
  return (value < 0 ? 2 ** sign : 0) + (power + bias) * 2 ** exponent[0] + fraction * 2 ** mantissa[0];
}
