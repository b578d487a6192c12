import type { Bodies } from "../data/bodies/bodies.ts";
import { MODEL_SCALE } from "../data/bodies/units.ts";
import {
  axisOfGas,
  type Birth,
  birthsOf,
  gasAndBorn,
  joinedRings,
  type Phase,
  type Phasing,
  type Place,
  phasesOf,
  type Ring,
  rateNow,
  ringsOf,
} from "../data/measures/gasTables.ts";
import { backgroundOf } from "../physics/gas/background.ts";
import { temperatureAt } from "../physics/gas/cooling.ts";
import { newCooling } from "../physics/gas/coolingTable.ts";
import { cgsOf } from "../physics/gas/galaxyGas.ts";
import { HYDROGEN, HYDROGEN_MASS } from "../physics/gas/rates.ts";
import { AGORA } from "../physics/gas/supernovae.ts";
import { newTwoPhase } from "../physics/gas/twoPhase.ts";

/** What the gas of a run and the stars that were gas are like at one moment, in kpc, Msun, Myr and K. */
export interface GasLook {
  readonly step: number;
  /** In the bodies' units. */
  readonly time: number;
  /** Masses, and what forms now as the gas' density has it, Msun / yr. */
  readonly gas: number;
  readonly born: number;
  readonly rate: number;
  readonly births: readonly Birth[];
  readonly phases: readonly Phase[];
  /** Hydrogen nuclei in a cubic centimetre from which stars form; null: none do. */
  readonly threshold: number | null;
  /** Of each galaxy, about its centre and across the axis that its gas turns about. */
  readonly discs: readonly { readonly rings: readonly Ring[]; readonly law: readonly Ring[] }[];
}

/** A galaxy's middle, and how that moves. */
export interface Middle {
  readonly centre: Place;
  readonly velocity: Place;
}

/** The gas that says where a disc's axis points, and what counts as the disc, kpc from its middle and its plane. */
const [REACH, HEIGHT] = [10, 5];
/** Bodies of gas in a point of the law of star formation at least: its density is known to 20 % then. */
const IN_RING = 25;
/** Bodies that are shown by density and temperature. */
const SHOWN = 2000;

const phasingOf = ({ units, gas }: Bodies): Phasing => {
  const { density, energy } = cgsOf(units.massMsun === null ? MODEL_SCALE : units);
  const cooling = newCooling(backgroundOf(gas?.background));
  return {
    temperature: (u, rho) => temperatureAt(cooling, u * energy, rho * density),
    nuclei: (rho) => (rho * density * HYDROGEN) / HYDROGEN_MASS,
  };
};

const thresholdOf = (gas: Bodies["gas"]): number =>
  gas?.supernovae ? AGORA.threshold : newTwoPhase(gas?.twoPhase).thresholdNumber;

/** Looks at bodies as an engine gives them back; null: they have no gas, nor had any. */
export function lookAtGas(bodies: Bodies, step: number, galaxies: readonly Middle[]): GasLook | null {
  if (!bodies.columns?.internalEnergy || !bodies.columns.density) return null;
  const stars = bodies.gas?.stars === true;
  const discs = galaxies.map(({ centre, velocity }) => {
    const rings = ringsOf(bodies, { centre, axis: axisOfGas(bodies, centre, velocity, REACH), height: HEIGHT });
    return { rings, law: joinedRings(rings, IN_RING) };
  });
  return {
    ...{ step, time: bodies.time, rate: rateNow(bodies), ...gasAndBorn(bodies) },
    births: stars ? birthsOf(bodies) : [],
    phases: phasesOf(bodies, phasingOf(bodies), SHOWN),
    threshold: stars ? thresholdOf(bodies.gas) : null,
    discs,
  };
}
