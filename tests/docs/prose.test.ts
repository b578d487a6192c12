import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesBelow } from "../architecture/modules.ts";

const lab = (page: string) => page.startsWith("docs/lab/");
const pages = [
  "README.md",
  "CHANGELOG.md",
  "SECURITY.md",
  "shaders/README.md",
  "assembly/README.md",
  ...filesBelow("docs", [".md"]),
];

/** Hashes of commits in a text: seven or eight digits and letters, some of each. */
const hashes = (text: string) => [...text.matchAll(/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,8}\b/g)].map(([hash]) => hash);

it("outside the lab no running text has a commit's hash; a table names its commit once, in a line before it", () => {
  for (const page of pages.filter((name) => !lab(name))) {
    const text = readFileSync(page, "utf8").replaceAll(/^Commit [0-9a-f]{7,8}, \d{4}-\d\d-\d\d\./gm, "");
    expect(hashes(text), page).toEqual([]);
  }
  expect(hashes("since 2a1337c6, before 55de27c; 1048576 bodies, 12345678, decades, defaced")).toEqual([
    "2a1337c6",
    "55de27c",
  ]);
});

/** What a native speaker wouldn't say, and quotation marks of other languages. */
const FOREIGN = /[«»]|\b(?:whoever|nobody|somebody|everybody|anew|shall)\b/gi;

it("pages and the words of the page are plain English, quoted with “ ”", () => {
  const texts = filesBelow("src", ["text.ts"]).filter((file) => !file.startsWith("src/language/de"));
  expect(texts.length).toBeGreaterThan(20);
  const found = [...pages, ...texts].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(FOREIGN)].map(([word]) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
  expect("Nobody shall «go» anew".match(FOREIGN)).toHaveLength(5);
});

it("names and comments of the code are as plain", () => {
  const code = ["src", "shaders", "assembly", "tests", "bench", "tools", "examples", "python"]
    .flatMap((folder) => filesBelow(folder, [".ts", ".tsx", ".wgsl", ".mjs", ".py", ".md"]))
    .filter((file) => !file.startsWith("src/language/de") && !file.endsWith(".gen.ts"));
  const words = new RegExp(FOREIGN.source.replace("[«»]|", ""), FOREIGN.flags);
  const found = code
    .filter((file) => file !== "tests/docs/prose.test.ts")
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(words)].map(([word]) => `${file}: ${word}`));
  expect(code.length).toBeGreaterThan(2000);
  expect(found).toEqual([]);
});

it("every page begins with a title, then with what it is for", () => {
  for (const page of pages) {
    const [title, empty, first] = readFileSync(page, "utf8").split("\n") as [string, string, string];
    expect([/^# \S/.test(title), empty], page).toEqual([true, ""]);
    // A picture may come first in README.
    const words = page === "README.md" ? readFileSync(page, "utf8").split("\n")[4]! : first;
    expect(words, page).toMatch(/^[A-Z“0-9][^|]{30,}/);
  }
});

it("what guide and README quote of the page is on the page", () => {
  const words = [...filesBelow("src", ["text.ts"]), ...filesBelow("src/data", [".ts"])].map((file) =>
    readFileSync(file, "utf8"),
  );
  // A button of GitHub's.
  const all = ["Cite this repository", ...words].join("\n");
  const missing = ["README.md", "docs/reference/page.md", ...filesBelow("docs/guide", [".md"])].flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/“([^”]+?)[,.]?”/g)]
      .filter(([, quoted]) => !all.includes(quoted!))
      .map(([, quoted]) => `${page}: ${quoted}`),
  );
  expect(missing).toEqual([]);
  expect(all.includes("Press the red button")).toBe(false);
});

it("pages are written in short sentences: nine of ten have 25 words at most", () => {
  for (const page of pages.filter((name) => !lab(name))) {
    const prose = readFileSync(page, "utf8")
      .replaceAll(/```[\s\S]*?```/g, "")
      .replaceAll(/^[|#].*$/gm, "")
      .replaceAll(/\]\([^)]*\)/g, "]")
      .replaceAll(/^\s*(?:[-*]|\d+\.) /gm, "\n\n");
    const sentences = prose
      .split(/(?<=[.!?:;])\s|\n\n/)
      .map((sentence) => sentence.split(/\s+/).filter(Boolean).length);
    const told = sentences.filter((words) => words > 2);
    const long = told.filter((words) => words > 25).length;
    expect(long / told.length, page).toBeLessThan(0.1);
  }
});
