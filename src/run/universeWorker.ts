import type { Bodies } from "../data/bodies/bodies.ts";
import { type Analysis, analyse, type Theory, theoryOf } from "../physics/cosmology/analysis.ts";
import { type Galaxies, galaxiesOf } from "../physics/cosmology/galaxies.ts";
import { PLANCK } from "../physics/cosmology/universe.ts";
import { oneLine } from "./oneLine.ts";

export type UniverseBodies = Pick<Bodies, "count" | "position" | "mass" | "space" | "time" | "units">;

/** Bodies to analyse; `sigma8`: of their first waves, "usual": as Planck's; null: no theory holds for them. */
export interface UniverseTask {
  readonly bodies: UniverseBodies;
  readonly sigma8: number | "usual" | null;
}

/** Bodies whose galaxies are sought. */
export type GalaxyTask = Pick<UniverseTask, "bodies">;

export type UniverseAnswer = { readonly found: Analysis | Galaxies } | { readonly failed: string };

const scope = globalThis as unknown as {
  postMessage(answer: UniverseAnswer): void;
  onmessage: ((event: MessageEvent<UniverseTask | GalaxyTask>) => void) | null;
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
    scope.postMessage({
      found: "sigma8" in data ? analyse(data.bodies, theoryFor(data)) : galaxiesOf(data.bodies),
    });
  } catch (error) {
    scope.postMessage({ failed: oneLine(error) });
  }
};
