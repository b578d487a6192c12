import type { Bodies } from "../data/bodies/bodies.ts";
import { type Analysis, analyse, type Theory, theoryOf } from "../physics/cosmology/analysis.ts";
import { PLANCK } from "../physics/cosmology/universe.ts";
import { oneLine } from "./oneLine.ts";

/** Bodies to analyse; `sigma8`: of their first waves, "usual": as Planck's; null: no theory holds for them. */
export interface UniverseTask {
  readonly bodies: Pick<Bodies, "count" | "position" | "mass" | "space" | "time" | "units">;
  readonly sigma8: number | "usual" | null;
}

export type UniverseAnswer = { readonly found: Analysis } | { readonly failed: string };

const scope = globalThis as unknown as {
  postMessage(answer: UniverseAnswer): void;
  onmessage: ((event: MessageEvent<UniverseTask>) => void) | null;
};

/** Of the universe that was asked for last. */
let kept: { readonly of: string; readonly theory: Theory } | null = null;

function theoryFor({ bodies, sigma8 }: UniverseTask): Theory | null {
  if (sigma8 === null) return null;
  const usual = { ...PLANCK, ...bodies.space!.expansion!.universe };
  const universe = sigma8 === "usual" ? usual : { ...usual, sigma8 };
  const of = JSON.stringify(universe);
  if (kept?.of !== of) kept = { of, theory: theoryOf(universe) };
  return kept.theory;
}

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage({ found: analyse(data.bodies, theoryFor(data)) });
  } catch (error) {
    scope.postMessage({ failed: oneLine(error) });
  }
};
