import { CORE_SPREAD } from "../../data/vortices/elements.ts";
import { changed, checkAll, defaultsOf, type Schema } from "../setting.ts";
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

/** All of them: what is allowed, what counts if nothing is said, and what they are. */
export const VORTEX_SETTINGS: Schema<VortexSettings> = {
  theta: { default: 0.25, ...THETA_RANGE, help: "opening angle: radius of a cell over its distance" },
  timestep: { default: 1 / 64, notZero: true, unit: "time units", help: "time step" },
  solver: { default: "tree", of: VORTEX_SOLVERS, fixed: true, help: "how velocities are found" },
  multipole: { default: "quadrupole", of: VORTEX_MULTIPOLES, fixed: true, help: "what a cell acts by" },
  stretching: { default: "classical", of: STRETCHINGS, fixed: true, help: "how strengths change" },
  viscosity: {
    ...{ default: 0, min: 0, unit: "length units squared over time units" },
    help: "kinematic viscosity: by exchange of strength on a lattice, else by cores that spread",
  },
  spacing: {
    default: 0,
    min: 0,
    unit: "length units",
    fixed: true,
    help: "spacing of the elements' lattice; 0: they stand on none",
  },
  relaxation: {
    ...{ default: 0.2, min: 0, max: 1 },
    help: "share of the way by which a step turns strengths towards the vorticity",
  },
  leafSize: { default: 16, min: 1, max: 16, whole: true, unit: "elements", help: "most elements in a leaf" },
};

/** What counts where a caller says nothing. */
export const DEFAULT_VORTEX_SETTINGS: VortexSettings = defaultsOf(VORTEX_SETTINGS);

/** Do elements exchange strength? */
export const exchanges = ({ viscosity, spacing }: Pick<VortexSettings, "viscosity" | "spacing">): boolean =>
  viscosity > 0 && spacing > 0;

/** By how much the square of a core radius grows in a step: vorticity's mean square distance from a line grows by 4 nu t (Leonard 1980). */
export const spreadingOf = (settings: Pick<VortexSettings, "viscosity" | "spacing" | "timestep">): number =>
  exchanges(settings) ? 0 : (4 * settings.viscosity * settings.timestep) / CORE_SPREAD;

/** Throws one line that names the setting, its value and what is allowed. */
export function checkVortexSettings(settings: VortexSettings): void {
  checkAll(VORTEX_SETTINGS, settings);
  const { stretching, viscosity, spacing } = settings;
  if (stretching === "lines" && viscosity !== 0 && spacing !== 0)
    throw new Error(`spacing = ${spacing}: it must be 0 on lines, whose elements exchange no strength`);
}

/** Settings with a change. Throws one line where a number is not allowed, or what is fixed at creation would be another. */
export function changeVortexSettings(settings: VortexSettings, change: Partial<VortexSettings>): VortexSettings {
  const next = changed(VORTEX_SETTINGS, settings, change);
  checkVortexSettings(next);
  if (exchanges(next) !== exchanges(settings))
    throw new Error(`viscosity = ${next.viscosity}: on a lattice it is chosen when the engine is made; make a new one`);
  return next;
}
