import { readDeeds } from "../../data/deeds/deedText.ts";
import { MODELS } from "../../data/models/index.ts";
import type { HandsOptions } from "./state.ts";

/** What the state is told about deeds. */
export const HANDS: HandsOptions = { models: MODELS.map((m) => m.name), read: readDeeds };
