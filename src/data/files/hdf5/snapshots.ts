import type { Group, File as H5File } from "h5wasm";
import { FileError } from "../fileError.ts";
import { groupOf } from "./entities.ts";

/** Names of groups that may be snapshots: words that end in a number (`Step#3`, `Snapshot_003`), but particles of a type. */
const NUMBERED = /^(?!PartType)[A-Za-z][\w#.-]*?(\d+)$/;

/** Names of groups with particles. */
const OF_A_TYPE = /^PartType[0-6]$/;

/** Names of groups of NBODY6++GPU's and H5Part's steps (see steps.ts). */
export const STEP = /^Step#\d+$/;

/** The snapshots that a file holds side by side, in the order of their numbers: groups that are steps, or have particles by type; [] in all other files. */
export function snapshotNames(file: H5File): string[] {
  const keys = file.keys();
  if (keys.some((key) => OF_A_TYPE.test(key))) return [];
  const numbered = keys.flatMap((name) => {
    const number = NUMBERED.exec(name)?.[1];
    return number === undefined ? [] : [{ name, number: Number(number) }];
  });
  const found = numbered.filter(({ name }) => {
    const group = groupOf(file, name);
    return group !== null && (STEP.test(name) || group.keys().some((key) => OF_A_TYPE.test(key)));
  });
  return found.toSorted((a, b) => a.number - b.number).map(({ name }) => name);
}

/** What is read of a file: itself, or one of its snapshots. Throws FileError where the one asked for is not there. */
export function chooseSnapshot(
  file: H5File,
  wanted: number | undefined,
): { readonly group: Group; readonly name: string; readonly names: readonly string[] } {
  const names = snapshotNames(file);
  if (names.length === 0) return { group: file, name: "", names };
  const name = names[wanted ?? 0];
  if (name !== undefined) return { group: groupOf(file, name)!, name, names };
  throw new FileError(
    `snapshot ${wanted} was asked for; the file holds ${names.length}, number 0 (${names[0]}) to ${names.length - 1} (${names.at(-1)})`,
  );
}
