import { expect, it } from "vitest";
import { analyse, theoryOf } from "../../../src/physics/cosmology/analysis.ts";
import { haloesAbove } from "../../../src/physics/cosmology/massFunction.ts";
import { linearPower } from "../../../src/physics/cosmology/powerSpectrum.ts";
import { findUniverse } from "../../../src/physics/cosmology/scenarios.ts";
import { PLANCK } from "../../../src/physics/cosmology/universe.ts";

const young = findUniverse("universe")!.make({}, { n: 32 ** 3, seed: 2 });
const theory = theoryOf(PLANCK);

it("the young universe has linear theory's power in h/Mpc, and no haloes", () => {
  const { redshift, power, haloes } = analyse(young, theory);
  expect(redshift).toBeCloseTo(49, 6);
  expect(haloes).toEqual([]);
  expect(power[0]!.k).toBeCloseTo((2 * Math.PI * 1.276) / 50, 2);
  const known = linearPower(PLANCK, 1 / 50);
  for (const bin of power) expect(bin.linear! / known(bin.k)).toBeCloseTo(1, 6);
  // Waves 4 to 8 of the box are many.
  const some = power.slice(3, 8);
  const mean = some.reduce((sum, { power: found, linear }) => sum + found / linear!, 0) / some.length;
  expect(Math.abs(mean - 1)).toBeLessThan(0.15);
  expect(analyse(young, null).power[0]!.linear).toBeNull();
});

it("haloes are counted from the smallest on by mass in Msun/h, beside the same theory as cosmo fof", () => {
  // Groups of 100, 50 and 20 bodies, and all others far from each other.
  const position = Float32Array.from(young.position);
  const groups = [100, 50, 20];
  let body = 0;
  groups.forEach((size, g) => {
    for (let i = 0; i < size; i++, body++)
      for (let k = 0; k < 3; k++) position[3 * body + k] = 10 + 12 * g + 0.01 * Math.sin(i + 7 * k);
  });
  const { haloes } = analyse({ ...young, position, time: 0 }, theory);
  const unit = (PLANCK.omegaM * 2.775366e11 * 50 ** 3) / 32 ** 3;
  expect(haloes[0]!.mass / (20 * unit)).toBeCloseTo(1, 2);
  expect(haloes[0]!.found).toBe(3);
  expect(haloes.at(-1)!.mass).toBeLessThanOrEqual(110 * unit);
  expect(haloes.at(-1)!.found).toBe(1);
  const { mass, theory: found } = haloes[0]!;
  const known = haloesAbove(mass, PLANCK.omegaM, linearPower(PLANCK), 0);
  expect(found!.tinker / (known.tinker * 50 ** 3)).toBeCloseTo(1, 2);
  expect(found!["press-schechter"] / (known["press-schechter"] * 50 ** 3)).toBeCloseTo(1, 2);
});
