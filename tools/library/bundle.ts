import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { joined } from "./join.ts";
import { shadersOf, spokenOf, withNumbers, withStages } from "./stages.ts";

export const root = join(import.meta.dirname, "..", "..");

/** The entries of the package by their names, and where they begin. */
export const SOURCES: Readonly<Record<string, string>> = {
  index: "src/library/index.ts",
  models: "src/library/models.ts",
  files: "src/library/files.ts",
  node: "src/library/node.ts",
  three: "src/library/three.ts",
  element: "src/element/index.ts",
};

export const ENTRIES = Object.keys(SOURCES);

/** Packages that users of the library install beside it. */
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

/** What threads never say is no part of their program. */
const quiet: Plugin = {
  name: "no help",
  setup(builder) {
    builder.onLoad({ filter: /src[\\/](engine|physics)[\\/].*\.ts$/ }, async ({ path }) => {
      return { contents: withNumbers(withoutHelp(path, await readFile(path, "utf8"))), loader: "ts" };
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
    plugins: [nodeModules, quiet],
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

/** The page's language is none of the library's business: it speaks English, and <antennae-galaxy> the language around it. */
const english: Plugin = {
  name: "English",
  setup(builder) {
    builder.onLoad({ filter: /src[\\/]language[\\/]inForce\.ts$/ }, () => ({
      contents:
        'export const LANGUAGES = ["en"];\nexport const inForce = { code: "en", locale: "en", translation: {} };',
    }));
  },
};

/** The sources as the package wants them. */
const sources: Plugin = {
  name: "sources",
  setup(builder) {
    builder.onLoad({ filter: /src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await withoutLists(path, withoutHelp(path, await readFile(path, "utf8")));
      return { contents: await withWorkers(path, withStages(path, withNumbers(text))), loader: "ts" };
    });
  },
};

/** Help on settings, stages and colours, which the page shows; that on models and their parameters is part of the package. */
const withoutHelp = (path: string, text: string) =>
  /src[\\/](engine|physics|render)[\\/]/.test(path) ? text.replaceAll(/\bhelp: "(?:[^"\\]|\\.)*"/g, 'help: ""') : text;

const WORKER = /new Worker\(new URL\("(\.[^"]+)", import\.meta\.url\), \{[^}]*\}\)/;

/** A worker that a file of the page starts becomes text too. */
async function withWorkers(path: string, text: string): Promise<string> {
  const [found, file] = WORKER.exec(text) ?? [];
  if (!found || !file) return text;
  const maker = JSON.stringify(join(root, "src/library/blobWorker.ts"));
  const whole = JSON.stringify(await program(join(dirname(path), file)));
  return `import { workerOf } from ${maker};\n${text.replace(found, () => `workerOf(${whole})`)}`;
}

const IMPORT = /^import \{([^}]*)\} from "(\.[^"]*\/index\.ts)";/gm;
const EXPORT = /^export \{([^}]*)\} from "(\.[^"]+)";/gm;

const namesIn = (list: string) =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "));

/** What is imported by a list of exports comes from where it is: esbuild loads all that stands in a list together, used or not. */
async function withoutLists(path: string, text: string): Promise<string> {
  let changed = text;
  for (const [whole, wanted, list] of text.matchAll(IMPORT)) {
    const file = join(dirname(path), list!);
    const places = new Map<string, string>();
    for (const [, names, from] of (await readFile(file, "utf8")).matchAll(EXPORT))
      for (const name of namesIn(names!)) places.set(name, join(dirname(file), from!));
    const names = namesIn(wanted!);
    if (!names.every((name) => places.has(name))) continue;
    const direct = names.map((name) => {
      const from = relative(dirname(path), places.get(name)!).replaceAll("\\", "/");
      return `import { ${name} } from "${from.startsWith(".") ? from : `./${from}`}";`;
    });
    changed = changed.replace(whole, () => direct.join(" "));
  }
  return changed;
}

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
  const options = {
    ...COMMON,
    entryPoints: Object.fromEntries(Object.entries(SOURCES).map(([name, path]) => [name, join(root, path)])),
    outdir: folder,
    splitting: true,
    chunkNames: "parts/[name]-[hash]",
    sourcemap: true,
    metafile: true,
    external: PEERS.flatMap((name) => [name, `${name}/*`]),
  } as const;
  const plugins = [nodeModules, programs, english, sources, pure];
  const all = await build({ ...options, write: false, plugins });
  const spoken = await spokenOf(root, Object.keys(all.metafile.inputs));
  const { metafile } = await build({ ...options, plugins: [await shadersOf(spoken), ...plugins] });
  return joined(resolve(root, folder), metafile);
}

/** The notebook's module: all in one file, three too; only HDF5, which no notebook asks it for, is not in it. */
export async function bundleNotebook(file: string): Promise<void> {
  const options = {
    ...COMMON,
    entryPoints: [join(root, "src/notebook/index.ts")],
    minify: true,
    legalComments: "eof" as const,
    external: ["h5wasm"],
  } satisfies BuildOptions;
  const plugins = [nodeModules, programs, english, sources, pure];
  const { metafile } = await build({ ...options, write: false, metafile: true, plugins });
  const spoken = await spokenOf(root, Object.keys(metafile.inputs));
  await build({ ...options, outfile: file, plugins: [await shadersOf(spoken), ...plugins] });
}

/** The text of a file of the repository. */
export const textOf = (path: string): Promise<string> => readFile(join(root, path), "utf8");
