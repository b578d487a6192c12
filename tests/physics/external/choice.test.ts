import { describe, expect, it } from "vitest";
import { GALACTICS_UNITS, NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { fieldOf, parseChoice } from "../../../src/physics/external/choice.ts";
import { changes, fieldAt, momentOf } from "../../../src/physics/external/field.ts";
import { newField } from "../../../src/physics/external/potential.ts";

describe("a potential as it is asked for", () => {
  it("has values by name, defaults for the others, a place and a growth", () => {
    const choice = parseChoice("hernquist:mass=2, scale=0.5,x=1,vy=-1,from=3,during=4");
    const [one] = fieldOf([choice], NBODY_UNITS, 1);
    expect(one!.values).toEqual([2, 0.5]);
    expect(momentOf(one!, 5)).toEqual({ centre: [1, -5, 0], angle: 0, grown: 0.5, growth: 0.5 });
    expect(changes(one!)).toBe(true);
    expect(fieldOf([parseChoice("plummer")], NBODY_UNITS, 1)[0]!.values).toEqual([1, 1]);
    expect(changes(fieldOf([parseChoice("plummer")], NBODY_UNITS, 1)[0]!)).toBe(false);
  });

  it.each([
    ["isothermal:mass=1", /^unknown potential "isothermal"; known: point, plummer/],
    ["plummer:mas=1", /has no parameter "mas"; it has: mass, scale/],
    ["plummer:mass", /^"mass" is not of the form key=number/],
    ["plummer:mass=much", /^mass=much is not a number/],
    ["plummer:mass=1,mass=2", /^mass is given twice/],
    ["nfw:scale=0", /scale = 0 is not a number from/],
    ["mw2014:mass=1", /^mw2014 has no parameter "mass"/],
  ])("%s is refused in one line", (text, line) => {
    expect(() => parseChoice(text)).toThrow(line);
  });

  it("the Milky Way has 220 km/s at 8 kpc in any units, and none without", () => {
    // 1 kpc, 100 km/s, G = 1; masses of fields are times G in their formulas.
    const field = fieldOf([parseChoice("mw2014")], GALACTICS_UNITS, 1);
    const out = newField();
    fieldAt(field, 0, [8, 0, 0], out);
    expect(100 * Math.sqrt(-8 * out[0]!)).toBeCloseTo(220, 9);
    expect(() => fieldOf([parseChoice("mw2014")], NBODY_UNITS, 1)).toThrow(
      /^mw2014 is in kpc and km\/s, and the bodies' units say neither \(N-body\); give/,
    );
    expect(() => fieldOf([parseChoice("plummer:during=0")], NBODY_UNITS, 1)).toThrow(/^during = 0 is not above 0/);
  });
});
