import { STAGES } from "../../src/gpu/shaders.gen.ts";

/** Both forms of the stages that have one for devices whose subgroups hold 32 lanes. */
export const SUBGROUP_STAGES: readonly { readonly name: string; readonly code: string; readonly plain: string }[] =
  Object.entries(STAGES).flatMap(([name, stage]) =>
    "subgroups" in stage ? [{ name, code: stage.subgroups.code, plain: stage.code }] : [],
  );
