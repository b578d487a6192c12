import type { Bodies } from "../../data/bodies/bodies.ts";
import { scaleAt } from "../../data/bodies/clock.ts";
import { friendsOfFriends, type Groups } from "./friends.ts";
import { growthAt } from "./growth.ts";
import { type Counts, haloesBySigma, sigmaOf } from "./massFunction.ts";
import { measuredPower } from "./measuredPower.ts";
import { linearPower, type PowerSpectrum } from "./powerSpectrum.ts";
import { CRITICAL_DENSITY, type Seeded } from "./universe.ts";

/** What an expanding box is like at one time, beside theory: k in h/Mpc, power in (Mpc/h)^3, masses in Msun/h. */
export interface Analysis {
  readonly redshift: number;
  /** Power in bins of waves, and linear theory's; null: nothing is known of the first waves. */
  readonly power: readonly { readonly k: number; readonly power: number; readonly linear: number | null }[];
  /** Haloes of a mass and above in the box, by friends of friends, and by theory (Tinker et al. 2008, Press & Schechter 1974). */
  readonly haloes: readonly {
    readonly mass: number;
    readonly found: number;
    readonly theory: Pick<Counts, "tinker" | "press-schechter"> | null;
  }[];
}

/** Linking length over the mean distance between neighbours, and bodies of the smallest halo. */
const LINK = 0.2;
const LEAST = 20;
/** Places along an axis of the grid that power is measured on, at most. */
const GRID = 64;
/** Masses at which theory's scatter is worked out, and by which factors haloes are counted. */
const [FROM, TO, MASSES] = [1e7, 1e17, 120];
const FACTOR = Math.SQRT2;

/** Theory of a universe today, which takes longest: kept from one analysis to the next. */
export interface Theory {
  readonly universe: Seeded;
  readonly power: PowerSpectrum;
  /** Logarithm of the scatter of the linear density at MASSES masses, equal in their logarithm. */
  readonly lnSigma: Float64Array;
}

/** Theory of a universe. */
export function theoryOf(universe: Seeded): Theory {
  const power = linearPower(universe);
  const step = Math.log(TO / FROM) / (MASSES - 1);
  const of = sigmaOf(universe.omegaM, power);
  const lnSigma = Float64Array.from({ length: MASSES }, (_, k) => Math.log(of(Math.log(FROM) + k * step)));
  return { universe, power, lnSigma };
}

/** That scatter by the logarithm of a mass, when waves are `grown` times today's. */
function sigmaIn({ lnSigma }: Theory, grown: number): (lnM: number) => number {
  const step = Math.log(TO / FROM) / (MASSES - 1);
  return (lnM) => {
    const at = Math.min(MASSES - 1.000001, Math.max(0, (lnM - Math.log(FROM)) / step));
    const k = Math.floor(at);
    return grown * Math.exp(lnSigma[k]! + (at - k) * (lnSigma[k + 1]! - lnSigma[k]!));
  };
}

/** Side of an expanding box (Mpc/h), mass of its bodies in their own unit, and that unit (Msun/h). */
export function matterOf({
  mass,
  space,
  units,
}: Pick<Bodies, "mass" | "space" | "units">): Readonly<Record<"box" | "total" | "unit", number>> {
  const { side, expansion } = space!;
  const total = mass.reduce((sum, m) => sum + m, 0);
  // H0 is 100 km/s / (Mpc/h), and the mean density omegaM times the critical one.
  const box = (side * expansion!.hubble * (units.velocityKms ?? 1)) / 100;
  return { box, total, unit: (expansion!.universe.omegaM * CRITICAL_DENSITY * box ** 3) / total };
}

/** The groups that are haloes, of bodies as an engine has them. */
export function groupsIn({ count, position, space }: Pick<Bodies, "count" | "position" | "space">): Groups {
  const { side } = space!;
  return friendsOfFriends(position, side, (LINK * side) / Math.cbrt(count), LEAST);
}

/** Bodies as an engine has them, in an expanding box; `theory`: of their universe, or none. Bodies of any masses: a halo's mass is the sum of its own. */
export function analyse(
  bodies: Pick<Bodies, "count" | "position" | "mass" | "space" | "time" | "units">,
  theory: Theory | null,
  { sizes, groupOf }: Groups = groupsIn(bodies),
): Analysis {
  const { count, position, mass, space, time } = bodies;
  const { side, expansion } = space!;
  const { universe } = expansion!;
  const a = scaleAt(time);
  const { box, unit } = matterOf(bodies);
  const grown = theory ? growthAt(universe, a).first / growthAt(universe, 1).first : 1;
  const grid = Math.min(GRID, 2 ** Math.max(2, Math.round(Math.log2(2 * Math.cbrt(count)))));
  const power = measuredPower(position, mass, side, grid).map((bin) => {
    const k = (2 * Math.PI * bin.k) / box;
    return { k, power: bin.power * box ** 3, linear: theory && grown ** 2 * theory.power(k) };
  });
  const masses = new Float64Array(sizes.length);
  for (let i = 0; i < count; i++) if (groupOf[i]! < masses.length) masses[groupOf[i]!]! += mass[i]! * unit;
  masses.sort().reverse();
  const haloes: Analysis["haloes"][number][] = [];
  const smallest = masses.at(-1) ?? 0;
  for (let least = smallest; least > 0 && least <= masses[0]! * (1 + 1e-9); least *= FACTOR) {
    const threshold = least * (1 - 1e-6);
    const density = theory && haloesBySigma(threshold, universe.omegaM, sigmaIn(theory, grown), 1 / a - 1);
    haloes.push({
      mass: least,
      found: masses.findLastIndex((m) => m >= threshold) + 1,
      theory: density && {
        tinker: density.tinker * box ** 3,
        "press-schechter": density["press-schechter"] * box ** 3,
      },
    });
  }
  return { redshift: 1 / a - 1, power, haloes };
}
