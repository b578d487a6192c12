import type { Bodies } from "../../../data/bodies/bodies.ts";
import type { Fields } from "../../kit/slice.ts";
import { type CompareSlice, type GasOfB, isOfBodies } from "./state.ts";

/** Can a run of these bodies be beside another that differs in it? */
export const bodiesDiffer = ({ space, columns }: Bodies, by: "darkEnergy" | "gas"): boolean =>
  by === "gas" ? columns?.internalEnergy !== undefined && !space?.expansion : space?.expansion !== undefined;

/** The bodies of side A as side B has them: in a universe with another dark energy, or with gas that does less, where sides differ in that. */
export function rightBodies(
  bodies: Bodies,
  { compare: { comparedBy, rightSide } }: Fields<CompareSlice, "comparedBy" | "rightSide">,
): Bodies {
  if (!isOfBodies(comparedBy) || !bodiesDiffer(bodies, comparedBy)) return bodies;
  if (comparedBy === "gas") return withLess(bodies, rightSide.gas);
  const expansion = bodies.space!.expansion!;
  const universe = { ...expansion.universe, w: rightSide.darkEnergy };
  return { ...bodies, space: { ...bodies.space!, expansion: { ...expansion, universe } } };
}

function withLess({ gas, ...bodies }: Bodies, does: GasOfB): Bodies {
  if (does === "flows") return { ...bodies, gas: { ...gas, cooling: false, stars: false } };
  const { columns: _, ...rest } = bodies;
  return rest;
}
