import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import { CONSTANTS, STAGES, STRUCTS } from "../../src/gpu/shaders.gen.ts";
import { MAPS } from "../../src/gpu/shaderText/maps.gen.ts";

type Runs = readonly (readonly [number, string, number])[];

/** Names of the stages that modules speak of. */
export async function stagesOf(root: string, modules: readonly string[]): Promise<string[]> {
  const texts = modules
    .filter((path) => path.startsWith("src/") && !path.endsWith(".gen.ts"))
    .map((path) => readFile(join(root, path), "utf8"));
  const all = (await Promise.all(texts)).join("\n");
  return Object.keys(STAGES).filter((name) => all.includes(`"${name}"`));
}

/** Only these stages and the WGSL that they are made of: others belong to parts of Antennae that the package does not have. */
export const shadersOf = (names: readonly string[]): Plugin => ({
  name: "shaders in use",
  setup(builder) {
    const stages = Object.fromEntries(Object.entries(STAGES).filter(([name]) => names.includes(name)));
    const maps = Object.fromEntries(Object.entries(MAPS).filter(([name]) => names.includes(name)));
    const files = new Set(
      Object.values(maps as Record<string, { map: Runs; subgroups?: Runs }>).flatMap(({ map, subgroups = [] }) =>
        [...map, ...subgroups].map(([, file]) => file),
      ),
    );
    const module = (values: object) =>
      Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    builder.onLoad({ filter: /src[\\/]gpu[\\/]shaders\.gen\.ts$/ }, () => ({
      contents: module({ STAGES: stages, STRUCTS, CONSTANTS }),
    }));
    builder.onLoad({ filter: /src[\\/]gpu[\\/]shaderText[\\/]maps\.gen\.ts$/ }, () => ({
      contents: module({ MAPS: maps }),
    }));
    builder.onLoad({ filter: /src[\\/]gpu[\\/]shaderText[\\/]\w+\.gen\.ts$/ }, async ({ path }) => {
      const { FILES } = (await import(pathToFileURL(path).href)) as { FILES: Record<string, string> };
      return {
        contents: module({ FILES: Object.fromEntries(Object.entries(FILES).filter(([file]) => files.has(file))) }),
      };
    });
  },
});
