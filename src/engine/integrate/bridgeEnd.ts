import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Whole forces, and the second half kick (not with `kick` false, where a run begins). */
export const bridgeEnd = (kick = true) =>
  define<"integrate/bridgeEnd">({
    stage: "integrate/bridgeEnd",
    row: "bridgeEnd",
    bind: {
      params: "params",
      id: "id",
      clusterPlace: "clusterPlace",
      fieldAcceleration: "fieldAcceleration",
      clusterAcceleration: "clusterAcceleration",
      status: "status",
      acceleration: "acceleration",
      velocity: "velocity",
      fixedVelocity: "fixedVelocity",
    },
    workgroups: perThread("integrate/bridgeEnd"),
    constants: () => ({ KICK: Number(kick) }),
  });
