import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Metafile, transform } from "esbuild";
import { SOURCES } from "./bundle.ts";
import { loadedWith } from "./join.ts";

/** Bytes at most, minified and packed: of what an entry loads at once, and of the core with the engine that it loads then. */
const LIMITS: Readonly<Record<string, number>> = {
  index: 10_000,
  "index with a GPU": 66_700,
  "index on the processor": 71_300,
  models: 34_100,
  element: 52_000,
  "element with a GPU": 133_900,
  "element on the processor": 132_600,
};

/** With a GPU, the shaders that every run compiles. */
const BACKENDS = {
  "with a GPU": ["src/library/gpuBackend.ts", "src/gpu/shaderText/base.gen.ts"],
  "on the processor": ["src/library/processorBackend.ts"],
};
const PICTURES = { "with a GPU": "src/render/gpuPicture.ts", "on the processor": "src/render/processor/picture.ts" };

/** What is loaded once it is known what computes, and draws. */
const LATER: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (["with a GPU", "on the processor"] as const).flatMap((where) => [
    [`index ${where}`, [SOURCES.index!, ...BACKENDS[where]]],
    [`element ${where}`, [SOURCES.element!, ...BACKENDS[where], PICTURES[where]]],
  ]),
);

/** WebAssembly in base64, which is no script: what begins like a module of it. */
const WASM = /AGFzbQ[A-Za-z0-9+/=]{1000,}/g;

/** What one entry weighs. */
export interface Size {
  readonly entry: string;
  readonly bytes: number;
  /** Null: it has none. */
  readonly limit: number | null;
}

/** Weight of each entry with the parts that it loads, as a page gets it: minified and packed with gzip, without WebAssembly and peers. `folder`: where the bundle lies. */
export async function sizes(folder: string, { outputs }: Metafile): Promise<Size[]> {
  const weights = new Map<string, Promise<number>>();
  const weigh = (path: string) => {
    const known = weights.get(path) ?? weight(join(folder, path.includes("/parts/") ? "parts" : ".", basename(path)));
    weights.set(path, known);
    return known;
  };
  const rows = [...Object.entries(SOURCES).map(([name, path]) => [name, [path]] as const), ...Object.entries(LATER)];
  return Promise.all(
    rows.map(async ([entry, begins]) => {
      const files = [...loadedWith(outputs, begins)];
      const bytes = (await Promise.all(files.map(weigh))).reduce((sum, one) => sum + one, 0);
      return { entry, bytes, limit: LIMITS[entry] ?? null };
    }),
  );
}

async function weight(file: string): Promise<number> {
  const text = (await readFile(file, "utf8")).replaceAll(WASM, "");
  const { code } = await transform(text, { minify: true, format: "esm", target: "es2022" });
  return gzipSync(code, { level: 9 }).length;
}
