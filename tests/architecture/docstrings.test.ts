import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";

const { entryPoints } = JSON.parse(readFileSync("tools/apiDocs/typedoc.json", "utf8")) as { entryPoints: string[] };

const REEXPORT = /^export (?:type )?(?:\{([^}]*)\}|\*) from "(.+)";/gm;
const EXPORT = /^export (?:abstract |async )?(?:class|interface|type|const|function) (\w+)/;
/** A member of a public class or interface: private ones start with # or say so, and a constructor is its class. */
const MEMBER = /^ {2}(?!\s|[/*#})]|private |constructor)(?:(?:readonly|static|get|set|async|override) )*(\w+)[?(<:!]/;

/** Exported names without a doc comment, with the members of classes and interfaces. `wanted`: null for all names. */
function undocumented(text: string, wanted: ReadonlySet<string> | null): string[] {
  const bare: string[] = [];
  let owner = "";
  let before = "";
  let open = false;
  for (const line of text.split("\n")) {
    const name = EXPORT.exec(line)?.[1];
    if (name !== undefined) {
      owner = wanted === null || wanted.has(name) ? name : "";
      open = owner !== "" && /^export (?:class|interface) /.test(line) && line.endsWith("{");
      if (owner && !before.endsWith("*/")) bare.push(name);
    } else if (/^[})]/.test(line)) open = false;
    const member = open ? MEMBER.exec(line)?.[1] : undefined;
    if (member !== undefined && !before.endsWith("*/")) bare.push(`${owner}.${member}`);
    before = line.trim();
  }
  return bare;
}

/** The files that an entry point exports from, each with the names that it takes. */
function sources(entry: string): [file: string, wanted: ReadonlySet<string> | null][] {
  const found: [string, ReadonlySet<string> | null][] = [[entry, null]];
  for (const [, names, from] of readFileSync(entry, "utf8").matchAll(REEXPORT)) {
    const list = names?.split(",").map((name) => name.trim().replace(/^type /, ""));
    found.push([posix.join(posix.dirname(entry), from!), list ? new Set(list) : null]);
  }
  return found;
}

describe("docstrings", () => {
  const files = entryPoints.flatMap((entry) => sources(posix.join("tools/apiDocs", entry)));

  it.each(files)("%s has one for all that is public", (file, wanted) => {
    expect(undocumented(readFileSync(file, "utf8"), wanted)).toEqual([]);
  });

  it("are looked for in the engine and in data's records", () => {
    const paths = files.map(([file]) => file);
    for (const file of ["src/engine/gpuEngine.ts", "src/engine/settings.ts", "src/data/files/format.ts"])
      expect(paths).toContain(file);
  });

  it("are missed where there is none", () => {
    const text =
      "/** A. */\nexport interface A {\n  /** b */\n  readonly b: number;\n  c(d: number): void;\n}\nexport const e = 1;";
    expect(undocumented(text, null)).toEqual(["A.c", "e"]);
    expect(undocumented(text, new Set(["A"]))).toEqual(["A.c"]);
  });
});
