import { define } from "../state/spec.ts";

/** The pull of external fields, added to the forces of the bodies; `rungs`: of those whose own step ends; `alone`: nothing else acts on them. */
export const external = ({ rungs = false, alone = false } = {}) =>
  define({
    stage: "force/external",
    bind: {
      terms: "externalTerms",

      // Read on rungs alone.
      origin: rungs ? "origin" : "posMass",
      rungState: rungs ? "rungState" : "status",
    },
    constants: () => ({ RUNGS: Number(rungs), ALONE: Number(alone) }),
  });
