import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Where the chosen bodies are. */
export const track = define({ stage: "measure/track", row: "follow", workgroups: perThread("measure/track") });
