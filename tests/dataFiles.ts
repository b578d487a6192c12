import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const folder = process.env.ANTENNAE_DATA ?? resolve(import.meta.dirname, "../../shared/data");

/** Full path of a real data file, or null where it is missing. Under CI a missing file is an error, never a skip. */
export function dataPath(name: string): string | null {
  const path = resolve(folder, name);
  if (existsSync(path)) return path;
  if (process.env.CI) throw new Error(`${name} is missing in ${folder}; set ANTENNAE_DATA`);
  return null;
}

/** Bytes of a real data file, or null where it is missing. */
export function dataFile(name: string): Uint8Array | null {
  const path = dataPath(name);
  return path === null ? null : new Uint8Array(readFileSync(path));
}
