import { plummer } from "../../src/data/models/plummer.ts";
import { bounds } from "../reference/bounds.ts";
import type { Params } from "../reference/contract.ts";
import { allHexadecapoles } from "../reference/hexadecapoles.ts";
import { keys } from "../reference/keys.ts";
import { LONG_ROW, leafLevels } from "../reference/leafLevels.ts";
import { links } from "../reference/links.ts";
import { moments } from "../reference/moments.ts";
import { nodes } from "../reference/nodes.ts";
import { radixScatter } from "../reference/radixScatter.ts";
import { reorder } from "../reference/reorder.ts";
import { rootCube } from "../reference/rootCube.ts";
import { paramsOf, sizesOf } from "./stageDriver.ts";

/** Bodies as the GPU has them: a Plummer sphere of unequal masses, with its ids and some accelerations. */
export function sphere(n: number, seed = 7) {
  const posMass = new Float32Array(4 * n);
  const velocity = new Float32Array(4 * n);
  const acceleration = new Float32Array(4 * n);
  const id = new Uint32Array(n);
  if (n === 0) return { posMass, velocity, acceleration, id };
  const bodies = plummer.make({}, { n, seed });
  for (let i = 0; i < n; i++) {
    const [x, y, z] = bodies.position.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
    posMass.set([x, y, z, bodies.mass[i]! * (1 + (i % 7) / 7)], 4 * i);
    velocity.set([...bodies.velocity.subarray(3 * i, 3 * i + 3), 0], 4 * i);
    // A Plummer sphere's own field in Henon units.
    const r = Math.sqrt(x * x + y * y + z * z + 0.347);
    acceleration.set([-x / r ** 3, -y / r ** 3, -z / r ** 3, -1 / r], 4 * i);
    velocity[4 * i + 3] = Math.hypot(...acceleration.subarray(4 * i, 4 * i + 3));
    id[i] = (i * 7919) % n;
  }
  return { posMass, velocity, acceleration, id };
}

/** Two galaxies, the bodies at even and odd places of the table; their cores away from where they are. */
export function twoGalaxies(n: number) {
  const bodies = sphere(n);
  const traits = new Uint32Array(2 * n).map((_, k) => (k % 2 === 0 ? 256 + ((k >> 1) % 2) : 0));
  const cores = new Float32Array(64);
  cores.set([0.2, -0.1, 0.1, 0.5, 0.3, 0, -0.2, 0.4], 0);
  cores.set([-0.3, 0.1, 0, 0.7, 0, 0.1, 0, 0.6], 8);
  return { ...bodies, traits, cores };
}

/** Places and masses from a rule, one line per body. */
export function placed(n: number, place: (i: number) => readonly [number, number, number], mass = 1 / n): Float32Array {
  const posMass = new Float32Array(4 * n);
  for (let i = 0; i < n; i++) posMass.set([...place(i), mass], 4 * i);
  return posMass;
}

/** The cube around some bodies, far ones drawn in. */
export function cubeOf(posMass: Float32Array): Float32Array {
  const params = paramsOf(sizesOf(posMass.length / 4));
  const partials = new Float32Array(8 * 256);
  const root = new Float32Array(8);
  bounds({ params, posMass, partials });
  rootCube({ params, partials, posMass, root });
  return root;
}

/** Keys along the curve, and which body each belongs to. */
export function sortedKeys(posMass: Float32Array) {
  const n = posMass.length / 4;
  const params = paramsOf(sizesOf(n));
  const table = { keys: new Uint32Array(2 * n), order: new Uint32Array(n) };
  keys({ params, root: cubeOf(posMass), posMass, ...table });
  for (let digit = 0; digit < 8; digit++) {
    const next = { sortedKeys: new Uint32Array(2 * n), sortedOrder: new Uint32Array(n) };
    radixScatter({ params, dispatch: { index: digit, last: digit }, ...table, ...next });
    table.keys = next.sortedKeys;
    table.order = next.sortedOrder;
  }
  return table;
}

/** Everything that the twins make of some bodies up to the moments, as the GPU's buffers would hold it. */
export function treeOf(
  given: { posMass: Float32Array; velocity?: Float32Array },
  OPENING = 0,
  change: Partial<Params> = {},
  QUADRUPOLE = 1,
  groupSize = 64,
  hexadecapole = false,
) {
  const n = given.posMass.length / 4;
  const { keys, order } = sortedKeys(given.posMass);
  const sizes = { n, capacity: n, nodes: 8 * n + 64, groups: n + 1, groupSize, parts: 1 };
  const params = paramsOf(sizes, change);
  const toPosMass = new Float32Array(4 * n);
  const toVelocity = new Float32Array(4 * n);
  reorder({
    params,
    order,
    fromPosMass: given.posMass,
    fromVelocity: given.velocity ?? new Float32Array(4 * n),
    fromId: new Uint32Array(n),
    toPosMass,
    toVelocity,
    toId: new Uint32Array(n),
  });
  const topology = {
    bodyLevels: new Uint32Array(n),
    counts: new Uint32Array((LONG_ROW + 1) * Math.ceil(n / 256)),
    nodeBegin: new Uint32Array(sizes.nodes),
    nodeLink: new Uint32Array(sizes.nodes),
    levelStart: new Uint32Array(32),
    groupList: new Uint32Array(sizes.groups + 3),
    status: new Uint32Array(16),
    subtrees: new Uint32Array(2 * n),
  };
  const posMass = toPosMass;
  leafLevels({ params, keys, GROUP: groupSize, HEAVY: 4096, ...topology });
  nodes({ params, ...topology });
  links({ params, keys, ...topology });
  const total = topology.levelStart[31]!;
  const table = {
    nodeCentre: new Float32Array(4 * total),
    nodeMoments: new Float32Array((hexadecapole ? 24 : 8) * total),
    nodeBox: new Float32Array(8 * total),
    nodeTest: new Uint32Array(4 * total),
  };
  const root = cubeOf(given.posMass);
  moments({ params, root, OPENING, QUADRUPOLE, posMass, ...topology, ...table });
  if (hexadecapole) allHexadecapoles({ params, posMass, ...topology, ...table });
  return {
    ...topology,
    ...table,
    nodeBegin: topology.nodeBegin.slice(0, total),
    nodeLink: topology.nodeLink.slice(0, total),
    groupList: topology.groupList.slice(0, topology.groupList[0]! + 3),
    keys,
    order,
    root,
    posMass,
    velocity: toVelocity,
    total,
    /** Room for just this tree. */
    sizes: {
      n,
      capacity: n,
      nodes: total,
      groups: topology.groupList[0]!,
      groupSize,
      parts: 1,
      ...(hexadecapole && { hexadecapole }),
    },
  };
}

/** Keys of 63 bits in no order, one in five as large as its neighbour. */
export function mixedKeys(n: number): Uint32Array {
  const keys = new Uint32Array(2 * n);
  let state = 1;
  const next = () => {
    // Xorshift (Marsaglia 2003).
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (let i = 0; i < n; i++) {
    keys[2 * i] = next() & 0x7fffffff;
    keys[2 * i + 1] = next();
    if (i % 5 === 4) keys.copyWithin(2 * i, 2 * i - 2, 2 * i);
  }
  return keys;
}

/** Keys in their order. */
export function sorted(keys: Uint32Array): Uint32Array {
  const whole = Array.from(
    { length: keys.length / 2 },
    (_, i) => (BigInt(keys[2 * i]!) << 32n) | BigInt(keys[2 * i + 1]!),
  );
  whole.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return Uint32Array.from(whole.flatMap((key) => [Number(key >> 32n), Number(key & 0xffffffffn)]));
}
