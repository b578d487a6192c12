import { describe, expect, it } from "vitest";
import { type Bodies, componentIndex, emptyBodies } from "../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS, timeMyr } from "../../src/data/bodies/units.ts";
import { BANDS } from "../../src/instrument/bands.ts";
import { EMITTER } from "../../src/instrument/emitters.ts";
import { findFilters } from "../../src/instrument/filters.ts";
import { lightOf } from "../../src/instrument/light.ts";
import { lightPerMass } from "../../src/instrument/populations.ts";

const filters = findFilters("sdss");
const MYR = timeMyr(GALACTICS_UNITS)!;
const N = 512;

/** A flat disc of gas a kiloparsec wide of which all has become stars `myr` ago; null: none has. `rate`: of forming, mass units a time unit and body. */
function disc(myr: number | null, rate = 0): Bodies {
  const bodies = { ...emptyBodies(N, GALACTICS_UNITS), time: 1000 };
  const [gas, stars] = [componentIndex("gas"), componentIndex("stars")];
  const born = new Float32Array(N);
  for (let i = 0; i < N; i++) {
    const [r, angle] = [Math.sqrt((i + 0.5) / N), 2.4 * i];
    bodies.position.set([r * Math.cos(angle), r * Math.sin(angle), 0.01 * Math.sin(7 * i)], 3 * i);
    bodies.velocity.set([-r * Math.sin(angle), r * Math.cos(angle), 0], 3 * i);
    bodies.mass[i] = 1e-3;
    bodies.id[i] = i;
    bodies.component[i] = myr === null ? gas : stars;
    if (myr !== null) born[i] = bodies.time - myr / MYR;
  }
  const internalEnergy = new Float32Array(N).fill(myr === null ? 1 : 0);
  return {
    ...bodies,
    columns: { birthTime: born, internalEnergy, starFormationRate: new Float32Array(N).fill(rate) },
  };
}

const lit = (bodies: Bodies) => lightOf(bodies, { filters, dust: 1, young: 1, tracers: 2 });
const SUNS = N * 1e-3 * GALACTICS_UNITS.massMsun!;

describe("light of gas that a run has computed", () => {
  it("stars shine by their age, whatever component they are of, and have no dust", () => {
    for (const myr of [50, 300, 3000]) {
      const [red, green, blue, dust] = lit(disc(myr)).emitters.totals();
      const row = lightPerMass(myr * 1e6, 0.0095);
      for (const [c, found] of [red, green, blue].entries()) {
        const { bands, gain } = filters.channels[c]!;
        const light = BANDS.reduce((sum, band, k) => sum + (bands[band] ?? 0) * row[k]!, 0);
        expect(found / (SUNS * gain * light)).toBeCloseTo(1, 3);
      }
      expect(dust).toBe(0);
    }
  });

  it("those younger than what is seen on gas itself count as that old", () => {
    expect(lit(disc(1)).emitters.totals()[1]).toBeCloseTo(lit(disc(20)).emitters.totals()[1], -3);
  });

  it("gas that forms none is dust alone, where it is: ten times that of a disc", () => {
    const bodies = disc(null);
    const { emitters } = lit(bodies);
    const [red, , , dust] = emitters.totals();
    expect(red).toBe(0);
    expect(dust / (10 * 0.00453 * SUNS)).toBeCloseTo(1, 4);
    expect(emitters.count).toBe(N);
    for (let k = 0; k < 3; k++) expect(emitters.numbers[EMITTER * 7 + k]).toBeCloseTo(bodies.position[21 + k]!, 6);
  });

  it("gas that forms stars has the light of what it forms in 20 million years", () => {
    // So much that all of it is worth one part in 100: 2e7 years are 2.045 time units.
    const rate = (0.01 * 1e-3) / (20 / MYR);
    const [, , blue] = lit(disc(null, rate)).emitters.totals();
    const mean = Array.from({ length: 100 }, (_, k) => lightPerMass(2.5e6 + 2e7 * ((k + 0.5) / 100) ** 1.3, 0.0095));
    const { bands, gain } = filters.channels[2]!;
    const light = mean.reduce(
      (all, row) => all + BANDS.reduce((sum, band, k) => sum + (bands[band] ?? 0) * row[k]!, 0),
      0,
    );
    // Groups are drawn by chance: 120 of them, the largest worth 5 per cent.
    expect(blue / ((0.01 * SUNS * gain * light) / 100)).toBeGreaterThan(0.6);
    expect(blue / ((0.01 * SUNS * gain * light) / 100)).toBeLessThan(1.5);
  });
});
