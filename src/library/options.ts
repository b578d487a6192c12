import type { Bodies } from "../data/bodies/bodies.ts";
import { DEFAULT_SETTINGS, type Settings } from "../engine/settings.ts";
import type { Choice } from "../physics/external/choice.ts";
import type { ExternalField } from "../physics/external/field.ts";
import type { OwnForce } from "./ownForce.ts";

/** What a simulation can be told about its forces and steps; lengths and times in the units of the bodies. */
export type SimulationSettings = Omit<Settings, "stretching" | "viscosity">;

/** What a simulation is made with beside its bodies. Softening and time step that are not given follow from the bodies (`suggestSettings`). */
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
  /** A force of your own, in JavaScript: slow, for each step brings all bodies to the host and back. */
  readonly force?: OwnForce;
}

const OWN = ["backend", "device", "adapter", "threads", "external", "force"] as const;
const NOT_OF_BODIES = ["stretching", "viscosity"];
const SETTINGS = Object.keys(DEFAULT_SETTINGS).filter((name) => !NOT_OF_BODIES.includes(name));

/** The settings among the options, with those that follow from the bodies. Throws one line on a name that there is not. */
export async function settingsOf(bodies: Bodies, options: SimulationOptions): Promise<Partial<Settings>> {
  const known: readonly string[] = [...SETTINGS, ...OWN];
  for (const name of Object.keys(options))
    if (!known.includes(name)) throw new Error(`there is no option "${name}"; known: ${known.join(", ")}`);
  const backends = ["auto", "gpu", "cpu"];
  const { backend = "auto", threads = 1 } = options;
  if (!backends.includes(backend)) throw new Error(`backend = "${backend}": it must be one of ${backends.join(", ")}`);
  if (!Number.isInteger(threads) || threads < 1)
    throw new Error(`threads = ${threads}: it must be a whole number, 1 or more`);
  const settings = changeOf(options);
  if (settings.softening !== undefined && settings.timestep !== undefined) return settings;
  const { suggestSettings } = await import("../data/bodies/suggest.ts");
  const { softening, timestep } = suggestSettings(bodies, settings.softening);
  return { softening: softening.value, timestep: timestep.value, ...settings };
}

/** The fields that are asked for, in the bodies' units; formulas are loaded where there are some. Rejects with one line on what a field has not. */
export async function fieldsOf(
  asked: readonly Choice[],
  { units }: Bodies,
  { gravity = units.gravity }: Partial<Settings>,
): Promise<ExternalField> {
  const { choiceOf, fieldOf } = await import("../physics/external/choice.ts");
  return fieldOf(
    asked.map(({ name, given }) => choiceOf(name, given)),
    units,
    gravity,
  );
}

/** The settings of a change, without what is undefined. Throws one line on a name that there is not. */
export function changeOf(change: Partial<SimulationSettings>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(change).filter(([name, value]) => SETTINGS.includes(name) && value !== undefined),
  );
}

/** Throws one line on a name that is no setting. */
export function checkNames(change: Partial<SimulationSettings>): void {
  for (const name of Object.keys(change))
    if (!SETTINGS.includes(name)) throw new Error(`there is no setting "${name}"; known: ${SETTINGS.join(", ")}`);
}
