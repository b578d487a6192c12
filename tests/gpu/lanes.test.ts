import { describe, expect, it } from "vitest";
import { SUBGROUP_STAGES } from "./subgroupStages.ts";

const forms = SUBGROUP_STAGES.flatMap(({ name, code, plain }) => [
  { name, form: "subgroups", code },
  { name, form: "workgroup memory", code: plain },
]);

const count = (code: string, pattern: RegExp) => code.match(pattern)?.length ?? 0;

// Prefix sums over a subgroup follow the subgroup's own order, which WebGPU does not tie to the workgroup's. A stage that told lanes apart by both
// would write its lists over each other on hardware where they differ, and no device here shows it.
describe("lanes have one number", () => {
  it("sees the walks", () => {
    expect(SUBGROUP_STAGES.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["force/bonsai/walk", "force/adaptive/walkAdaptive"]),
    );
  });

  it.each(forms)("$name by $form", ({ code }) => {
    const text = code.replace(/\/\/.*$/gm, "");
    // The place in the workgroup goes into laneOf and nowhere else, before anything else is done.
    expect(text).toMatch(/local_invocation_index\) ?thread: u32\) ?\{\s*let lane ?= ?laneOf\(thread\);/);
    expect(count(text, /local_invocation_index/g)).toBe(1);
    const main = text.slice(text.indexOf("fn main("));
    expect(count(main, /\bthread\b/g)).toBe(2);
    expect(text).not.toMatch(/local_invocation_id|global_invocation_id|subgroup_invocation_id|subgroup_size/);
    expect(count(text, /\blane\s*=[^=]/g)).toBe(1);
  });
});
