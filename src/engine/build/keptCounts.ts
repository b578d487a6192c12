import { perKept } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** Nodes and bodies of each tile of nodes that go into an essential tree. */
export const keptCounts = define({
  stage: "build/keptCounts",
  row: "pack",
  bind: { params: "packParams", counts: "keptCounts" },
  workgroups: perKept,
});
