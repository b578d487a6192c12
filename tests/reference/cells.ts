import { KEY_LEVELS, MAX_LEVEL } from "./contract.ts";

/** A cell of the octree and the sorted bodies `begin` to `end` - 1 in it. Without children it is a leaf. */
export interface Cell {
  readonly level: number;
  readonly begin: number;
  readonly end: number;
  readonly children: readonly Cell[];
}

/** 8 to the power of each level: worked out each time it is most of what a tree takes. */
const EIGHTS = Float64Array.from({ length: MAX_LEVEL + 1 }, (_, level) => 8 ** level);

/**
 * Which of the eight cells of `level` (1 to 30), inside its cell of `level` - 1, a body is in. Below the resolution of the keys a body's place in the
 * order, 27 bits, goes on where its key ends.
 */
export function octant(keys: Uint32Array, body: number, level: number): number {
  if (level > KEY_LEVELS) return Math.floor(body / EIGHTS[MAX_LEVEL - level]!) % 8;
  const key = keys[2 * body]! * 2 ** 32;
  // The halves apart: together they have more bits than a float64 keeps.
  const shift = EIGHTS[KEY_LEVELS - level]!;
  const high = Math.floor(key / shift) % 8;
  const low = Math.floor(keys[2 * body + 1]! / shift) % 8;
  // Digits that straddle the halves get bits from both.
  return (high + low) % 8;
}

/** Whether two bodies are in the same cell of `level`. */
export function sameCell(keys: Uint32Array, a: number, b: number, level: number): boolean {
  // The deepest first: there most bodies differ.
  for (let l = level; l >= 1; l--) if (octant(keys, a, l) !== octant(keys, b, l)) return false;
  return true;
}

/** The octree over sorted keys: a cell with more than `leafSize` bodies is split, cells without bodies are left out. */
export function splitCells(keys: Uint32Array, count: number, leafSize: number): Cell {
  const split = (level: number, begin: number, end: number): Cell => {
    const children: Cell[] = [];
    if (end - begin > leafSize && level < MAX_LEVEL) {
      for (let from = begin; from < end; ) {
        const here = octant(keys, from, level + 1);
        let to = from + 1;
        while (to < end && octant(keys, to, level + 1) === here) to++;
        children.push(split(level + 1, from, to));
        from = to;
      }
    }
    return { level, begin, end, children };
  };
  return split(0, 0, count);
}

/** A cell and all cells in it, along the curve, each before its children. */
export function allCells(cell: Cell): Cell[] {
  return [cell, ...cell.children.flatMap(allCells)];
}
