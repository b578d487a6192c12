import type { Dataset, ExternalLink, Group } from "h5wasm";
import { FileError } from "../fileError.ts";
import { openFileOf } from "./openFile.ts";

/** What to do about a file that is named and not there. */
export const BESIDE = "put that file beside this one, or open both together";

/** A name from a file, fit to be shown on one line. */
export function shown(name: string): string {
  const line = name.replace(/\p{C}/gu, "?");
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
}

export function isGroup(entity: unknown): entity is Group {
  return (entity as { type?: string } | null)?.type === "Group";
}

export function isDataset(entity: unknown): entity is Dataset {
  return (entity as { type?: string } | null)?.type === "Dataset";
}

/** A group of the file, or null. Links are followed; throws FileError where one leads nowhere. */
export function groupOf(parent: Group, name: string): Group | null {
  const entity = entityOf(parent, name);
  return isGroup(entity) ? entity : null;
}

/** A dataset of a group, or null. Links are followed; throws FileError where one leads nowhere. */
export function datasetOf(group: Group, name: string): Dataset | null {
  const entity = entityOf(group, name);
  return isDataset(entity) ? entity : null;
}

/** So many links in a row lead somewhere. */
const MOST_LINKS = 8;

function entityOf(parent: Group, name: string): unknown {
  return parent.keys().includes(name) ? follow(parent, name, MOST_LINKS) : null;
}

/** What is called `name` in a group; in another file, opened there, where that is a link, for names in it are seen from where it is. */
function follow(parent: Group, name: string, more: number): unknown {
  const full = `${parent.path}/${name}`.replace(/\/+/g, "/");
  const link = `HDF5: ${shown(full)} is a link`;
  const entity = parent.get(full);
  const { type, target } = (entity ?? {}) as { type?: string; target?: string };
  if (type === "BrokenSoftLink") throw new FileError(`${link} to ${shown(target ?? "")}, which is not in the file`);
  // Of a link to a file that has been brought the library shows what it leads to.
  const { filename, obj_path } = entity ? (parent.get_external_link(full) as Partial<ExternalLink>) : {};
  if (filename === undefined || obj_path === undefined) return entity;
  const { all, path } = openFileOf(parent);
  const what = `${shown(obj_path)} of another file, ${shown(filename)}`;
  const place = all.bring(filename, path);
  if (place === null) throw new FileError(`${link} to ${what}, which is missing; ${BESIDE}`);
  const found = more > 0 ? follow(all.at(place), obj_path, more - 1) : null;
  if (isGroup(found) || isDataset(found)) return found;
  throw new FileError(`${link} to ${what}, which doesn't hold it`);
}

/** What a dataset is called: its path, and its file where that is another one. */
export function titleOf(dataset: Dataset): string {
  const { all, path } = openFileOf(dataset);
  const other = path === all.main ? "" : ` of ${path.slice(all.folder.length + 1)}`;
  return shown(`${dataset.path}${other}`);
}
