import { closeSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { writeBodies } from "../../src/data/files/index.ts";
import { findModel } from "../../src/data/scenarios/index.ts";

/** A file to be read: its name for people and where it lies. */
export interface Sample {
  readonly title: string;
  readonly path: string;
}

const FORMATS: readonly (readonly [title: string, format: string, file: string, packed?: true])[] = [
  ["Tipsy", "tipsy", "sample.tipsy"],
  ["Tipsy, gzip", "tipsy", "sample.tipsy.gz", true],
  ["GADGET format 2", "gadget", "sample.gadget"],
  ["HDF5 (GADGET)", "gadget-hdf5", "sample.hdf5"],
  ["NEMO", "nemo", "sample.nemo"],
  ["table, 7 columns", "table", "sample.tab"],
  ["table, gzip", "table", "sample.tab.gz", true],
  ["CSV", "csv", "sample.csv"],
];

/** A Plummer sphere of `n` bodies in every format, in `folder`. */
export async function makeSamples(folder: string, n: number): Promise<Sample[]> {
  const bodies = await findModel("plummer").make({}, { n, seed: 1 });
  const samples: Sample[] = [];
  for (const [title, format, file, packed] of FORMATS) {
    const { bytes } = await writeBodies(bodies, format);
    const path = join(folder, file);
    writeFileSync(path, packed ? gzipSync(bytes, { level: 1 }) : bytes);
    samples.push({ title, path });
  }
  return samples;
}

/** A Tipsy file of about `bytes` bytes: the same bodies again and again. */
export async function makeLarge(folder: string, bytes: number): Promise<Sample> {
  const piece: Bodies = await findModel("plummer").make({}, { n: 100_000, seed: 1 });
  const { bytes: small } = await writeBodies(piece, "tipsy");
  const record = (small.length - 32) / piece.count;
  const times = Math.floor(bytes / (record * piece.count));
  const head = small.slice(0, 32);
  const view = new DataView(head.buffer);
  // nbodies, and the count of whichever kind they all are.
  for (let at = 8; at < 28; at += 4) if (view.getInt32(at) === piece.count) view.setInt32(at, times * piece.count);
  const path = join(folder, "large.tipsy");
  const file = openSync(path, "w");
  writeSync(file, head);
  for (let k = 0; k < times; k++) writeSync(file, small, 32);
  closeSync(file);
  return { title: `Tipsy of ${(bytes / 2 ** 30).toFixed(1)} GiB`, path };
}
