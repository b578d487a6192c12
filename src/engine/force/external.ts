import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The pull of external fields, added to the forces of the bodies; `rungs`: of those whose own step ends; `alone`: nothing else acts on them. */
export const external = ({ rungs = false, alone = false } = {}) =>
  define<"force/external">({
    stage: "force/external",
    row: "external",
    bind: {
      params: "params",
      terms: "externalTerms",
      radialTables: "radialTables",
      posMass: "posMass",
      status: "status",
      // Read on rungs alone.
      origin: rungs ? "origin" : "posMass",
      rungState: rungs ? "rungState" : "status",
      acceleration: "acceleration",
    },
    workgroups: perThread("force/external"),
    constants: () => ({ RUNGS: Number(rungs), ALONE: Number(alone) }),
  });
