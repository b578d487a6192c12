import type { Bodies } from "../data/bodies/bodies.ts";
import type { Model } from "../data/models/model.ts";
import type { Scenario } from "../data/scenarios/scenario.ts";

/** Settings that a scenario is made for. */
export type OwnSettings = Pick<Scenario["defaults"], "theta" | "softening" | "timestep" | "integrator">;

/** Of bodies as they were made: who changes them makes another table, which these settings may not suit. */
const OWN = /* @__PURE__ */ new WeakMap<Bodies, OwnSettings>();

/** What the scenario of these bodies is made for; undefined where they are of none, or changed. */
export const ownOf = (bodies: Bodies): OwnSettings | undefined => OWN.get(bodies);

/** The bodies, known to be a model's or scenario's. */
export function ownedBy(model: Model | Scenario, bodies: Bodies): Bodies {
  if ("defaults" in model) keepOwn(bodies, model.defaults);
  return bodies;
}

/** Says what settings suit the bodies. */
export function keepOwn(bodies: Bodies, { theta, softening, timestep, integrator }: OwnSettings): void {
  OWN.set(bodies, { theta, softening, timestep, ...(integrator && { integrator }) });
}
