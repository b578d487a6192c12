import { describe, expect, test } from "vitest";
import { COMPONENTS, type ComponentName } from "../../../src/data/bodies/bodies.ts";
import { contentsOf } from "../../../src/data/bodies/contents.ts";
import { takePortion } from "../../../src/data/bodies/portion.ts";
import { UNIT_CHOICES, unitsCalled } from "../../../src/data/bodies/unitChoices.ts";
import { GRAVITY_KPC_KMS_MSUN } from "../../../src/data/bodies/units.ts";
import { sampleBodies, totalMass } from "../files/samples.ts";

const names: ComponentName[] = ["disc", "bulge", "halo"];
const bodies = sampleBodies(601, { components: names, galaxies: 2, softening: true, ids: "scattered" });

describe("a portion of a table of bodies", () => {
  test("is the table itself, bit by bit, where nothing is left out", () => {
    expect(takePortion(bodies, {})).toEqual(bodies);
    const moved = takePortion(bodies, { units: unitsCalled("gadget"), components: names, every: 1 });
    expect(moved.units.gravity).toBe(43007.1);
    expect(moved.position).toBe(bodies.position);
  });

  test("of some components holds them alone, unchanged", () => {
    const part = takePortion(bodies, { components: ["bulge"] });
    expect(part.count).toBe(200);
    for (let k = 0; k < part.count; k++) {
      const i = 3 * k + 1;
      expect(COMPONENTS[part.component[k]!]).toBe("bulge");
      expect([part.id[k], part.mass[k], part.galaxy[k]]).toEqual([bodies.id[i], bodies.mass[i], bodies.galaxy[i]]);
      expect([...part.position.subarray(3 * k, 3 * k + 3)]).toEqual([...bodies.position.subarray(3 * i, 3 * i + 3)]);
      expect(part.softening![k]).toBe(bodies.softening![i]);
    }
  });

  test("of every k-th body keeps the mass of each component of each galaxy", () => {
    const part = takePortion(bodies, { every: 7 });
    // They are in the same fields.
    expect(takePortion({ ...bodies, fields: ["plummer"] }, { every: 7 }).fields).toEqual(["plummer"]);
    const [all, some] = [contentsOf(bodies), contentsOf(part)];
    expect(some.components.map((c) => c.name)).toEqual(all.components.map((c) => c.name));
    // 100 and 101 bodies a class: 15 each, and not one body fewer for a class of few.
    expect(part.count).toBe(6 * 15);
    expect(some.galaxies).toBe(2);
    for (const [k, { mass }] of some.components.entries()) expect(mass / all.components[k]!.mass).toBeCloseTo(1, 6);
    expect(totalMass(part) / totalMass(bodies)).toBeCloseTo(1, 6);
    const equal = { ...sampleBodies(40, { components: ["halo"] }), mass: new Float32Array(40).fill(0.25) };
    expect(takePortion(equal, { every: 4 }).mass).toEqual(new Float32Array(10).fill(1));
  });

  test("of nothing is refused in one line", () => {
    expect(() => takePortion(bodies, { components: ["gas"] })).toThrow("no bodies are left of gas; choose others");
    expect(() => takePortion(bodies, { every: 0 })).toThrow("every 0: it must be a whole number from 1");
  });
});

test("contents say corners, masses and softenings", () => {
  const { min, max, softening, count, mass } = contentsOf(bodies);
  const xs = Array.from({ length: 601 }, (_, i) => bodies.position[3 * i]!);
  expect([min[0], max[0]]).toEqual([Math.min(...xs), Math.max(...xs)]);
  expect(softening).toEqual([Math.min(...bodies.softening!), Math.max(...bodies.softening!)]);
  expect(count).toBe(601);
  expect(mass).toBeCloseTo(totalMass(bodies), 6);
});

test("every choice of units has the gravity that its sizes ask for", () => {
  for (const { name, units } of UNIT_CHOICES) {
    expect(unitsCalled(name)).toBe(units);
    if (units.lengthKpc === null) continue;
    const own = (GRAVITY_KPC_KMS_MSUN * units.massMsun!) / (units.lengthKpc * units.velocityKms! ** 2);
    // GADGET's own constant is 6.672e-8 cgs, 3e-4 below CODATA's.
    expect(Math.abs(units.gravity / own - 1), name).toBeLessThan(4e-4);
  }
  expect(() => unitsCalled("furlongs")).toThrow(/no units "furlongs"; known are: nbody/);
});
