import type { Bodies } from "../../data/bodies/bodies.ts";
import type { Units } from "../../data/bodies/units.ts";
import { backgroundOf } from "../../physics/gas/background.ts";
import { newCooling } from "../../physics/gas/coolingTable.ts";
import { cgsOf, type GalaxyGas } from "../../physics/gas/galaxyGas.ts";
import { GAS_SETTINGS, type GasSettings } from "../../physics/gas/settings.ts";
import { AGORA } from "../../physics/gas/supernovae.ts";
import { newTwoPhase } from "../../physics/gas/twoPhase.ts";
import type { Scaling } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import type { Space } from "../space.ts";

/** What the gas of a run is and does. */
export interface GasPlan {
  /** Bodies of gas at first; there are never more. */
  readonly count: number;
  /** Lengths and energies in the bodies' units. */
  readonly settings: GasSettings;
  /** Cooling and stars; null: it only flows. */
  readonly galaxy: GalaxyGas | null;
  /** Whether each body of gas has a step of its own. */
  readonly ownSteps: boolean;
  /** Whether dense gas becomes stars. */
  readonly stars: boolean;
}

/** The longest smoothing length, in softening lengths; where nothing is softened, in sizes of the bulk of the bodies. A body of thin gas would have all others in its reach. */
const [LONGEST, WIDEST] = [50, 16];

/** The gas of some bodies, in open space or a box; null: they have none. Throws one line where the run can't have gas. */
export function gasOf(
  bodies: Bodies,
  settings: Settings,
  { length }: Scaling,
  space: Space | null = null,
): GasPlan | null {
  const energy = bodies.columns?.internalEnergy;
  if (!energy) return null;
  let count = 0;
  for (let i = 0; i < bodies.count; i++) {
    if (energy[i]! > 0 && bodies.mass[i]! > 0) count++;
    else if (energy[i]! !== 0 && !(energy[i]! > 0))
      throw new Error(`internalEnergy of body ${i} is ${energy[i]}; it must be a finite number, 0 where it is no gas`);
  }
  if (count === 0) return null;
  const { cooling = false, stars = false, background, twoPhase, supernovae = false, ...given } = bodies.gas ?? {};
  const ownSteps = settings.integrator === "block-leapfrog";
  if (settings.integrator !== "leapfrog" && !ownSteps)
    throw new Error(
      `integrator = "${settings.integrator}": gas goes by leapfrog or block-leapfrog; choose one of these`,
    );
  if (ownSteps && space?.expansion)
    throw new Error('integrator = "block-leapfrog": gas in an expanding box goes by leapfrog; choose that one');
  if (settings.solver === "direct")
    throw new Error(`solver = "direct": gas needs the order of a tree; choose another one`);
  if (!(settings.timestep > 0)) throw new Error(`timestep = ${settings.timestep}: gas can't run backwards`);
  const { softening, gravity } = settings;
  const longest = space ? space.side / 2 : softening > 0 ? LONGEST * softening : WIDEST * length;
  if (supernovae && !stars)
    throw new Error("supernovae = true: only stars explode; let dense gas form some (stars = true)");
  if (space?.expansion) checkExpanding(bodies.gas ?? {});
  const galaxy =
    cooling || stars
      ? {
          cooling: newCooling(backgroundOf(background)),
          phases: stars && !supernovae ? newTwoPhase(twoPhase) : null,
          ...(stars && supernovae && { supernovae: AGORA, jeans: { lengths: AGORA.jeans, softening, gravity } }),
          cgs: cgsOf(physical(bodies.units, space)),
        }
      : null;
  return { count, settings: { ...GAS_SETTINGS, longest, ...given }, galaxy, ownSteps, stars };
}

/** Units in which Hubble's constant today is 100 h km/s/Mpc: those of files with lengths and masses per h leave h out. */
function physical(units: Units, space: Space | null): Units {
  const { lengthKpc, massMsun, velocityKms } = units;
  if (!space?.expansion || lengthKpc === null || massMsun === null || velocityKms === null) return units;
  const { hubble, universe } = space.expansion;
  const times = (10 * hubble * velocityKms) / universe.h / lengthKpc;
  return { ...units, lengthKpc: times * lengthKpc, massMsun: times * massMsun };
}

/** Throws one line where gas can't go in an expanding box. */
function checkExpanding({ stars, background, gamma = GAS_SETTINGS.gamma }: NonNullable<Bodies["gas"]>): void {
  if (stars) throw new Error("gas in an expanding box cools, but becomes no stars; leave them out");
  if (backgroundOf(background))
    throw new Error(
      `background = "${background}": gas in an expanding box cools without radiation, which would change with time`,
    );
  if (Math.abs(gamma - GAS_SETTINGS.gamma) > 1e-9)
    throw new Error(`gamma = ${gamma}: gas in an expanding box is monatomic, with 5/3`);
}
