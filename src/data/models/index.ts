import type { Model } from "./model.ts";
import { plummer } from "./plummer.ts";

export type { MakeOptions, Model } from "./model.ts";

/** Every model, in the order in which people read them. */
export const MODELS: readonly Model[] = [plummer];
