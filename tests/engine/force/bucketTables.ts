import { buckets } from "../../reference/buckets.ts";
import type { Params } from "../../reference/contract.ts";
import { OPENING } from "../../reference/moments.ts";
import { treeOf } from "../sampleTables.ts";
import { paramsOf } from "../stageDriver.ts";

/** The twins' tree with buckets over some bodies. */
export function bucketTree(
  posMass: Float32Array,
  opening: keyof typeof OPENING = "cubeGap",
  change: Partial<Params> = {},
  quadrupole = true,
  groupSize = 64,
  hexadecapole = false,
) {
  const tree = treeOf({ posMass }, OPENING[opening], change, Number(quadrupole), groupSize, hexadecapole);
  const params = paramsOf(tree.sizes, change);
  const bucketLink = new Uint32Array(2 * (tree.total + tree.sizes.n));
  buckets({ ...tree, params, bucketLink });
  return { ...tree, params, bucketLink };
}

/** The tables of a tree that stages read, by name. */
export function only<T, K extends keyof T>(from: T, ...names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}
