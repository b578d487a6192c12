import { HYDROGEN, HYDROGEN_MASS } from "./rates.ts";

/** Newton's constant in cgs units, a solar mass in grams, a year in seconds. */
const [GRAVITY, SUN, YEAR] = [6.6743e-8, 1.98841e33, 3.15576e7];

/** Stars by the free-fall time of dense gas, and what they give to the gas when their massive ones explode. */
export interface Supernovae {
  /** Hydrogen nuclei in a cubic centimetre from which stars form, and the part of the gas that does so in a free-fall time. */
  readonly threshold: number;
  readonly efficiency: number;
  /** Years from birth to explosion; solar masses of stars that have one supernova. */
  readonly delay: number;
  readonly each: number;
  /** Of one supernova: heat in erg, gas and the metals in it in solar masses. */
  readonly energy: number;
  readonly ejecta: number;
  readonly metals: number;
  /** Jeans' length of gas is at least so many times what a run can tell apart (`JeansFloor`). */
  readonly jeans: number;
}

/** Those of AGORA's comparison of isolated discs (Kim et al. 2016). */
export const AGORA: Supernovae = {
  threshold: 10,
  efficiency: 0.01,
  delay: 5e6,
  each: 91,
  energy: 1e51,
  ejecta: 14.8,
  metals: 2.63,
  jeans: 4,
};

/** The part of its mass that gas at a density in grams a cubic centimetre turns into stars in a second: the efficiency over sqrt(3 pi / (32 G rho)). */
export function freeFallRate({ threshold, efficiency }: Supernovae, density: number): number {
  if (!(density * HYDROGEN >= threshold * HYDROGEN_MASS)) return 0;
  return efficiency / Math.sqrt((3 * Math.PI) / (32 * GRAVITY * density));
}

/** Seconds from birth to explosion. */
export const delayOf = ({ delay }: Supernovae): number => delay * YEAR;

/** Heat that stars give, in erg for each gram of them. */
export const heatOf = ({ energy, each }: Supernovae): number => energy / (each * SUN);

/** A body of gas, or a star: numbers of one system of units, u and metals for each unit of mass. */
export interface Receiver {
  readonly mass: number;
  readonly velocity: readonly [number, number, number];
  readonly energy: number;
  readonly metals: number;
}

/**
 * The gas that took what a star of a mass and velocity gives: its ejecta with their momentum and metals, and `heat` for each unit of the star's mass. What
 * their motion against each other loses is heat too, so mass, momentum and energy are kept.
 */
export function enrichedBy(
  gas: Receiver,
  star: Pick<Receiver, "mass" | "velocity">,
  heat: number,
  { each, ejecta, metals }: Supernovae,
): Receiver {
  const given = (ejecta / each) * star.mass;
  const mass = gas.mass + given;
  const velocity = [0, 1, 2].map((k) => (gas.mass * gas.velocity[k]! + given * star.velocity[k]!) / mass);
  const against = [0, 1, 2].reduce((sum, k) => sum + (gas.velocity[k]! - star.velocity[k]!) ** 2, 0);
  const motion = (0.5 * gas.mass * given * against) / mass;
  return {
    mass,
    velocity: velocity as [number, number, number],
    energy: (gas.mass * gas.energy + heat * star.mass + motion) / mass,
    metals: (gas.mass * gas.metals + (metals / each) * star.mass) / mass,
  };
}

/**
 * The gas nearest to a body, the first of those that are as near; -1: there is none. `posMass`: places, four numbers a body; `side`: of a periodic box, 0 in
 * open space.
 */
export function nearestGas(posMass: Float32Array, body: number, isGas: (i: number) => boolean, side = 0): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
  for (let i = 0; 4 * i < posMass.length; i++) {
    if (!isGas(i)) continue;
    let away = 0;
    for (let k = 0; k < 3; k++) {
      const d = posMass[4 * i + k]! - posMass[4 * body + k]!;
      away += (side > 0 ? d - side * Math.round(d / side) : d) ** 2;
    }
    if (away < least) [nearest, least] = [i, away];
  }
  return nearest;
}
