import type { Bodies } from "../../data/bodies/bodies.ts";
import { expanding } from "../../data/bodies/comoving.ts";
import { resolveValues, type Values } from "../../data/parameter.ts";
import type { Scenario } from "../../data/scenarios/scenario.ts";
import { displacementsOf } from "./displacements.ts";
import { emptyCube } from "./fourier.ts";
import { growthAt } from "./growth.ts";
import { displaced, makeUniverse } from "./initialConditions.ts";
import { PLANCK, type Seeded, type Universe } from "./universe.ts";
import { cluster, darkEnergyBeside, pancake, type UniverseInfo, unitsOf, universe } from "./universeInfo.ts";

/** Bodies along an axis for about `n` of them: a power of two. */
export function gridFor(n: number): number {
  return 2 ** Math.min(8, Math.max(2, Math.round(Math.log2(Math.cbrt(n)))));
}

interface Recipe {
  /** Comoving, in kpc/h. */
  universe(values: Values): Universe;
  bodies(values: Values, grid: number, seed: number): Bodies & Required<Pick<Bodies, "comoving">>;
}

const scenarioOf = (info: UniverseInfo, { universe, bodies }: Recipe): Scenario => ({
  ...info,
  make(given, { n, seed, signal, progress }) {
    signal?.throwIfAborted();
    const values = resolveValues(info.name, info.parameters, given);
    const made = bodies(values, gridFor(n), seed);
    progress?.(1);
    const inMpc = {
      ...made,
      units: unitsOf(PLANCK),
      position: made.position.map((x) => x / 1000),
      comoving: { ...made.comoving, side: values.side! },
    };
    return expanding(inMpc, universe(values));
  },
});

const seeded = ({ omegaM, omegaL, pressure: w, sigma8: size }: Values): Seeded => ({
  ...PLANCK,
  ...{ omegaM: omegaM!, omegaL: omegaL!, w: w!, sigma8: size! },
});

const seededBodies: Recipe["bodies"] = (values, n, seed) =>
  makeUniverse({
    ...{ universe: seeded(values), n, seed, order: 2 },
    ...{ side: values.side!, redshift: values.redshift!, glass: values.glass === 1 },
  });

/** Of matter alone: there waves grow as the scale factor does. */
const MATTER: Universe = { omegaM: 1, omegaL: 0, omegaR: 0, w: -1, h: PLANCK.h };

/** Three waves of density, one along each axis, each the length of the box; at the scale factor `caustic` the first has drawn matter into a sheet. */
function crossing(n: number, caustic: number, sizes: readonly number[]) {
  const waves = emptyCube(n);
  const today = growthAt(MATTER, 1).first;
  const density = today / growthAt(MATTER, caustic).first;
  [n * n, n, 1].forEach((stride, axis) => {
    for (const at of [stride, (n - 1) * stride]) waves.re[at] = (-density * sizes[axis]!) / 2;
  });
  return displacementsOf(waves, 1);
}

/** Scenarios of expanding universes, in the order in which the page lists them. */
export const UNIVERSES: readonly Scenario[] = [
  scenarioOf(universe, {
    universe: seeded,
    bodies: seededBodies,
  }),
  scenarioOf(cluster, {
    universe: seeded,
    bodies: (values, n, seed) =>
      makeUniverse({
        ...{ universe: seeded(values), n, seed, order: 2 },
        ...{ side: values.side!, redshift: values.redshift!, glass: values.glass === 1 },
        peak: { height: values.peakHeight!, radius: values.peakRadius! },
      }),
  }),
  scenarioOf(darkEnergyBeside, {
    universe: seeded,
    bodies: seededBodies,
  }),
  scenarioOf(pancake, {
    universe: () => MATTER,
    bodies: (values, n) =>
      displaced(
        { universe: MATTER, n, side: values.side!, redshift: values.redshift! },
        crossing(n, 1 / (1 + values.sheetRedshift!), [1, values.secondWave!, values.thirdWave!]),
      ),
  }),
];

/** The one called `name`, if there is one. */
export const findUniverse = (name: string): Scenario | undefined => UNIVERSES.find((s) => s.name === name);
