import { describe, expect, it } from "vitest";
import { findModel, SCENARIOS } from "../../../src/data/scenarios/index.ts";
import { incomingState } from "../../../src/data/scenarios/orbit.ts";
import { plummerMerger } from "../../../src/data/scenarios/plummerMerger.ts";
import { centre, hashBodies, ksScore, pick } from "../models/measures.ts";

const make = (values = {}, n = 6000) => plummerMerger.make(values, { n, seed: 2 });

describe("plummer-merger", () => {
  it("shares bodies of equal mass by the mass ratio and tags the galaxies", () => {
    const b = make({ massRatio: 0.25 }, 5000);
    expect(pick(b, (i) => b.galaxy[i] === 1).length).toBe(1000);
    for (const m of b.mass) expect(Math.abs(m / (1.25 / 5000) - 1)).toBeLessThan(1e-5);
  });

  it("puts the centres on the orbit, the whole at rest at the origin", () => {
    const values = { massRatio: 0.5, pericentre: 0.4, eccentricity: 0.9, separation: 6 };
    const b = make(values);
    const all = centre(b);
    for (const v of [...all.position, ...all.velocity]) expect(Math.abs(v)).toBeLessThan(1e-6);
    const mean = (g: number, values: Float32Array) => {
      const members = pick(b, (i) => b.galaxy[i] === g);
      return [0, 1, 2].map((k) => members.reduce((sum, i) => sum + values[3 * i + k]!, 0) / members.length);
    };
    const state = incomingState(1.5, values);
    for (const k of [0, 1, 2]) {
      expect(mean(1, b.position)[k]! - mean(0, b.position)[k]!).toBeCloseTo(state.position[k]!, 5);
      expect(mean(1, b.velocity)[k]! - mean(0, b.velocity)[k]!).toBeCloseTo(state.velocity[k]!, 5);
    }
  });

  it("gives the second sphere its own radius", () => {
    const b = make({ massRatio: 1, secondRadius: 0.4, cut: 100 });
    const members = pick(b, (i) => b.galaxy[i] === 1);
    const c = [0, 1, 2].map((k) => members.reduce((sum, i) => sum + b.position[3 * i + k]!, 0) / members.length);
    const r = members.map((i) => Math.hypot(...[0, 1, 2].map((k) => b.position[3 * i + k]! - c[k]!)));
    const a = (0.4 * 3 * Math.PI) / 16;
    expect(ksScore(r, (x) => ((x / a) ** 2 / (1 + (x / a) ** 2)) ** 1.5)).toBeLessThan(1.63);
  });

  it("repeats, and refuses an impossible orbit", () => {
    expect(hashBodies(make({}, 400))).toBe(hashBodies(make({}, 400)));
    expect(() => make({ pericentre: 9 })).toThrow(/larger than the start separation/);
    expect(() => make({}, 1)).toThrow(/1 bodies are too few/);
  });
});

describe("findModel", () => {
  it("finds every scenario by name and lists the names otherwise", () => {
    for (const s of SCENARIOS) expect(findModel(s.name)).toBe(s);
    expect(() => findModel("plumer")).toThrow(/there is no model or scenario "plumer"; known are: .*plummer-merger/);
  });
});
