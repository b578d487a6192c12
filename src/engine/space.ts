import type { Bodies } from "../data/bodies/bodies.ts";
import { scaleAt } from "../data/bodies/clock.ts";
import type { Expansion, Space } from "../data/bodies/space.ts";
import { ageAt, driftBetween, kickBetween } from "../physics/cosmology/background.ts";
import { expansionRate } from "../physics/cosmology/universe.ts";
import { checkChoices } from "./choices.ts";
import { type Settings, SOFTENING_KERNELS } from "./settings.ts";

export type { Expansion, Space };

/** Throws one line where there is no such space. */
export function checkSpace({ side, expansion }: Space): void {
  if (!(side > 0 && Number.isFinite(side))) throw new Error(`side = ${side}: a periodic box has one above 0`);
  if (expansion && !(expansion.hubble > 0)) throw new Error(`hubble = ${expansion.hubble}: it must be above 0`);
}

/** What an engine says where force errors in a box are asked for. */
export const NO_FORCE_ERRORS = "force errors aren't measured in a periodic box; leave it out to see them";

/** What a box can be run with on a GPU. */
const IN_BOX = {
  solver: ["adaptive"],
  integrator: ["leapfrog", "block-leapfrog"],
  multipole: ["monopole", "quadrupole"],
  kernel: SOFTENING_KERNELS,
};

/** The box of bodies on a GPU: the one that is given, or their own; and the bodies, each put back into it. Throws one line where settings don't suit it. */
export function inItsBox(
  given: Space | null | undefined,
  bodies: Bodies,
  settings: Settings,
): { readonly space: Space | null; readonly placed: Bodies } {
  const space = given === undefined ? (bodies.space ?? null) : given;
  if (!space) return { space, placed: bodies };
  checkSpace(space);
  checkChoices("a periodic box is computed with", IN_BOX, settings);
  const { side } = space;
  return { space, placed: { ...bodies, position: bodies.position.map((x) => x - side * Math.floor(x / side)) } };
}

/** A time of an expanding universe as people read it. */
export interface CosmicMoment {
  /** 1/a - 1. */
  readonly redshift: number;
  /** Billions of years. */
  readonly age: number;
}

/** Billions of years in 1/H0 of 100 km/s/Mpc. */
const HUBBLE_TIME = 9.7779222;

/** What a time of the clock is in an expanding universe. */
export function cosmicMoment({ universe }: Pick<Expansion, "universe">, time: number): CosmicMoment {
  const a = scaleAt(time);
  return { redshift: 1 / a - 1, age: (HUBBLE_TIME / universe.h) * ageAt(universe, a) };
}

/**
 * In a periodic box forces nearly cancel where there is little structure: there errors are held against LEAST_FELT of the box's mass (near 1 here) over its side
 * squared, and cells act by their angle alone at half of open space's. A lattice is then at rest to 3e-5 of that; by open space's angle to 1.2e-4.
 */
export const LEAST_FELT = 0.02;
/** The angle over that of open space. */
export const NARROWER_IN_BOX = 0.5;

/** What the kicks of a step and its drift last; of the kicks each stage takes half. In an expanding box the time is its clock, and velocities are canonical momenta a^2 dx/dt. */
export function factors(timestep: number, space: Space | null, time: number) {
  if (!space?.expansion) return { openingKick: timestep, drift: timestep, closingKick: timestep };
  const { universe, hubble } = space.expansion;
  const [begin, middle, end] = [0, timestep / 2, timestep].map((t) => scaleAt(time + t)) as [number, number, number];
  return {
    openingKick: (2 * kickBetween(universe, begin, middle)) / hubble,
    drift: driftBetween(universe, begin, end) / hubble,
    closingKick: (2 * kickBetween(universe, middle, end)) / hubble,
  };
}

/** A cubic of the part of a step that is past, by powers. */
export type Cubic = readonly [number, number, number, number];

/**
 * How fast kicks and drifts go within a step, over `openingKick` and `drift` of the whole one, less 1: cubics that give four quarters of the step what they last to
 * rounding, and pieces between what they last to far below it. 0 in a space that does not expand.
 */
export function bends(
  timestep: number,
  space: Space | null,
  time: number,
): { readonly kick: Cubic; readonly drift: Cubic } {
  if (!space?.expansion) return { kick: [0, 0, 0, 0], drift: [0, 0, 0, 0] };
  const { universe, hubble } = space.expansion;
  const whole = factors(timestep, space, time);
  const scales = [0, 1, 2, 3, 4].map((k) => scaleAt(time + (k / 4) * timestep));
  const quarters = (between: typeof kickBetween, over: number) =>
    [0, 1, 2, 3].map((k) => between(universe, scales[k]!, scales[k + 1]!) / hubble / over);
  return {
    kick: bendOf(quarters(kickBetween, whole.openingKick)),
    drift: bendOf(quarters(driftBetween, whole.drift)),
  };
}

/** The rate, less 1, of what has such integrals over four quarters: Newton's forward differences of the sum so far. */
function bendOf([a, b, c, d]: readonly number[]): Cubic {
  const [two, three, four] = [b! - a!, c! - 2 * b! + a!, d! - 3 * c! + 3 * b! - a!];
  const sums = [
    a! - two / 2 + three / 3 - four / 4,
    two / 2 - three / 2 + (11 * four) / 24,
    three / 6 - four / 4,
    four / 24,
  ];
  const [zeroth, ...more] = sums.map((sum, j) => (j + 1) * 4 ** (j + 1) * sum);
  return [zeroth! - 1, ...more] as unknown as Cubic;
}

/**
 * What gas in a space reads at a time. With dt / a^2 for the time, canonical momenta for velocities and a^2 times internal energies, monatomic gas of an expanding box
 * flows as in a box at rest (Martel & Shapiro 1998). `scale`: the scale factor, by which gravity is stronger then; `rate`: how fast distances grow, a^2 H, which
 * dissipation has to know.
 */
export function flowAt(space: Space | null, time: number): { readonly scale: number; readonly rate: number } {
  if (!space?.expansion) return { scale: 1, rate: 0 };
  const { universe, hubble } = space.expansion;
  const scale = scaleAt(time);
  return { scale, rate: hubble * scale ** 2 * expansionRate(universe, scale) };
}

/** A comoving softening length, which in an expanding box may have a largest physical one. */
export function softeningAt(softening: number, space: Space | null, time: number): number {
  const most = space?.expansion?.physicalSoftening;
  return most ? Math.min(softening, most / scaleAt(time)) : softening;
}
