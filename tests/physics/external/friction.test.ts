import { describe, expect, it } from "vitest";
import { fieldNow, type PlacedTerm } from "../../../src/physics/external/field.ts";
import { checkFriction, dragShape, frictionOf, frictionTable } from "../../../src/physics/external/friction.ts";
import { term } from "../../../src/physics/external/index.ts";
import { newField } from "../../../src/physics/external/potential.ts";
import { lookUp } from "../../../src/physics/external/table.ts";

const GRID = { cellsPerOctave: 32, below: 14, octaves: 21 };

describe("what friction is computed from", () => {
  const found = (one: PlacedTerm, scale: number, r: number) => {
    const out: [number, number] = [0, 0];
    lookUp(frictionTable(one, GRID), scale, GRID)(r, out);
    return out;
  };

  it.each([0.01, 0.3, 1, 4, 30])("is a Plummer sphere's density and dispersion at %d", (r) => {
    const [m, a] = [3, 1.5];
    const [density, spread] = found(term("plummer", { mass: m, scale: a }), a, r);
    // Binney & Tremaine 2008, Eqs. 2.44b and 4.216: sigma^2 = G M / (6 sqrt(r^2 + a^2)).
    expect(density / ((3 * m * a * a) / (r * r + a * a) ** 2.5)).toBeCloseTo(1, 4);
    expect(spread ** 2 / 2 / (m / (6 * Math.hypot(r, a)))).toBeCloseTo(1, 4);
  });

  it.each([0.05, 1, 20])("is a Hernquist sphere's density and dispersion at %d", (r) => {
    const [density, spread] = found(term("hernquist", { mass: 1, scale: 1 }), 1, r);
    expect(density * r * (r + 1) ** 3).toBeCloseTo(2, 3);
    // Hernquist 1990, Eq. 10.
    const sum = (25 + 52 * r + 42 * r * r + 12 * r ** 3) / (r + 1);
    const sigma2 = (12 * r * (r + 1) ** 3 * Math.log((r + 1) / r) - r * sum) / 12;
    expect(spread ** 2 / 2 / sigma2).toBeCloseTo(1, 3);
  });

  it("is v_c / sqrt(2) in an isothermal halo", () => {
    const [density, spread] = found(term("logarithmic", { velocity: 2, core: 0.001 }), 0.001, 0.05);
    expect(density).toBeCloseTo(4 / 0.05 ** 2, -1);
    expect(spread).toBeCloseTo(2, 2);
  });

  it("has the shape of the integral over a Maxwellian", () => {
    for (const x of [0, 0.1, 0.7, 0.999, 1.001, 2, 5]) {
      const n = 2000;
      let sum = 0;
      for (let k = 0; k < n; k++) sum += Math.exp(-(((x * (k + 0.5)) / n) ** 2)) * ((k + 0.5) / n) ** 2;
      expect(dragShape(x)).toBeCloseTo((4 / Math.sqrt(Math.PI)) * (sum / n), 6);
    }
  });

  it.each(["point", "bar", "miyamoto-nagai", "quadrupole-bar"])("there is none of %s: one line", (name) => {
    const friction = { logarithm: 3 };
    expect(() => checkFriction([{ ...term(name, { ...(name === "point" && { softening: 0 }) }), friction }])).toThrow(
      `friction needs a round field with a density, such as nfw; "${name}" is none`,
    );
  });
});

describe("a satellite on a circle in an isothermal halo", () => {
  it("comes in as Binney & Tremaine's Eq. 8.12 says: r^2 falls by 0.856 ln(Lambda) G M t / v_c", () => {
    const [gm, logarithm, v] = [0.002, 4, 1];
    const field = [{ ...term("logarithmic", { velocity: v, core: 1e-3 }), friction: { logarithm } }];
    const [pull, drag] = [fieldNow(field, 0), frictionOf(field, GRID)!(0)];
    const out = newField();
    const of = (s: readonly number[]) => {
      pull(s[0]!, s[1]!, 0, out);
      drag(gm, [s[0]!, s[1]!, 0], [s[2]!, s[3]!, 0], out);
      return [s[2]!, s[3]!, out[0]!, out[1]!];
    };
    const ahead = (s: readonly number[], d: readonly number[], h: number) => s.map((x, k) => x + h * d[k]!);
    let s = [1, 0, 0, v];
    const h = 1 / 100;
    const end = 100;
    for (let k = 0; k < end / h; k++) {
      const a = of(s);
      const b = of(ahead(s, a, h / 2));
      const c = of(ahead(s, b, h / 2));
      const d = of(ahead(s, c, h));
      s = s.map((x, j) => x + (h / 6) * (a[j]! + 2 * b[j]! + 2 * c[j]! + d[j]!));
    }
    const fallen = 1 - (s[0]! ** 2 + s[1]! ** 2);
    expect(Math.abs(fallen / ((0.856 * logarithm * gm * end) / v) - 1)).toBeLessThan(0.01);
  });
});
