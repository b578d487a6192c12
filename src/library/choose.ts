import type { Bodies } from "../data/bodies/bodies.ts";
import { suggestSettings } from "../data/bodies/suggest.ts";
import { type EngineOptions, lackOf } from "../engine/index.ts";
import { DEFAULT_SETTINGS, type Settings } from "../engine/settings.ts";
import { checkKnown } from "./known.ts";
import { changeOf, SETTINGS, type SimulationOptions } from "./options.ts";
import { type OwnSettings, ownOf } from "./own.ts";

const OWN = ["backend", "device", "adapter", "threads", "external", "momentum", "force"] as const;

/** What a simulation begins with. */
export interface Chosen {
  /** Those that were given, and softening, time step and opening angle that suit the bodies. */
  readonly settings: Partial<Settings>;
  /** Without fields those that the bodies bring count. */
  readonly physics: Pick<EngineOptions, "external" | "momentum">;
  /** Why what acts can't do so on a GPU or on the processor, in one line; null: it can. */
  readonly lacks: Readonly<Record<"gpu" | "cpu", string | null>>;
}

/** What the options say of a simulation of these bodies, and what follows from them. Rejects with one line on what is not allowed. */
export async function choose(bodies: Bodies, options: SimulationOptions): Promise<Chosen> {
  checkOptions(options);
  const given = changeOf(options);
  const { external: asked, force, momentum } = options;
  const { units, fields } = bodies;
  const { gravity = units.gravity } = given;
  const inFields = asked || fields ? await import("./fields.ts") : null;
  const external = asked && inFields?.fieldsOf(asked, units, gravity);
  const physics = { ...(external && { external }), ...(momentum !== undefined && { momentum }) };
  const lacks = await lacksOf(bodies, physics, options);
  const { integrator = DEFAULT_SETTINGS.integrator, ...own }: Partial<OwnSettings> = ownOf(bodies) ?? {};
  // A scenario's step is for its own integrator, and its own fields.
  const suits = (given.integrator ?? DEFAULT_SETTINGS.integrator) === integrator && !asked && !force;
  const { timestep: step, ...others } = own;
  const settings = { ...others, ...(suits && step !== undefined && { timestep: step }), ...given };
  if (settings.softening !== undefined && settings.timestep !== undefined) return { settings, physics, lacks };
  if (force && settings.timestep === undefined)
    throw new Error("timestep is missing: with an own force none can be chosen, so give one");
  const longest = inFields?.longestStep(external ?? fields, bodies, gravity);
  const { softening, timestep } = suggestSettings(bodies, settings.softening, longest);
  return { settings: { softening: softening.value, timestep: timestep.value, ...settings }, physics, lacks };
}

function checkOptions(options: SimulationOptions): void {
  checkKnown("option", options, [...SETTINGS, ...OWN]);
  const backends = ["auto", "gpu", "cpu"];
  const { backend = "auto", threads = 1, external, momentum, force, integrator = "leapfrog" } = options;
  if (!backends.includes(backend)) throw new Error(`backend = "${backend}": it must be one of ${backends.join(", ")}`);
  if (!Number.isInteger(threads) || threads < 1)
    throw new Error(`threads = ${threads}: it must be a whole number, 1 or more`);
  if (external !== undefined && !Array.isArray(external))
    throw new Error("external must be a list: [potentials.plummer({ mass: 1, scale: 1 })]");
  if (!["boolean", "undefined"].includes(typeof momentum))
    throw new Error(`momentum = ${momentum}: it must be true or false`);
  if (force === undefined) return;
  if (typeof force !== "function") throw new Error(`force = ${force}: it must be a function`);
  if (integrator !== "leapfrog")
    throw new Error(`integrator = "${integrator}": an own force acts with "leapfrog"; choose that one`);
}

/** Rejects where a GPU is asked for, and something can't act on it. */
async function lacksOf(
  bodies: Bodies,
  physics: Chosen["physics"],
  { backend = "auto", device, adapter }: SimulationOptions,
): Promise<Chosen["lacks"]> {
  const run = { bodies, options: physics, space: bodies.space ?? null };
  const lacks = { gpu: await lackOf(run, "gpu"), cpu: await lackOf(run, "cpu") };
  if (lacks.gpu && backend !== "cpu" && (backend === "gpu" || device || adapter !== undefined))
    throw new Error(lacks.gpu);
  return lacks;
}
