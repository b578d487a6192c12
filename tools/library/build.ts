// `npm run build:library`: the package `antennae` in dist-library/, ready for `npm pack`. `-- --report`: writes its public surface into docs/reference/library-api.txt; `-- --notebook`: the module inside the Python package; `-- --check`: looks over it, and runs it in projects of several kinds.
import { cp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Metafile } from "esbuild";
import { bundle, bundleNotebook, ENTRIES, root, textOf } from "./bundle.ts";
import { manifest } from "./manifest.ts";
import { reference, withoutLinks } from "./reference.ts";
import { report } from "./report.ts";
import { sizes } from "./sizes.ts";
import { declarations, typesOf, writeDeclarations } from "./types.ts";

/** The module of the notebook's widget, inside its Python package. */
export const NOTEBOOK = "python/antennae/antennae.js";

/** The report on the public surface, as tests compare it. */
export const REPORT = "docs/reference/library-api.txt";

const HEAD = `The library's public surface: what each entry of the package exports, and the declarations behind it.
Made by "npm run build:library -- --report", compared by a test. A line that changes here is a change for all users of the package.

`;

/** That text, as the sources are now. */
export const reportNow = (): string =>
  HEAD + report(declarations(), Object.fromEntries(ENTRIES.map((name) => [name, typesOf(name)])));

/** Builds the package into a folder. */
export async function buildLibrary(folder: string): Promise<Metafile> {
  await rm(folder, { recursive: true, force: true });
  const metafile = await bundle(folder);
  writeDeclarations(declarations(), folder);
  await writeFile(join(folder, "package.json"), `${JSON.stringify(manifest(await textOf("package.json")), null, 2)}\n`);
  for (const [from, to] of [
    ["LICENSE", "LICENSE"],
    ["THIRD-PARTY.md", "THIRD-PARTY.md"],
    ["examples", "examples"],
    [REPORT, "library-api.txt"],
  ] as const)
    await cp(join(root, from), join(folder, to), { recursive: true });
  await writeFile(join(folder, "README.md"), withoutLinks(await textOf("docs/guide/library.md")));
  await writeFile(join(folder, "REFERENCE.md"), await reference());
  return metafile;
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes("--report")) await writeFile(join(root, REPORT), reportNow());
  else if (process.argv.includes("--notebook")) await bundleNotebook(join(root, NOTEBOOK));
  else {
    const folder = join(root, "dist-library");
    for (const { entry, bytes, limit } of await sizes(folder, await buildLibrary(folder)))
      console.log(`${entry}: ${(bytes / 1000).toFixed(1)} kB gzip${limit ? `, at most ${limit / 1000}` : ""}`);
    if (process.argv.includes("--check")) await (await import("./check.ts")).checkPackage(folder);
  }
}
