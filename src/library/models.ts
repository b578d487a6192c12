/** `antennae/models`: bodies of models and scenarios. */
import type { Bodies } from "../data/bodies/bodies.ts";
import { MODELS, type Model } from "../data/models/index.ts";
import { findModel, SCENARIOS } from "../data/scenarios/index.ts";
import { type Made, maker } from "./maker.ts";
import { ownedBy } from "./own.ts";

export { COMPONENTS, type ComponentName } from "../data/bodies/bodies.ts";
export type { Model } from "../data/models/index.ts";
export type { Parameter } from "../data/parameter.ts";
export type { Scenario } from "../data/scenarios/index.ts";
export { type Made, plummer } from "./maker.ts";
export { type Move, moved } from "./moved.ts";
export { MODELS, SCENARIOS };

const named = (name: string) => maker(MODELS.find((model) => model.name === name)!);

/** Hernquist's sphere. */
export const hernquist = /* @__PURE__ */ named("hernquist");
/** King's sphere. */
export const king = /* @__PURE__ */ named("king");
/** The sphere of Navarro, Frenk & White, cut smoothly. */
export const nfw = /* @__PURE__ */ named("nfw");
/** An exponential disc in a halo. */
export const exponentialDisc = /* @__PURE__ */ named("exponential-disc");
/** The Milky Way: disc, bulge and halo. */
export const milkyWay = /* @__PURE__ */ named("milky-way");

/** Bodies of a model or scenario by its name, such as "antennae" (`MODELS`, `SCENARIOS`); without `n` as many as the scenario shows. A simulation of them takes the scenario's own softening, time step and opening angle. Throws one line on a name or value that there is not. */
export function make(name: string, { n, seed = 1, ...values }: Partial<Made> = {}): Bodies {
  const model: Model = findModel(name);
  const defaults = "defaults" in model ? (model as { defaults: { n: number } }).defaults : { n: 16_384 };
  return ownedBy(model, maker(model)({ n: n ?? defaults.n, seed, ...values }));
}
