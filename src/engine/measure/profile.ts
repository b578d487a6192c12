import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perBody } from "../state/sizes.ts";
import { type DispatchIndex, define } from "../state/spec.ts";

/** Mass and number of bodies in shells about the centre of galaxy `dispatch.index`. */
export const profile = (dispatch: DispatchIndex) =>
  define({ stage: "measure/profile", bind: { dispatch }, workgroups: perBody(CONSTANTS["measure/profile"].TILE) });
