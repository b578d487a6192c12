/** Numbers of the library's own kinds: whole or not, signed, of 1, 2, 4 or 8 bytes. */
export interface NumberType {
  readonly whole: boolean;
  readonly signed: boolean;
  readonly size: number;
}

/** Name of the only dataset of a virtual file. */
export const VIRTUAL_DATASET = "data";

/** No address, or no length. */
const UNDEFINED = 2n ** 64n - 1n;

/** Places in the file. */
const ROOT = 96;
const DATASET = 256;
const HEAP = 1024;
/** Least size of a heap. */
const HEAP_BYTES = 4096;

/**
 * An HDF5 file whose only dataset is virtual: all of dataset `path` of the file `file`, as numbers of another type. Reading it makes the library convert
 * the numbers, whatever type they have, which h5wasm offers no call for. Layout: HDF5 file format specification 3.0,
 * superblock 0 (II.A), object headers 1 (IV.A.1), layout message 4 of class virtual (IV.A.2.i), global heap (III.E). What no mapping gives is NaN.
 */
export function virtualFile(shape: readonly number[], type: NumberType, file: string, path: string): Uint8Array {
  const block = new Words().u(1, 0).u(8, 1).text(file).text(path);
  // Both selections: everything (H5S_ALL, version 1).
  for (let k = 0; k < 2; k++) block.u(4, 3).u(4, 1).u(8, 0);
  block.u(4, lookup3(block.bytes));
  const used = block.bytes.length;
  const heapBytes = Math.max(HEAP_BYTES, used + 64);
  const heap = new Words().ascii("GCOL").u(4, 1).u(8, heapBytes).u(2, 1).u(2, 1).u(4, 0).u(8, used).add(block).align();
  heap
    .u(8, 0)
    .u(8, heapBytes - heap.bytes.length + 8)
    .fill(heapBytes);
  const root = objectHeader([
    [2, new Words().u(2, 0).u(8, UNDEFINED).u(8, UNDEFINED)],
    [10, new Words().u(2, 0)],
    [6, new Words().u(1, 1).u(1, 0).u(1, VIRTUAL_DATASET.length).ascii(VIRTUAL_DATASET).u(8, DATASET)],
  ]);
  const space = new Words().u(1, 1).u(1, shape.length).u(6, 0);
  for (const length of shape) space.u(8, length);
  const dataset = objectHeader([
    [1, space],
    [3, typeMessage(type)],
    [5, fillMessage(type)],
    [8, new Words().u(1, 4).u(1, 3).u(8, HEAP).u(4, 1)],
  ]);
  return new Words()
    .ascii("\x89HDF\r\n\x1a\n")
    .u(5, 0)
    .u(2, 0x0808)
    .u(1, 0)
    .u(2, 4)
    .u(2, 16)
    .u(4, 0)
    .u(8, 0)
    .u(8, UNDEFINED)
    .u(8, HEAP + heapBytes)
    .u(8, UNDEFINED)
    .u(8, 0)
    .u(8, ROOT)
    .fill(ROOT)
    .add(root)
    .fill(DATASET)
    .add(dataset)
    .fill(HEAP)
    .add(heap).bytes;
}

/** IEEE floats and two's complements, little-endian (IV.A.2.d). */
function typeMessage({ whole, signed, size }: NumberType): Words {
  if (whole)
    return new Words()
      .u(1, 0x10)
      .u(3, signed ? 8 : 0)
      .u(4, size)
      .u(2, 0)
      .u(2, 8 * size);
  const [exponent, bits, bias] = size === 4 ? [23, 8, 127] : [52, 11, 1023];
  const out = new Words()
    .u(1, 0x11)
    .u(1, 0x20)
    .u(2, 8 * size - 1)
    .u(4, size)
    .u(2, 0)
    .u(2, 8 * size);
  return out.u(1, exponent).u(1, bits).u(1, 0).u(1, exponent).u(4, bias);
}

function fillMessage({ whole, size }: NumberType): Words {
  const out = new Words().u(1, 2).u(1, 3).u(1, 2);
  if (whole) return out.u(1, 0);
  return out
    .u(1, 1)
    .u(4, size)
    .u(size, size === 4 ? 0x7fc00000 : 0x7ff8n << 48n);
}

function objectHeader(messages: readonly (readonly [number, Words])[]): Words {
  const all = new Words();
  for (const [type, data] of messages) {
    data.align();
    all.u(2, type).u(2, data.bytes.length).u(4, 0).add(data);
  }
  return new Words().u(2, 1).u(2, messages.length).u(4, 1).u(4, all.bytes.length).u(4, 0).add(all);
}

/** Little-endian numbers and texts, one after the other. */
class Words {
  private readonly list: number[] = [];

  get bytes(): Uint8Array {
    return Uint8Array.from(this.list);
  }

  /** `value` in `size` bytes. */
  u(size: number, value: number | bigint): this {
    for (let k = 0n; k < size; k++) this.list.push(Number((BigInt(value) >> (8n * k)) & 255n));
    return this;
  }

  ascii(text: string): this {
    for (const letter of text) this.list.push(letter.charCodeAt(0));
    return this;
  }

  /** UTF-8, up to a zero. */
  text(text: string): this {
    this.list.push(...new TextEncoder().encode(text), 0);
    return this;
  }

  add(other: Words): this {
    this.list.push(...other.list);
    return this;
  }

  /** Zeros up to byte `length`. */
  fill(length: number): this {
    while (this.list.length < length) this.list.push(0);
    return this;
  }

  align(): this {
    return this.fill(8 * Math.ceil(this.list.length / 8));
  }
}

/** HDF5's checksum: lookup3 (Bob Jenkins 2006, public domain), from 0. */
export function lookup3(bytes: Uint8Array): number {
  const padded = new Uint8Array(12 * Math.max(1, Math.ceil(bytes.length / 12)));
  padded.set(bytes);
  const words = new DataView(padded.buffer);
  const turn = (x: number, k: number) => (x << k) | (x >>> (32 - k));
  let a = (0xdeadbeef + bytes.length) | 0;
  let b = a;
  let c = a;
  for (let at = 0; at < padded.length; at += 12) {
    a = (a + words.getUint32(at, true)) | 0;
    b = (b + words.getUint32(at + 4, true)) | 0;
    c = (c + words.getUint32(at + 8, true)) | 0;
    if (at + 12 === padded.length) break;
    for (const [k, l, m] of [
      [4, 6, 8],
      [16, 19, 4],
    ] as const) {
      a = (a - c) ^ turn(c, k);
      c = (c + b) | 0;
      b = (b - a) ^ turn(a, l);
      a = (a + c) | 0;
      c = (c - b) ^ turn(b, m);
      b = (b + a) | 0;
    }
  }
  c = ((c ^ b) - turn(b, 14)) | 0;
  a = ((a ^ c) - turn(c, 11)) | 0;
  b = ((b ^ a) - turn(a, 25)) | 0;
  c = ((c ^ b) - turn(b, 16)) | 0;
  a = ((a ^ c) - turn(c, 4)) | 0;
  b = ((b ^ a) - turn(a, 14)) | 0;
  return ((c ^ b) - turn(b, 24)) >>> 0;
}
