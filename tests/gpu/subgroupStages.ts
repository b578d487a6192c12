import { STAGES } from "../../src/gpu/shaders.gen.ts";
import { type StageName, wgslOf } from "../../src/gpu/source.ts";

/** Both forms of the stages that have one for devices whose subgroups hold 32 lanes. */
export const SUBGROUP_STAGES: readonly { readonly name: StageName; readonly code: string; readonly plain: string }[] = (
  Object.keys(STAGES) as StageName[]
).flatMap((name) => ("subgroups" in STAGES[name] ? [{ name, code: wgslOf(name, true), plain: wgslOf(name) }] : []));
