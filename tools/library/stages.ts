import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import { expand } from "../../src/gpu/expand.ts";
import { CONSTANTS, STAGES, STRUCTS } from "../../src/gpu/shaders.gen.ts";
import { PARTS } from "../../src/gpu/shaderText.gen.ts";

/** Names of the stages that modules speak of. */
export async function stagesOf(root: string, modules: readonly string[]): Promise<string[]> {
  const texts = modules
    .filter((path) => path.startsWith("src/") && !path.endsWith(".gen.ts"))
    .map((path) => readFile(join(root, path), "utf8"));
  const all = (await Promise.all(texts)).join("\n");
  return Object.keys(STAGES).filter((name) => all.includes(`"${name}"`));
}

/** Files below shaders/ that stages are made of. */
async function filesOf(stages: readonly string[]): Promise<ReadonlySet<string>> {
  const parts = await Promise.all(Object.values(PARTS).map((load) => load()));
  const texts: Readonly<Record<string, string>> = Object.assign({}, ...parts.map(({ FILES }) => FILES));
  const lines = stages.flatMap((name) =>
    [false, true].flatMap((subgroups) => expand(`${name}.wgsl`, (file) => texts[file], subgroups)),
  );
  return new Set(lines.map(({ file }) => file));
}

const module = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");

/** Only these stages and the WGSL that they are made of: others belong to parts of Antennae that the package does not have. */
export async function shadersOf(names: readonly string[]): Promise<Plugin> {
  const files = await filesOf(names);
  return {
    name: "shaders in use",
    setup(builder) {
      builder.onLoad({ filter: /src[\\/]gpu[\\/]shaders\.gen\.ts$/ }, () => ({
        contents: module({
          STAGES: Object.fromEntries(Object.entries(STAGES).filter(([name]) => names.includes(name))),
          STRUCTS,
          CONSTANTS,
        }),
      }));
      builder.onLoad({ filter: /src[\\/]gpu[\\/]shaderText[\\/]\w+\.gen\.ts$/ }, async ({ path }) => {
        const { FILES } = (await import(pathToFileURL(path).href)) as { FILES: Record<string, string> };
        const own = Object.entries(FILES).filter(([file]) => files.has(file));
        return { contents: module({ FILES: Object.fromEntries(own) }) };
      });
    },
  };
}
