import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "oxc-parser";

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

/** A node of a syntax tree (ESTree, as oxc-parser gives it). */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Calls `visit` for a node and everything below it; where it returns false, not for what is below. */
export function walk(node: unknown, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (typeof node === "object" && node !== null) {
    if (typeof (node as SyntaxNode).type === "string" && visit(node as SyntaxNode) === false) return;
    for (const child of Object.values(node)) walk(child, visit);
  }
}

/** The syntax tree of a module. Throws where it can't be read. */
export function parse(path: string, text: string) {
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]!.message}`);
  return parsed;
}

/** The imports of one module's text: static and dynamic ones, types, and workers by `new URL("z.ts", import.meta.url)`. */
export function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (name: string, typeOnly: boolean) => {
    const own = name.startsWith(".");
    found.push({ target: own ? posix.join(posix.dirname(path), name.split("?")[0]!) : name, own, typeOnly });
  };
  const { module, program } = parse(path, text);
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  for (const { entries } of module.staticExports) {
    const [first] = entries;
    if (first?.moduleRequest)
      add(
        first.moduleRequest.value,
        entries.every((entry) => entry.isType),
      );
  }
  walk(program, (node) => {
    const { source, argument, callee, arguments: given } = node as Record<string, SyntaxNode & { value?: unknown }>;
    if (node.type === "ImportExpression" && typeof source?.value === "string") add(source.value, false);
    if (node.type === "TSImportType") add(String(((argument ?? source) as { value?: unknown }).value), true);
    const worker = node.type === "NewExpression" && (callee as { name?: unknown } | undefined)?.name === "URL";
    const [url] = worker ? (given as unknown as { value?: unknown }[]) : [];
    if (typeof url?.value === "string" && /^\..*\.tsx?$/.test(url.value)) add(url.value, false);
    return undefined;
  });
  return found;
}

/** Every module below src/ of the repository. */
export function allModules(): Module[] {
  const src = join(dirname(import.meta.dirname), "..", "src").replaceAll("\\", "/");
  return filesBelow(src, [".ts", ".tsx"])
    .filter((file) => !file.endsWith(".gen.ts"))
    .map((file) => {
      const path = posix.relative(posix.normalize(src), file);
      const text = readFileSync(file, "utf8");
      return { path, text, imports: importsOf(path, text) };
    });
}
