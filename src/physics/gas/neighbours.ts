import { BOX, CLUSTER, type Clusters, findClusters, halves, nearest, nearestInside } from "./clusters.ts";
import type { Gas } from "./gas.ts";
import { ALONE, type GasTeam, ownPlaces } from "./team.ts";

/** How much farther than its smoothing length a particle looks for neighbours, so that a list serves several steps. */
export const SKIN = 0.15;

/** The same where lists serve one step: what smoothing lengths grow in one. */
export const THIN_SKIN = 0.04;

/**
 * Neighbours of every particle but itself, symmetric: j is in the list of i, and i in that of j, where they are closer than the larger of their two reaches.
 * The particle at place `o` of the order of the clusters has `list[start[o] .. start[o + 1]]`. A thread of several has lists from place `from` to `to` alone.
 */
export interface Neighbours {
  readonly clusters: Clusters;
  readonly from: number;
  readonly to: number;
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
  team = ALONE,
): Neighbours {
  const { count, position } = gas;
  const { order, nodes, from, to } = clusters;
  const [first, end] = ownPlaces(team, count);
  const widest = widestReach(clusters, reach);
  const start = new Int32Array(count + 1);
  let list = new Int32Array(Math.max(128 * (end - first), 64));
  let [used, most] = [0, 0];
  const near = new Candidates();
  for (let leaf = 0; leaf < nodes; leaf++) {
    if (to[leaf]! - from[leaf]! > CLUSTER || from[leaf]! < first || from[leaf]! >= end) continue;
    near.find(leaf, gas, clusters, reach, widest);
    for (let o = from[leaf]!; o < to[leaf]!; o++) {
      const i = order[o]!;
      if (!(reach[i]! > 0)) throw new Error(`particle ${i} looks ${reach[i]} far for neighbours; it must be above 0`);
      while (used + near.count > list.length) {
        if (list.length >= mostEntries)
          throw new Error(
            `gas: lists of neighbours have more than ${mostEntries} entries; take fewer neighbours, or a smaller softening, which limits smoothing lengths`,
          );
        list = grown(list);
      }
      const begin = used;
      used = near.gather(i, gas, reach[i]! * reach[i]!, list, used);
      start[o + 1] = used;
      most = Math.max(most, used - begin);
    }
  }
  return { clusters, from: first, to: end, start, list: list.subarray(0, used), reach, place: position.slice(), most };
}

/** What the particles of a cluster are tested against. */
class Candidates {
  count = 0;
  /** x, y, z, and the square of its reach. */
  #near = new Float64Array(4096);
  #names = new Int32Array(1024);

  /** All that are nearer to the box of a cluster than the larger of their reach and the widest in it. */
  find(leaf: number, { position, box }: Gas, clusters: Clusters, reach: Float64Array, widest: Float64Array): void {
    const { order, nodes, from, to, skip, boxes } = clusters;
    const [ex, ey, ez] = box;
    const at = BOX * leaf;
    const [cx, cy, cz] = [boxes[at]!, boxes[at + 1]!, boxes[at + 2]!];
    const [hx, hy, hz] = [boxes[at + 3]!, boxes[at + 4]!, boxes[at + 5]!];
    const wide = widest[leaf]!;
    const wide2 = wide * wide;
    let [near, names, count] = [this.#near, this.#names, 0];
    for (let node = 0; node < nodes; ) {
      const b = BOX * node;
      const gapX = beyond(nearest(boxes[b]! - cx, ex), hx + boxes[b + 3]!);
      const gapY = beyond(nearest(boxes[b + 1]! - cy, ey), hy + boxes[b + 4]!);
      const gapZ = beyond(nearest(boxes[b + 2]! - cz, ez), hz + boxes[b + 5]!);
      const gap2 = gapX * gapX + gapY * gapY + gapZ * gapZ;
      if (gap2 >= wide2 && gap2 >= widest[node]! * widest[node]!) {
        node = skip[node]!;
        continue;
      }
      if (to[node]! - from[node]! <= CLUSTER) {
        if (count + CLUSTER > names.length) {
          names = grown(names);
          near = grown(near);
        }
        for (let k = from[node]!; k < to[node]!; k++) {
          const j = order[k]!;
          const x = position[3 * j]!;
          const y = position[3 * j + 1]!;
          const z = position[3 * j + 2]!;
          const dx = beyond(nearest(x - cx, ex), hx);
          const dy = beyond(nearest(y - cy, ey), hy);
          const dz = beyond(nearest(z - cz, ez), hz);
          const own2 = reach[j]! * reach[j]!;
          near[4 * count] = x;
          near[4 * count + 1] = y;
          near[4 * count + 2] = z;
          near[4 * count + 3] = own2;
          names[count] = j;
          count += within(dx * dx + dy * dy + dz * dz, wide2, own2);
        }
      }
      node++;
    }
    [this.#near, this.#names, this.count] = [near, names, count];
  }

  /** Appends the neighbours of one particle among the candidates; where the list ends then. */
  gather(i: number, { position, box }: Gas, reach2: number, list: Int32Array, end: number): number {
    const [near, names, count] = [this.#near, this.#names, this.count];
    const [x, y, z] = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
    const [ex, ey, ez] = box;
    const [halfX, halfY, halfZ] = halves(box);
    const open = ex + ey + ez === 0;
    for (let c = 0, at = 0; c < count; c++, at += 4) {
      let dx = near[at]! - x;
      let dy = near[at + 1]! - y;
      let dz = near[at + 2]! - z;
      if (!open) {
        dx = nearestInside(dx, halfX, ex);
        dy = nearestInside(dy, halfY, ey);
        dz = nearestInside(dz, halfZ, ez);
      }
      const d2 = dx * dx + dy * dy + dz * dz;
      const j = names[c]!;
      list[end] = j;
      // 1 but for the particle itself.
      const other = ((j ^ i) | -(j ^ i)) >>> 31;
      end += within(d2, reach2, near[at + 3]!) & other;
    }
    return end;
  }
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

/** How far a distance along an axis goes beyond a half width, either way; 0: it doesn't. Without a branch, for no processor foresees which do. */
function beyond(distance: number, half: number): number {
  const far = Math.abs(distance) - half;
  return 0.5 * (far + Math.abs(far));
}

const differences = new Float64Array(2);
/** The same as words: the signs stand in the upper ones. */
const signs = new Int32Array(differences.buffer);

/** 1 where a square is below one of two others, else 0, without a branch: in lists of neighbours, one of six is. */
function within(d2: number, a: number, b: number): number {
  differences[0] = d2 - a;
  differences[1] = d2 - b;
  return (signs[1]! | signs[3]!) >>> 31;
}

/** Lists for the smoothing lengths that there are, `skin` beyond them; guessed ones where a particle has none. */
export function newNeighbours(gas: Gas, skin = SKIN, team: GasTeam = ALONE): Neighbours {
  const clusters = findClusters(gas);
  guessSmoothing(gas, clusters, ...ownPlaces(team, gas.count));
  team.barrier();
  const reach = new Float64Array(gas.count);
  // Farther than half a box a neighbour would be met twice.
  const most = Math.min(...halves(gas.box));
  for (let i = 0; i < gas.count; i++) reach[i] = Math.min(gas.smoothing[i]! * (1 + skin), most);
  // All have read the smoothing lengths before one finds others.
  team.barrier();
  return findNeighbours(gas, clusters, reach, MOST_ENTRIES, team);
}

/**
 * A first smoothing length by the volume of the smallest box with a quarter as many particles as there are neighbours: larger ones blur a cusp. Of the
 * particles at places `first` to `end`.
 */
function guessSmoothing(
  { count, settings, smoothing }: Gas,
  { order, nodes, from, to, skip, boxes }: Clusters,
  first: number,
  end: number,
): void {
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
    else if (from[node]! >= first && from[node]! < end)
      for (let k = from[node]!; k < to[node]!; k++)
        if (!(smoothing[order[k]!]! > 0)) smoothing[order[k]!] = Math.min(guess[node]!, longest);
  }
  if (count === 1 && end > 0) smoothing[0] = Math.min(Math.max(smoothing[0]!, 1), longest);
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
