import type { Translation } from "../translation.ts";
import { files } from "./files.ts";
import { insight } from "./insight.ts";
import { look } from "./look.ts";
import { run } from "./run.ts";
import { scenarios } from "./scenarios.ts";

/** Deutsch. Was hier fehlt, bleibt englisch. */
const german: Translation = { ...run, ...look, ...files, ...insight, ...scenarios };

export default german;
