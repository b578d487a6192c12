import { describe, expect, it } from "vitest";
import { riemann } from "../../bench/gas/riemann.ts";
import { shockTube } from "../../bench/gas/shockTube.ts";
import { soundWave } from "../../bench/gas/waves.ts";
import { GAS_TESTS } from "../../bench/gasTests.ts";

describe("the exact shock tube", () => {
  const tube = riemann({ density: 1, pressure: 1, velocity: 0 }, { density: 0.125, pressure: 0.1, velocity: 0 }, 5 / 3);

  it("has the published pressure, velocity and densities between the waves", () => {
    expect(tube(0.5).pressure).toBeCloseTo(0.29395, 4);
    expect(tube(0.5).velocity).toBeCloseTo(0.84119, 4);
    expect(tube(0.5).density).toBeCloseTo(0.47969, 4);
    expect(tube(1.2).density).toBeCloseTo(0.22981, 4);
  });

  it("is the gas at rest outside the waves, and joins on inside the fan", () => {
    expect(tube(-2)).toEqual({ density: 1, pressure: 1, velocity: 0 });
    expect(tube(1.8445)).toMatchObject({ density: 0.125, pressure: 0.1 });
    expect(tube(1.8444).density).toBeCloseTo(0.22981, 4);
    for (const s of [-1.29, -1, -0.5, -0.2])
      expect(Math.abs(tube(s).density - tube(s + 1e-6).density)).toBeLessThan(1e-5);
  });

  it("is mirrored where its sides are", () => {
    const other = riemann(
      { density: 0.125, pressure: 0.1, velocity: 0 },
      { density: 1, pressure: 1, velocity: 0 },
      5 / 3,
    );
    for (const s of [-1.5, -1, -0.3, 0.4, 1.1]) {
      expect(other(-s).density).toBeCloseTo(tube(s).density, 12);
      expect(other(-s).velocity).toBeCloseTo(-tube(s).velocity, 12);
    }
  });
});

describe("tests of the gas, in their quick sizes", () => {
  it("have names of their own", () => {
    expect(new Set(GAS_TESTS.map(({ name }) => name)).size).toBe(GAS_TESTS.length);
  });

  it.each([soundWave, shockTube])("$name holds its bounds", async (test) => {
    const failed = (await test.run("quick", {}, () => undefined)).filter(({ holds }) => !holds);
    expect(failed).toEqual([]);
  });
});
