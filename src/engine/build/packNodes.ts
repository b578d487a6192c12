import { perNode } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The nodes of an essential tree. */
export const packNodes = define({
  stage: "build/packNodes",
  row: "pack",
  bind: { params: "packParams", places: "keptPlaces" },
  workgroups: perNode,
  constants: ({ hexadecapole = false }) => ({ HEXADECAPOLE: Number(hexadecapole) }),
});
