import { BODY_TILE, define, perBody } from "../state/workspace.ts";

/** Levels of the nodes that begin at each body. */
export const leafLevels = define<"build/leafLevels">({
  stage: "build/leafLevels",
  row: "topology",
  bind: { params: "params", keys: "keysA", bodyLevels: "orderB", counts: "levelCounts" },
  workgroups: perBody(BODY_TILE),
  constants: (sizes) => ({ GROUP: sizes.groupSize }),
});
