import { perNode } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The tree cut off at cells of so many bodies that a solver takes for leaves, and the bucket of each body. */
export const buckets = define({ stage: "build/buckets", bind: { keys: "keysA" }, workgroups: perNode });
