import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { dataPath } from "../dataFiles.ts";
import { result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();

/** How masses of haloes differ from those of AREPO's, the largest against the largest: mean and scatter. */
async function beside(snapshot: string, masses: string): Promise<{ mean: number; scatter: number; found: number }> {
  const table = join(folder, "haloes.csv");
  const { unitMsunPerH } = await result("cosmo", "fof", snapshot, "--least", "32", "--out", table);
  const rows = readFileSync(table, "utf8").trim().split("\n").slice(1);
  const own = rows.map((row) => Number(row.split(",")[1]) * (unitMsunPerH as number));
  const theirs = readFileSync(masses, "utf8").trim().split(/\s+/).map(Number);
  const off = theirs.slice(0, own.length).map((mass, k) => own[k]! / mass - 1);
  const mean = off.reduce((sum, x) => sum + x, 0) / off.length;
  const scatter = Math.sqrt(off.reduce((sum, x) => sum + (x - mean) ** 2, 0) / off.length);
  return { mean, scatter, found: own.length / theirs.length };
}

it("AREPO's initial conditions have AREPO's haloes at redshift 1 and today", async ({ skip }) => {
  const [young, atOne, today] = [
    "gadget1_arepo_L50n32_z127.ics",
    "arepo_L50n32_fof_masses_z1.txt",
    "arepo_L50n32_fof_masses_z0.txt",
  ].map((name) => dataPath(`cosmology/${name}`) ?? skip("data files are missing")) as [string, string, string];
  const [half, whole] = [join(folder, "half.hdf5"), join(folder, "whole.hdf5")];
  const common = ["--engine", "cpu", "--eps", "40", "--eps-physical", "20", "--dt", "0.008"];
  await result("run", young, "--until", "0.5", ...common, "--out", half);
  await result("run", half, "--until", "1", ...common, "--out", whole);
  // Two runs of the same settings, one in a single go, differ: scatters at redshift 0 were 4.3 % and 7.4 %. AREPO asks 5 % of itself, which is not reached for sure.
  // Halo masses are whole numbers of bodies, from 32 on: one more or less is 3 %.
  const before = await beside(half, atOne);
  expect(Math.abs(before.mean)).toBeLessThan(0.03);
  expect(before.scatter).toBeLessThan(0.09);
  const now = await beside(whole, today);
  expect(Math.abs(now.mean)).toBeLessThan(0.01);
  expect(now.scatter).toBeLessThan(0.09);
  for (const { found } of [before, now]) expect(Math.abs(found - 1)).toBeLessThan(0.15);
}, 1_200_000);
