import { define } from "../state/spec.ts";

/** The cluster's bodies into tables of their own. */
export const bridgeStart = define({ stage: "integrate/bridgeStart" });

/** Half a kick of the cluster by the field of the others; jerks follow. */
export const bridgeKick = define({ stage: "integrate/bridgeKick" });

/** The cluster's bodies, moved by their own steps, to where the sort reads all bodies. */
export const bridgeMove = define({ stage: "integrate/bridgeMove" });

/** All bodies as sources of the field, those of the cluster without mass. */
export const bridgeField = define({ stage: "integrate/bridgeField" });

/** Whole forces, and the second half kick (not with `kick` false, where a run begins). */
export const bridgeEnd = (kick = true) =>
  define({ stage: "integrate/bridgeEnd", constants: () => ({ KICK: Number(kick) }) });
