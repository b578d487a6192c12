import { define } from "../state/spec.ts";

/** The order in which groups walk: those with long walks first. */
export const walkOrder = define<"build/walkOrder">({
  stage: "build/walkOrder",
  row: "topology",
  bind: { params: "params", groupList: "groupList", groupCounts: "groupCounts", status: "status" },
  workgroups: ({ groups }) => Math.ceil(groups / 256),
  constants: ({ parts, groupSize }) => ({ PARTS: parts, GROUP: groupSize }),
});
