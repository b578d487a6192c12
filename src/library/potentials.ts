import type { Choice } from "../physics/external/choice.ts";
import type { OwnSource } from "../physics/external/potential.ts";

/** Values of a potential, in the units of the bodies; beside its own: x y z and vx vy vz (where it is at time 0, and how it moves), from and during (when it grows), friction (a Coulomb logarithm). */
export type PotentialValues = Readonly<Record<string, number>>;

/** A field of your own: its formulas, how fast it turns (radians per time), and where and when it is. */
export type OwnValues = OwnSource &
  Readonly<Partial<Record<"pattern" | "x" | "y" | "z" | "vx" | "vy" | "vz" | "from" | "during", number>>>;

const of =
  (name: string) =>
  (values: PotentialValues = {}): Choice => ({ name, given: values });

/** External fields, for the option `external`. What is not given has the default of docs/reference/potentials.md: a mass of 1 and a scale of 1, mostly; a parameter or value that there is not is said where a simulation is created with it. */
export const potentials = {
  /** A point mass: mass, softening. */
  point: of("point"),
  /** Plummer's sphere: mass, scale. */
  plummer: of("plummer"),
  /** Hernquist's sphere: mass, scale. */
  hernquist: of("hernquist"),
  /** Navarro, Frenk & White's halo: mass, scale. */
  nfw: of("nfw"),
  /** A power law with a cutoff. */
  powerLawCutoff: of("power-law-cutoff"),
  /** Miyamoto & Nagai's disc: mass, a, b. */
  miyamotoNagai: of("miyamoto-nagai"),
  /** A logarithmic halo: velocity, core, q. */
  logarithmic: of("logarithmic"),
  /** A quadrupole bar that turns. */
  quadrupoleBar: of("quadrupole-bar"),
  /** A bar that turns. */
  bar: of("bar"),
  /** Spiral arms that turn. */
  spiral: of("spiral"),
  /** The Milky Way of Bovy (2015), for bodies with units. */
  milkyWay2014: of("mw2014"),
  /** Your own, by a function, by WGSL, or by both, which are held against each other; `pattern` turns it. */
  own: (own: OwnValues): Choice => ({ ...of("own")(), own }),
} as const;
