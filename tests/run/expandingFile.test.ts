import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { scaleAt } from "../../src/data/bodies/clock.ts";
import { readBodies } from "../../src/data/files/index.ts";
import { makeUniverse } from "../../src/physics/cosmology/initialConditions.ts";
import { PLANCK } from "../../src/physics/cosmology/universe.ts";
import { inTheirBox } from "../../src/run/expandingFile.ts";
import { dataPath } from "../dataFiles.ts";

const young = makeUniverse({ universe: PLANCK, n: 8, side: 50, redshift: 9, seed: 1, order: 1 });

it("bodies of a cosmological file go on in the box of their header, and what was assumed is said", () => {
  const found = inTheirBox(young);
  if (typeof found === "string") throw new Error(found);
  const { bodies, settings, reasons } = found;
  expect(scaleAt(bodies.time)).toBeCloseTo(0.1, 12);
  expect(bodies.space).toMatchObject({ side: 50_000, expansion: { universe: { omegaM: PLANCK.omegaM } } });
  expect(bodies.space!.expansion!.hubble).toBeCloseTo(0.1, 5);
  // Canonical momenta are GADGET's velocities times a^(3/2).
  expect(bodies.velocity[7]! / young.velocity[7]!).toBeCloseTo(0.1 ** 1.5, 6);
  expect(settings.softening).toBeCloseTo(50_000 / 8 / 40, 9);
  const steps = -bodies.time / settings.timestep;
  expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9);
  expect(settings.timestep).toBeLessThanOrEqual(0.008);
  expect(reasons[0]).toContain("box of 50000, with omegaM = 0.3089");
});

it("where the file lacks bodies it is said why they can't be run", () => {
  const half = { ...young, mass: young.mass.map((m) => m / 2) };
  expect(inTheirBox(half)).toContain("0.154 of the critical density");
});

it("AREPO's initial conditions are such a file", async ({ skip }) => {
  const path = dataPath("cosmology/gadget1_arepo_L50n32_z127.ics") ?? skip("data files are missing");
  const { bodies } = await readBodies(new Uint8Array(readFileSync(path as string)));
  const found = inTheirBox({ ...bodies, comoving: bodies.comoving! });
  expect(found).toMatchObject({ settings: { theta: 0.6 } });
});
