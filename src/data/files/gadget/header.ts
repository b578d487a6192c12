import { FileError } from "../fileError.ts";
import type { Source } from "../source.ts";
import type { Block } from "./blocks.ts";

export const TYPES = 6;
export const HEADER_BYTES = 256;

/** The 256-byte header (Gadget-2 users guide, table 4). */
export interface GadgetHeader {
  /** Bodies of each type in this file. */
  readonly counts: readonly number[];
  /** Mass of each type; 0 where the MASS block holds them one by one. */
  readonly masses: readonly number[];
  readonly time: number;
  readonly redshift: number;
  /** Files of the snapshot; some writers leave 0. */
  readonly files: number;
  readonly boxSize: number;
  readonly omega0: number;
  readonly omegaLambda: number;
  readonly hubble: number;
}

export async function gadgetHeader(source: Source, block: Block, littleEndian: boolean): Promise<GadgetHeader> {
  if (block.length !== HEADER_BYTES) {
    throw new FileError(
      `GADGET header of ${block.length} bytes instead of 256 (GADGET-4 without GADGET2_HEADER?); write the snapshot as HDF5 (SnapFormat 3) instead`,
    );
  }
  const bytes = await source.read(block.start, HEADER_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const each = <T>(read: (k: number) => T) => Array.from({ length: TYPES }, (_, k) => read(k));
  const double = (at: number) => view.getFloat64(at, littleEndian);
  const masses = each((k) => double(24 + 8 * k));
  const time = double(72);
  for (const [k, mass] of masses.entries()) {
    if (!Number.isFinite(Math.fround(mass)))
      throw new FileError(`GADGET header: mass of type ${k} is ${mass} (byte ${block.start + 24 + 8 * k})`);
  }
  if (!Number.isFinite(time)) throw new FileError(`GADGET header: time is ${time} (byte ${block.start + 72})`);
  return {
    counts: each((k) => view.getUint32(4 * k, littleEndian)),
    masses,
    time,
    redshift: double(80),
    files: view.getInt32(124, littleEndian),
    boxSize: double(128),
    omega0: double(136),
    omegaLambda: double(144),
    hubble: double(152),
  };
}
