import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { BINARIES } from "../../../src/engine/processor/stages.gen.ts";
import { filesBelow } from "../../architecture/modules.ts";

const root = resolve(import.meta.dirname, "../../..");
const stages = ["build", "force", "integrate", "measure"].flatMap((folder) =>
  filesBelow(`assembly/${folder}`, [".ts"]),
);

it("the generated stages are what assembly/ says: otherwise run `npm run assembly`", async () => {
  const err = await new Promise<string>((done) => {
    const words = ["--import", "tsx", "tools/compileAssembly.ts", "--check"];
    execFile(process.execPath, words, { cwd: root }, (error, _, said) => done(error ? said || error.message : said));
  });
  expect(err).toBe("");
});

it("the binaries are small", () => {
  for (const { text } of Object.values(BINARIES)) expect((3 * text.length) / 4).toBeLessThan(20_000);
});

describe("one word names a stage of the processor, too", () => {
  const tests = filesBelow("tests/engine/processor", [".test.ts"]).map((file) => readFileSync(file, "utf8"));
  const readme = readFileSync("assembly/README.md", "utf8");
  const index = readFileSync("assembly/index.ts", "utf8");

  it("sees the stages", () => {
    expect(stages.length).toBeGreaterThan(12);
  });

  it.each(stages)("%s", (file) => {
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
    expect(index).toContain(`"./${file.replace("assembly/", "").replace(".ts", "")}"`);
    expect(
      tests.some((text) => text.includes(`describe("${name}"`)),
      `a describe("${name}"`,
    ).toBe(true);
  });
});
