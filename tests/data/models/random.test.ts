import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as portable from "../../../src/data/models/portable.ts";
import { Random } from "../../../src/data/models/random.ts";
import { ksScore, simpson } from "./measures.ts";

describe("portable functions", () => {
  const near = (got: number, want: number) => Math.abs(got - want) / Math.max(Math.abs(want), 1e-300);

  it("agree with Math to a few units of the last place", () => {
    const random = new Random(1);
    for (let i = 0; i < 4000; i++) {
      const x = portable.exp(40 * (random.uniform() - 0.5));
      expect(near(portable.log(x), Math.log(x))).toBeLessThan(4e-16);
      expect(near(portable.cbrt(x), Math.cbrt(x))).toBeLessThan(5e-16);
      expect(near(portable.pow(x, 1.7), x ** 1.7)).toBeLessThan(1e-14);
      const y = 200 * (random.uniform() - 0.5);
      expect(near(portable.exp(y), Math.exp(y))).toBeLessThan(1e-15);
      expect(Math.abs(portable.sin(y) - Math.sin(y))).toBeLessThan(1e-15);
      expect(Math.abs(portable.cos(y) - Math.cos(y))).toBeLessThan(1e-15);
      expect(near(portable.tanh(y / 50), Math.tanh(y / 50))).toBeLessThan(1e-12);
      expect(near(portable.sech(y), 1 / Math.cosh(y))).toBeLessThan(2e-15);
    }
  });

  it("keep the edges: 0, infinity, NaN, subnormals", () => {
    expect(portable.log(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(portable.log(-1)).toBeNaN();
    expect(near(portable.log(5e-324), Math.log(5e-324))).toBeLessThan(1e-15);
    expect(portable.exp(-1000)).toBe(0);
    expect(portable.exp(1000)).toBe(Number.POSITIVE_INFINITY);
    expect(portable.pow(0, 0.5)).toBe(0);
  });

  it("are all that the models use: no Math function whose last bit an engine may choose, no **", () => {
    const free =
      /Math\.(exp|expm1|log|log1p|log2|log10|pow|sin|cos|tan|a?sinh?|a?cosh?|a?tanh?|atan2|cbrt|hypot)\(|\*\*(?!\/)/;
    for (const folder of ["models", "scenarios"]) {
      const path = resolve(import.meta.dirname, "../../../src/data", folder);
      for (const file of readdirSync(path)) {
        // Elements of an orbit for the builder's numbers and lines: no body is made from them.
        if (file === "kepler.ts") continue;
        const lines = readFileSync(resolve(path, file), "utf8").split("\n");
        const bad = lines.filter((l) => !/^\s*(\*|\/\*|\/\/)/.test(l) && free.test(l.replace(/"[^"]*"/g, '""')));
        expect(bad, file).toEqual([]);
      }
    }
  });
});

describe("Random", () => {
  it("gives the reference sequence of xoshiro128** for a known state", () => {
    // Outputs of the authors' C code for the state 1, 2, 3, 4.
    const random = new Random(0);
    Object.assign(random, { a: 1, b: 2, c: 3, d: 4 });
    expect([random.bits(), random.bits(), random.bits(), random.bits()]).toEqual([11520, 0, 5927040, 70819200]);
  });

  it("repeats for a seed, differs between seeds and between streams", () => {
    const draw = (seed: number, stream: number) => {
      const random = new Random(seed, stream);
      return Array.from({ length: 8 }, () => random.uniform());
    };
    expect(draw(7, 0)).toEqual(draw(7, 0));
    expect(draw(7, 0)).not.toEqual(draw(8, 0));
    expect(draw(7, 0)).not.toEqual(draw(7, 1));
  });

  it("uniform, gaussian and direction follow their distributions", () => {
    const random = new Random(3);
    const n = 20000;
    const uniform = Array.from({ length: n }, () => random.uniform());
    expect(ksScore(uniform, (x) => x)).toBeLessThan(1.63);
    const gaussian = Array.from({ length: n }, () => random.gaussian());
    const density = (x: number) => Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);
    expect(ksScore(gaussian, (x) => 0.5 + simpson(density, 0, x, 30))).toBeLessThan(1.63);
    const vectors = new Float64Array(3 * n);
    for (let i = 0; i < n; i++) random.direction(2, vectors, 3 * i);
    for (const axis of [0, 1, 2]) {
      const component = Array.from({ length: n }, (_, i) => vectors[3 * i + axis]!);
      expect(ksScore(component, (x) => (x + 2) / 4)).toBeLessThan(1.63);
    }
    expect(Math.hypot(vectors[0]!, vectors[1]!, vectors[2]!)).toBeCloseTo(2, 14);
  });
});
