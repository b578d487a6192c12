import { describe, expect, it } from "vitest";
import { GALACTICS_UNITS, NBODY_UNITS } from "../../src/data/bodies/units.ts";
import { fieldOf, parseChoice } from "../../src/physics/external/choice.ts";
import { fieldNow } from "../../src/physics/external/field.ts";
import { newField } from "../../src/physics/external/potential.ts";
import { Contours } from "../../src/run/contours.ts";

/** Twelve levels, in a grid of 48 squares a side. */
const [LEVELS, SIDE] = [12, 48];

describe("curves of equal potential", () => {
  it("of a round field are circles at equal distances", () => {
    const round = new Contours({ fields: ["plummer:mass=2,scale=0.7"], units: NBODY_UNITS });
    expect(round.change).toBe(false);
    const pieces = round.at(0, 3);
    const found = new Set<number>();
    for (const [x, y, z] of pieces.flat()) {
      const level = (Math.hypot(x, y) / 3) * LEVELS;
      // The largest meets the sides of the grid; pieces lie within a square's sagging of their circles.
      expect(Math.abs(level - Math.round(level))).toBeLessThan(0.08);
      expect(z).toBe(0);
      found.add(Math.round(level));
    }
    expect(found.size).toBe(LEVELS);
    // Each is closed: all pieces of a circle are as long as it.
    const length = (k: number) =>
      pieces
        .filter(([a]) => Math.round((Math.hypot(a[0], a[1]) / 3) * LEVELS) === k)
        .reduce((sum, [a, b]) => sum + Math.hypot(a[0] - b[0], a[1] - b[1]), 0);
    for (const k of [3, 6, 9]) expect(length(k) / (2 * Math.PI * ((3 * k) / LEVELS))).toBeCloseTo(1, 2);
  });

  it("turn with a bar", () => {
    const fields = ["bar:mass=1,length=1,b=0.2,c=0.1,pattern=0.5"];
    const bar = new Contours({ fields, units: NBODY_UNITS });
    expect(bar.change).toBe(true);
    const longest = (time: number) =>
      bar
        .at(time, 2)
        .flat()
        .filter(([x, y]) => Math.hypot(x, y) < 1.2)
        .reduce((sum, [x, y]) => sum + x * x - y * y, 0);
    expect(longest(0)).toBeGreaterThan(0);
    // A quarter of a turn later.
    expect(longest(Math.PI)).toBeLessThan(0);
  });

  it("have one potential each in the Milky Way's field, to what a square spans", () => {
    const fields = ["mw2014"];
    const now = fieldNow(fieldOf(fields.map(parseChoice), GALACTICS_UNITS, GALACTICS_UNITS.gravity), 0);
    const out = newField();
    const at = (x: number, y: number) => {
      now(x, y, 0, out);
      return [out[3]!, Math.hypot(out[0]!, out[1]!)] as const;
    };
    const levels = Array.from({ length: LEVELS }, (_, k) => at((20 * (k + 1)) / LEVELS, 0)[0]);
    for (const [x, y] of new Contours({ fields, units: GALACTICS_UNITS }).at(0, 20).flat()) {
      const [potential, pull] = at(x, y);
      const off = Math.min(...levels.map((level) => Math.abs(level - potential)));
      expect(off).toBeLessThan((0.25 * pull * 40) / SIDE);
    }
  });
});
