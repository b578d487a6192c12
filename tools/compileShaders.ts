/**
 * Expands `#import name` (from `shared` beside a stage, or from shaders/shared), reads bindings, workgroup sizes, structs, overrides and constants of every
 * stage and writes src/gpu/shaders.gen.ts, so that no layout and no number is typed a second time. The text goes to
 * src/gpu/shaderText/, in parts that are loaded when a stage of theirs is compiled. `--check` fails if one of these files is stale.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";

// The package's ESM entry is a browser bundle without a package type, hence require.
const { WgslReflect } = createRequire(import.meta.url)("wgsl_reflect") as typeof import("wgsl_reflect");

const root = resolve(import.meta.dirname, "..");
const shaders = join(root, "shaders");

interface Expanded {
  code: string;
  /** For each line of `code`: file and line it came from. */
  lines: [string, number][];
}

/** What is loaded of each file, once, however many stages import it. */
const files: Record<string, string> = {};

/** As in `LineMap` of src/gpu/source.ts. */
type Runs = readonly (readonly [number, string, number])[];

/** Stages that import `lanes` are compiled a second time with `lanes.subgroups` in its place. */
const SUBGROUPS = ".subgroups";

/** Without comments and indentation; lines keep their numbers, which the map goes by. */
const bare = (text: string) => text.replace(/[ \t]*\/\/.*$|^[ \t]+/gm, "");
/** And without spaces that part nothing. A minus keeps its own, and an equals sign behind `>`: they might join what stands there. */
const lean = (text: string) =>
  bare(text)
    .replace(/ *([,;(){}[\]*+/]) */g, "$1")
    .replace(/(?<=[\w)\]]) *([=!<+*/|&^-]?=) */g, "$1");

/** What several stages share, by the name of its file: of the stages in one folder, or of all. */
function sharedFile(folder: string, name: string): string {
  const beside = basename(folder) === "shared" ? folder : `${folder}/shared`;
  return existsSync(join(shaders, beside, name)) ? `${beside}/${name}` : `shared/${name}`;
}

/** WGSL files below folders of shaders/, by their paths there. */
const filesIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(shaders, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
      .filter((file) => file.endsWith(".wgsl"))
      .sort(),
  );
const isShared = (file: string) => basename(dirname(file)) === "shared";

function expand(file: string, seen: Set<string>, subgroups: boolean): Expanded {
  const out: Expanded = { code: "", lines: [] };
  const source = readFileSync(join(shaders, file), "utf8").trimEnd().split("\n");
  files[file] = lean(source.map((text) => (text.startsWith("#import") ? "" : text)).join("\n"));
  source.forEach((text, index) => {
    const name = /^#import (\w+)$/.exec(text)?.[1];
    if (name === undefined) {
      if (text.startsWith("#")) throw new Error(`${file}:${index + 1}: unknown directive "${text}"`);
      out.code += `${text}\n`;
      out.lines.push([file, index + 1]);
      return;
    }
    if (seen.has(name)) return;
    seen.add(name);
    const variant = subgroups && name === "lanes" ? SUBGROUPS : "";
    const inner = expand(sharedFile(dirname(file), `${name}${variant}.wgsl`), seen, subgroups);
    out.code += inner.code;
    out.lines.push(...inner.lines);
  });
  return out;
}

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

function compile(file: string, subgroups = false) {
  const { code, lines } = expand(file, new Set(), subgroups);
  const reflect = new WgslReflect(code);
  const bindings = [...reflect.uniforms, ...reflect.storage]
    .sort((a, b) => a.binding - b.binding)
    .map((v) => ({
      name: v.name,
      binding: v.binding,
      access: v.resourceType === 0 ? "uniform" : v.access === "read_write" ? "storage" : "read-only-storage",
    }));
  const overrides = reflect.overrides.map((o) => o.name);
  const structs = Object.fromEntries(
    reflect.structs.map((s) => [
      s.name,
      { size: s.size, fields: Object.fromEntries(s.members.map((m) => [m.name, [m.offset, m.type.name]])) },
    ]),
  );
  // Runs of lines from one file: [first line in the text, file, first line in the file]. The last one goes to the end of its file.
  const map: [number, string, number][] = [];
  lines.forEach(([from, line], index) => {
    const last = map.at(-1);
    if (last && last[1] === from && line - last[2] === index + 1 - last[0]) return;
    map.push([index + 1, from, line]);
  });
  const threads = threadsOf(code, constantsOf(bare(code)));
  return { map, stage: { bindings, overrides, threads }, structs };
}

const stages: Record<string, unknown> = {};
const maps: Record<string, { map: Runs; subgroups?: Runs }> = {};
const structs: Record<string, unknown> = {};
const FOLDERS = ["build", "check", "fit", "force", "gas", "integrate", "measure", "render"];
for (const file of filesIn(FOLDERS).filter((path) => !isShared(path))) {
  try {
    const result = compile(file);
    const name = file.slice(0, -5);
    stages[name] = result.stage;
    maps[name] = { map: result.map };
    if (/^#import lanes$/m.test(readFileSync(join(shaders, file), "utf8"))) {
      stages[name] = { ...result.stage, subgroups: true };
      maps[name] = { map: result.map, subgroups: compile(file, true).map };
    }
    Object.assign(structs, result.structs);
  } catch (error) {
    throw new Error(`shaders/${file}: ${(error as Error).message}`);
  }
}
const constants: Record<string, Record<string, number>> = {};
for (const file of filesIn(["shared", ...FOLDERS])) {
  if (file.includes(SUBGROUPS)) continue;
  const own = constantsOf(bare(readFileSync(join(shaders, file), "utf8")), "const|override");
  if (Object.keys(own).length > 0) constants[isShared(file) ? basename(file, ".wgsl") : file.slice(0, -5)] = own;
}
/** Stages that a run by the default solver and integrator does without, by the part that their text is loaded in; the others are in "base". */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ["gas", /^gas\//],
  ["fits", /^fit\//],
  ["vortices", /vortex|^integrate\/(heun|line)|^measure\/flow/i],
  ["solvers", /^force\/(bonsai|changa|direct|octgrav)\/|hexadecapoles/],
  [
    "integrators",
    /^integrate\/(block|rung|bridge|correct|predict|nextTime)|^force\/(jerk|externalJerk)|^build\/active/,
  ],
  ["measures", /^measure\/(?!totals|forceError|relativeErrors|external)|^render\//],
];
const BASE = "base";

/** Files by the part that their text is in: one that stages of several parts import is in the first that all have. */
function filesByPart(): Record<string, Record<string, string>> {
  const users = new Map<string, Set<string>>();
  for (const [name, stage] of Object.entries(maps)) {
    const part = PARTS.find(([, names]) => names.test(name))?.[0] ?? BASE;
    for (const [, file] of [...stage.map, ...(stage.subgroups ?? [])])
      users.set(file, (users.get(file) ?? new Set()).add(part));
  }
  const parts: Record<string, Record<string, string>> = { [BASE]: {} };
  for (const [file, text] of Object.entries(files)) {
    const [part = BASE, ...more] = users.get(file) ?? [];
    const own = more.length > 0 ? BASE : part;
    parts[own] = { ...parts[own], [file]: text };
  }
  return parts;
}
const parts = filesByPart();
const partOf = Object.fromEntries(
  Object.entries(parts).flatMap(([part, own]) => (part === BASE ? [] : Object.keys(own).map((file) => [file, part]))),
);

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
  "shaderText/maps.gen.ts": `${MADE}
/** What each stage is put together from (source.ts). Some have a second form, for devices whose subgroups hold 32 lanes or more. */
export const MAPS = ${JSON.stringify(maps)} as const;
`,
  "shaderText.gen.ts": `${MADE}
/** The text of files below shaders/, in parts. */
export const PARTS = {
${Object.keys(parts)
  .map((part) => `  ${part}: () => import("./shaderText/${part}.gen.ts"),`)
  .join("\n")}
};
/** The part of each file; those that are missing are in "${BASE}". */
export const PART_OF: Readonly<Record<string, keyof typeof PARTS>> = ${JSON.stringify(partOf, null, 1)};
`,
  "shaders.gen.ts": `${MADE}
/** Buffers, constants and threads of each stage; where "subgroups" is true there is a second form, for devices whose subgroups hold 32 lanes or more. */
export const STAGES = ${JSON.stringify(stages, null, 1)} as const;
export const STRUCTS = ${JSON.stringify(structs, null, 1)} as const;
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
