/** Some bodies of a table, spread over it: first, first + every, first + 2 every, ... */
export interface Batch {
  /** From 0 to every - 1. */
  readonly first: number;
  /** 1: all bodies. */
  readonly every: number;
}

/** Bodies of a batch out of `n`. Throws one line where there is no such batch. */
export function batchSize(n: number, { first, every }: Batch): number {
  if (Number.isInteger(first) && Number.isInteger(every) && first >= 0 && first < every)
    return Math.max(0, Math.ceil((n - first) / every));
  throw new Error(`every ${every}th body from ${first} on: both must be whole numbers, and the first below the other`);
}

/** The batch in parts of at most `most` bodies each: part k has the bodies k, k + parts, k + 2 parts, ... of the batch. */
export function partsOfBatch(n: number, batch: Batch, most: number): Batch[] {
  const parts = Math.max(1, Math.ceil(batchSize(n, batch) / most));
  return Array.from({ length: parts }, (_, k) => ({
    first: batch.first + k * batch.every,
    every: parts * batch.every,
  }));
}
