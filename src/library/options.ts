import { DEFAULT_SETTINGS, type Settings } from "../engine/settings.ts";
import type { Choice } from "../physics/external/choice.ts";
import { checkKnown } from "./known.ts";
import type { OwnForce } from "./ownForce.ts";

/** What a simulation can be told about its forces and steps; lengths and times in the units of the bodies. */
export type SimulationSettings = Omit<Settings, "stretching" | "viscosity">;

/** What a simulation is made with beside its bodies. Softening, time step and opening angle that are not given are the scenario's own (`make`), else follow from the bodies and the fields that they are in. */
export interface SimulationOptions extends Partial<SimulationSettings> {
  /** What computes: "gpu", "cpu", or "auto" (the default): a graphics chip where there is one, else the processor. */
  readonly backend?: "auto" | "gpu" | "cpu";
  /** A device of yours to compute on, which stays yours (`requiredLimits`, `deviceDescriptor`). */
  readonly device?: GPUDevice;
  /** In Node.js: part of an adapter's name, or "swiftshader". */
  readonly adapter?: string;
  /** Threads of the processor; by default as many as it has, 16 at most. */
  readonly threads?: number;
  /** Fields that the bodies feel beside their own, as `potentials` makes them. */
  readonly external?: readonly Choice[];
  /**
   * Whether the total momentum is kept: a tree's forces are not equal and opposite, and what they lack of adding up to nothing is taken off all bodies. In open space
   * with leapfrog; by default where there is gas.
   */
  readonly momentum?: boolean;
  /** A force of your own, in JavaScript: slow, for each step brings all bodies to the host and back. It needs `timestep`. */
  readonly force?: OwnForce;
}

const NOT_OF_BODIES = ["stretching", "viscosity"];
/** The names of the settings. */
export const SETTINGS: readonly string[] = Object.keys(DEFAULT_SETTINGS).filter(
  (name) => !NOT_OF_BODIES.includes(name),
);

/** The settings of a change, without what is undefined. */
export function changeOf(change: Partial<SimulationSettings>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(change).filter(([name, value]) => SETTINGS.includes(name) && value !== undefined),
  );
}

/** Throws one line on a name that is no setting. */
export const checkNames = (change: Partial<SimulationSettings>): void => checkKnown("setting", change, SETTINGS);
