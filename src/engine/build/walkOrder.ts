import { STAGES } from "../../gpu/shaders.gen.ts";
import { tiles } from "../state/sizes.ts";
import { define } from "../state/spec.ts";

/** The order in which groups walk: those with long walks first. */
export const walkOrder = define<"build/walkOrder">({
  stage: "build/walkOrder",
  row: "topology",
  bind: { params: "params", groupList: "groupList", groupCounts: "groupCounts", status: "status" },
  workgroups: ({ groups }) => tiles(groups, STAGES["build/walkOrder"].threads),
  constants: ({ parts, groupSize }) => ({ PARTS: parts, GROUP: groupSize }),
});
