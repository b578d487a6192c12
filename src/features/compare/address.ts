import { LINK_RANGES } from "../physics/state.ts";
import { text as physicsText } from "../physics/text.ts";
import {
  COMPARED,
  type Compared,
  type CompareSlice,
  type CompareWish,
  SOFTENING_FACTORS,
  TIMESTEP_FACTORS,
} from "./state.ts";
import { text } from "./text.ts";

export type CompareChoices = Pick<CompareSlice, "comparing" | "comparedBy" | "rightSide">;

/** `compare=theta&right=1`: what side B has instead; for softening and time step a factor. A string says what is wrong. */
export function readCompare(
  query: URLSearchParams,
  solvers: readonly { readonly name: string }[],
): CompareWish | string | undefined {
  const by = query.get("compare");
  const right = query.get("right");
  if (by === null) return undefined;
  if (!COMPARED.includes(by as Compared)) {
    return text.noComparison(by, COMPARED.join(", "));
  }
  if (right === null) return { by: by as Compared, right: {} };
  const value = right.trim() === "" ? Number.NaN : Number(right);
  const known: Record<Compared, boolean> = {
    theta: value >= LINK_RANGES.theta.min && value <= LINK_RANGES.theta.max,
    softening: value >= SOFTENING_FACTORS.min && value <= SOFTENING_FACTORS.max,
    timestep: (TIMESTEP_FACTORS as readonly number[]).includes(value),
    solver: solvers.some((s) => s.name === right),
    kernel: Object.hasOwn(physicsText.engine.kernel.names, right),
    multipole: Object.hasOwn(physicsText.engine.multipole.names, right),
  };
  if (!known[by as Compared]) {
    return text.noSideB(right, text.by.names[by as Compared].toLowerCase());
  }
  return { by: by as Compared, right: { [by]: Number.isNaN(value) ? right : value } };
}

export function writeCompare(query: URLSearchParams, { comparing, comparedBy, rightSide }: CompareChoices): void {
  if (!comparing) return;
  query.set("compare", comparedBy);
  query.set("right", String(rightSide[comparedBy]));
}
