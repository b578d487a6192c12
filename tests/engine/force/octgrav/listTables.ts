import type { Params } from "../../../reference/contract.ts";
import { OPENING } from "../../../reference/moments.ts";
import { listLengths } from "../../../reference/octgrav/listLengths.ts";
import { listStarts } from "../../../reference/octgrav/listStarts.ts";
import { lists } from "../../../reference/octgrav/lists.ts";
import { bucketTree } from "../bucketTables.ts";

/** The twins' tree with buckets and interaction lists over some bodies. */
export function listedTree(
  posMass: Float32Array,
  opening: "cubeGap" | "bonsai" = "cubeGap",
  change: Partial<Params> = {},
  quadrupole = true,
  hexadecapole = false,
) {
  const tree = bucketTree(posMass, opening, change, quadrupole, 64, hexadecapole);
  const { sizes } = tree;
  const whole = { ...tree, dispatch: { index: 0, last: 0 }, OPENING: OPENING[opening] };
  const listSizes = new Uint32Array(4 * sizes.groups);
  listLengths({ ...whole, listSizes, groupCounts: new Uint32Array(4 * sizes.groups) });
  const entries = listSizes.reduce((sum, size, k) => sum + (k % 4 < 2 ? size : 0), 0);
  const listEntries = new Uint32Array(Math.max(4, entries));
  listStarts({ ...whole, listSizes, listEntries });
  lists({ ...whole, listSizes, listEntries });
  return { ...tree, listSizes, listEntries, sizes: { ...sizes, entries: listEntries.length } };
}
