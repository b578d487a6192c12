import { describe, expect, it } from "vitest";
import {
  GADGET_UNITS,
  GALACTICS_UNITS,
  MODEL_SCALE,
  NBODY_UNITS,
  scaleOf,
  timeMyr,
  unitsFromMass,
} from "../../src/data/bodies/units.ts";

describe("units", () => {
  it("of GalactICS are 1 kpc, 100 km/s, 2.324876e9 Msun and 9.778 Myr (Bonsai's README)", () => {
    const scale = scaleOf(GALACTICS_UNITS)!;
    expect(scale.length).toEqual({ factor: 1, unit: "kpc" });
    expect(scale.velocity.factor).toBe(100);
    expect(scale.mass.factor / 2.324876e9).toBeCloseTo(1, 3);
    expect(scale.time.factor).toBeCloseTo(9.778, 3);
  });

  it("of GADGET have G = 43007.1 and a time of 0.978 Gyr", () => {
    const { lengthKpc, massMsun, velocityKms, gravity } = GADGET_UNITS;
    expect(timeMyr(GADGET_UNITS)! / 977.8).toBeCloseTo(1, 4);
    // G in kpc (km/s)^2 / Msun.
    expect((gravity * velocityKms! ** 2 * lengthKpc!) / massMsun! / 4.30091727e-6).toBeCloseTo(1, 4);
  });

  it("from a length and a mass have G = 1: v^2 = G M / R and t = R / v", () => {
    const units = unitsFromMass("test", 5, 5e10);
    expect(units.velocityKms! ** 2).toBeCloseTo((4.30091727e-6 * 5e10) / 5, 6);
    expect(units).toMatchObject({ ...MODEL_SCALE, name: "test" });
    // What the page says in words: 207 km/s and 23.6 Myr.
    expect(Math.round(MODEL_SCALE.velocityKms!)).toBe(207);
    expect(timeMyr(MODEL_SCALE)!.toFixed(1)).toBe("23.6");
  });

  it("say nothing where the bodies are dimensionless", () => {
    expect(scaleOf(NBODY_UNITS)).toBeNull();
    expect(timeMyr(NBODY_UNITS)).toBeNull();
  });
});
