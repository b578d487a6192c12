import { define } from "../state/spec.ts";

/** What external fields slow bodies down by, added to their accelerations; `rungs`: to those of bodies whose own step ends. */
export const friction = ({ rungs = false } = {}) =>
  define({
    stage: "force/friction",
    bind: {
      terms: "frictionTerms",
      tables: "frictionTables",
      // Read on rungs alone.
      origin: rungs ? "origin" : "posMass",
      rungState: rungs ? "rungState" : "status",
    },
    constants: () => ({ RUNGS: Number(rungs) }),
  });
