import { type Column, carriedBy, columnBytes, emptyTable, tableFrom, wordsOf } from "../state/columns.ts";
import type { DomainBodies } from "./domain.ts";

/** No bodies' tables, or room for so many, of the columns that go from one domain to another. */
export function emptyBodies(columns: readonly Column[] = [], count = 0): DomainBodies {
  const tables = carriedBy("exchange", columns).map((column) => [column.name, emptyTable(column, count)]);
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
  const taken = emptyBodies(columns, list.length);
  for (const column of carriedBy("exchange", columns)) {
    const [from, to, words] = [bodies[column.name]!, taken[column.name]!, wordsOf(column)];
    list.forEach((i, k) => {
      to.set(from.subarray(words * i, words * i + words), words * k);
    });
  }
  return taken;
}

/** Bodies one after the other. */
export function joined(parts: readonly DomainBodies[], columns: readonly Column[] = []): DomainBodies {
  const count = parts.reduce((sum, { id }) => sum + id.length, 0);
  const all = emptyBodies(columns, count);
  for (const column of carriedBy("exchange", columns)) {
    let end = 0;
    for (const part of parts) {
      const table = part[column.name]!;
      all[column.name]!.set(table, end);
      end += table.length;
    }
  }
  return all;
}
