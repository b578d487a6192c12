import { define } from "../state/spec.ts";

/** The piece of the curve that each body after the drift is in. */
export const pieces = define({
  stage: "build/pieces",
  row: "exchange",
  bind: { posMass: "nextPosMass", id: "nextId", counts: "pieceCounts" },
});
