import { posix } from "node:path";
import { parseSync } from "oxc-parser";

/** Public names of one declaration file, each with the file and name of its declaration. */
type Names = ReadonlyMap<string, { readonly path: string; readonly name: string }>;

interface Declared {
  readonly text: string;
  /** Names that its text uses. */
  readonly uses: readonly string[];
}

/**
 * The public surface as text: what each entry exports, then every declaration that these lead to, without comments. A change of what
 * others build on is a change of this text.
 */
export function report(declarations: ReadonlyMap<string, string>, entries: Readonly<Record<string, string>>): string {
  const files = new Map([...declarations].map(([path, text]) => [path, surfaceOf(path, text)] as const));
  const wanted: { path: string; name: string }[] = [];
  const lines: string[] = [];
  for (const [entry, path] of Object.entries(entries)) {
    const names = exportsOf(files, path);
    lines.push(`## ${entry === "index" ? "antennae" : `antennae/${entry}`}`, "");
    lines.push([...names.keys()].sort().join(", "), "");
    wanted.push(...names.values());
  }
  const seen = new Map<string, string>();
  for (let next = wanted.pop(); next; next = wanted.pop()) {
    const key = `${next.name} ${next.path}`;
    const file = files.get(next.path);
    const declared = file?.declared.get(next.name);
    if (!file || !declared || seen.has(key)) continue;
    seen.set(key, declared.text);
    for (const used of declared.uses) {
      const found = file.declared.has(used) ? { path: next.path, name: used } : file.imported.get(used);
      if (found) wanted.push(resolved(files, found));
    }
  }
  lines.push("## Declarations", "", "```ts");
  for (const [, text] of [...seen].sort(([a], [b]) => (a < b ? -1 : 1))) lines.push(text);
  return [...lines, "```", ""].join("\n");
}

interface Surface {
  readonly declared: ReadonlyMap<string, Declared>;
  readonly imported: Names;
  /** Exported name to what it is here; `*` lists are in `all`. */
  readonly exported: Names;
  readonly all: readonly string[];
}

/** Follows a name through files that only pass it on. */
function resolved(
  files: ReadonlyMap<string, Surface>,
  at: { path: string; name: string },
): { path: string; name: string } {
  const file = files.get(at.path);
  if (!file || file.declared.has(at.name)) return at;
  const next = file.exported.get(at.name) ?? file.imported.get(at.name);
  if (next && (next.path !== at.path || next.name !== at.name)) return resolved(files, next);
  for (const path of file.all) {
    const found = resolved(files, { path, name: at.name });
    if (files.get(found.path)?.declared.has(found.name)) return found;
  }
  return at;
}

function exportsOf(files: ReadonlyMap<string, Surface>, path: string): Map<string, { path: string; name: string }> {
  const names = new Map<string, { path: string; name: string }>();
  const { exported, all } = files.get(path)!;
  for (const from of all) for (const [name, at] of exportsOf(files, from)) names.set(name, at);
  for (const [name, at] of exported) names.set(name, resolved(files, at));
  return names;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string };
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly id: { readonly name: string } }[];
}

function surfaceOf(path: string, text: string): Surface {
  const { program, module } = parseSync(path, text);
  const beside = (from: string) => posix.join(posix.dirname(path), from).replace(/\.js$/, ".d.ts");
  const declared = new Map<string, Declared>();
  for (const statement of program.body as unknown as Node[]) {
    const one = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    const names = one?.id ? [one.id.name] : (one?.declarations ?? []).map(({ id }) => id.name);
    if (!one || names.length === 0) continue;
    const body = plain(text.slice(one.start, one.end));
    const uses = [...new Set(body.match(/[A-Za-z_]\w*/g) ?? [])];
    for (const name of names) declared.set(name, { text: body, uses });
  }
  const imported = new Map<string, { path: string; name: string }>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      imported.set(localName.value, { path: beside(moduleRequest.value), name: importName.name ?? localName.value });
  const exported = new Map<string, { path: string; name: string }>();
  const all: string[] = [];
  for (const { entries } of module.staticExports)
    for (const { exportName, importName, localName, moduleRequest } of entries) {
      const from = moduleRequest ? beside(moduleRequest.value) : path;
      const name = importName.name ?? localName.name ?? exportName.name;
      if (exportName.name) exported.set(exportName.name, { path: from, name: name! });
      else if (moduleRequest) all.push(from);
    }
  return { declared, imported, exported, all };
}

/** A declaration without comments and blank lines. */
function plain(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\n\s*\n/g, "\n")
    .replaceAll(/^ {4}/gm, "  ")
    .replaceAll(/ +$/gm, "")
    .replace(/^declare /, "");
}
