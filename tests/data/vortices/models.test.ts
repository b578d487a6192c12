import { describe, expect, it } from "vitest";
import { resolveValues } from "../../../src/data/parameter.ts";
import { checkElements, type VortexElements } from "../../../src/data/vortices/elements.ts";
import { energiesOf, invariantsOf } from "../../../src/data/vortices/invariants.ts";
import { findVortexModel, VORTEX_MODELS } from "../../../src/data/vortices/models/index.ts";
import { coreConstant, ringSpeed } from "../../../src/data/vortices/theory.ts";
import { linesOf } from "../../../src/engine/vortices/lines.ts";
import { inducedBy } from "../../reference/vortexFlow.ts";

function made(name: string, values: Record<string, number> = {}, n: number | null = null): VortexElements {
  const model = findVortexModel(name);
  return model.make(resolveValues(name, model.parameters, values), { n, seed: 1 });
}

const tubes = VORTEX_MODELS.filter((model) => model.parameters.length > 0);

describe.each(VORTEX_MODELS)("$name", ({ name }) => {
  it("makes elements with finite numbers and cores, the same for the same seed", () => {
    const elements = made(name, {}, name === "random-cube" ? 500 : null);
    expect(() => checkElements(elements, name)).not.toThrow();
    expect(made(name, {}, name === "random-cube" ? 500 : null)).toEqual(elements);
  });
});

describe.each(tubes)("$name", ({ name }) => {
  it("is made of closed lines: strengths add up to nothing", () => {
    const { vorticity, strength } = invariantsOf(made(name));
    for (const sum of vorticity) expect(Math.abs(sum)).toBeLessThan(1e-6 * strength);
  });
});

describe.each(tubes)("$name", ({ name }) => {
  it("knows its lines: the strengths run along them, and one cross-section has the circulation", () => {
    const elements = made(name, { layers: 1, overlap: 1, profile: 1 });
    const { circulation } = linesOf(elements);
    // A section of the first tube; half the way from the previous to the next is a little less than an arc.
    const all = circulation.subarray(0, elements.next![0]).reduce((sum, c) => sum + Math.abs(c), 0);
    expect(all).toBeGreaterThan(1);
    expect(all).toBeLessThan(1.001);
    const { next, position, strength } = elements;
    const offs = Array.from(next!, (at, from) => {
      const to = next![at]!;
      const off = (k: number) =>
        0.5 * circulation[at]! * (position[3 * to + k]! - position[3 * from + k]!) - strength[3 * at + k]!;
      return Math.hypot(off(0), off(1), off(2)) / Math.hypot(...strength.subarray(3 * at, 3 * at + 3));
    });
    // Where the trefoil bends most: 8e-4.
    expect(Math.max(...offs)).toBeLessThan(1e-3);
    // Sections are evenly apart along each tube's centre line.
    const gaps = Array.from(next!, (to, from) =>
      from % 9 === 0 ? Math.hypot(...[0, 1, 2].map((k) => position[3 * to + k]! - position[3 * from + k]!)) : 0,
    ).filter((gap) => gap > 0);
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.01);
  });
});

describe("a ring", () => {
  it("has the circulation that was asked for, and the impulse circulation times area of its vorticity", () => {
    const { circulation, impulse, rings } = invariantsOf(made("ring", { circulation: 2, radius: 1.5, core: 0.1 }));
    expect(circulation[0]).toBeCloseTo(2, 6);
    // pi G (R^2 + the mean square distance along the radius), core^2 / 2 less what the elements' cores add.
    expect(impulse[2]! / (2 * Math.PI * 1.5 ** 2)).toBeCloseTo(1, 2);
    expect(rings[0]!.radius).toBeCloseTo(1.5, 2);
    expect(rings[0]!.height).toBeCloseTo(0, 6);
  });

  it.each([
    ["gaussian", 0, 0.1],
    ["gaussian", 0, 0.05],
    ["uniform", 1, 0.1],
    ["uniform", 1, 0.05],
  ] as const)("of one line with a %s core (%i) of %f is a filament as fast as theory says", (kind, profile, core) => {
    const elements = made("ring", { layers: 0, core, profile });
    const speed = inducedBy(elements)[2]!;
    expect(Math.abs(speed / ringSpeed(1, 1, core, coreConstant(kind)) - 1)).toBeLessThan(2e-3);
    // The elements' own cores give it.
    expect(Math.abs(speed / ringSpeed(1, 1, elements.core[0]!, coreConstant("filament")) - 1)).toBeLessThan(2e-3);
  });

  it("refuses too few elements, and cores that are too wide", () => {
    expect(() => made("ring", {}, 100)).toThrow(/n = 100: .*take \d+ or more/);
    expect(() => made("ring", { layers: 1, overlap: 3 })).toThrow("layers = 1");
  });
});

describe("energy, enstrophy, helicity", () => {
  it("of a thin filament ring: G^2 R / 2 (ln(8 R / sigma) - 2 + what its core leaves), no helicity", () => {
    const elements = made("ring", { layers: 0, core: 0.05 });
    const { energy, enstrophy, helicity } = energiesOf(elements, Float32Array.from(inducedBy(elements)));
    // Lamb's sum u . (x cross G) is 2 I U less u_r z and the like, which vanish on a flat ring: U along the axis, x cross G = R G.
    const { impulse } = invariantsOf(elements);
    expect(energy / (2 * impulse[2]! * ringSpeed(1, 1, 0.05, coreConstant("gaussian")))).toBeCloseTo(1, 2);
    expect(enstrophy).toBeGreaterThan(0);
    expect(Math.abs(helicity)).toBeLessThan(1e-6);
  });
});
