import { describe, expect, it } from "vitest";
import { buildGalaxy, type Galaxy } from "../../../src/data/models/galaxy.ts";
import { spiralSpec } from "../../../src/data/models/otherGalaxies.ts";
import { fittedSpecs, galaxyZoo, massWithin, stateAtStart } from "../../../src/data/scenarios/galaxyZoo.ts";
import { FITTED_PAIRS } from "../../../src/data/scenarios/galaxyZooPairs.ts";
import { dataFile } from "../../dataFiles.ts";
import { pick } from "../models/measures.ts";

const source = dataFile("jspam_galaxyzoo_mergers_62.txt");

type Three = readonly [number, number, number];

/** Mean of some bodies' positions or velocities (equal masses). */
const mean = (t: Float32Array, members: readonly number[]): Three =>
  [0, 1, 2].map((k) => members.reduce((sum, i) => sum + t[3 * i + k]!, 0) / members.length) as unknown as Three;

describe("the fitted pairs", () => {
  it("are 62, with positive masses and radii, and start before the picture", () => {
    expect(FITTED_PAIRS).toHaveLength(62);
    expect(new Set(FITTED_PAIRS.map((p) => p.name)).size).toBe(62);
    const { headings, choices } = galaxyZoo.parameters[0]!;
    expect(headings![choices!.indexOf("Arp 244")]).toBe("Hubble telescope");
    expect(headings![choices!.findIndex((name) => name.startsWith("SDSS"))]).toBe("Sloan Digital Sky Survey");
    for (const p of FITTED_PAIRS) {
      expect(Math.min(...p.masses, ...p.radii, -p.start)).toBeGreaterThan(0);
      for (const x of [...p.position, ...p.velocity, ...p.phi, ...p.theta]) expect(Number.isFinite(x)).toBe(true);
    }
  });

  it.skipIf(!source)("agree with the published table", () => {
    const lines = new TextDecoder().decode(source!).trim().split("\n");
    lines.forEach((line, k) => {
      const [numbers, start, , name] = line.split(" ") as [string, string, string, string];
      const p = FITTED_PAIRS[k]!;
      const mine = [...p.position, ...p.velocity, ...p.masses, ...p.radii, ...p.phi, ...p.theta];
      expect(mine).toEqual(numbers.split(",").slice(0, 14).map(Number));
      expect(p.start).toBeCloseTo(Number(start), 3);
      // One has the name that people know before its own.
      expect(p.name.replace(/^Arp 240 \((.+)\)$/, "$1").replace(/ /g, "")).toBe(
        name.replace(/^HST_/, "").replace("_", ""),
      );
    });
  });
});

describe("galaxy-zoo", () => {
  const spiral = spiralSpec(1.4, 3, 0.12);
  const pair = FITTED_PAIRS[56]!;
  const [first, second] = fittedSpecs(pair, spiral).map(buildGalaxy) as [Galaxy, Galaxy];

  it("has the fitted masses within the fitted radii", () => {
    // 1e11 Msun and 15 kpc in 2.325e9 Msun and 1 kpc.
    [first, second].forEach((galaxy, g) => {
      expect(massWithin(galaxy, 15 * pair.radii[g]!) / (pair.masses[g]! * 43.013)).toBeCloseTo(1, 2);
    });
    expect(massWithin(first, 1e6)).toBe(first.mass);
  });

  it("comes back to the state of the picture when it runs forward in the same field", () => {
    const { position, velocity } = stateAtStart(pair, first, second);
    const x = [...position];
    const v = [...velocity];
    const steps = 40_000;
    const dt = (-pair.start * 8.857) / steps; // 86.6 Myr in 9.778 Myr
    for (let i = 0; i < steps; i++) {
      const r = Math.hypot(...x);
      const pull = (massWithin(first, r) + massWithin(second, r)) / r ** 3;
      for (let k = 0; k < 3; k++) v[k]! -= dt * pull * x[k]!;
      for (let k = 0; k < 3; k++) x[k]! += dt * v[k]!;
    }
    pair.position.forEach((c, k) => {
      expect(Math.abs(x[k]! - 15 * c)).toBeLessThan(0.3);
    });
  });

  it("turns its discs as fitted and puts every pair in its place", () => {
    for (const index of [1, 40, 57, 62]) {
      const bodies = galaxyZoo.make({ pair: index }, { n: 6000, seed: 2 });
      const p = FITTED_PAIRS[index - 1]!;
      for (const g of [0, 1] as const) {
        const members = pick(bodies, (i) => bodies.galaxy[i] === g && bodies.component[i] === 0);
        const [c, drift] = [mean(bodies.position, members), mean(bodies.velocity, members)];
        const spin = [0, 0, 0];
        for (const i of members) {
          const x = c.map((m, k) => bodies.position[3 * i + k]! - m);
          const w = drift.map((m, k) => bodies.velocity[3 * i + k]! - m);
          spin[0]! += x[1]! * w[2]! - x[2]! * w[1]!;
          spin[1]! += x[2]! * w[0]! - x[0]! * w[2]!;
          spin[2]! += x[0]! * w[1]! - x[1]! * w[0]!;
        }
        const length = Math.hypot(...spin);
        const [phi, theta] = [(p.phi[g] * Math.PI) / 180, (p.theta[g] * Math.PI) / 180];
        const wanted = [Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi), Math.cos(theta)];
        const cosine = wanted.reduce((sum, w, k) => sum + (w * spin[k]!) / length, 0);
        expect(cosine).toBeGreaterThan(0.97);
      }
    }
  });

  it("has a moment and a view of its own for each pair, which hold both galaxies then and at the start", () => {
    const views = FITTED_PAIRS.map((p, k) => {
      const { moment, defaults } = galaxyZoo.forValues!({ pair: k + 1 }) as Pick<
        typeof galaxyZoo,
        "moment" | "defaults"
      >;
      // 86.6 Myr in 9.778 Myr
      expect(moment.time).toBeCloseTo(-p.start * 8.857, 1);
      const shares = [p.masses[1], p.masses[0]].map((m) => m / (p.masses[0] + p.masses[1]));
      const apart = 15 * Math.hypot(p.position[0], p.position[1]);
      const farthest = Math.max(...shares.map((share, g) => share * apart + 7.5 * p.radii[g]!));
      expect(moment.viewRadius! / farthest).toBeGreaterThan(1);
      expect(moment.viewRadius! / farthest).toBeLessThan(1.2);
      expect(defaults.viewRadius).toBeGreaterThanOrEqual(moment.viewRadius!);
      expect(defaults).toEqual({ ...galaxyZoo.defaults, viewRadius: defaults.viewRadius });
      return defaults.viewRadius;
    });
    expect(Math.max(...views) / Math.min(...views)).toBeGreaterThan(20);
    expect(galaxyZoo.defaults.viewRadius).toBe(views[57]);
    expect(galaxyZoo.moment).toEqual(galaxyZoo.forValues!({}).moment);
    // The view is worked out without the galaxies; with them the start lies in it.
    for (const k of [16, 57]) {
      const p = FITTED_PAIRS[k]!;
      const [a, b] = fittedSpecs(p, spiral).map(buildGalaxy) as [Galaxy, Galaxy];
      const [x, y] = stateAtStart(p, a, b).position;
      const share = Math.max(...p.masses) / (p.masses[0] + p.masses[1]);
      expect(share * Math.hypot(x, y)).toBeLessThan(views[k]!);
    }
  });

  it("refuses a pair that is not there", () => {
    expect(() => galaxyZoo.make({ pair: 63 }, { n: 1000, seed: 1 })).toThrow(
      /pair = 63 is not a whole number from 1 to 62/,
    );
  });
});
