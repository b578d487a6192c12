import { FileError } from "./fileError.ts";

/** Columns of a table of vortex elements: place, strength, core radius (src/data/vortices/files). */
export const ELEMENT_COLUMNS = ["x", "y", "z", "gx", "gy", "gz", "core"] as const;

/** HDF5's group of vortex elements. */
export const ELEMENT_GROUP = "VortexElements";

/** A reader of bodies met vortex elements. */
export class OtherKind extends FileError {}

/** Do these names stand for vortex elements, which no body has? */
function namesElements(names: readonly string[]): boolean {
  const known = names.map((name) => name.toLowerCase());
  return ELEMENT_COLUMNS.every((column) => known.includes(column));
}

/** Throws one line where a reader of bodies met vortex elements. */
export function refuseElements(names: readonly string[]): void {
  if (!namesElements(names)) return;
  throw new OtherKind(
    `the file holds vortex elements (${ELEMENT_COLUMNS.join(" ")}), no bodies; the commands “vortex velocity” and “vortex run” read it`,
  );
}
