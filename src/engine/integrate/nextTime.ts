import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perBody } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** When the next bodies are due. */
export const nextTime = define({
  stage: "integrate/nextTime",
  workgroups: perBody(CONSTANTS["integrate/nextTime"].TILE),
});
