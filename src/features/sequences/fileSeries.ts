/** Names in the order in which people count: run.2 before run.10. */
const byNumber = new Intl.Collator("en", { numeric: true }).compare;

/** Files that are no snapshots, whatever numbers their names have. */
const NO_SNAPSHOT = /^\.|\.(json|log|md|png|jpe?g|mp4|webm|gif|param|yml)$/i;

/**
 * Of the files of a folder those that are a series: the largest set whose names differ in their numbers only, in the order of
 * these; `others`: how many more there are.
 */
export function seriesOf<T extends { readonly name: string }>(files: readonly T[]): { series: T[]; others: number } {
  const sets = new Map<string, T[]>();
  for (const file of files) {
    if (NO_SNAPSHOT.test(file.name)) continue;
    const pattern = file.name.replace(/\d+/g, "#");
    sets.set(pattern, [...(sets.get(pattern) ?? []), file]);
  }
  const [largest = []] = [...sets.values()].sort((a, b) => b.length - a.length);
  return { series: largest.toSorted((a, b) => byNumber(a.name, b.name)), others: files.length - largest.length };
}
