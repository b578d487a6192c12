/** Names in the order in which people count: run.2 before run.10. */
const byNumber = new Intl.Collator("en", { numeric: true }).compare;

/** Files that are no snapshots, whatever numbers their names have. */
const NO_SNAPSHOT = /^\.|\.(json|log|md|png|jpe?g|mp4|webm|gif|param|yml)$/i;

/** GADGET's names of the files of one snapshot: `snap_010.3`, `snap_010.3.hdf5`; parts are counted from 0 without zeros before them. */
const PART = /^(.*\d.*)\.(0|[1-9]\d*)((?:\.(?:hdf5|h5))?(?:\.gz)?)$/i;

/** A snapshot of a series: a file, the files of one snapshot, or one of several snapshots in a file. */
export interface Frame<T> {
  readonly name: string;
  readonly files: readonly T[];
  /** Which of those in the file. */
  readonly snapshot?: number;
}

/**
 * Of the files of a folder those that are a series: the largest set whose names differ in their numbers only, in the order of
 * these; `others`: how many more there are. Files of one snapshot are one of the series, where two snapshots or more have as many.
 */
export function seriesOf<T extends { readonly name: string }>(
  files: readonly T[],
): { series: Frame<T>[]; others: number } {
  const sets = new Map<string, T[]>();
  for (const file of files) {
    if (NO_SNAPSHOT.test(file.name)) continue;
    const pattern = file.name.replace(/\d+/g, "#");
    sets.set(pattern, [...(sets.get(pattern) ?? []), file]);
  }
  const [largest = []] = [...sets.values()].sort((a, b) => b.length - a.length);
  const inOrder = largest.toSorted((a, b) => byNumber(a.name, b.name));
  const series = snapshotsOfParts(inOrder) ?? inOrder.map((file) => ({ name: file.name, files: [file] }));
  return { series, others: files.length - largest.length };
}

/** The snapshots of which these files, in their order, are the parts: all as many, 0 to the last; null where they are not such. */
function snapshotsOfParts<T extends { readonly name: string }>(files: readonly T[]): Frame<T>[] | null {
  const snapshots = new Map<string, T[]>();
  for (const file of files) {
    const [, base, number, ending] = PART.exec(file.name) ?? [];
    if (base === undefined) return null;
    const parts = snapshots.get(base + ending) ?? [];
    if (Number(number) !== parts.length) return null;
    snapshots.set(base + ending, [...parts, file]);
  }
  const all = [...snapshots].map(([name, parts]) => ({ name, files: parts }));
  const [first] = all;
  if (all.length < 2 || !first || first.files.length < 2) return null;
  return all.every((snapshot) => snapshot.files.length === first.files.length) ? all : null;
}

/** The snapshots called `names` that a file holds. */
export function snapshotsIn<T extends { readonly name: string }>(file: T, names: readonly string[]): Frame<T>[] {
  return names.map((name, snapshot) => ({ name: `${file.name}, ${name}`, files: [file], snapshot }));
}
