import { STAGES } from "../../src/gpu/shaders.gen.ts";
import { type StageName, wgslOf } from "../../src/gpu/source.ts";

const both = async (name: StageName) => ({ name, code: await wgslOf(name, true), plain: await wgslOf(name) });

const all = await Promise.all((Object.keys(STAGES) as StageName[]).map(both));

/** Both forms of the stages that have one for devices whose subgroups hold 32 lanes. */
export const SUBGROUP_STAGES: readonly { readonly name: StageName; readonly code: string; readonly plain: string }[] =
  all.filter(({ code, plain }) => code !== plain);
