import { STAGES } from "./shaders.gen.ts";
import { PART_OF, PARTS } from "./shaderText.gen.ts";

/** Name of a WGSL file below shaders/ with an entry point of its own, without its ending. */
export type StageName = keyof typeof STAGES;

/** Runs of lines that come from one file: line in the stage's text, file, line in the file. The last run goes to the end of its file. */
type LineMap = readonly (readonly [number, string, number])[];

/** Which lines make up a stage, in the form for subgroups where that is asked for and there is one. */
async function formOf(stage: StageName, subgroups: boolean): Promise<{ readonly map: LineMap; readonly head: string }> {
  const { MAPS } = await import("./shaderText/maps.gen.ts");
  const forms: { readonly map: LineMap; readonly subgroups?: LineMap } = MAPS[stage];
  // In the line of the first one, so that lines keep their numbers.
  if (subgroups && forms.subgroups) return { map: forms.subgroups, head: "enable subgroups;" };
  return { map: forms.map, head: "" };
}

/** Whether a stage has a form for devices whose subgroups hold 32 lanes. */
export const hasForms = (stage: StageName): boolean => "subgroups" in STAGES[stage];

/** The WGSL of a stage, without comments and indentation. Rejects where a part of the text can't be loaded. */
export async function wgslOf(stage: StageName, subgroups = false): Promise<string> {
  const { map, head } = await formOf(stage, subgroups);
  const runs = map.map(async ([begin, file, first], k) => {
    const { FILES } = await PARTS[PART_OF[file] ?? "base"]();
    const end = map[k + 1]?.[0];
    return FILES[file]!.split("\n").slice(first - 1, end === undefined ? undefined : first - 1 + end - begin);
  });
  return head + (await Promise.all(runs)).flat().join("\n");
}

/** File and line in shaders/ of a line of a stage's text. */
export async function place(stage: StageName, subgroups: boolean, line: number): Promise<string> {
  const { map } = await formOf(stage, subgroups);
  const [begin, file, first] = map.findLast((run) => run[0] <= line) ?? map[0]!;
  return `shaders/${file}:${first + line - begin}`;
}
