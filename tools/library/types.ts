import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { ENTRIES, root, SOURCES } from "./bundle.ts";

const OPTIONS = ["--declaration", "--emitDeclarationOnly", "--noEmit", "false", "--rootDir", "src", "--stripInternal"];

/** Relative paths in import, export and import(): what the compiler leaves as they are in the sources. */
const PATH = /(from |import\()"(\.[^"]+)\.tsx?"/g;

let made: ReadonlyMap<string, string> | null = null;

/** The declarations of the entries and of all that they name, by their paths below src/; made once. */
export function declarations(): ReadonlyMap<string, string> {
  made ??= compiled();
  return made;
}

function compiled(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "antennae-types-"));
  try {
    const config = join(folder, "tsconfig.json");
    const files = Object.values(SOURCES).map((path) => join(root, path));
    const types = ["@webgpu/types", "@types/node", "vite/client"].map((name) => join(root, "node_modules", name));
    const options = { noEmit: false, types };
    writeFileSync(
      config,
      JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions: options, include: [], files }),
    );
    const tsc = join(root, "node_modules", "typescript", "bin", "tsc");
    const given = OPTIONS.map((option) => (option === "src" ? join(root, "src") : option));
    execFileSync(process.execPath, [tsc, "-p", config, ...given, "--outDir", join(folder, "out")], {
      stdio: "inherit",
    });
    return reachable(join(folder, "out"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Where the declarations of an entry begin, below types/. */
export const typesOf = (entry: string): string => SOURCES[entry]!.replace(/^src\//, "").replace(/\.ts$/, ".d.ts");

/** The declaration files that the entries lead to, with paths as a package's types have them. */
function reachable(out: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const wanted = ENTRIES.map(typesOf);
  for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
    if (found.has(path)) continue;
    const text = readFileSync(join(out, path), "utf8").replaceAll(PATH, '$1"$2.js"');
    found.set(path, text);
    for (const [, , target] of text.matchAll(/(from |import\()"(\.[^"]+)\.js"/g))
      wanted.push(relative(out, join(out, dirname(path), `${target}.d.ts`)).replaceAll("\\", "/"));
  }
  return found;
}

/** Writes them into a folder, an entry's beside its script. */
export function writeDeclarations(all: ReadonlyMap<string, string>, folder: string): void {
  for (const [path, text] of all) {
    const file = join(folder, "types", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
