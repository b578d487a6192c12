import { readDeeds } from "../../../data/deeds/deedText.ts";
import { MODELS } from "../../../data/models/index.ts";
import type { InteractOptions } from "./state.ts";

/** What the state is told about deeds. */
export const INTERACTION: InteractOptions = { models: MODELS.map((m) => m.name), read: readDeeds };
