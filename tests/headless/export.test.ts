import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { dataPath } from "../dataFiles.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);
const file = at("plummer.hdf5");

beforeAll(async () => {
  await result("model", "plummer", "--n", "500", "--seed", "2", "--out", file);
});

describe("export", () => {
  it.each([
    ["changa", ["README.md", "bodies.tipsy", "run.param"]],
    ["gadget4", ["Config.sh", "README.md", "bodies.hdf5", "param.txt"]],
    ["swift", ["README.md", "bodies.hdf5", "run.yml"]],
  ])("for %s writes a folder that info reads", async (code, names) => {
    const made = await result(
      "export",
      file,
      "--for",
      code,
      "--out",
      at(code),
      "--eps",
      "0.03",
      "--dt",
      "0.01",
      "--end",
      "5",
    );
    expect(readdirSync(at(code)).sort()).toEqual(names);
    expect([...(made.files as string[])].sort()).toEqual(names);
    expect(made).toMatchObject({
      for: code,
      n: 500,
      softening: 0.03,
      theta: 0.6,
      dt: 0.01,
      end: 5,
      interval: 0.5,
      reasons: [],
    });
    const read = await result("info", at(join(code, names.find((name) => name.startsWith("bodies"))!)));
    const given = await result("info", file);
    for (const key of ["n", "time", "totalMass", "bounds"]) expect(read[key]).toEqual(given[key]);
  });

  it("suggests what was not said, with the reasons, and a thousand steps in ten snapshots", async () => {
    const { code, out, err } = await cli("export", file, "--for", "swift", "--out", at("suggested"));
    expect(code).toBe(0);
    const made = JSON.parse(out) as { dt: number; end: number; interval: number; softening: number; reasons: string[] };
    const { suggested } = (await result("info", file)) as {
      suggested: Record<"softening" | "timestep", { value: number; reason: string }>;
    };
    expect(made.softening).toBe(suggested.softening.value);
    expect(made.dt).toBe(suggested.timestep.value);
    expect(made.end).toBeCloseTo(1000 * made.dt, 9);
    expect(made.interval).toBeCloseTo(100 * made.dt, 9);
    expect(made.reasons).toEqual([suggested.softening.reason, suggested.timestep.reason]);
    for (const reason of made.reasons) expect(err).toContain(reason);
    expect(readFileSync(at("suggested/run.yml"), "utf8")).toContain(`max_physical_DM_softening:  ${made.softening} `);
  });

  it("leaves nothing behind when it fails, and overwrites nothing", async () => {
    mkdirSync(at("full"));
    writeFileSync(at("full/mine.txt"), "mine");
    writeFileSync(at("taken"), "");
    mkdirSync(at("empty"));
    const wrong: [string[], RegExp][] = [
      [["--for", "swift", "--out", at("full")], /is not empty/],
      [["--for", "swift", "--out", at("taken")], /is a file/],
      [["--for", "swift", "--out", at("no/such")], /there is no folder/],
      [["--for", "pkdgrav", "--out", at("x")], /no code "pkdgrav"/],
      [["--for", "swift", "--out", at("x"), "--theta", "1.5"], /opening angle 1.5/],
      [["--for", "gadget4", "--out", at("x"), "--end", "-1"], /end time -1/],
      [["--for", "gadget4", "--out", at("x"), "--eps", "0"], /softening 0/],
    ];
    for (const [words, says] of wrong) {
      const { code, err } = await cli("export", file, ...words);
      expect(code).toBe(1);
      expect(err.trimEnd().split("\n").at(-1)).toMatch(says);
    }
    expect(existsSync(at("x"))).toBe(false);
    expect(readFileSync(at("full/mine.txt"), "utf8")).toBe("mine");
    expect(readdirSync(folder).some((name) => name.includes("partial"))).toBe(false);
    // An empty folder is as good as a new one.
    await result("export", file, "--for", "changa", "--out", at("empty"));
    expect(readdirSync(at("empty"))).toContain("run.param");
  });

  it("refuses a cosmological snapshot", async ({ skip }) => {
    const lcdm = dataPath("gadget4_lcdm_gas_z0.hdf5") ?? skip("data files are missing");
    const { code, err } = await cli("export", lcdm, "--for", "gadget4", "--out", at("lcdm"));
    expect(code).toBe(1);
    expect(err).toMatch(/a cosmological snapshot, whose bodies no isolated run can continue/);
  });
});
