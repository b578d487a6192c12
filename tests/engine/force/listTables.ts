import { buckets } from "../../reference/buckets.ts";
import type { Params } from "../../reference/contract.ts";
import { listLengths } from "../../reference/listLengths.ts";
import { listStarts } from "../../reference/listStarts.ts";
import { lists } from "../../reference/lists.ts";
import { OPENING } from "../../reference/moments.ts";
import { treeOf } from "../sampleTables.ts";
import { paramsOf } from "../stageDriver.ts";

/** The twins' tree with buckets over some bodies. */
export function bucketTree(
  posMass: Float32Array,
  opening: keyof typeof OPENING = "boundary",
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

/** The same with the twins' interaction lists. */
export function listedTree(
  posMass: Float32Array,
  opening: "boundary" | "bonsai" = "boundary",
  change: Partial<Params> = {},
  quadrupole = true,
  hexadecapole = false,
) {
  const tree = bucketTree(posMass, opening, change, quadrupole, 64, hexadecapole);
  const { sizes } = tree;
  const whole = { ...tree, repetition: { index: 0, last: 0 }, OPENING: OPENING[opening] };
  const listSizes = new Uint32Array(4 * sizes.groups);
  listLengths({ ...whole, listSizes, groupCounts: new Uint32Array(4 * sizes.groups) });
  const entries = listSizes.reduce((sum, size, k) => sum + (k % 4 < 2 ? size : 0), 0);
  const listEntries = new Uint32Array(Math.max(4, entries));
  listStarts({ ...whole, listSizes, listEntries });
  lists({ ...whole, listSizes, listEntries });
  return { ...tree, listSizes, listEntries, sizes: { ...sizes, entries: listEntries.length } };
}

/** The tables of a tree that stages read, by name. */
export function only<T, K extends keyof T>(from: T, ...names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}
