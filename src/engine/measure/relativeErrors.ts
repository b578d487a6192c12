import { STAGES } from "../../gpu/shaders.gen.ts";
import { MAX_SAMPLES } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Force errors of the bodies of one batch, relative to the direct sum. */
export const relativeErrors = define({
  stage: "measure/relativeErrors",
  row: "quantity",
  workgroups: () => MAX_SAMPLES / STAGES["measure/relativeErrors"].threads,
});
