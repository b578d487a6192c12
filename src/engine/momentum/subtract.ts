import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perBody } from "../state/sizes.ts";
import { define } from "../state/spec.ts";
import { momentumParts } from "./parts.ts";

/** Takes it off the accelerations. */
export const subtract = define<"momentum/subtract">({
  stage: "momentum/subtract",
  row: "momentum",
  bind: { parts: "momentumParts" },
  workgroups: perBody(CONSTANTS["momentum/subtract"].TILE),
  constants: ({ n }) => ({ PARTS: momentumParts(n) }),
});
