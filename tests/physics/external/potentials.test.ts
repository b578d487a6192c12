import { describe, expect, it } from "vitest";
import { POTENTIALS, type Term, term } from "../../../src/physics/external/index.ts";
import { milkyWay2014 } from "../../../src/physics/external/milkyWay.ts";
import { newField } from "../../../src/physics/external/potential.ts";

type Place = readonly [number, number, number];

/** Acceleration and potential of the sum. */
function field(terms: readonly Term[], [x, y, z]: Place): number[] {
  const [sum, out] = [[0, 0, 0, 0], newField()];
  for (const { potential, values } of terms) {
    potential.field(values, x, y, z, out);
    for (let k = 0; k < 4; k++) sum[k]! += out[k]!;
  }
  return sum;
}

/** Places near the middle, in the plane, on the axes, outside and far away. */
const PLACES: readonly Place[] = [
  [0.3, -0.2, 0.1],
  [1.01, 0, 0],
  [0.999, 0.01, 0.02],
  [0, 0, 0.7],
  [0, 2, 0],
  [-1.3, 0.4, -0.6],
  [30, -20, 10],
];

const ALL = POTENTIALS.map(({ name }) => [name, [term(name, {})]] as const);

describe.each([...ALL, ["mw2014", milkyWay2014()] as const])("%s", (_, terms) => {
  it("pulls along the slope of its potential", () => {
    for (const place of PLACES) {
      const at = field(terms, place);
      const size = Math.hypot(at[0]!, at[1]!, at[2]!);
      const h = 1e-4 * Math.hypot(...place);
      for (let k = 0; k < 3; k++) {
        // Five places: an error of h^4.
        const phi = (steps: number) =>
          field(terms, place.map((x, j) => (j === k ? x + steps * h : x)) as unknown as Place)[3]!;
        const slope = (8 * (phi(1) - phi(-1)) - (phi(2) - phi(-2))) / (12 * h);
        expect(Math.abs(at[k]! + slope), `axis ${k} at ${place}`).toBeLessThan(
          1e-7 * size + 1e-9 * Math.abs(at[3]! / h) + 1e-30,
        );
      }
    }
  });

  it("is finite at its middle, where nothing has a direction", () => {
    expect(field(terms, [0, 0, 0]).every(Number.isFinite)).toBe(true);
  });
});

/** Distance from a circle after a hundred periods, over the radius: a symplectic integrator of fourth order (Forest & Ruth 1990), 400 steps a period. */
function offCircle(terms: readonly Term[], radius: number): number {
  const speed = Math.sqrt(-radius * field(terms, [radius, 0, 0])[0]!);
  const dt = (2 * Math.PI * radius) / speed / 400;
  const theta = 1 / (2 - 2 ** (1 / 3));
  const drifts = [theta / 2, (1 - theta) / 2, (1 - theta) / 2, theta / 2];
  const kicks = [theta, 1 - 2 * theta, theta, 0];
  const [x, v] = [
    [radius, 0, 0],
    [0, speed, 0],
  ];
  let worst = 0;
  for (let step = 0; step < 40_000; step++) {
    for (let part = 0; part < 4; part++) {
      for (let k = 0; k < 3; k++) x[k]! += drifts[part]! * dt * v[k]!;
      const a = field(terms, x as unknown as Place);
      for (let k = 0; k < 3; k++) v[k]! += kicks[part]! * dt * a[k]!;
    }
    worst = Math.max(worst, Math.abs(Math.hypot(...x) / radius - 1));
  }
  return worst;
}

describe("circular orbits stay circles for a hundred periods", () => {
  const round = POTENTIALS.filter(({ turns }) => !turns).map(({ name }) => [name, [term(name, {})]] as const);
  it.each([...round, ["mw2014", milkyWay2014()] as const])("%s", (name, terms) => {
    expect(offCircle(terms, name === "mw2014" ? 8 : 1)).toBeLessThan(1e-4);
  });
});

describe("values from the papers", () => {
  const at = (name: string, given: Record<string, number>, place: Place) => field([term(name, given)], place);

  it("a Plummer sphere holds 1 / sqrt 8 of its mass within its scale radius", () => {
    expect(-at("plummer", { mass: 2, scale: 3 }, [3, 0, 0])[0]! * 9).toBeCloseTo(2 / Math.sqrt(8), 12);
  });

  it("a Hernquist sphere holds a quarter of it there", () => {
    expect(-at("hernquist", { mass: 2, scale: 3 }, [3, 0, 0])[0]! * 9).toBeCloseTo(0.5, 12);
  });

  it("an NFW halo holds ln 2 - 1/2 and ln 11 - 10/11 of its mass within one and ten scale radii, and falls as r / 2 inside", () => {
    const inside = (r: number) => -at("nfw", { mass: 1, scale: 1 }, [r, 0, 0])[0]! * r * r;
    expect(inside(1)).toBeCloseTo(Math.log(2) - 0.5, 14);
    expect(inside(10)).toBeCloseTo(Math.log(11) - 10 / 11, 13);
    expect(inside(1e-8) / (0.5e-16 * (1 - 4e-8 / 3))).toBeCloseTo(1, 12);
  });

  it("a disc without length is a Plummer sphere, one without a core a point far away", () => {
    const place: Place = [0.4, 0.5, -0.6];
    const disc = at("miyamoto-nagai", { mass: 1, a: 0, b: 0.7 }, place);
    expect(disc).toEqual(at("plummer", { mass: 1, scale: 0.7 }, place).map((x) => expect.closeTo(x, 12)));
  });

  it("a logarithmic halo turns at its velocity far out", () => {
    const r = 1e4;
    expect(Math.sqrt(-r * at("logarithmic", { velocity: 2, core: 0.1 }, [r, 0, 0])[0]!)).toBeCloseTo(2, 8);
  });

  it("a bar is a needle along x: a point of its mass far away, and shorter ones are softened points", () => {
    const [far, near] = [1e4, [0.5, 0.6, 0.7] as Place];
    expect(-at("bar", { mass: 3, length: 1 }, [far, 0, 0])[0]! * far * far).toBeCloseTo(3, 4);
    const short = at("bar", { mass: 1, length: 1e-3, b: 0.3, c: 0.1 }, near);
    expect(short).toEqual(at("miyamoto-nagai", { mass: 1, a: 0.3, b: 0.1 }, near).map((x) => expect.closeTo(x, 5)));
  });

  it("a power law with a cut-off has all of its mass far out, and the slope of its density inside", () => {
    const inside = (r: number) => -at("power-law-cutoff", { mass: 1, slope: 1.8, cutoff: 1.9 }, [r, 0, 0])[0]! * r * r;
    expect(inside(20)).toBeCloseTo(1, 12);
    expect(Math.log(inside(2e-4) / inside(1e-4)) / Math.log(2)).toBeCloseTo(3 - 1.8, 6);
  });

  it("the Milky Way turns with 220 km/s at the Sun, by its parts in the shares of the paper", () => {
    const parts = milkyWay2014().map((one) => -8 * field([one], [8, 0, 0])[0]!);
    expect(Math.sqrt(parts.reduce((a, b) => a + b))).toBeCloseTo(220, 9);
    expect(parts.map((part) => part / 220 ** 2)).toEqual([0.05, 0.6, 0.35].map((share) => expect.closeTo(share, 12)));
  });
});

it("a potential that is not there, or a value out of range, is refused in one line", () => {
  expect(() => term("isothermal", {})).toThrow(/^unknown potential "isothermal"; known: point, plummer/);
  expect(() => term("nfw", { scale: -1 })).toThrow(/scale = -1 is not a number from/);
  expect(() => term("nfw", { radius: 1 })).toThrow(/has no parameter "radius"; it has: mass, scale/);
});
