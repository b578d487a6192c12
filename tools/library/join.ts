import { readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { build, type Metafile } from "esbuild";

type Outputs = Metafile["outputs"];

/** Entries that programs load by themselves, as a file's name says them; and which of them another is never loaded without. */
const ENTRIES: Readonly<Record<string, { readonly source: string; readonly after?: readonly string[] }>> = {
  index: { source: "src/library/index.ts" },
  models: { source: "src/library/models.ts" },
  files: { source: "src/library/files.ts" },
  node: { source: "src/library/node.ts" },
  three: { source: "src/library/three.ts" },
  element: { source: "src/element/index.ts", after: ["index"] },
  processor: { source: "src/library/processorBackend.ts", after: ["index"] },
  gpu: { source: "src/library/gpuBackend.ts", after: ["index"] },
  drawing: { source: "src/render/processor/picture.ts", after: ["index", "element", "processor"] },
  picture: { source: "src/render/gpuPicture.ts", after: ["index", "element", "gpu"] },
};

/** The files that are loaded with the outputs of these sources, these too. */
export function loadedWith(outputs: Outputs, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const take = (path: string) => {
    if (files.has(path)) return;
    files.add(path);
    for (const { path: next, kind, external } of outputs[path]!.imports)
      if (kind === "import-statement" && !external) take(next);
  };
  for (const [path, { entryPoint }] of Object.entries(outputs)) if (sources.includes(entryPoint ?? "")) take(path);
  return files;
}

/** Files that are joined, by the name of what they become: those that the same entries load, where what an entry comes after does not load them yet. */
function partsOf(outputs: Outputs): ReadonlyMap<string, readonly string[]> {
  const reached = Object.entries(ENTRIES).map(([name, { source, after = [] }]) => ({
    name,
    after,
    files: loadedWith(outputs, [source]),
  }));
  const parts = new Map<string, string[]>();
  for (const [path, { entryPoint }] of Object.entries(outputs)) {
    const by = reached.filter(({ files }) => files.has(path)).map(({ name }) => name);
    const first = by.filter((name) => !ENTRIES[name]!.after?.some((before) => by.includes(before)));
    if (!entryPoint && first.length > 0) parts.set(first.join("-"), [...(parts.get(first.join("-")) ?? []), path]);
  }
  return parts;
}

/** An import or export of another file, and what it takes of it. */
const FROM = /\b(import|export)(?: \{([^}]*)\} from)? "(\.[^"]*)"/g;

/** What files export, in a file that has them all: two may use one name. */
function namesIn(paths: readonly string[], outputs: Outputs): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const taken = new Set<string>();
  const free = (name: string): string => (taken.has(name) ? free(`${name}_`) : name);
  return new Map(
    paths.map((path) => {
      const names = outputs[path]!.exports.map((name) => [name, free(name)] as const);
      for (const [, name] of names) taken.add(name);
      return [path, new Map(names)];
    }),
  );
}

/**
 * Joins files of a bundle that are loaded together: esbuild makes one for each set of entries that reach a module, 34 for a run on a GPU, and each is packed alone.
 * Answers with what the bundle is then.
 */
export async function joined(folder: string, { inputs, outputs }: Metafile): Promise<Metafile> {
  const places = new Map<string, string>();
  /** Where each file is now, and the names that its exports have there. */
  const moved = new Map<string, { readonly to: string; readonly names: ReadonlyMap<string, string> }>();
  const at = (path: string) => join(folder, path.includes("/parts/") ? "parts" : "", basename(path));
  const parts = partsOf(outputs);
  for (const [name, paths] of parts) {
    const own = new Set(paths.map(at));
    const to = join(folder, "parts", `${name}.js`);
    const contents: string[] = [];
    for (const [path, names] of namesIn(paths, outputs)) {
      const list = [...names].map(([from, as]) => `${from} as ${as}`).join(", ");
      contents.push(`export { ${list} } from "./${basename(path)}";`);
      places.set(path, name);
      moved.set(at(path), { to, names });
    }
    await build({
      stdin: { contents: contents.join("\n"), resolveDir: join(folder, "parts") },
      outfile: to,
      ...{ bundle: true, format: "esm", target: "es2022", charset: "utf8", sourcemap: true, logLevel: "warning" },
      plugins: [
        {
          name: "other files stay",
          setup({ onResolve }) {
            onResolve({ filter: /.*/ }, ({ path, resolveDir }) =>
              own.has(join(resolveDir, path)) ? null : { path, external: true },
            );
          },
        },
      ],
    });
  }
  const kept = Object.keys(outputs).filter((path) => path.endsWith(".js") && !places.has(path));
  const files = [...kept.map(at), ...[...parts.keys()].map((name) => join(folder, "parts", `${name}.js`))];
  for (const file of files) {
    const text = await readFile(file, "utf8");
    const here = dirname(file);
    const changed = text.replaceAll(FROM, (whole, word, list: string | undefined, path) => {
      const target = moved.get(join(here, path));
      if (!target) return whole;
      const from = `"./${dirname(target.to) === here ? "" : "parts/"}${basename(target.to)}"`;
      if (list === undefined) return `${word} ${from}`;
      // Lines stay where they are, for the source map.
      const taken = list.replaceAll(/(\w[\w$]*)( as [\w$]+)?/g, (_, name: string, as: string | undefined) => {
        const now = target.names.get(name)!;
        return now + (as ?? (now === name ? "" : ` as ${name}`));
      });
      return `${word} {${taken}} from ${from}`;
    });
    await writeFile(file, changed);
  }
  for (const file of moved.keys()) for (const end of ["", ".map"]) await rm(file + end);
  return { inputs, outputs: outputsOf(outputs, places) };
}

/** The outputs, with joined ones as one. */
function outputsOf(outputs: Outputs, places: ReadonlyMap<string, string>): Outputs {
  const first = Object.keys(outputs).find((path) => places.has(path))!;
  const nameOf = (path: string) => {
    const name = places.get(path);
    return name ? join(dirname(first), `${name}.js`) : path;
  };
  const made: Outputs = {};
  for (const [path, output] of Object.entries(outputs)) {
    if (places.has(path.replace(/\.map$/, "")) && path.endsWith(".map")) continue;
    const name = nameOf(path);
    const imports = output.imports
      .map((one) => ({ ...one, path: nameOf(one.path) }))
      .filter((one) => one.path !== name);
    const before = made[name];
    made[name] = before
      ? { ...before, imports: [...before.imports, ...imports], inputs: { ...before.inputs, ...output.inputs } }
      : { ...output, imports };
  }
  return made;
}
