/** Points in a leaf at most. */
const LEAF = 10;

/** Some points halved again and again across their longest side (Bentley 1975, Commun. ACM 18, 509), those of a leaf side by side in memory. */
class Tree {
  /** x y z of the points, in the order of the leaves; `order`: which they are. */
  readonly points: Float32Array;
  readonly order: Uint32Array;
  /** Of each node: first point, point after its last, first of two children (0: a leaf); corners of its box. */
  readonly nodes: Int32Array;
  readonly boxes: Float32Array;

  constructor(position: Float32Array, chosen: Uint32Array) {
    const most = 2 * Math.max(1, 2 ** Math.ceil(Math.log2(Math.max(1, chosen.length / LEAF)) + 1));
    this.order = chosen.slice();
    this.nodes = new Int32Array(3 * most);
    this.boxes = new Float32Array(6 * most);
    let count = 0;
    const add = (begin: number, end: number) => {
      const box = 6 * count;
      this.nodes.set([begin, end, 0], 3 * count++);
      this.boxes.fill(Infinity, box, box + 3).fill(-Infinity, box + 3, box + 6);
      for (let k = begin; k < end; k++) {
        const at = 3 * this.order[k]!;
        for (let axis = 0; axis < 3; axis++) {
          const x = position[at + axis]!;
          if (x < this.boxes[box + axis]!) this.boxes[box + axis] = x;
          if (x > this.boxes[box + 3 + axis]!) this.boxes[box + 3 + axis] = x;
        }
      }
    };
    if (chosen.length > 0) add(0, chosen.length);
    for (let node = 0; node < count; node++) {
      const [begin, end] = [this.nodes[3 * node]!, this.nodes[3 * node + 1]!];
      if (end - begin <= LEAF) continue;
      const side = (axis: number) => this.boxes[6 * node + 3 + axis]! - this.boxes[6 * node + axis]!;
      const axis = side(0) >= side(1) ? (side(0) >= side(2) ? 0 : 2) : side(1) >= side(2) ? 1 : 2;
      const middle = (begin + end) >> 1;
      select(position, this.order, begin, end - 1, middle, axis);
      this.nodes[3 * node + 2] = count;
      add(begin, middle);
      add(middle, end);
    }
    this.points = new Float32Array(3 * chosen.length);
    for (let k = 0; k < chosen.length; k++) {
      const at = 3 * this.order[k]!;
      this.points.set(position.subarray(at, at + 3), 3 * k);
    }
  }
}

/** Moves points from `low` to `high` so that none before `middle` lies beyond it along `axis` (Hoare's quickselect). */
function select(position: Float32Array, order: Uint32Array, low: number, high: number, middle: number, axis: number) {
  let [begin, end] = [low, high];
  while (begin < end) {
    const pivot = position[3 * order[(begin + end) >> 1]! + axis]!;
    let [i, j] = [begin, end];
    while (i <= j) {
      while (position[3 * order[i]! + axis]! < pivot) i++;
      while (position[3 * order[j]! + axis]! > pivot) j--;
      if (i > j) break;
      const swapped = order[i]!;
      order[i++] = order[j]!;
      order[j--] = swapped;
    }
    if (middle <= j) end = j;
    else if (middle >= i) begin = i;
    else return;
  }
}

/** The `k`-th smallest of the first `count` values, which it reorders. */
function smallest(values: Float32Array, count: number, k: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const pivot = values[(low + high) >> 1]!;
    let [i, j] = [low, high];
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      const swapped = values[i]!;
      values[i++] = values[j]!;
      values[j--] = swapped;
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else break;
  }
  return values[k]!;
}

/**
 * For each chosen body (index of three coordinates in `position`) the distance of the `k`-th nearest other chosen one, in the order of `chosen`; of fewer
 * than k others: of the farthest.
 */
export function neighbourDistances(position: Float32Array, chosen: Uint32Array, k: number): Float32Array {
  const tree = new Tree(position, chosen);
  const { points, order, nodes, boxes } = tree;
  const n = chosen.length;
  const which = Math.min(k, n - 1);
  const found = new Float32Array(position.length / 3);
  let near = new Float32Array(4096);
  const stack = new Int32Array(256);
  // The last body's sphere moved here holds k others for sure where it grows by the way between.
  let [reach, px, py, pz] = [Infinity, 0, 0, 0];
  for (let p = 0; p < n; p++) {
    // One by one: patterns of arrays make garbage where the loop is this large.
    const x = points[3 * p]!;
    const y = points[3 * p + 1]!;
    const z = points[3 * p + 2]!;
    const bound = p === 0 ? Infinity : reach + Math.sqrt((x - px) ** 2 + (y - py) ** 2 + (z - pz) ** 2);
    const bound2 = bound * bound * 1.0001;
    let count = 0;
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top]!;
      const b = 6 * node;
      const dx = Math.max(0, boxes[b]! - x, x - boxes[b + 3]!);
      const dy = Math.max(0, boxes[b + 1]! - y, y - boxes[b + 4]!);
      const dz = Math.max(0, boxes[b + 2]! - z, z - boxes[b + 5]!);
      if (dx * dx + dy * dy + dz * dz > bound2) continue;
      const child = nodes[3 * node + 2]!;
      if (child !== 0) {
        stack[top++] = child;
        stack[top++] = child + 1;
        continue;
      }
      const end = nodes[3 * node + 1]!;
      for (let q = nodes[3 * node]!; q < end; q++) {
        const ux = points[3 * q]! - x;
        const uy = points[3 * q + 1]! - y;
        const uz = points[3 * q + 2]! - z;
        const d2 = ux * ux + uy * uy + uz * uz;
        if (d2 > bound2) continue;
        if (count === near.length) {
          const more = new Float32Array(2 * near.length);
          more.set(near);
          near = more;
        }
        near[count++] = d2;
      }
    }
    reach = Math.sqrt(smallest(near, count, Math.min(which, count - 1)));
    px = x;
    py = y;
    pz = z;
    found[order[p]!] = reach;
  }
  const ofChosen = new Float32Array(n);
  for (let k = 0; k < n; k++) ofChosen[k] = found[chosen[k]!]!;
  return ofChosen;
}
