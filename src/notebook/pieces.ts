/** The tables of bodies, and how many numbers a body has in each. */
export const TABLES = { position: 3, velocity: 3, mass: 1 } as const;
/** A name of TABLES. */
export type TableName = keyof typeof TABLES;

/** Bytes of one message at most: notebook servers end a connection above some 10 MB. */
export const MOST_BYTES = 8_000_000;

/** Where the numbers of one message belong. */
export interface Piece {
  readonly table: TableName;
  /** Index of its first number, and how many there are. */
  readonly from: number;
  readonly length: number;
}

/** The pieces of all tables of `count` bodies, in order. */
export function piecesOf(count: number): Piece[] {
  const most = MOST_BYTES / 4;
  return (Object.keys(TABLES) as TableName[]).flatMap((table) => {
    const all = TABLES[table] * count;
    return Array.from({ length: Math.ceil(all / most) }, (_, k) => ({
      table,
      from: k * most,
      length: Math.min(most, all - k * most),
    }));
  });
}
