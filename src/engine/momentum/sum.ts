import { define } from "../state/spec.ts";
import { momentumParts } from "./parts.ts";

/** What gravity does to all bodies together, in parts. */
export const sum = define<"momentum/sum">({
  stage: "momentum/sum",
  row: "momentum",
  bind: { parts: "momentumParts" },
  workgroups: ({ n }) => momentumParts(n),
  constants: ({ n }) => ({ PARTS: momentumParts(n) }),
});
