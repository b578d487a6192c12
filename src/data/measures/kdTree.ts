/** Points in a leaf at most. */
const LEAF = 16;

/** The nearest points of a place: squares of their distances, rising, and which they are. */
export interface Nearest {
  readonly distance2: Float64Array;
  readonly index: Uint32Array;
}

/** Some points in space, halved again and again across their longest side (Bentley 1975, Commun. ACM 18, 509), to find neighbours. */
export class KdTree {
  readonly #position: Float32Array;
  /** The points, those of a node side by side. */
  readonly #order: Uint32Array;
  /** Of each node: first point, point after its last, first of its two children (0: a leaf). */
  readonly #nodes: number[] = [];
  /** Of each node: x y z of the lower and of the upper corner of its points. */
  readonly #boxes: number[] = [];

  /** `position`: x y z of every body; `chosen`: those that are points of the tree. */
  constructor(position: Float32Array, chosen: Uint32Array) {
    this.#position = position;
    this.#order = chosen.slice();
    if (chosen.length > 0) this.#add(0, chosen.length);
    for (let node = 0; node < this.#nodes.length; node += 3) this.#split(node);
  }

  #add(begin: number, end: number): void {
    const [low, high] = [
      [Infinity, Infinity, Infinity],
      [-Infinity, -Infinity, -Infinity],
    ];
    for (let k = begin; k < end; k++) {
      for (let axis = 0; axis < 3; axis++) {
        const x = this.#position[3 * this.#order[k]! + axis]!;
        if (x < low[axis]!) low[axis] = x;
        if (x > high[axis]!) high[axis] = x;
      }
    }
    this.#nodes.push(begin, end, 0);
    this.#boxes.push(...low, ...high);
  }

  #split(node: number): void {
    const [begin, end] = [this.#nodes[node]!, this.#nodes[node + 1]!];
    if (end - begin <= LEAF) return;
    const side = (axis: number) => this.#boxes[2 * node + 3 + axis]! - this.#boxes[2 * node + axis]!;
    const axis = side(0) >= side(1) ? (side(0) >= side(2) ? 0 : 2) : side(1) >= side(2) ? 1 : 2;
    const middle = (begin + end) >> 1;
    this.#select(begin, end - 1, middle, axis);
    this.#nodes[node + 2] = this.#nodes.length;
    this.#add(begin, middle);
    this.#add(middle, end);
  }

  /** Moves points from `low` to `high` so that none before `middle` lies beyond it (Hoare's quickselect). */
  #select(low: number, high: number, middle: number, axis: number): void {
    const order = this.#order;
    const at = (k: number) => this.#position[3 * order[k]! + axis]!;
    let [begin, end] = [low, high];
    while (begin < end) {
      const pivot = at((begin + end) >> 1);
      let [i, j] = [begin, end];
      while (i <= j) {
        while (at(i) < pivot) i++;
        while (at(j) > pivot) j--;
        if (i > j) break;
        [order[i], order[j]] = [order[j]!, order[i]!];
        i++;
        j--;
      }
      if (middle <= j) end = j;
      else if (middle >= i) begin = i;
      else return;
    }
  }

  /** The points of the `most` smallest leaves (by the diagonal of their box): the densest are among them. */
  inSmallestLeaves(most: number): Uint32Array {
    const leaves: { begin: number; end: number; size: number }[] = [];
    for (let node = 0; node < this.#nodes.length; node += 3) {
      if (this.#nodes[node + 2] !== 0) continue;
      const box = this.#boxes.slice(2 * node, 2 * node + 6) as [number, number, number, number, number, number];
      const size = Math.hypot(box[3] - box[0], box[4] - box[1], box[5] - box[2]);
      const [begin, end] = [this.#nodes[node]!, this.#nodes[node + 1]!];
      // A leaf of half as many points is as dense where it is 0.8 times as wide.
      leaves.push({ begin, end, size: size / Math.cbrt(end - begin) });
    }
    leaves.sort((a, b) => a.size - b.size);
    return Uint32Array.from(leaves.slice(0, most).flatMap(({ begin, end }) => [...this.#order.subarray(begin, end)]));
  }

  /** The `k` points nearest to a place (or all, where there are fewer). */
  nearest(x: number, y: number, z: number, k: number): Nearest {
    const most = Math.min(k, this.#order.length);
    const distance2 = new Float64Array(most).fill(Infinity);
    const index = new Uint32Array(most);
    const waiting = most > 0 ? [0] : [];
    while (waiting.length > 0) {
      const node = waiting.pop()!;
      if (this.#distance2(node, x, y, z) >= distance2[most - 1]!) continue;
      const child = this.#nodes[node + 2]!;
      if (child !== 0) {
        // The nearer one is looked at first.
        const nearer = this.#distance2(child, x, y, z) <= this.#distance2(child + 3, x, y, z);
        waiting.push(...(nearer ? [child + 3, child] : [child, child + 3]));
        continue;
      }
      for (let p = this.#nodes[node]!; p < this.#nodes[node + 1]!; p++) {
        const i = this.#order[p]!;
        const [dx, dy, dz] = [
          this.#position[3 * i]! - x,
          this.#position[3 * i + 1]! - y,
          this.#position[3 * i + 2]! - z,
        ];
        const d2 = dx * dx + dy * dy + dz * dz;
        if (d2 >= distance2[most - 1]!) continue;
        let place = most - 1;
        for (; place > 0 && distance2[place - 1]! > d2; place--) {
          distance2[place] = distance2[place - 1]!;
          index[place] = index[place - 1]!;
        }
        distance2[place] = d2;
        index[place] = i;
      }
    }
    return { distance2, index };
  }

  /** Square of the distance of a place from the box of a node, 0 inside. */
  #distance2(node: number, x: number, y: number, z: number): number {
    const boxes = this.#boxes;
    const b = 2 * node;
    const dx = Math.max(0, boxes[b]! - x, x - boxes[b + 3]!);
    const dy = Math.max(0, boxes[b + 1]! - y, y - boxes[b + 4]!);
    const dz = Math.max(0, boxes[b + 2]! - z, z - boxes[b + 5]!);
    return dx * dx + dy * dy + dz * dz;
  }
}
