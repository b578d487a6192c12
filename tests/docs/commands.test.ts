import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { programOf } from "../../bench/main.ts";
import { parseArguments } from "../../src/headless/arguments.ts";
import { runCommandLine } from "../../src/headless/commandLine.ts";
import { COMMANDS } from "../../src/headless/commands/index.ts";
import { filesBelow } from "../architecture/modules.ts";

const pages = [
  "README.md",
  "docs/CONTRIBUTING.md",
  ...filesBelow("docs/guide", [".md"]),
  ...filesBelow("docs/reference", [".md"]),
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** The lines of a page's blocks of shell commands, without comments, each whole. */
function linesOf(page: string): string[] {
  const blocks = [...readFileSync(page, "utf8").matchAll(/```sh\n([\s\S]*?)```/g)];
  return blocks
    .flatMap(([, block]) => block!.replaceAll(/\\\n\s*/g, " ").split("\n"))
    .map((line) => line.replace(/(^|\s+)#.*$/, "").trim())
    .filter((line) => line !== "");
}

const CLI = /^npm run --silent cli -- (.+)$/;

/** Commands that take long, or a graphics card: their options are looked at alone. */
const SLOW = new Set(["bench", "race", "vortex velocity", "vortex run"]);
/** Numbers of bodies and steps by which a command takes no time. */
const FEW: readonly (readonly [RegExp, string])[] = [
  [/--n \d+/, "--n 512"],
  [/--steps \d+/, "--steps 4"],
  [/--every \d+/, "--every 2"],
];

let folder: string;
beforeEach(() => {
  folder ??= mkdtempSync(join(tmpdir(), "antennae-commands-"));
  // As `npm run cli` has it: files are where it was called.
  vi.stubEnv("npm_lifecycle_event", "cli");
  vi.stubEnv("INIT_CWD", folder);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(line: string): Promise<string> {
  let err = "";
  const short = FEW.reduce((text, [many, few]) => text.replace(many, few), line);
  const words = short.split(/\s+/);
  const command = commandOf(words);
  if (command && "engine" in command.options && !words.includes("--engine")) words.push("--engine", "cpu");
  const streams = { out: { write: () => true }, err: { write: (text: string) => (err += text) } };
  const code = await runCommandLine(words, streams);
  return code === 0 ? "" : err;
}

const commandOf = (words: readonly string[]) =>
  COMMANDS.find(({ name }) => name === words[0] || name === `${words[0]} ${words[1]}`);

/** Does a command need a file that no command of its page has made? */
const lacks = (words: readonly string[]) => {
  const input = words.slice(1).find((word) => /\.(tipsy|hdf5|csv|npz|txt|png|fits)$/.test(word));
  return input !== undefined && words[0] !== "model" && !existsSync(join(folder, input));
};

describe("commands of the docs", () => {
  it.each(pages.filter((page) => linesOf(page).length > 0))(
    "%s: every command is right, quick ones run",
    async (page) => {
      for (const [, code] of readFileSync(page, "utf8").matchAll(/```python\n([\s\S]*?)```/g)) python(code!);
      for (const line of linesOf(page)) {
        const words = CLI.exec(line)?.[1]?.split(/\s+/);
        if (words) {
          const command = commandOf(words);
          expect(command, line).toBeDefined();
          const rest = words.slice(command!.name.split(" ").length);
          expect(() => parseArguments(command!, rest), line).not.toThrow();
          if (!SLOW.has(command!.name) && !lacks(words)) expect(await run(words.join(" ")), line).toBe("");
        } else expect(known(line), line).toBe(true);
      }
    },
    120_000,
  );
});

/** A command that is not of the command line: a script of package.json, a measurement, or what a system has. */
function known(line: string): boolean {
  const [, script, word] = /^npm (?:run (?:--silent )?)?([\w:]+)(?: (\w[\w-]*))?/.exec(line) ?? [];
  if (script === "bench" && word) return programOf([word]) !== null;
  return script === "ci" || script! in scripts;
}

/** Runs a page's Python as it says; where there is no numpy, files with the same arrays stand in for what it writes. */
function python(code: string): void {
  const names = [...code.matchAll(/"(mine\.\w+)"/g)].map(([, name]) => name!);
  expect(names).toEqual(["mine.npz", "mine.csv"]);
  expect(code.split("\n").filter((line) => line.trim() !== "").length).toBeLessThanOrEqual(15);
  writeFileSync(join(folder, "make.py"), code);
  try {
    execFileSync("python3", ["-c", "import numpy"], { stdio: "ignore" });
  } catch {
    const header = /names = "(.*?)"/.exec(code)![1]!;
    const rows = Array.from({ length: 64 }, (_, k) => `1e9,${Math.cos(k)},${Math.sin(k)},${k / 64},0,${k % 3},0,4`);
    writeFileSync(join(folder, "mine.csv"), `${header}\n${rows.join("\n")}\n`);
    return;
  }
  execFileSync("python3", ["make.py"], { cwd: folder });
}

it("own-data: the archive of the page's Python is read as the sphere that it describes", async () => {
  if (!existsSync(join(folder, "mine.npz"))) return;
  const { readFile } = await import("node:fs/promises");
  const { readBodies } = await import("../../src/data/files/index.ts");
  const read = async (name: string) => (await readBodies(await readFile(join(folder, name)), {})).bodies;
  const [plain, physical] = [await read("mine.npz"), await read("mine.csv")];
  expect([plain.count, plain.units.gravity]).toEqual([10_000, 1]);
  const kinetic = ({ count, mass, velocity }: typeof plain) => {
    let sum = 0;
    for (let i = 0; i < 3 * count; i++) sum += 0.5 * mass[Math.floor(i / 3)]! * velocity[i]! ** 2;
    return sum;
  };
  // Plummer's sphere has K = 3 pi / 64 G M^2 / b; 10 000 bodies scatter by 1.5 / sqrt(N) of it.
  expect(Math.abs(kinetic(plain) / ((3 * Math.PI) / 64) - 1)).toBeLessThan(3 * (1.5 / 100));
  const unit = (physical.units.gravity * 1e11 ** 2) / 3;
  expect(kinetic(physical) / unit / kinetic(plain)).toBeCloseTo(1, 3);
});

it("the check itself sees what is wrong", async () => {
  expect(known("npm run nothing")).toBe(false);
  expect(known("npm run bench nothing -- --n 1")).toBe(false);
  expect(known("rm -rf everything")).toBe(false);
  expect(await run("model plummer --n 100 --out a.nonsense")).toMatch(/nonsense/);
});
