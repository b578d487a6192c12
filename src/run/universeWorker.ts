import type { Bodies } from "../data/bodies/bodies.ts";
import { type Analysis, analyse, groupsIn, type Theory, theoryOf } from "../physics/cosmology/analysis.ts";
import { type Galaxies, galaxiesOf } from "../physics/cosmology/galaxies.ts";
import { PLANCK } from "../physics/cosmology/universe.ts";
import { oneLine } from "./oneLine.ts";

export type UniverseBodies = Pick<Bodies, "count" | "position" | "mass" | "space" | "time" | "units">;

/** What may be known of an expanding box. */
export interface UniverseQuestion {
  /** Waves and haloes beside theory, for which this is sigma8 of the first waves; "usual": as Planck's; null: no theory holds for them; absent: they aren't asked for. */
  readonly sigma8?: number | "usual" | null;
  /** The galaxies in its haloes. */
  readonly galaxies?: boolean;
}

/** Bodies, and what is asked of them. */
export interface UniverseTask extends UniverseQuestion {
  readonly bodies: UniverseBodies;
}

/** What was asked for; the rest is null. */
export interface UniverseFound {
  readonly analysis: Analysis | null;
  readonly galaxies: Galaxies | null;
}

export type UniverseAnswer = { readonly found: UniverseFound } | { readonly failed: string };

const scope = globalThis as unknown as {
  postMessage(answer: UniverseAnswer): void;
  onmessage: ((event: MessageEvent<UniverseTask>) => void) | null;
};

/** Of the universe that was asked for last. */
let kept: { readonly of: string; readonly theory: Theory } | null = null;

function theoryFor({ bodies, sigma8 }: UniverseTask): Theory | null {
  if (sigma8 == null) return null;
  const usual = { ...PLANCK, ...bodies.space!.expansion!.universe };
  const universe = sigma8 === "usual" ? usual : { ...usual, sigma8 };
  const of = JSON.stringify(universe);
  if (kept?.of !== of) kept = { of, theory: theoryOf(universe) };
  return kept.theory;
}

function foundIn(task: UniverseTask): UniverseFound {
  const { bodies, sigma8, galaxies } = task;
  const groups = groupsIn(bodies);
  return {
    analysis: sigma8 === undefined ? null : analyse(bodies, theoryFor(task), groups),
    galaxies: galaxies ? galaxiesOf(bodies, groups) : null,
  };
}

scope.onmessage = ({ data }) => {
  try {
    scope.postMessage({ found: foundIn(data) });
  } catch (error) {
    scope.postMessage({ failed: oneLine(error) });
  }
};
