import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readBodies } from "../../src/data/files/index.ts";
import { bytesSource } from "../../src/data/files/source.ts";
import { runCommandLine } from "../../src/headless/commandLine.ts";
import { pairPicture } from "./pairPicture.ts";

const folder = mkdtempSync(join(tmpdir(), "antennae-fit-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function cli(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: "", err: "" };
  const to = (name: "out" | "err") => ({
    write(text: string) {
      said[name] += text;
      return true;
    },
  });
  const code = await runCommandLine(words, { out: to("out"), err: to("err") });
  return { code, ...said };
}

it("fits a picture and writes models and live galaxies", async () => {
  const [models, bodies] = [join(folder, "models.csv"), join(folder, "best.tipsy")];
  const pair = ["--centres", "22,33,42,27", "--kpc-per-pixel", "1"];
  const more = [
    "--models",
    "24",
    "--population",
    "12",
    "--particles",
    "100",
    "--engine",
    "cpu",
    "--threads",
    "2",
    "--out",
    models,
    "--bodies",
    bodies,
    "--n",
    "1000",
  ];
  const { code, out, err } = await cli("fit", pairPicture(folder), ...pair, ...more);
  expect(err.split("\n").filter((line) => line.includes("antennae fit:"))).toEqual([]);
  expect(code).toBe(0);
  const result = JSON.parse(out);
  expect(result).toMatchObject({ models: 24, engine: "cpu", fellBack: false });
  expect(result.best.encounter.position[0]).toBeCloseTo(20 / 15, 6);
  expect(result.best.encounter.position[1]).toBeCloseTo(6 / 15, 6);
  expect(readFileSync(models, "utf8").trim().split("\n")).toHaveLength(25);
  const read = await readBodies(bytesSource(new Uint8Array(readFileSync(bodies))));
  expect(read.bodies.count).toBe(1000);
});

it("says in one line what is missing", async () => {
  const path = pairPicture(folder);
  const lines = async (...words: string[]) => {
    const { code, err } = await cli("fit", ...words);
    expect(code).toBe(1);
    return err.trim();
  };
  expect(await lines(path)).toBe(
    "antennae fit: no pair: give --centres X,Y,X,Y and --kpc-per-pixel K, or --pair FILE.meta",
  );
  expect(await lines(path, "--centres", "1,2,3,4")).toMatch(
    /no scale: give --kpc-per-pixel K, or --arcsec-per-pixel A and --redshift Z$/,
  );
  expect(await lines(path, "--centres", "1,2,900,4", "--kpc-per-pixel", "1")).toMatch(
    /the second centre \(900, 4\) lies outside the picture/,
  );
  expect(await lines(path, "--centres", "1,2,3", "--kpc-per-pixel", "1")).toMatch(/"1,2,3" is not 4 numbers/);
  expect(await lines(join(folder, "none.png"), "--centres", "1,2,3,4", "--kpc-per-pixel", "1")).toMatch(
    /none.png: there is no such file$/,
  );
});
