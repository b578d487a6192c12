import type { Bodies } from "../data/bodies/bodies.ts";
import type { Model } from "../data/models/model.ts";
import { plummer as sphere } from "../data/models/plummer.ts";

/** What bodies are made by: how many, the seed (the same gives the same bytes everywhere), and the model's own parameters by their names. */
export interface Made {
  /** Number of bodies. */
  readonly n: number;
  /** 32-bit seed; 1 by default. */
  readonly seed?: number;
  /** Parameters of the model, in its units. */
  readonly [parameter: string]: number | undefined;
}

/** A model as a function. */
export const maker =
  (model: Model) =>
  (made: Made): Bodies => {
    const { n, seed = 1, ...values } = made ?? {};
    if (!(Number.isInteger(n) && n >= 1))
      throw new Error(`${model.name}: n = ${n}: it must be a whole number of bodies`);
    if (!Number.isInteger(seed)) throw new Error(`${model.name}: seed = ${seed}: it must be a whole number`);
    const given = Object.fromEntries(Object.entries(values).filter((entry) => entry[1] !== undefined));
    return model.make(given as Record<string, number>, { n, seed });
  };

/** A Plummer sphere in N-body units. */
export const plummer = /* @__PURE__ */ maker(sphere);
