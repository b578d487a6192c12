import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BONSAI } from "../../bench/bonsai.ts";
import { BONSAI_SPHERE } from "../../bench/bonsaiSphere.ts";
import type { Case } from "../../bench/cases.ts";
import { DISTRIBUTIONS, FAR } from "../../bench/distributions.ts";
import { findSuites, SUITES } from "../../bench/suites.ts";
import { writePlots } from "../../bench/tables.ts";
import { findModel } from "../../src/data/scenarios/index.ts";
import { SOLVERS } from "../../src/engine/index.ts";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "antennae-bench-"));
});
afterEach(() => rmSync(out, { recursive: true }));

describe("suites", () => {
  it("are found by name, all at once, or none", () => {
    expect(findSuites("all")).toBe(SUITES);
    expect(findSuites("none")).toEqual([]);
    expect(findSuites("errors,plummer").map((suite) => suite.folder)).toEqual(["errors", "."]);
    expect(() => findSuites("plumer")).toThrow(
      /^there is no suite "plumer"; known are: all, none, distributions, far, plummer, large/,
    );
    expect(findSuites("distributions").map(({ plan }) => plan.model)).toEqual(DISTRIBUTIONS.map(({ name }) => name));
  });

  it("ask for models and solvers that exist, each into a folder of its own", () => {
    expect(new Set(SUITES.map((suite) => suite.folder)).size).toBe(SUITES.length);
    const solvers = SOLVERS.map((solver) => solver.name);
    for (const { plan } of SUITES) {
      const own = [BONSAI_SPHERE, ...[...DISTRIBUTIONS, ...FAR].map(({ name }) => name)];
      if (plan.model !== undefined && !own.includes(plan.model)) expect(findModel(plan.model).name).toBe(plan.model);
      for (const solver of plan.solvers!) expect(solvers).toContain(solver);
      expect(plan.n!.length).toBeGreaterThan(0);
    }
  });
});

describe("distributions", () => {
  it.each(DISTRIBUTIONS)(
    "$name: so many bodies of mass 1 in all, at rest about the origin, the same for a seed",
    ({ make }) => {
      const bodies = make(1000, 3);
      expect(bodies.count).toBe(1000);
      expect(bodies.mass.reduce((sum, m) => sum + m, 0)).toBeCloseTo(1, 5);
      expect(bodies.velocity.every((v) => v === 0)).toBe(true);
      for (let c = 0; c < 3; c++) {
        expect(
          bodies.position.reduce((sum, x, k) => sum + (k % 3 === c ? x * bodies.mass[(k - c) / 3]! : 0), 0),
        ).toBeCloseTo(0, 4);
      }
      expect(make(1000, 3).position).toEqual(bodies.position);
      expect(make(1000, 4).position).not.toEqual(bodies.position);
    },
  );
});

describe("far bodies", () => {
  it.each(FAR)("$name: a sphere and so many of its bodies between 10 and 1e9 radii", ({ name, make }) => {
    const { position, mass } = make(20_000, 3);
    const far = Array.from(mass.keys()).filter((i) => Math.hypot(...position.subarray(3 * i, 3 * i + 3)) > 1000);
    const wanted = Number(name.replace("far-", ""));
    // Evenly in the logarithm: three quarters of the decades are beyond 1000.
    expect(far.length).toBeGreaterThanOrEqual(0.7 * wanted);
    expect(far.length).toBeLessThanOrEqual(wanted);
    expect(make(20_000, 3).position).toEqual(position);
  });
});

/** Tables as `npm run bench` writes them, with the little of each case that plots read. */
function lay(folder: string, adapter: string, cases: readonly Partial<Case>[], model = "plummer"): void {
  const results = { adapter, commit: "c0ffee", date: "", plan: { model, file: null, eps: 0.01 }, cases, ratios: [] };
  mkdirSync(join(out, folder), { recursive: true });
  writeFileSync(
    join(out, folder, `${adapter.toLowerCase().replaceAll(" ", "-")}.json`),
    JSON.stringify({ ...results }),
  );
}

const timed = (n: number, stepMs: number) => ({ n, solver: "adaptive", theta: 0.75, stepMs });
const wrong = (theta: number | null, p50: number, p99: number) =>
  ({ n: 2 ** 20, solver: "adaptive", theta, accelerationError: { p50, p99 } }) as Partial<Case>;

/** Places of the dots of one colour. */
function dots(svg: string, colour: string): string[] {
  return [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="2.6" fill="(#\w+)"/g)]
    .filter(([, , , fill]) => fill === colour)
    .map(([, x, y]) => `${x} ${y}`);
}

describe("plots", () => {
  it("join the tables of time, and put Bonsai's kernel where a step of the same time would be", () => {
    const { n, ms } = BONSAI.walk[2];
    lay(".", BONSAI.adapter, [timed(2 ** 15, 0.3), timed(n, ms)]);
    lay("large", BONSAI.adapter, [timed(2 ** 24, 30)]);
    expect(writePlots(out)).toEqual([join(out, "nvidia-h200.svg")]);
    const svg = readFileSync(join(out, "nvidia-h200.svg"), "utf8");
    const ours = dots(svg, "#0072b2");
    const theirs = dots(svg, "#000000");
    expect(ours).toHaveLength(3);
    expect(theirs).toHaveLength(BONSAI.walk.length);
    expect(theirs).toContain(ours[1]);
    expect(svg).toContain("16,777,216");
  });

  it("leave Bonsai out on any other GPU, and are not made of two points", () => {
    lay(".", "Other GPU", [timed(1024, 1), timed(2048, 2), timed(4096, 4)]);
    lay("large", "Third GPU", [timed(2 ** 23, 1), timed(2 ** 24, 2)]);
    expect(writePlots(out)).toEqual([join(out, "other-gpu.svg")]);
    expect(dots(readFileSync(join(out, "other-gpu.svg"), "utf8"), "#000000")).toEqual([]);
  });

  it("show errors against theta, a panel for each model, with Bonsai's beside those of Plummer spheres", () => {
    const known = BONSAI.errors.filter((e) => e.n === 2 ** 20);
    lay("errors", "Any GPU", [...known.map((e) => wrong(e.theta, e.p50, e.p99)), wrong(null, 1e-7, 1e-6)]);
    lay("antennae", "Any GPU", [wrong(0.5, 1e-4, 1e-3), wrong(0.6, 2e-4, 2e-3), wrong(0.75, 4e-4, 4e-3)], "antennae");
    expect(writePlots(out)).toEqual([join(out, "any-gpu-errors.svg")]);
    const svg = readFileSync(join(out, "any-gpu-errors.svg"), "utf8");
    expect(svg).toContain("Force error, plummer, 1,048,576 bodies");
    expect(svg).toContain("Force error, antennae, 1,048,576 bodies");
    const theirs = dots(svg, "#000000");
    expect(theirs).toHaveLength(2 * known.length);
    // The same numbers lie in the same places.
    expect(dots(svg, "#0072b2").slice(0, 12).sort()).toEqual(theirs.sort());
  });
});
