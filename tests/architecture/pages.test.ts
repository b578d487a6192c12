import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { PROGRAMS, programOf } from "../../bench/main.ts";
import { COMMANDS } from "../../src/headless/commands/index.ts";
import { filesBelow } from "./modules.ts";

const pages = [
  "README.md",
  "CHANGELOG.md",
  "THIRD-PARTY.md",
  "SECURITY.md",
  "shaders/README.md",
  "assembly/README.md",
  ...filesBelow("docs", [".md"]),
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** Folders of the repository whose files pages name by their paths. */
const NAMED = /^(?:src|shaders|assembly|tests|bench|tools|docs|public)\/[\w./-]*[\w/]$/;

/** What a page says exists, and does not. `here`: folder of the page. */
function untrue(text: string, here: string): string[] {
  const wrong: string[] = [];
  for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    const [path, anchor] = target!.split("#") as [string, string | undefined];
    if (/^[a-z]+:/.test(path)) continue;
    const file = join(here, path);
    if (path && !existsSync(file)) wrong.push(`link ${target}`);
    else if (anchor && !anchors(path ? readFileSync(file, "utf8") : text).includes(anchor))
      wrong.push(`link ${target}`);
  }
  for (const [, code] of text.matchAll(/`([^`\n]+)`/g)) {
    if (NAMED.test(code!) && !existsSync(code!)) wrong.push(`file ${code}`);
  }
  for (const [, name, word] of text.matchAll(/npm run (?:--silent )?([\w:-]+)(?: +(\w[\w-]*))?/g)) {
    if (!(name! in scripts)) wrong.push(`npm run ${name}`);
    if (name === "bench" && word && word !== "NAME" && !programOf([word])) wrong.push(`npm run bench ${word}`);
  }
  return [...wrong, ...untrueCommands(text)];
}

/** Headings as links name them. */
function anchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Commands of the command line, and their options, that there are not. */
function untrueCommands(text: string): string[] {
  const wrong: string[] = [];
  const lines = text.replaceAll(/\\\n\s*/g, " ");
  for (const [, name, rest] of lines.matchAll(/npm run (?:--silent )?cli -- ([a-z][\w-]*)([^\n`]*)/g)) {
    // Some have a name of two words.
    const command = COMMANDS.find((known) => known.name === name || `${name}${rest} `.startsWith(`${known.name} `));
    if (!command) wrong.push(`command ${name}`);
    for (const [, option] of rest!.matchAll(/\s--([a-z][\w-]*)/g)) {
      if (command && option !== "help" && !(option! in command.options)) wrong.push(`${name} --${option}`);
    }
  }
  return wrong;
}

describe.each(pages)("%s", (page) => {
  it("names nothing that is not there", () => {
    expect(untrue(readFileSync(page, "utf8"), dirname(page))).toEqual([]);
  });
});

/** Files of the repository that the links of a page lead to. */
const linked = (page: string) =>
  [...readFileSync(page, "utf8").matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .filter(([, target]) => !/^[a-z]+:/.test(target!))
    .map(([, target]) => join(dirname(page), target!));

it("every page of docs is reached from docs/README.md, and short enough to be read", () => {
  const index = linked("docs/README.md");
  expect(linked("README.md")).toContain("docs/README.md");
  for (const page of filesBelow("docs", [".md"]).filter((file) => file !== "docs/README.md")) {
    expect(index).toContain(page);
    // One lists every record with its parameters; the lab keeps what was found, however long.
    if (page !== "docs/reference/models.md" && !page.startsWith("docs/lab/"))
      expect(readFileSync(page, "utf8").split("\n").length, page).toBeLessThan(270);
  }
});

it("docs has only what its pages show, and stays small", () => {
  const pages = filesBelow("docs", [".md"]);
  const shown = new Set(["README.md", ...pages].flatMap(linked));
  const others = filesBelow("docs", [""]).filter((file) => !file.endsWith(".md"));
  expect(others.filter((file) => !shown.has(file))).toEqual([]);
  expect(pages.length + others.length).toBeLessThanOrEqual(120);
  const bytes = [...pages, ...others].reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(4e6);
});

it("shaders/README.md names every file beside it, and every override", () => {
  const text = readFileSync("shaders/README.md", "utf8");
  const names = filesBelow("shaders", [".wgsl"]).map((file) => basename(file, ".wgsl"));
  expect(names.length).toBeGreaterThan(30);
  const texts = filesBelow("shaders", [".wgsl"]).map((file) => readFileSync(file, "utf8"));
  const overrides = texts.flatMap((shader) => [...shader.matchAll(/^override (\w+)/gm)].map(([, name]) => name!));
  expect(overrides.length).toBeGreaterThan(20);
  expect([...names, ...new Set(overrides)].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it("docs/reference/physics.md and docs/reference/tree-codes.md have every stage", () => {
  const text = readFileSync("docs/reference/physics.md", "utf8") + readFileSync("docs/reference/tree-codes.md", "utf8");
  const stages = ["build", "force", "integrate", "measure"].flatMap((folder) =>
    filesBelow(`shaders/${folder}`, [".wgsl"]),
  );
  const own = stages.filter((file) => !file.includes("/shared/")).map((file) => basename(file, ".wgsl"));
  expect(own.filter((name) => !text.includes(name))).toEqual([]);
});

it("package.json has few scripts, and every measurement is a file of bench", () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
  for (const { name, file } of PROGRAMS) expect(existsSync(`bench/${file}`), name).toBe(true);
  expect(programOf(["--suite", "none"])).toMatchObject({ program: { name: "tables" }, rest: ["--suite", "none"] });
  expect(programOf(["walks", "--help"])).toMatchObject({ program: { file: "walks.ts" }, rest: ["--help"] });
  expect(programOf(["nothing"])).toBeNull();
});

it("workflows run only scripts that there are", () => {
  const files = filesBelow(".github/workflows", [".yml"]);
  const asked = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/npm (?:run )?([\w:]+)/g)]);
  const names = asked.map(([, name]) => name!);
  expect(names).toContain("test");
  expect(names.filter((name) => name !== "ci" && !(name in scripts) && name !== "npm")).toEqual([]);
});

it("version and date are the same in package.json, CITATION.cff and the newest release of the changelog", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const [, newest, date] = /^## (\d\S+) – (\S+)$/m.exec(readFileSync("CHANGELOG.md", "utf8"))!;
  const citation = readFileSync("CITATION.cff", "utf8");
  expect([newest, /^version: (.*)$/m.exec(citation)?.[1]]).toEqual([version, version]);
  expect(/^date-released: "(.*)"$/m.exec(citation)?.[1]).toBe(date);
});

it("a release says what a user sees in ten lines at most", () => {
  const releases = readFileSync("CHANGELOG.md", "utf8").split(/^## /m).slice(1);
  expect(releases.length).toBeGreaterThan(3);
  for (const release of releases) expect(release.match(/^- /gm)!.length, release.slice(0, 20)).toBeLessThanOrEqual(10);
});

it("the check itself sees what is wrong", () => {
  const text = [
    "[a](docs/NONE.md) [b](https://example.org) [c](#here) [d](README.md#nowhere)",
    "`src/none.ts` `src/data` `a/b.ts`",
    "`npm run none` `npm run bench nonsense` `npm run --silent cli -- forces F --theta 1 --tau 2` `npm run cli -- nothing --n 1`",
    "# Here",
  ].join("\n");
  expect(untrue(text, ".")).toEqual([
    "link docs/NONE.md",
    "link README.md#nowhere",
    "file src/none.ts",
    "npm run none",
    "npm run bench nonsense",
    "forces --tau",
    "command nothing",
  ]);
});
