import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** One module of src/ and what it asks for. */
export interface Module {
  /** Path below src/, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

export interface Import {
  /** Path below src/ for our own modules, else the name of the package. */
  readonly target: string;
  readonly own: boolean;
  /** Gone after compilation: `import type`, or nothing but `type` names. */
  readonly typeOnly: boolean;
}

/** Every file of ours below `folder` whose name ends in one of `endings`, as paths with forward slashes. */
export function filesBelow(folder: string, endings: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => posix.normalize(join(entry.parentPath, entry.name).replaceAll("\\", "/")))
    .filter((path) => !path.includes("node_modules/"))
    .sort();
}

// `import x, { y } from "z"`, `export { y } from "z"`, `import "z"`; then import("z"); then the workers' new URL("z.ts", import.meta.url).
const STATIC = /^[ \t]*(?:import|export)\s+(?:([^"';]*?)\s+from\s+)?["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["']([^"']+)["']/g;
const WORKER = /new URL\(\s*["']([^"']+\.tsx?)["'],\s*import\.meta\.url/g;

/** Strips comments, so that an example in one is no import. */
function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
}

/** The imports of one module's text. */
export function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (name: string, typeOnly: boolean) => {
    const own = name.startsWith(".");
    found.push({ target: own ? posix.join(posix.dirname(path), name.split("?")[0]!) : name, own, typeOnly });
  };
  const code = withoutComments(text);
  for (const [, clause, name] of code.matchAll(STATIC)) add(name!, clause !== undefined && isTypeOnly(clause));
  for (const [, name] of code.matchAll(DYNAMIC)) add(name!, false);
  for (const [, name] of code.matchAll(WORKER)) add(name!, false);
  return found;
}

function isTypeOnly(clause: string): boolean {
  if (/^type\b/.test(clause)) return true;
  const names = /^\{([\s\S]*)\}$/.exec(clause.trim())?.[1];
  return names?.split(",").every((name) => name.trim() === "" || /^type\s/.test(name.trim())) ?? false;
}

/** Every module below src/ of the repository. */
export function allModules(): Module[] {
  const src = join(dirname(import.meta.dirname), "..", "src").replaceAll("\\", "/");
  return filesBelow(src, [".ts", ".tsx"]).map((file) => {
    const path = posix.relative(posix.normalize(src), file);
    const text = readFileSync(file, "utf8");
    return { path, text, imports: importsOf(path, text) };
  });
}
