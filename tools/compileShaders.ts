/**
 * Expands `#import name` (from `shared` beside a stage, or from shaders/shared), reads bindings, workgroup sizes, structs, overrides and constants of every
 * stage and writes src/gpu/shaders.gen.ts, so that no layout and no number is typed a second time. The text goes to
 * src/gpu/shaderText/, in parts that are loaded when a stage of theirs is compiled. `--check` fails if one of these files is stale.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { expand } from "../src/gpu/expand.ts";

// The package's ESM entry is a browser bundle without a package type, hence require.
const { WgslReflect } = createRequire(import.meta.url)("wgsl_reflect") as typeof import("wgsl_reflect");

const root = resolve(import.meta.dirname, "..");
const shaders = join(root, "shaders");

/** Without comments and indentation; lines keep their numbers, which the map goes by. */
const bare = (text: string) => text.replace(/[ \t]*\/\/.*$|^[ \t]+/gm, "");
/** And without spaces that part nothing. A minus keeps its own, and an equals sign behind `>`: they might join what stands there. */
const lean = (text: string) =>
  bare(text)
    .replace(/ *([,;(){}[\]*+/]) */g, "$1")
    .replace(/(?<=[\w)\]]) *([=!<+*/|&^-]?=) */g, "$1");

/** What is loaded of each file, once, however many stages import it. */
const files: Record<string, string> = {};
const textOf = (file: string): string | undefined => {
  const path = join(shaders, file);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, "utf8").trimEnd();
  files[file] = lean(text);
  return text;
};

/** WGSL files below folders of shaders/, by their paths there. */
const filesIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(shaders, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => file.endsWith(".wgsl"))
      .sort(),
  );
const isShared = (file: string) => basename(dirname(file)) === "shared";

/** The constants that a text without comments declares by numbers, or by others of its own: `const NAME = 2048u;`. */
function constantsOf(text: string, kinds = "const"): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [, name, written] of text.matchAll(new RegExp(`^(?:${kinds}) (\\w+)(?:: \\w+)? = ([^;]+);`, "gm"))) {
    const terms = written!.split(/\s*\|\s*/).map((term) => found[term] ?? numberOf(term));
    if (terms.every((term) => !Number.isNaN(term)))
      found[name!] = terms.length > 1 ? terms.reduce((a, b) => a | b) : terms[0]!;
  }
  return found;
}

/** A WGSL literal, or NaN. */
function numberOf(literal: string): number {
  const [, digits] = /^(0x[\da-f]+)[iu]?$/.exec(literal) ?? /^([\d.]+(?:e-?\d+)?)[fiu]?$/.exec(literal) ?? [];
  return Number(digits ?? Number.NaN);
}

/** Threads of a workgroup; 0 where an override sets them. */
function threadsOf(code: string, constants: Record<string, number>): number {
  const written = /@workgroup_size\((\w+)\)/.exec(code)![1]!;
  return constants[written] ?? (Number(written) || 0);
}

const ACCESS = { uniform: "u", read: "r", read_write: "w" } as const;

/** What is known of a stage: its buffers and constants by name for the types, and what is needed before its text is loaded. Both forms have the same. */
function compile(file: string) {
  const code = expand(file, textOf)
    .map(({ text }) => text)
    .join("\n");
  const reflect = new WgslReflect(code);
  const bindings = [...reflect.uniforms, ...reflect.storage].sort((a, b) => a.binding - b.binding);
  if (bindings.some(({ binding }, k) => binding !== k)) throw new Error("bindings must be numbered from 0 on");
  const overrides = reflect.overrides.map((o) => o.name);
  const structs = Object.fromEntries(
    reflect.structs.map((s) => [
      s.name,
      { size: s.size, fields: Object.fromEntries(s.members.map((m) => [m.name, [m.offset, m.type.name]])) },
    ]),
  );
  const access = bindings.map(
    (v) => ACCESS[v.resourceType === 0 ? "uniform" : v.access === "read_write" ? "read_write" : "read"],
  );
  const names = bindings.map(({ name }) => name);
  return { names, access: access.join(""), overrides, threads: threadsOf(code, constantsOf(bare(code))), structs };
}

/** Folders of stages that every run may have. Each other one is a kind of physics of its own, whose text is loaded with it. */
const COMMON = ["build", "check", "force", "integrate", "measure", "render"];
/** Stages that a run by the default solver and integrator does without, by the part that their text is loaded in, where no folder says it; the others are in "base". */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ["gas", /^(gas|momentum)\//],
  ["vortices", /vortex|^integrate\/(heun|line)|^measure\/flow/i],
  ["solvers", /^force\/(bonsai|changa|direct|octgrav)\/|hexadecapoles|^build\/buckets/],
  ["integrators", /^integrate\/(block|rung|bridge|correct|predict|nextTime)|^force\/jerk|^build\/active/],
  ["box", /^force\/image/],
  ["domains", /^build\/(partition|pieces|pack|kept|prune|boxLevels|groupBoxes|curveSamples)|^force\/targets/],
  ["measures", /^measure\/(?!totals|forceError)|^render\//],
];
const BASE = "base";

function partOf(stage: string): string {
  const [folder] = stage.split("/", 1);
  return PARTS.find(([, names]) => names.test(stage))?.[0] ?? (COMMON.includes(folder!) ? BASE : folder!);
}

const stages: Record<string, object> = {};
const types: string[] = [];
const structs: Record<string, unknown> = {};
/** Parts that need a file. */
const users = new Map<string, Set<string>>();
const FOLDERS = readdirSync(shaders, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "shared")
  .map(({ name }) => name)
  .sort();
for (const file of filesIn(FOLDERS).filter((path) => !isShared(path))) {
  try {
    const { names, access, overrides, threads, structs: own } = compile(file);
    const name = file.slice(0, -5);
    const part = partOf(name);
    stages[name] = { bindings: names.join(" "), access, threads, ...(part !== BASE && { part }) };
    const oneOf = (list: readonly string[]) => list.map((one) => `"${one}"`).join(" | ") || "never";
    types.push(`  readonly "${name}": { readonly binding: ${oneOf(names)}; readonly override: ${oneOf(overrides)} };`);
    Object.assign(structs, own);
    for (const subgroups of [false, true])
      for (const line of expand(file, textOf, subgroups))
        users.set(line.file, (users.get(line.file) ?? new Set()).add(part));
  } catch (error) {
    throw new Error(`shaders/${file}: ${(error as Error).message}`);
  }
}
const constants: Record<string, Record<string, number>> = {};
for (const file of filesIn(["shared", ...FOLDERS])) {
  if (basename(file, ".wgsl").includes(".")) continue;
  const own = constantsOf(bare(readFileSync(join(shaders, file), "utf8")), "const|override");
  if (Object.keys(own).length > 0) constants[isShared(file) ? basename(file, ".wgsl") : file.slice(0, -5)] = own;
}
/** Files by the part that their text is in: in "base", which is always there, or in each that needs it. */
const parts: Record<string, Record<string, string>> = { [BASE]: {} };
for (const [file, needed] of users)
  for (const part of needed.has(BASE) ? [BASE] : needed) parts[part] = { ...parts[part], [file]: files[file]! };

const MADE = "// Made by `npm run shaders` from shaders/**/*.wgsl. Do not edit.";
const texts = {
  ...Object.fromEntries(
    Object.entries(parts).map(([part, own]) => [
      `shaderText/${part}.gen.ts`,
      `${MADE}
/** The text of each file, line by line, without what only people read. */
export const FILES: Readonly<Record<string, string>> = ${JSON.stringify(own, null, 1)};
`,
    ]),
  ),
  "shaderText.gen.ts": `${MADE}
/** The text of files below shaders/, in parts. */
export const PARTS = {
${Object.keys(parts)
  .map((part) => `  ${part}: () => import("./shaderText/${part}.gen.ts"),`)
  .join("\n")}
};
`,
  "shaders.gen.ts": `${MADE}
/** Names of each stage's buffers and of the constants that it can be compiled with. */
export interface Stages {
${types.join("\n")}
}
/** What is known of a stage before its text is loaded: its buffers in the order of their bindings, how each is reached (u: uniform, r: read, w: written), threads of a workgroup (0: a constant says), and the part that its text is in, if not "base". */
export const STAGES = ${JSON.stringify(stages, null, 1)} as const satisfies Record<keyof Stages, object>;
`,
  // Of their own: a processor's engine needs the numbers and layouts, and nothing of the stages.
  "structs.gen.ts": `${MADE}
export const STRUCTS = ${JSON.stringify(structs, null, 1)} as const;
`,
  "constants.gen.ts": `${MADE}
/** Numbers that a file of shaders/shared, or a stage, declares; those of overrides are their defaults. */
export const CONSTANTS = ${JSON.stringify(constants, null, 1)} as const;
`,
};
for (const [name, text] of Object.entries(texts)) {
  const target = join(root, "src/gpu", name);
  mkdirSync(dirname(target), { recursive: true });
  if (!process.argv.includes("--check")) writeFileSync(target, text);
  else if (readFileSync(target, "utf8") !== text) throw new Error(`${name} is stale: run \`npm run shaders\``);
}
