import { define } from "../state/spec.ts";

/** How many groups have active bodies, for the walks. */
export const activeCount = define({ stage: "build/activeCount", row: "active", workgroups: () => 1 });
