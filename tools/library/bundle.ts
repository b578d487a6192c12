import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";

export const root = join(import.meta.dirname, "..", "..");

/** The entries of the package by the names of their files: src/library/NAME.ts. */
export const ENTRIES: readonly string[] = ["index", "models", "files", "node"];

/** Packages that whoever uses the library brings along. */
const PEERS = ["three", "webgpu"];

const COMMON: BuildOptions = {
  bundle: true,
  format: "esm",
  target: "es2022",
  absWorkingDir: root,
  logLevel: "warning",
  charset: "utf8",
};

/** Modules of Node.js are asked for at run time: a bundler for browsers, which meets the same files, then looks for none. */
const nodeModules: Plugin = {
  name: "node modules at run time",
  setup(builder) {
    builder.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: "builtin", sideEffects: false }));
    builder.onLoad({ filter: /.*/, namespace: "builtin" }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => name !== "default");
      const take = `const take = (name) => globalThis.process?.getBuiltinModule?.("${path}")?.[name];`;
      const exports = names.map((name) => `export const ${name} = /* @__PURE__ */ take("${name}");`);
      return { contents: [take, ...exports].join("\n") };
    });
  },
};

/** The program of a worker, whole, as text. */
async function program(path: string): Promise<string> {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [path],
    format: "iife",
    minify: true,
    write: false,
    plugins: [nodeModules],
  });
  return outputFiles![0]!.text;
}

/** Programs of threads become part of the files that start them: a worker of another origin's file is not allowed, one of a blob is. */
const programs: Plugin = {
  name: "programs of threads as text",
  setup(builder) {
    builder.onLoad({ filter: /src[\\/]library[\\/]program\.ts$/ }, async ({ path }) => {
      const text = await program(join(dirname(path), "thread.ts"));
      return { contents: `export const THREAD_PROGRAM = ${JSON.stringify(text)};`, loader: "ts" };
    });
  },
};

/** Modules of ours do nothing when they are loaded: what is not used of a list of exports goes. */
const pure: Plugin = {
  name: "no side effects",
  setup(builder) {
    builder.onResolve({ filter: /^\.\.?\// }, async ({ path, pluginData, ...rest }) => {
      if (pluginData === pure || rest.kind === "entry-point") return null;
      return { ...(await builder.resolve(path, { ...rest, pluginData: pure })), sideEffects: false, pluginData: null };
    });
  },
};

/** Bundles the entries into `folder`, with what they share in files of their own and source maps beside. */
export async function bundle(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    ...COMMON,
    entryPoints: Object.fromEntries(ENTRIES.map((name) => [name, join(root, `src/library/${name}.ts`)])),
    outdir: folder,
    splitting: true,
    chunkNames: "parts/[name]-[hash]",
    sourcemap: true,
    metafile: true,
    external: PEERS.flatMap((name) => [name, `${name}/*`]),
    plugins: [nodeModules, programs, pure],
  });
  return metafile!;
}

/** The text of a file of the repository. */
export const textOf = (path: string): Promise<string> => readFile(join(root, path), "utf8");
