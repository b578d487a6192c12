import type { Dataset } from "h5wasm";
import { FileError } from "../fileError.ts";
import { BESIDE, isDataset, shown, titleOf } from "./entities.ts";
import { openFileOf } from "./openFile.ts";

/**
 * Brings the files that a virtual dataset names, for where one is missing the library gives zeros and says nothing. Throws FileError where one is missing or lacks
 * its dataset, or where all together have fewer rows.
 */
export function bringSources(dataset: Dataset): void {
  const { virtual_sources: sources, shape } = dataset.metadata;
  if (!sources) return;
  const { all, path } = openFileOf(dataset);
  const named = `HDF5 dataset ${titleOf(dataset)} is virtual`;
  const key = `${path}:${dataset.path}`;
  const known = all.virtual.get(key);
  if (known === null) throw new FileError(`${named}, and made of itself`);
  if (known !== undefined) return;
  all.virtual.set(key, null);
  const missing = new Set<string>();
  let rows = 0;
  for (const { file_name, dset_name } of sources) {
    // A percent sign is written twice.
    const [name, source] = [file_name.replaceAll("%%", "%"), dset_name.replaceAll("%%", "%")];
    const place = all.bring(name, path);
    if (place === null) {
      missing.add(name);
      continue;
    }
    const found = all.within(place, (file) => rowsOfSource(file.get(source)));
    if (found === null)
      throw new FileError(`${named}: its numbers are in ${shown(source)} of ${shown(name)}, which doesn't hold it`);
    rows += found;
  }
  if (missing.size > 0) throw new FileError(`${named}: its numbers are in ${missingFiles([...missing])}`);
  if (rows < (shape?.[0] ?? 0))
    throw new FileError(`${named}: it has ${shape![0]} rows, of which the files that it names hold ${rows}`);
  all.virtual.set(key, rows);
}

function rowsOfSource(found: unknown): number | null {
  if (!isDataset(found)) return null;
  bringSources(found);
  return found.shape?.[0] ?? 0;
}

function missingFiles(names: readonly string[]): string {
  if (names.length === 1) return `the file ${shown(names[0]!)}, which is missing; ${BESIDE}`;
  const more = names.length > 3 ? ` and ${names.length - 3} more` : "";
  const first = names.slice(0, 3).map(shown).join(", ");
  return `the files ${first}${more}, which are missing; put them beside this one, or open all together`;
}
