import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perBody } from "../state/sizes.ts";
import { define, type Repetition } from "../state/spec.ts";

/** Mass and number of bodies in shells about the centre of galaxy `repetition.index`. */
export const profile = (repetition: Repetition) =>
  define({ stage: "measure/profile", bind: { repetition }, workgroups: perBody(CONSTANTS["measure/profile"].TILE) });
