import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { BINARIES } from "../../../src/engine/processor/stages.gen.ts";
import { BINARIES as PICTURE } from "../../../src/render/processor/stages.gen.ts";
import { filesBelow } from "../../architecture/modules.ts";

const root = resolve(import.meta.dirname, "../../..");
/** Stages of the engine and of the picture, the list that exports each, and the folder of its tests. */
const stages = [
  ...["build", "force", "integrate", "measure"].map((folder) => ({
    folder,
    list: "",
    tests: "tests/engine/processor",
  })),
  { folder: "render", list: "render/", tests: "tests/render/processor" },
].flatMap(({ folder, ...where }) =>
  readdirSync(`assembly/${folder}`)
    .filter((name) => name.endsWith(".ts") && name !== "index.ts")
    .map((name) => ({ file: `assembly/${folder}/${name}`, ...where })),
);

it("the generated stages are what assembly/ says: otherwise run `npm run assembly`", async () => {
  const err = await new Promise<string>((done) => {
    const words = ["--import", "tsx", "tools/compileAssembly.ts", "--check"];
    execFile(process.execPath, words, { cwd: root }, (error, _, said) => done(error ? said || error.message : said));
  });
  expect(err).toBe("");
});

it("the binaries are small", () => {
  // Of stages once on a page: workers are posted what the host compiled. The spline's softening is 1.3 kB of it.
  for (const { text } of Object.values(BINARIES)) expect((3 * text.length) / 4).toBeLessThan(21_500);
  expect((3 * PICTURE.plain.text.length) / 4).toBeLessThan(20_000);
});

describe("one word names a stage of the processor, too", () => {
  const testsIn = (folder: string) => filesBelow(folder, [".test.ts"]).map((file) => readFileSync(file, "utf8"));
  const readme = readFileSync("assembly/README.md", "utf8");

  it("sees the stages", () => {
    expect(stages.length).toBeGreaterThan(18);
  });

  it.each(stages)("$file", ({ file, list, tests }) => {
    const name = basename(file, ".ts");
    const [first, ...rest] = readFileSync(file, "utf8").split("\n");
    expect(first).toMatch(new RegExp(`^// ${name}: `));
    const header = rest
      .slice(
        0,
        rest.findIndex((line) => !line.startsWith("//")),
      )
      .join(" ");
    for (const word of ["reads", "writes", "threads:", "source:", "assumes:"]) expect(header).toContain(word);
    expect(readme).toContain(`\`${name}\``);
    const index = readFileSync(`assembly/${list}index.ts`, "utf8");
    expect(index).toContain(`"./${file.replace(`assembly/${list}`, "").replace(".ts", "")}"`);
    expect(
      testsIn(tests).some((text) => text.includes(`describe("${name}"`)),
      `a describe("${name}"`,
    ).toBe(true);
  });
});
