/** Groups of bodies that are linked to each other. */
export interface Groups {
  /** Bodies of each group, the largest group first; of groups as large, the one with the lower first number. */
  readonly sizes: Uint32Array;
  /** Number of each body's group in that order; of those in no group NONE. */
  readonly groupOf: Uint32Array;
}

/** The number of no group. */
export const NONE = 0xffffffff;

/**
 * Friends of friends (Davis et al. 1985, ApJ 292, 371): bodies of a periodic box closer than `link` to each other belong to one group, and so do their friends. Groups
 * of fewer than `least` bodies are none. `position`: x y z of each, anywhere. By cells of at least one link and union-find: it takes the neighbours within the cells.
 */
export function friendsOfFriends(position: ArrayLike<number>, side: number, link: number, least: number): Groups {
  const n = Math.floor(position.length / 3);
  if (!(link > 0 && link < side / 2))
    throw new Error(`link = ${link}: it must be above 0 and below half of the box, ${side / 2}`);
  const places = Float64Array.from({ length: 3 * n }, (_, k) => position[k]! - side * Math.floor(position[k]! / side));
  // No more cells than bodies: where few are, cells are wider.
  const across = Math.max(1, Math.min(Math.floor(side / link), Math.ceil(Math.cbrt(n))));
  const cellOf = (x: number) => Math.min(across - 1, Math.floor((x / side) * across));
  const first = new Int32Array(across ** 3).fill(-1);
  const next = new Int32Array(n);
  for (let i = 0; i < n; i++) {
    const cell = (cellOf(places[3 * i]!) * across + cellOf(places[3 * i + 1]!)) * across + cellOf(places[3 * i + 2]!);
    next[i] = first[cell]!;
    first[cell] = i;
  }
  const parent = Uint32Array.from({ length: n }, (_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  const apart2 = (i: number, j: number) => {
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      let d = Math.abs(places[3 * i + k]! - places[3 * j + k]!);
      if (d > side / 2) d = side - d;
      sum += d * d;
    }
    return sum;
  };
  // Of two or fewer cells across, all are neighbours.
  const around = across < 3 ? Array.from({ length: across }, (_, k) => k) : [-1, 0, 1];
  for (let x = 0; x < across; x++)
    for (let y = 0; y < across; y++)
      for (let z = 0; z < across; z++)
        for (const a of around)
          for (const b of around)
            for (const c of around) {
              const other =
                (((x + a + across) % across) * across + ((y + b + across) % across)) * across +
                ((z + c + across) % across);
              linkCells((x * across + y) * across + z, other);
            }
  return numbered(parent, root, least);

  function linkCells(own: number, other: number): void {
    if (other < own) return;
    for (let i = first[own]!; i >= 0; i = next[i]!)
      for (let j = own === other ? next[i]! : first[other]!; j >= 0; j = next[j]!) {
        if (apart2(i, j) > link * link) continue;
        const [ofI, ofJ] = [root(i), root(j)];
        // The lowest number leads, so that the order of cells does not matter.
        if (ofI < ofJ) parent[ofJ] = ofI;
        else parent[ofI] = ofJ;
      }
  }
}

function numbered(parent: Uint32Array, root: (i: number) => number, least: number): Groups {
  const counts = new Uint32Array(parent.length);
  for (let i = 0; i < parent.length; i++) counts[root(i)]!++;
  const leaders = Array.from(counts.keys()).filter((i) => counts[i]! >= Math.max(1, least));
  leaders.sort((a, b) => counts[b]! - counts[a]! || a - b);
  const number = new Uint32Array(parent.length).fill(NONE);
  leaders.forEach((leader, k) => {
    number[leader] = k;
  });
  const groupOf = Uint32Array.from(parent, (_, i) => number[root(i)]!);
  return { sizes: Uint32Array.from(leaders, (leader) => counts[leader]!), groupOf };
}
