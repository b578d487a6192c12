import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { expand } from "../../src/gpu/expand.ts";
import { STAGES } from "../../src/gpu/shaders.gen.ts";
import { PARTS } from "../../src/gpu/shaderText.gen.ts";
import { STRUCTS } from "../../src/gpu/structs.gen.ts";
import { shorten } from "./shorten.ts";

/** What modules speak of, of all that shaders say of themselves. */
export interface Spoken {
  readonly stages: readonly string[];
  readonly structs: object;
}

/** The stages and structs whose names stand in modules. */
export async function spokenOf(root: string, modules: readonly string[]): Promise<Spoken> {
  const texts = modules
    .filter((path) => path.startsWith("src/") && !path.endsWith(".gen.ts"))
    .map((path) => readFile(join(root, path), "utf8"));
  const all = (await Promise.all(texts)).join("\n");
  const structs = Object.entries(STRUCTS).filter(([name]) => new RegExp(`"${name}"|STRUCTS\\.${name}\\b`).test(all));
  return {
    stages: Object.keys(STAGES).filter((name) => all.includes(`"${name}"`)),
    structs: Object.fromEntries(structs),
  };
}

const NUMBERS = /\bCONSTANTS(?:\.(\w+)|\["([^"]+)"\])(?:\.(\w+))?/g;

/** A module with the shaders' numbers where it speaks of them: those of all stages together would be loaded with every part. */
export function withNumbers(text: string): string {
  const words = new Set(text.match(/\w+/g));
  return text.replaceAll(NUMBERS, (_, short?: string, long?: string, one?: string) => {
    const numbers: Readonly<Record<string, number>> = CONSTANTS[(short ?? long) as keyof typeof CONSTANTS];
    if (one) return String(numbers[one]);
    return JSON.stringify(Object.fromEntries(Object.entries(numbers).filter(([name]) => words.has(name))));
  });
}

/** Whether a stage stands in the list that every run of the package loads: what is known of those of gas comes with the modules that speak of them. */
const isForAll = (name: string) => !name.startsWith("gas/");

/** The same for the page: what is known of a stage is loaded as late as its text. */
export const isInBase = (name: string): boolean => !("part" in STAGES[name as keyof typeof STAGES]);

/** A module with what is known of the stages that it speaks of, where the list of all does not have them. */
export function withStages(path: string, text: string, forAll: (name: string) => boolean = isForAll): string {
  const own = Object.entries(STAGES).filter(([name]) => !forAll(name) && text.includes(`"${name}"`));
  if (own.length === 0 || path.endsWith(".gen.ts")) return text;
  const list = relative(dirname(path), join(path.slice(0, path.lastIndexOf("src")), "src/gpu/shaders.gen.ts"));
  const from = JSON.stringify(list.startsWith(".") ? list : `./${list}`);
  return `import { STAGES as ALL_STAGES } from ${from}; Object.assign(ALL_STAGES, ${JSON.stringify(Object.fromEntries(own))});\n${text}`;
}

/** Files below shaders/ that stages are made of, as the package has them. */
async function filesOf(stages: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const parts = await Promise.all(Object.values(PARTS).map((load) => load()));
  const texts: Readonly<Record<string, string>> = Object.assign({}, ...parts.map(({ FILES }) => FILES));
  const lines = stages.flatMap((name) =>
    [false, true].flatMap((subgroups) => expand(`${name}.wgsl`, (file) => texts[file], subgroups)),
  );
  return shorten(Object.fromEntries(lines.map(({ file }) => [file, texts[file]!])));
}

export const module = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

/** Only these stages and the WGSL that they are made of: others belong to parts of Antennae that the package does not have. */
export async function shadersOf({ stages: names, structs }: Spoken): Promise<Plugin> {
  const files = await filesOf(names);
  return {
    name: "shaders in use",
    setup(builder) {
      const stages = Object.fromEntries(
        Object.entries(STAGES).filter(([name]) => names.includes(name) && isForAll(name)),
      );
      const made = (filter: RegExp, contents: string) => builder.onLoad({ filter }, () => ({ contents }));
      const numbers = 'export { CONSTANTS } from "./constants.gen.ts"; export { STRUCTS } from "./structs.gen.ts";';
      made(/src[\\/]gpu[\\/]shaders\.gen\.ts$/, `${module({ STAGES: stages })}\n${numbers}`);
      made(/src[\\/]gpu[\\/]structs\.gen\.ts$/, module({ STRUCTS: structs }));
      builder.onLoad({ filter: /src[\\/]gpu[\\/]shaderText[\\/]\w+\.gen\.ts$/ }, async ({ path }) => {
        const { FILES } = (await import(pathToFileURL(path).href)) as { FILES: Record<string, string> };
        const own = Object.keys(FILES).filter((file) => file in files);
        return { contents: module({ FILES: Object.fromEntries(own.map((file) => [file, files[file]])) }) };
      });
    },
  };
}
