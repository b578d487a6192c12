import { expect, it } from "vitest";
import { ASKED, askedFor, cornerCsv } from "../../src/fit/corner.ts";
import { cornerSvg } from "../../src/fit/cornerSvg.ts";
import type { Encounter } from "../../src/fit/encounter.ts";
import { rigidGalaxy } from "../../src/fit/rigid.ts";
import type { Tried } from "../../src/fit/search.ts";

const GALAXY = rigidGalaxy("halo");

const model = (k: number): Tried => {
  const encounter: Encounter = {
    position: [2, 0, 0.1 * k],
    velocity: [0.9, 0.5, 0.1],
    masses: [1, 0.5 + 0.01 * k],
    radii: [1, 0.8],
    phi: [30, 80],
    theta: [20, 120],
  };
  return {
    score: 0.9,
    correlation: 0.9,
    tails: 1,
    motion: 1,
    restart: 1,
    generation: k,
    at: new Float64Array(12),
    encounter,
  };
};
const models = (count: number) => Array.from({ length: count }, (_, k) => model(k));

it("tells what people ask of the models that are about as good", () => {
  const close = models(20);
  const asked = askedFor(GALAXY, { best: close[3]!, close });
  expect(asked.models).toEqual(close);
  expect(asked.best).toEqual(asked.rows[3]);
  const number = (k: number, name: (typeof ASKED)[number]) => asked.rows[k]![ASKED.indexOf(name)]!;
  expect(number(7, "mass_ratio")).toBeCloseTo(0.57);
  expect(number(7, "total_mass_1e11")).toBeCloseTo(1.57);
  expect(number(7, "nearer_kpc")).toBeCloseTo(10.5);
  expect(number(7, "since_pericentre_myr")).toBeGreaterThan(0);
  // A table that numpy reads: a head, and as many numbers in each line.
  const lines = cornerCsv({ best: close[3]! }, asked).trim().split("\n");
  expect(lines).toHaveLength(21);
  const width = lines[0]!.split(",").length;
  for (const line of lines.slice(1)) {
    const numbers = line.split(",").map(Number);
    expect(numbers).toHaveLength(width);
    expect(numbers.every(Number.isFinite)).toBe(true);
  }
});

it("takes 500 models evenly where there are more", () => {
  const close = models(1000);
  const { models: taken } = askedFor(GALAXY, { best: close[0]!, close });
  expect(taken).toHaveLength(500);
  expect([taken[0]!.generation, taken[250]!.generation]).toEqual([0, 500]);
});

it("draws each number by itself and each pair, two searches in two colours, a number that is the same in all too", () => {
  const of = (count: number) => askedFor(GALAXY, { best: model(0), close: models(count) });
  const names = ["A & B", ...ASKED.slice(1)];
  const svg = cornerSvg([of(30), of(12)], { names, legend: ["30 models", "12 models"], ink: "#222" });
  expect(svg.match(/<g /g)).toHaveLength((7 * 8) / 2);
  expect(svg).toContain("A &amp; B");
  for (const colour of ["#3b8eea", "#e8862e"]) {
    expect(svg.match(new RegExp(`stroke="${colour}"`, "g"))).toHaveLength(7);
    expect(svg.match(new RegExp(`fill="${colour}"`, "g"))!.length).toBeGreaterThanOrEqual(21);
  }
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});
