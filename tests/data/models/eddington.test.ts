import { describe, expect, it } from "vitest";
import { eddington } from "../../../src/data/models/eddington.ts";
import { exponentialDisc } from "../../../src/data/models/exponentialDisc.ts";
import { buildGalaxy } from "../../../src/data/models/galaxy.ts";
import { milkyWaySpec } from "../../../src/data/models/milkyWay.ts";
import { logGrid, potentialOf, softenedShell, sphereOn } from "../../../src/data/models/potential.ts";
import { hernquistProfile, nfwProfile } from "../../../src/data/models/profiles.ts";
import { simpson } from "./measures.ts";

describe("softenedShell", () => {
  it("is the mean softened pull of a shell, and Newton's theorem without softening", () => {
    for (const [r, s, eps] of [
      [1, 0.5, 0.3],
      [0.5, 1, 0.3],
      [1, 1, 0.1],
      [1e-3, 1, 0.2],
      [0.01, 1, 1e-3],
      [5, 1e-4, 0.5],
    ] as const) {
      // Mean over the shell of r^2 (r - s mu) / (d^2 + eps^2)^(3/2), mu the cosine of the angle.
      const pull = (mu: number) => (r * r * (r - s * mu)) / (r * r + s * s - 2 * r * s * mu + eps * eps) ** 1.5;
      const mean = 0.5 * simpson(pull, -1, 1, 4000);
      expect(Math.abs(softenedShell(r, s, eps) / mean - 1)).toBeLessThan(2e-5);
    }
    expect(softenedShell(2, 1, 0)).toBeCloseTo(1, 14);
    expect(softenedShell(1, 2, 0)).toBe(0);
  });
});

describe("potentialOf", () => {
  it("gives Hernquist's potential and enclosed mass", () => {
    const grid = logGrid(1e-4, 4e5);
    const sphere = sphereOn(grid, hernquistProfile(1, 1e5), 1);
    const { psi } = potentialOf(grid, [sphere.enclosed], 0);
    grid.r.forEach((r, i) => {
      if (r > 100) return; // the cut
      expect(Math.abs(sphere.enclosed[i]! / (r / (1 + r)) ** 2 - 1)).toBeLessThan(1e-4);
      expect(Math.abs(psi[i]! * (1 + r) - 1)).toBeLessThan(1e-3);
    });
  });

  it("adds a point mass, softened", () => {
    const grid = logGrid(1e-3, 100);
    const { psi } = potentialOf(grid, [], 0.1, 2);
    const exact = (r: number) => 2 / Math.hypot(r, 0.1) - 2 / Math.hypot(100, 0.1);
    grid.r.forEach((r, i) => void expect(Math.abs(psi[i]! - exact(r))).toBeLessThan(1e-4 * (1 + exact(r))));
  });
});

describe("eddington", () => {
  it("gives Hernquist's distribution function (Binney & Tremaine 2008, eq. 4.51)", () => {
    const grid = logGrid(1e-4, 4e5, 1600);
    const sphere = sphereOn(grid, hernquistProfile(1, 1e5), 1);
    const f = eddington("sphere", sphere, potentialOf(grid, [sphere.enclosed], 0));
    for (let e = 0.05; e < 0.96; e += 0.05) {
      const bracket = (1 - 2 * e) * (8 * e * e - 8 * e - 3) + (3 * Math.asin(Math.sqrt(e))) / Math.sqrt(e * (1 - e));
      const exact = (Math.sqrt(e) / (Math.SQRT2 * (2 * Math.PI) ** 3 * (1 - e) ** 2)) * bracket;
      expect(Math.abs(f(e) / exact - 1), `E = ${e}`).toBeLessThan(2e-3);
    }
  });

  it("gives back the density of every component of the Milky Way, 4 pi int f v^2 dv", () => {
    const galaxy = buildGalaxy(milkyWaySpec(1.3, 3, 0.05));
    for (const sphere of galaxy.spheres) {
      for (const part of [0.02, 0.1, 0.3, 0.6, 0.9]) {
        const k = sphere.enclosed.findIndex((m) => m > part * sphere.mass);
        const psi = galaxy.potential.psi[k]!;
        const speed2 = (v: number) => 4 * Math.PI * v * v * sphere.f(psi - 0.5 * v * v);
        const density = simpson(speed2, 0, Math.sqrt(2 * psi), 4000);
        const exact = sphere.normalisation * sphere.profile.density(galaxy.potential.grid.r[k]!);
        expect(Math.abs(density / exact - 1), `${sphere.spec.component} at ${part}`).toBeLessThan(2e-3);
      }
    }
  });

  it("refuses a cored bulge in a cuspy halo with one clear line", () => {
    const cored = { key: "cored", scale: 0.3, extent: 30, density: (r: number) => (1 + (r / 0.3) ** 2) ** -2.5 };
    const build = () =>
      buildGalaxy({
        spheres: [
          { component: "bulge", profile: cored, mass: 0.1 },
          { component: "halo", profile: nfwProfile(1, 10), mass: 10 },
        ],
        softening: 0,
      });
    expect(build).toThrow(/^the bulge has no isotropic equilibrium here: .* negative at r = [^;]*; give it [^\n]*$/);
  });

  it("refuses a flat bulge about a black hole", () => {
    const values = { sersicIndex: 0.8, blackHole: 0.05, softening: 0 };
    expect(() => exponentialDisc.make(values, { n: 100, seed: 1 })).toThrow(/^the bulge has no isotropic equilibrium/);
  });
});
