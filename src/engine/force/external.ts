import { perThread } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The pull of external fields, added to the forces of the bodies. */
export const external = define<"force/external">({
  stage: "force/external",
  row: "external",
  bind: {
    params: "params",
    terms: "externalTerms",
    radialTables: "radialTables",
    posMass: "posMass",
    status: "status",
    acceleration: "acceleration",
  },
  workgroups: perThread("force/external"),
});
