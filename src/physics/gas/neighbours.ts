import { BOX, CLUSTER, type Clusters, findClusters, halves, nearest, nearestInside } from "./clusters.ts";
import type { Gas } from "./gas.ts";

/** How much farther than its smoothing length a particle looks for neighbours, so that a list serves several steps. */
export const SKIN = 0.15;

/**
 * Neighbours of every particle but itself, symmetric: j is in the list of i, and i in that of j, where they are closer than the larger of their two reaches.
 * Particle i has `list[start[i] .. start[i + 1]]`. Targets of one cluster follow each other in `order`.
 */
export interface Neighbours {
  readonly clusters: Clusters;
  readonly start: Int32Array;
  readonly list: Int32Array;
  /** How far each particle's list goes. */
  readonly reach: Float64Array;
  /** Where each particle was when the list was made. */
  readonly place: Float64Array;
  /** Most neighbours of one particle. */
  readonly most: number;
}

/** Entries of all lists at most: 2 GB of them. */
const MOST_ENTRIES = 2 ** 29;

/** Finds the neighbours within `reach`; `reach[i]` 0 or not a number is an error, as are more than `mostEntries` of all lists. */
export function findNeighbours(
  gas: Gas,
  clusters: Clusters,
  reach: Float64Array,
  mostEntries = MOST_ENTRIES,
): Neighbours {
  const { count, position, box } = gas;
  const { order, nodes, from, to, skip, boxes } = clusters;
  const widest = widestReach(clusters, reach);
  const counts = new Int32Array(count);
  let found = new Int32Array(Math.max(128 * count, 64));
  const begin = new Int32Array(count);
  let used = 0;
  // What the targets of a cluster are tested against: x, y, z, and the square of its reach.
  let near = new Float64Array(4096);
  let names = new Int32Array(1024);
  for (let leaf = 0; leaf < nodes; leaf++) {
    if (to[leaf]! - from[leaf]! > CLUSTER) continue;
    let candidates = 0;
    for (let node = 0; node < nodes; ) {
      const limit = Math.max(widest[leaf]!, widest[node]!);
      if (gap(boxes, BOX * leaf, BOX * node, box) >= limit * limit) {
        node = skip[node]!;
        continue;
      }
      if (to[node]! - from[node]! <= CLUSTER) {
        if (candidates + CLUSTER > names.length) {
          names = grown(names);
          near = grown(near);
        }
        for (let k = from[node]!; k < to[node]!; k++) {
          const j = order[k]!;
          near[4 * candidates] = position[3 * j]!;
          near[4 * candidates + 1] = position[3 * j + 1]!;
          near[4 * candidates + 2] = position[3 * j + 2]!;
          near[4 * candidates + 3] = reach[j]! * reach[j]!;
          names[candidates++] = j;
        }
      }
      node++;
    }
    for (let k = from[leaf]!; k < to[leaf]!; k++) {
      const i = order[k]!;
      if (!(reach[i]! > 0)) throw new Error(`particle ${i} looks ${reach[i]} far for neighbours; it must be above 0`);
      while (used + candidates > found.length) {
        if (found.length >= mostEntries)
          throw new Error(
            `gas: lists of neighbours have more than ${mostEntries} entries; take fewer neighbours, or a smaller softening, which limits smoothing lengths`,
          );
        found = grown(found);
      }
      begin[i] = used;
      used = gather(i, gas, reach[i]! * reach[i]!, near, names, candidates, found, used);
      counts[i] = used - begin[i]!;
    }
  }
  return { clusters, ...inOrder(count, begin, counts, found), reach, place: position.slice() };
}

/** Appends the neighbours of one particle among the candidates; where the list ends then. */
function gather(
  i: number,
  { position, box }: Gas,
  reach2: number,
  near: Float64Array,
  names: Int32Array,
  candidates: number,
  found: Int32Array,
  end: number,
): number {
  const [x, y, z] = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
  const [ex, ey, ez] = box;
  const [halfX, halfY, halfZ] = halves(box);
  for (let c = 0; c < candidates; c++) {
    const dx = nearestInside(near[4 * c]! - x, halfX, ex);
    const dy = nearestInside(near[4 * c + 1]! - y, halfY, ey);
    const dz = nearestInside(near[4 * c + 2]! - z, halfZ, ez);
    const d2 = dx * dx + dy * dy + dz * dz;
    if (d2 < Math.max(reach2, near[4 * c + 3]!) && names[c] !== i) found[end++] = names[c]!;
  }
  return end;
}

/** Lists by number of the particle instead of by cluster. */
function inOrder(count: number, begin: Int32Array, counts: Int32Array, found: Int32Array) {
  const start = new Int32Array(count + 1);
  let most = 0;
  for (let i = 0; i < count; i++) {
    start[i + 1] = start[i]! + counts[i]!;
    most = Math.max(most, counts[i]!);
  }
  const list = new Int32Array(start[count]!);
  for (let i = 0; i < count; i++) list.set(found.subarray(begin[i]!, begin[i]! + counts[i]!), start[i]!);
  return { start, list, most };
}

function grown<T extends Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(table: T): T {
  const larger = new (table.constructor as new (length: number) => T)(2 * table.length);
  larger.set(table);
  return larger;
}

/** The largest reach in each node: children stand behind their parents. */
function widestReach({ order, nodes, from, to, skip }: Clusters, reach: Float64Array): Float64Array {
  const widest = new Float64Array(nodes);
  for (let node = nodes - 1; node >= 0; node--) {
    let most = 0;
    if (to[node]! - from[node]! <= CLUSTER)
      for (let k = from[node]!; k < to[node]!; k++) most = Math.max(most, reach[order[k]!]!);
    else most = Math.max(widest[node + 1]!, widest[skip[node + 1]!]!);
    widest[node] = most;
  }
  return widest;
}

/** Square of the distance between two boxes, by their nearest images. */
function gap(boxes: Float64Array, a: number, b: number, [ex, ey, ez]: Gas["box"]): number {
  const dx = Math.abs(nearest(boxes[a]! - boxes[b]!, ex)) - boxes[a + 3]! - boxes[b + 3]!;
  const dy = Math.abs(nearest(boxes[a + 1]! - boxes[b + 1]!, ey)) - boxes[a + 4]! - boxes[b + 4]!;
  const dz = Math.abs(nearest(boxes[a + 2]! - boxes[b + 2]!, ez)) - boxes[a + 5]! - boxes[b + 5]!;
  return (dx > 0 ? dx * dx : 0) + (dy > 0 ? dy * dy : 0) + (dz > 0 ? dz * dz : 0);
}

/** Lists for the smoothing lengths that there are, `skin` beyond them; guessed ones where a particle has none. */
export function newNeighbours(gas: Gas, skin = SKIN): Neighbours {
  const clusters = findClusters(gas);
  guessSmoothing(gas, clusters);
  const reach = new Float64Array(gas.count);
  // Farther than half a box a neighbour would be met twice.
  const most = Math.min(...halves(gas.box));
  for (let i = 0; i < gas.count; i++) reach[i] = Math.min(gas.smoothing[i]! * (1 + skin), most);
  return findNeighbours(gas, clusters, reach);
}

/** A first smoothing length by the volume of the smallest box with a quarter as many particles as there are neighbours: larger ones blur a cusp. */
function guessSmoothing({ count, settings, smoothing }: Gas, { order, nodes, from, to, skip, boxes }: Clusters): void {
  const { neighbours, longest } = settings;
  const enough = neighbours / 4;
  const guess = new Float64Array(nodes);
  for (let node = 0; node < nodes; node++) {
    const [hx, hy, hz] = [boxes[BOX * node + 3]!, boxes[BOX * node + 4]!, boxes[BOX * node + 5]!];
    const held = to[node]! - from[node]!;
    // A thin sheet is given a tenth of its longest edge.
    const edge = Math.max(hx, hy, hz) / 5;
    const volume = (2 * hx + edge) * (2 * hy + edge) * (2 * hz + edge);
    if (held >= enough || node === 0 || guess[node] === 0)
      guess[node] = Math.max(Math.cbrt((3 * neighbours * volume) / (4 * Math.PI * held)), Number.MIN_VALUE);
    if (held > CLUSTER)
      for (const child of [node + 1, skip[node + 1]!])
        guess[child] = to[child]! - from[child]! >= enough ? 0 : guess[node]!;
    else
      for (let k = from[node]!; k < to[node]!; k++)
        if (!(smoothing[order[k]!]! > 0)) smoothing[order[k]!] = Math.min(guess[node]!, longest);
  }
  if (count === 1) smoothing[0] = Math.min(Math.max(smoothing[0]!, 1), longest);
}

/** The farthest that a particle has moved since the lists were made. */
export function moved({ count, position, box }: Gas, { place }: Neighbours): number {
  let most = 0;
  for (let i = 0; i < count; i++) {
    let d2 = 0;
    for (let axis = 0; axis < 3; axis++) {
      const d = nearest(position[3 * i + axis]! - place[3 * i + axis]!, box[axis]!);
      d2 += d * d;
    }
    if (d2 > most) most = d2;
  }
  return Math.sqrt(most);
}
