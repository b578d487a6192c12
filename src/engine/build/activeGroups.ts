import { STAGES } from "../../gpu/shaders.gen.ts";
import { define } from "../state/spec.ts";

/** The groups with active bodies, or each half of one by itself. */
export const activeGroups = (halves = false) =>
  define({
    stage: "build/activeGroups",
    row: "active",
    workgroups: ({ groups }) => Math.ceil(groups / STAGES["build/activeGroups"].threads),
    constants: () => ({ HALVES: Number(halves) }),
  });
