import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The pull of external fields, added to the forces of the bodies; `rungs`: of those whose own step ends. */
export const external = (rungs = false) =>
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
    constants: () => ({ RUNGS: Number(rungs) }),
  });
