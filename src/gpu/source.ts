import { expand, hasForms, type Line } from "./expand.ts";
import { STAGES, type Stages } from "./shaders.gen.ts";
import { PARTS } from "./shaderText.gen.ts";

/** Name of a WGSL file below shaders/ with an entry point of its own, without its ending. */
export type StageName = keyof Stages;

/** What is known of a stage before its text is loaded. */
export interface Stage {
  /** Names of its buffers in the order of their bindings, by spaces. */
  readonly bindings: string;
  /** How each is reached, a letter each. */
  readonly access: string;
  readonly threads: number;
  readonly part?: keyof typeof PARTS;
}

/** Texts that stand in the place of files below shaders/, by the paths of these. */
export type Replaced = Readonly<Record<string, string>>;

const ACCESS: Readonly<Record<string, GPUBufferBindingType>> = { u: "uniform", r: "read-only-storage", w: "storage" };

/** The buffers of a stage in the order of their bindings. */
export function bindingsOf(stage: StageName): readonly { name: string; type: GPUBufferBindingType }[] {
  const { bindings, access }: Stage = STAGES[stage];
  return bindings.split(" ").map((name, k) => ({ name, type: ACCESS[access[k]!]! }));
}

/** The files that a stage may be made of, by their paths below shaders/. Rejects where a part of them can't be loaded. */
async function filesFor(stage: StageName): Promise<(path: string) => string | undefined> {
  const { part = "base" }: Stage = STAGES[stage];
  const [own, base] = await Promise.all([PARTS[part](), PARTS.base()]);
  return (path) => own.FILES[path] ?? base.FILES[path];
}

/** Whether a stage has a form for devices whose subgroups hold 32 lanes. */
export async function hasSubgroupForm(stage: StageName): Promise<boolean> {
  return hasForms((await filesFor(stage))(`${stage}.wgsl`) ?? "");
}

/** The text of a stage; in the form for subgroups where that is asked for and there is one. */
async function linesOf(
  stage: StageName,
  subgroups: boolean,
  replaced: Replaced,
): Promise<{ readonly lines: Line[]; readonly head: string }> {
  const filed = await filesFor(stage);
  const textOf = (path: string) => replaced[path] ?? filed(path);
  const file = `${stage}.wgsl`;
  const forms = subgroups && hasForms(textOf(file) ?? "");
  // In the line of the first one, so that lines keep their numbers.
  return { lines: expand(file, textOf, forms), head: forms ? "enable subgroups;" : "" };
}

/** The WGSL of a stage, without comments and indentation. */
export async function wgslOf(stage: StageName, subgroups = false, replaced: Replaced = {}): Promise<string> {
  const { lines, head } = await linesOf(stage, subgroups, replaced);
  return head + lines.map(({ text }) => text).join("\n");
}

/** File and line in shaders/ of a line of a stage's text; of a text that stands in a file's place its own line, with what it says. */
export async function place(
  stage: StageName,
  subgroups: boolean,
  line: number,
  replaced: Replaced = {},
): Promise<string> {
  const { lines } = await linesOf(stage, subgroups, replaced);
  const { file, number, text } = lines[line - 1] ?? lines[0]!;
  if (file in replaced) return `line ${number} of your WGSL (${text.trim()})`;
  return `shaders/${file}:${number}`;
}
