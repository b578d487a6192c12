import { deflateRawSync, crc32 as nodeCrc } from "node:zlib";
import { text } from "./samples.ts";

/** A .npy file from its header's three entries and its data, as numpy.lib.format describes it. */
export function npyBytes(
  descr: string,
  shape: readonly number[],
  data: Uint8Array,
  fortran = false,
  version: 1 | 2 = 1,
): Uint8Array {
  const shapeText = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(", ")})`;
  const type = descr.startsWith("[") ? descr : `'${descr}'`;
  let header = `{'descr': ${type}, 'fortran_order': ${fortran ? "True" : "False"}, 'shape': ${shapeText}, }`;
  const fixed = version === 1 ? 10 : 12;
  header += `${" ".repeat(63 - ((fixed + header.length) % 64))}\n`;
  const bytes = new Uint8Array(fixed + header.length + data.length);
  bytes.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, version, 0]);
  const view = new DataView(bytes.buffer);
  if (version === 1) view.setUint16(8, header.length, true);
  else view.setUint32(8, header.length, true);
  bytes.set(text(header), fixed);
  bytes.set(data, fixed + header.length);
  return bytes;
}

export function f4(values: ArrayLike<number>, little = true): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  for (let i = 0; i < values.length; i++) view.setFloat32(4 * i, values[i]!, little);
  return new Uint8Array(view.buffer);
}

export function f8(values: ArrayLike<number>): Uint8Array {
  return new Uint8Array(Float64Array.from(values).buffer);
}

/** CRC-32; Node has its own since 20.15. */
const crcOf = (data: Uint8Array) => nodeCrc(data);

/** A zip archive, deflated or stored, with 64-bit sizes as numpy.savez writes them or without. */
export function zipBytes(
  files: Record<string, Uint8Array>,
  options: { deflate?: boolean; zip64?: boolean } = {},
): Uint8Array {
  const { deflate = true, zip64 = true } = options;
  const out: number[] = [];
  const central: number[] = [];
  const put = (to: number[], size: 2 | 4 | 8, value: number) => {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(value), true);
    to.push(...new Uint8Array(view.buffer).subarray(0, size));
  };
  for (const [name, data] of Object.entries(files)) {
    const packed = deflate ? new Uint8Array(deflateRawSync(data)) : data;
    const offset = out.length;
    const crc = crcOf(data);
    const title = text(name);
    put(out, 4, 0x04034b50);
    for (const word of [45, 0, deflate ? 8 : 0, 0, 0]) put(out, 2, word);
    put(out, 4, crc);
    put(out, 4, zip64 ? 0xffffffff : packed.length);
    put(out, 4, zip64 ? 0xffffffff : data.length);
    put(out, 2, title.length);
    put(out, 2, zip64 ? 20 : 0);
    out.push(...title);
    if (zip64) {
      put(out, 2, 1);
      put(out, 2, 16);
      put(out, 8, data.length);
      put(out, 8, packed.length);
    }
    for (const byte of packed) out.push(byte);
    put(central, 4, 0x02014b50);
    for (const word of [45, 45, 0, deflate ? 8 : 0, 0, 0]) put(central, 2, word);
    put(central, 4, crc);
    put(central, 4, zip64 ? 0xffffffff : packed.length);
    put(central, 4, zip64 ? 0xffffffff : data.length);
    for (const word of [title.length, zip64 ? 20 : 0, 0, 0, 0]) put(central, 2, word);
    put(central, 4, 0);
    put(central, 4, offset);
    central.push(...title);
    if (zip64) {
      put(central, 2, 1);
      put(central, 2, 16);
      put(central, 8, data.length);
      put(central, 8, packed.length);
    }
  }
  const start = out.length;
  out.push(...central);
  put(out, 4, 0x06054b50);
  for (const word of [0, 0, Object.keys(files).length, Object.keys(files).length]) put(out, 2, word);
  put(out, 4, central.length);
  put(out, 4, start);
  put(out, 2, 0);
  return new Uint8Array(out);
}
