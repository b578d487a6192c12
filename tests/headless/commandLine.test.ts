import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/headless/commands/index.ts";
import { snapshotName } from "../../src/headless/integrate.ts";
import { stepsBytes } from "../data/files/stepsBytes.ts";
import { dataPath } from "../dataFiles.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const plummer = at("plummer.tipsy");

beforeAll(async () => {
  await result("model", "plummer", "--n", "100", "--seed", "3", "--out", plummer);
});

describe("help", () => {
  it("lists every command and, for each, every option of its record", async () => {
    const all = await cli("--help");
    expect(all.code).toBe(0);
    expect(COMMANDS.map((command) => command.name)).toEqual([
      "model",
      "info",
      "measure",
      "convert",
      "picture",
      "observe",
      "export",
      "forces",
      "run",
      "bench",
      "race",
      "fit",
      "cosmo ic",
      "cosmo fof",
      "cosmo power",
      "vortex model",
      "vortex velocity",
      "vortex run",
    ]);
    for (const command of COMMANDS) {
      expect(all.out).toContain(`  ${command.name} `);
      const one = await cli(...command.name.split(" "), "--help");
      expect(one.code).toBe(0);
      expect(one.out).toContain(command.usage);
      for (const name of Object.keys(command.options)) expect(one.out).toContain(`  --${name} `);
    }
  });
});

describe("model, info, convert", () => {
  it("makes what info then finds: the same numbers from model and from its file", async () => {
    const path = at("same.tipsy");
    const made = await result("model", "plummer", "--n", "257", "--seed", "7", "--set", "cut=50", "--out", path);
    const found = await result("info", path);
    expect(made).toMatchObject({ model: "plummer", n: 257, seed: 7, parameters: { cut: 50 }, format: "tipsy" });
    for (const key of ["n", "time", "totalMass", "components", "bounds", "halfMassRadius"]) {
      expect(found[key]).toEqual(made[key]);
    }
    expect(found.totalMass).toBeCloseTo(1, 5);
    expect(found.components).toEqual({ stars: 257 });
  });

  it("gives the same bytes for the same seed, and others for another", async () => {
    const bytes = async (seed: string, name: string) => {
      await result("model", "plummer", "--n", "100", "--seed", seed, "--out", at(name));
      return readFileSync(at(name));
    };
    const first = await bytes("5", "a.tipsy");
    expect(await bytes("5", "b.tipsy")).toEqual(first);
    expect(await bytes("6", "c.tipsy")).not.toEqual(first);
  });

  it("takes key=value after one --set, each its own --set, and --format against the extension", async () => {
    const words = [
      "model",
      "plummer-merger",
      "--n",
      "64",
      "--seed",
      "1",
      "--format",
      "tipsy",
      "--out",
      at("m.anything"),
    ];
    const { parameters: defaults } = (await result(...words)) as { parameters: Record<string, number> };
    const [a, b] = Object.keys(defaults) as [string, string];
    const set = [`${a}=${defaults[a]}`, `${b}=${defaults[b]}`];
    expect((await result(...words, "--set", ...set)).parameters).toEqual(defaults);
    expect((await result(...words, "--set", set[0]!, "--set", set[1]!)).parameters).toEqual(defaults);
  });

  it("gives the softening that a model is made for to every format that can hold it, and info suggests it", async () => {
    for (const extension of ["hdf5", "tipsy", "nemo", "csv"]) {
      const path = at(`antennae.${extension}`);
      await result("model", "antennae", "--n", "400", "--out", path);
      expect((await result("info", path)).suggested, extension).toMatchObject({
        softening: {
          value: 0.12,
          reason: expect.stringMatching(/^Suggested softening 0\.12( kpc)?: the file's own softening\.$/),
        },
      });
    }
    const set = await result("model", "antennae", "--n", "400", "--set", "softening=0.3", "--out", at("soft.tipsy"));
    expect(set.softening).toEqual({ min: Math.fround(0.3), max: Math.fround(0.3) });
    const lost = await result("model", "antennae", "--n", "400", "--out", at("antennae.g2"));
    expect(lost.notes).toContainEqual(expect.stringMatching(/softening/i));
    // A Plummer sphere is made for none: what suits it depends on the number of bodies.
    expect((await result("model", "plummer", "--n", "400", "--out", at("none.tipsy"))).softening).toBeNull();
  });

  it("runs no race of a cosmological snapshot", async ({ skip }) => {
    const lcdm = dataPath("gadget4_lcdm_gas_z0.hdf5") ?? skip("data files are missing");
    const race = await cli("race", lcdm, "--eps", "1", "--engines", "cpu");
    expect({ code: race.code, out: race.out }).toEqual({ code: 1, out: "" });
    expect(race.err.trimEnd().split("\n").at(-1)).toMatch(/^antennae race: .* this snapshot is cosmological/);
  });

  it("converts a real Tipsy file without losing a body", async ({ skip }) => {
    const king = dataPath("tipsy_be_king36K.bin") ?? skip("data files are missing");
    const converted = await result("convert", king, at("king.tipsy"));
    const before = await result("info", king);
    const after = await result("info", at("king.tipsy"));
    expect(converted).toMatchObject({ n: 36000, format: "tipsy" });
    for (const key of ["n", "totalMass", "bounds", "centreOfMass"]) expect(after[key]).toEqual(before[key]);
    expect(before.totalMass).toBeCloseTo(25.05406, 4);
  });

  it("takes one of several snapshots in a file", async () => {
    writeFileSync(at("steps.h5part"), await stepsBytes([0, 1, 2], 3));
    const snapshots = ["Step#0", "Step#1", "Step#2"];
    expect(await result("info", at("steps.h5part"))).toMatchObject({ snapshots, n: 3, time: 0 });
    await result("convert", at("steps.h5part"), at("step.csv"), "--snapshot", "2");
    expect((await result("info", at("step.csv"))).bounds).toEqual({ min: [200, 210, 220], max: [202, 212, 222] });
    const beyond = await cli("info", at("steps.h5part"), "--snapshot", "3");
    expect([beyond.code, beyond.out]).toEqual([1, ""]);
    expect(beyond.err).toContain("the file holds 3, number 0 (Step#0) to 2 (Step#2)");
  });
});

it("reads all files of a snapshot when one of them is named", async ({ skip }) => {
  const part = dataPath("gadget2fmt_test_g2_snap.0") ?? skip("data files are missing");
  expect((await result("info", part)).n).toBe(8192);
  // Without its other half it is read alone, and says so.
  copyFileSync(part, at("alone.0"));
  const alone = await result("info", at("alone.0"));
  expect(alone.n).toBe(4083);
  expect(alone.notes).toContainEqual(expect.stringContaining("one of 2 files"));
});

/** Everything a user can get wrong: the words, and what the one line must name. */
const MISTAKES: [string, string[], RegExp][] = [
  ["no command", [], /needs a command: model, info, measure, convert, picture, observe, export, forces, run, bench/],
  ["an unknown command", ["simulate"], /no command "simulate".*model, info/],
  ["an unknown option", ["info", plummer, "--verbose"], /no option --verbose.*--adapter/],
  ["an unknown short option", ["info", plummer, "-v"], /no option -v/],
  ["an operand too few", ["info"], /needs FILE/],
  ["an operand too many", ["info", plummer, "more"], /"more".*usage: info FILE/],
  ["a missing value at the end", ["model", "plummer", "--out"], /--out needs a value/],
  ["a missing value before an option", ["model", "plummer", "--n", "--seed", "1"], /--n needs a value/],
  ["an option given twice", ["model", "plummer", "--n", "5", "--n", "6", "--out", "x.tipsy"], /--n was given twice/],
  ["a missing option", ["model", "plummer", "--n", "5"], /needs --out FILE/],
  ["a missing softening", ["forces", plummer, "--theta", "0.5", "--out", "x.f32"], /needs --eps E/],
  ["a word for a number", ["model", "plummer", "--n", "many", "--out", "x.tipsy"], /--n "many" is not a whole number/],
  ["half a body", ["model", "plummer", "--n", "2.5", "--out", "x.tipsy"], /--n "2.5" is not a whole number from 2/],
  ["too few bodies", ["model", "plummer", "--n", "1", "--out", "x.tipsy"], /--n "1" is not .* from 2 to/],
  ["a negative seed", ["model", "plummer", "--seed", "-1", "--out", "x.tipsy"], /--seed "-1" is not/],
  ["an unknown model", ["model", "pulmmer", "--n", "9", "--out", "x.tipsy"], /"pulmmer".*plummer/],
  [
    "an unknown parameter",
    ["model", "plummer", "--n", "9", "--set", "q=1", "--out", "x.tipsy"],
    /no parameter "q".*cut/,
  ],
  [
    "a parameter without a value",
    ["model", "plummer", "--set", "cut", "--out", "x.tipsy"],
    /"cut" is not .*name=number/,
  ],
  ["a parameter out of range", ["model", "plummer", "--n", "9", "--set", "cut=-3", "--out", "x.tipsy"], /cut = -3/],
  ["an unknown extension", ["model", "plummer", "--n", "9", "--out", "x.docx"], /x\.docx.*tipsy/],
  ["an unknown format", ["convert", plummer, "x.tipsy", "--format", "word"], /"word".*tipsy/],
  ["a folder that is not there", ["model", "plummer", "--n", "9", "--out", at("no/x.tipsy")], /there is no folder/],
  ["a folder as a target", ["convert", plummer, at("folder.tipsy")], /is a folder/],
  ["a file that is not there", ["info", at("nothing.tipsy")], /nothing\.tipsy.*there is no such file/],
  ["a folder as a file", ["info", folder], /it is a folder/],
  ["an empty file", ["info", at("empty")], /empty/],
  ["a picture", ["info", at("picture.png")], /PNG/],
  ["a truncated file", ["info", at("short.tipsy")], /short\.tipsy/],
  ["a word in a table", ["info", at("word.txt")], /1000.*oops|oops.*1000/],
  [
    "an unknown solver",
    ["forces", plummer, "--eps", "0", "--solver", "fmm", "--out", "x"],
    /"fmm".*bonsai, distance, .*direct/,
  ],
  ["a negative softening", ["forces", plummer, "--eps", "-1", "--out", "x"], /--eps "-1" is not a number, 0 or more/],
  ["a useless opening angle", ["forces", plummer, "--eps", "0", "--theta", "9", "--out", "x"], /--theta "9".*from/],
  [
    "no time step",
    ["run", plummer, "--eps", "0", "--dt", "0", "--steps", "1"],
    /--dt "0" is not a number other than 0/,
  ],
  ["no steps", ["run", plummer, "--eps", "0", "--dt", "1", "--steps", "0"], /--steps "0"/],
  [
    "snapshots without a name",
    ["run", plummer, "--eps", "0", "--dt", "1", "--steps", "1", "--every", "1"],
    /--out NAME/,
  ],
  [
    "going on without a name",
    ["run", plummer, "--eps", "0", "--dt", "1", "--steps", "1", "--resume"],
    /--resume needs --out NAME/,
  ],
  [
    "going on with nothing",
    ["run", plummer, "--eps", "0", "--dt", "1", "--steps", "1", "--out", at("n.tipsy"), "--resume"],
    /n\.run\.json: there is no unfinished run; start one without --resume/,
  ],
  ["a switch with a value", ["run", plummer, "--steps", "1", "--resume=yes"], /--resume takes no value.*"yes"/],
  ["a switch given twice", ["run", plummer, "--steps", "1", "--resume", "--resume"], /--resume was given twice/],
];

describe("a mistake is one clear line on standard error, exit 1", () => {
  beforeAll(() => {
    mkdirSync(at("folder.tipsy"));
    writeFileSync(at("empty"), "");
    writeFileSync(at("picture.png"), Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"));
    writeFileSync(at("short.tipsy"), readFileSync(plummer).subarray(0, 1000));
    const rows = Array.from({ length: 1200 }, (_, i) => `1 ${i} 0 0 0 0 ${i === 999 ? "oops" : 0}`);
    writeFileSync(at("word.txt"), `${rows.join("\n")}\n`);
  });

  it.each(MISTAKES)("%s", async (_what, words, says) => {
    const before = readdirSync(folder);
    const { code, out, err } = await cli(...words);
    // Progress may come before it; the mistake itself is the last line.
    const line = err.trimEnd().split("\n").at(-1)!;
    expect(line).toMatch(says);
    expect(line).toMatch(/^antennae /);
    expect(err).not.toMatch(/\n {4}at |Error:/);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(readdirSync(folder)).toEqual(before);
    expect(existsSync("x.tipsy") || existsSync("x")).toBe(false);
  });
});

it("numbers snapshots before the extension, .gz being a part of it", () => {
  expect(snapshotName("out.tipsy", 256)).toBe("out.000256.tipsy");
  expect(snapshotName("a.b/out", 1)).toBe("a.b/out.000001");
  expect(snapshotName("out.tab.gz", 1_234_567)).toBe("out.1234567.tab.gz");
});
