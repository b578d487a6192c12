import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readBodies } from "../../src/data/files/index.ts";
import { bytesSource } from "../../src/data/files/source.ts";
import { runCommandLine } from "../../src/headless/commandLine.ts";

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

/** A FITS picture of two round galaxies. */
function picture(): string {
  const size = 64;
  const cards = ["SIMPLE  =                    T", "BITPIX  =                  -32", "NAXIS   =                    2"];
  cards.push(`NAXIS1  = ${String(size).padStart(20)}`, `NAXIS2  = ${String(size).padStart(20)}`, "END");
  const head = cards
    .map((card) => card.padEnd(80))
    .join("")
    .padEnd(2880);
  const data = new DataView(new ArrayBuffer(4 * size * size));
  const spot = (x: number, y: number) => 100 * Math.exp(-(x * x + y * y) / 18);
  for (let i = 0; i < size * size; i++) {
    const [x, y] = [i % size, Math.floor(i / size)];
    data.setFloat32(4 * i, spot(x - 22, y - 30) + spot(x - 42, y - 36));
  }
  const path = join(folder, "pair.fits");
  writeFileSync(path, Buffer.concat([Buffer.from(head), Buffer.from(data.buffer)]));
  return path;
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
    "--out",
    models,
    "--bodies",
    bodies,
    "--n",
    "1000",
  ];
  const { code, out, err } = await cli("fit", picture(), ...pair, ...more);
  expect(err.split("\n").filter((line) => line.includes("antennae fit:"))).toEqual([]);
  expect(code).toBe(0);
  const result = JSON.parse(out);
  expect(result.models).toBe(24);
  expect(result.best.encounter.position[0]).toBeCloseTo(20 / 15, 6);
  expect(result.best.encounter.position[1]).toBeCloseTo(6 / 15, 6);
  expect(readFileSync(models, "utf8").trim().split("\n")).toHaveLength(25);
  const read = await readBodies(bytesSource(new Uint8Array(readFileSync(bodies))));
  expect(read.bodies.count).toBe(1000);
});

it("says in one line what is missing", async () => {
  const path = picture();
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
