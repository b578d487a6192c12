import { define } from "../state/spec.ts";

/** Where the chosen bodies are. */
export const track = define({ stage: "measure/track", row: "follow" });
