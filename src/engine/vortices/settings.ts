import { CORE_SPREAD } from "../../data/vortices/elements.ts";
import { THETA_RANGE } from "../settings.ts";
import { STRETCHINGS, type Stretching, VORTEX_MULTIPOLES, type VortexMultipole } from "../state/vortexVariant.ts";

/** How velocities are summed: by a walk of the tree, or over all pairs. */
export const VORTEX_SOLVERS = ["tree", "direct"] as const;
/** One of VORTEX_SOLVERS. */
export type VortexSolver = (typeof VORTEX_SOLVERS)[number];

/** What a caller of VortexEngine may choose. */
export interface VortexSettings {
  /** Opening angle within THETA_RANGE: a cell acts as a whole where its radius over its distance is less. */
  theta: number;
  /** Time step, time units; not 0. */
  timestep: number;
  /** Fixed at creation. */
  solver: VortexSolver;
  /** What a cell of the tree acts by. Fixed at creation. */
  multipole: VortexMultipole;
  /** How strengths change; on "lines" they follow from places, by what the elements know of their lines, without exchange or relaxation. Fixed at creation. */
  stretching: Stretching;
  /**
   * Kinematic viscosity, length squared over time; 0 or more. On a lattice elements exchange strength, all with the same core (Degond & Mas-Gallic 1989); elsewhere
   * their cores spread (Leonard 1980).
   */
  viscosity: number;
  /** Spacing of the lattice that the elements stand on, length units; 0: on none. Fixed at creation. */
  spacing: number;
  /**
   * Share of the way by which a step turns strengths towards the vorticity of the flow around them, 0 to 1; their size stays. Stretching alone lets
   * differences between the two grow, from rounding on, until elements are no numbers (Pedrizzetti 1992). 0 on a lattice, whose weak elements would
   * gain impulse.
   */
  relaxation: number;
  /** N_leaf, 1 to 16: a cell with more elements is split. */
  leafSize: number;
}

/** What counts where a caller says nothing. */
export const DEFAULT_VORTEX_SETTINGS: VortexSettings = {
  theta: 0.25,
  timestep: 1 / 64,
  solver: "tree",
  multipole: "quadrupole",
  stretching: "classical",
  viscosity: 0,
  spacing: 0,
  relaxation: 0.2,
  leafSize: 16,
};

/** Do elements exchange strength? */
export const exchanges = ({ viscosity, spacing }: Pick<VortexSettings, "viscosity" | "spacing">): boolean =>
  viscosity > 0 && spacing > 0;

/** By how much the square of a core radius grows in a step: vorticity's mean square distance from a line grows by 4 nu t (Leonard 1980). */
export const spreadingOf = (settings: Pick<VortexSettings, "viscosity" | "spacing" | "timestep">): number =>
  exchanges(settings) ? 0 : (4 * settings.viscosity * settings.timestep) / CORE_SPREAD;

/** Throws one line that names the setting, its value and what is allowed. */
export function checkVortexSettings(settings: VortexSettings): void {
  const { theta, timestep, viscosity, spacing, relaxation, leafSize } = settings;
  const check = (name: string, value: number, ok: boolean, allowed: string) => {
    if (!Number.isFinite(value) || !ok) throw new Error(`${name} = ${value}: it must be ${allowed}`);
  };
  const { min, max } = THETA_RANGE;
  check("theta", theta, theta >= min && theta <= max, `from ${min} to ${max}`);
  check("timestep", timestep, timestep !== 0, "a number other than 0, in time units");
  check("viscosity", viscosity, viscosity >= 0, "0 or more, in length units squared over time units");
  check("spacing", spacing, spacing >= 0, "the elements' distance on their lattice, or 0");
  check("relaxation", relaxation, relaxation >= 0 && relaxation <= 1, "from 0 to 1");
  check(
    "leafSize",
    leafSize,
    Number.isInteger(leafSize) && leafSize >= 1 && leafSize <= 16,
    "a whole number from 1 to 16",
  );
  check(
    "spacing",
    spacing,
    settings.stretching !== "lines" || viscosity === 0 || spacing === 0,
    "0 on lines, whose elements exchange no strength",
  );
  if (!VORTEX_SOLVERS.includes(settings.solver))
    throw new Error(`solver = "${settings.solver}": it must be one of ${VORTEX_SOLVERS.join(", ")}`);
  if (!VORTEX_MULTIPOLES.includes(settings.multipole))
    throw new Error(`multipole = "${settings.multipole}": it must be one of ${VORTEX_MULTIPOLES.join(", ")}`);
  if (!STRETCHINGS.includes(settings.stretching))
    throw new Error(`stretching = "${settings.stretching}": it must be one of ${STRETCHINGS.join(", ")}`);
}

/** Settings with a change. Throws one line where a number is not allowed, or what is fixed at creation would be another. */
export function changeVortexSettings(settings: VortexSettings, change: Partial<VortexSettings>): VortexSettings {
  const changed = { ...settings, ...change };
  checkVortexSettings(changed);
  if (exchanges(changed) !== exchanges(settings))
    throw new Error(
      `viscosity = ${changed.viscosity}: on a lattice it is chosen when the engine is made; make a new one`,
    );
  for (const name of ["solver", "multipole", "stretching", "spacing"] as const)
    if (changed[name] !== settings[name])
      throw new Error(`${name} = ${changed[name]}: it is chosen when the engine is made; make a new one`);
  return changed;
}
