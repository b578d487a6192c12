import { define } from "../state/spec.ts";

/** The cluster's bodies, moved by their own steps, to where the sort reads all bodies. */
export const bridgeMove = define({ stage: "integrate/bridgeMove" });
