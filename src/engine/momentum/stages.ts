import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { perBody, sumParts } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** What gravity does to all bodies together, in parts. */
export const sum = define({
  stage: "momentum/sum",
  row: "momentum",
  bind: { parts: "momentumParts" },
  workgroups: ({ n }) => sumParts(n),
  constants: ({ n }) => ({ PARTS: sumParts(n) }),
});

/** Takes it off the accelerations. */
export const subtract = define({
  stage: "momentum/subtract",
  row: "momentum",
  bind: { parts: "momentumParts" },
  workgroups: perBody(CONSTANTS["momentum/subtract"].TILE),
  constants: ({ n }) => ({ PARTS: sumParts(n) }),
});
