import { define, perThread } from "../state/workspace.ts";

/** Levels of the nodes that begin at each body. */
export const leafLevels = define<"build/leafLevels">({
  stage: "build/leafLevels",
  row: "topology",
  bind: { params: "params", keys: "keysA", bodyLevels: "orderB", counts: "levelCounts" },
  workgroups: perThread("build/leafLevels"),
  constants: (sizes) => ({ GROUP: sizes.groupSize }),
});
