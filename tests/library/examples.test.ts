import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLibrary } from "../../tools/library/build.ts";

const folder = mkdtempSync(join(tmpdir(), "antennae-examples-"));
const programs = readdirSync("examples").filter((name) => /\.(mjs|html|py)$/.test(name));

beforeAll(async () => {
  mkdirSync(join(folder, "node_modules"));
  cpSync("examples", folder, { recursive: true });
  await buildLibrary(join(folder, "node_modules", "antennae"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What an example prints, run as its reader runs it. */
const run = <T>(name: string): T =>
  JSON.parse(execFileSync(process.execPath, [`${name}.mjs`], { encoding: "utf8", cwd: folder })) as T;

it("they are eleven, of at most 30 lines each", () => {
  expect(programs.length).toBe(11);
  for (const name of programs)
    expect(readFileSync(join("examples", name), "utf8").trimEnd().split("\n").length, name).toBeLessThanOrEqual(30);
});

it("sphere: it is in balance, and stays so", () => {
  const table = run<{ time: number; virial: number; error: number }[]>("sphere");
  expect(table.map(({ time }) => time)).toEqual([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]);
  // 4096 bodies scatter by 1.5 / sqrt(N); softening takes two hundredths of the depth.
  for (const { virial, error } of table) {
    expect(Math.abs(virial - 0.5)).toBeLessThan(0.05);
    expect(Math.abs(error)).toBeLessThan(1e-3);
  }
});

it("merger: the galaxies fall together", () => {
  const distances = run<{ time: number; distance: number }[]>("merger");
  expect(distances[0]!.time).toBe(0);
  expect(distances.at(-1)!.time).toBe(12);
  expect(Math.min(...distances.map(({ distance }) => distance))).toBeLessThan(0.5 * distances[0]!.distance);
});

it("rotation-curve: flat at about 200 km/s where the Sun is", () => {
  const curve = run<{ kpc: number; kms: number }[]>("rotation-curve");
  expect(curve.map(({ kpc }) => kpc)).toEqual([1, 3, 5, 7, 9, 11, 13, 15]);
  for (const { kpc, kms } of curve.filter(({ kpc }) => kpc >= 5 && kpc <= 11)) {
    expect(kms, `${kpc}`).toBeGreaterThan(180);
    expect(kms, `${kpc}`).toBeLessThan(280);
  }
});

it("potential: circles stay circles", () => {
  for (const { r, now } of run<{ r: number; now: number }[]>("potential"))
    expect(Math.abs(now / r - 1)).toBeLessThan(1e-3);
});

it("stream: the cluster is drawn out along its orbit", () => {
  const { before, after } = run<{ before: number; after: number }>("stream");
  expect(after).toBeGreaterThan(3 * before);
});

it("own-force: the spring presses the sphere together", () => {
  const { free, bound } = run<{ free: number; bound: number }>("own-force");
  expect(bound).toBeLessThan(0.8 * free);
});

it("own-potential: stars stay on circles, and keep the total energy", () => {
  const { circles, error } = run<{ circles: { r: number; now: number }[]; error: number }>("own-potential");
  for (const { r, now } of circles) expect(Math.abs(now / r - 1)).toBeLessThan(1e-3);
  expect(Math.abs(error)).toBeLessThan(1e-5);
});

it("film: nine pictures, brightest where the collapse is", () => {
  const names = run<string[]>("film");
  expect(names.length).toBe(9);
  const brightest = names.map((name) => Math.max(...readFileSync(join(folder, name)).subarray(-128 * 128)));
  expect(Math.max(...brightest.slice(1))).toBeGreaterThan(brightest[0]!);
});
