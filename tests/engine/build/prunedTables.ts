import { essentialTree } from "../../reference/essentialTree.ts";
import { OPENING } from "../../reference/moments.ts";
import { sphere, treeOf } from "../sampleTables.ts";
import { paramsOf } from "../stageDriver.ts";
import { boxesOf } from "./boxesOf.ts";

/** How a tree is cut; by error with quadrupoles, where nothing else is said. */
export interface CutBy {
  readonly opening?: "error" | "bonsai";
  readonly quadrupole?: boolean;
  readonly hexadecapole?: boolean;
  readonly spline?: number;
}

/** A tree over a sphere of `n` bodies, and what of it goes to the same sphere beside it: what the stages from prune to packBodies read and write. */
export function prunedTables(
  n: number,
  { opening = "error", quadrupole = true, hexadecapole = false, spline = 0 }: CutBy = {},
) {
  const here = sphere(n);
  const there = { ...here, posMass: here.posMass.map((x, k) => (k % 4 === 0 ? x + 30 : x)) };
  const [whole, onto] = [here, there].map((bodies) =>
    treeOf(bodies, OPENING[opening], {}, Number(quadrupole), 64, hexadecapole),
  ) as [ReturnType<typeof treeOf>, ReturnType<typeof treeOf>];
  const boxes = boxesOf(onto);
  const params = paramsOf(whole.sizes, { spline });
  const cut = { params, OPENING: OPENING[opening], QUADRUPOLE: Number(quadrupole), HEXADECAPOLE: Number(hexadecapole) };
  const packed = essentialTree(whole, boxes, cut);
  return { whole, packed, sizes: whole.sizes, boxes, params: { ...params, n: whole.total } };
}
