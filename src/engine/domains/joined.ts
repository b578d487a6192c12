import { type Column, carriedBy, chained, columnBytes, rowsOf, tableFrom, wordsOf } from "../state/columns.ts";
import type { DomainBodies } from "./domain.ts";

/** No bodies' tables, or room for so many, of the columns that go from one domain to another. */
export function emptyBodies(columns: readonly Column[] = [], count = 0): DomainBodies {
  const tables = carriedBy("exchange", columns).map((column) => [
    column.name,
    tableFrom(column, new ArrayBuffer(columnBytes(column, count))),
  ]);
  return Object.fromEntries(tables) as DomainBodies;
}

/** Bodies from the bytes of their columns, `count` of them behind the first `from`. */
export function bodiesFrom(
  columns: readonly Column[],
  bytes: readonly Uint8Array[],
  from: number,
  count: number,
): DomainBodies {
  const tables = columns.map((column, k) => {
    const { buffer, byteOffset } = bytes[k]!;
    const at = byteOffset + columnBytes(column, from);
    return [column.name, tableFrom(column, buffer as ArrayBuffer, at, wordsOf(column) * count)];
  });
  return Object.fromEntries(tables) as DomainBodies;
}

/** Some of the bodies, in the order of the list. */
export function some(bodies: DomainBodies, list: readonly number[], columns: readonly Column[] = []): DomainBodies {
  const tables = carriedBy("exchange", columns).map((column) => {
    return [column.name, rowsOf(bodies[column.name]!, list, wordsOf(column))];
  });
  return Object.fromEntries(tables) as DomainBodies;
}

/** Bodies one after the other. */
export function joined(parts: readonly DomainBodies[], columns: readonly Column[] = []): DomainBodies {
  const count = parts.reduce((sum, { id }) => sum + id.length, 0);
  const all = emptyBodies(columns, count);
  for (const { name } of carriedBy("exchange", columns)) {
    const own = parts.map((part) => part[name]!);
    chained(own, all[name]!);
  }
  return all;
}
