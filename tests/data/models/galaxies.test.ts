import { describe, expect, it } from "vitest";
import { exponentialDisc } from "../../../src/data/models/exponentialDisc.ts";
import { buildGalaxy, circularSpeed, type GalaxySpec, type SphereSpec } from "../../../src/data/models/galaxy.ts";
import { MODELS } from "../../../src/data/models/index.ts";
import { MILKY_WAY_CURVE, milkyWay, milkyWaySpec } from "../../../src/data/models/milkyWay.ts";
import { andromedaSpec, ellipticalSpec, smallDiscSpec } from "../../../src/data/models/otherGalaxies.ts";
import { scaleProfile } from "../../../src/data/models/scaling.ts";
import { centre, energies, hashBodies, pick, radii, virialBound } from "./measures.ts";

describe("a galaxy", () => {
  const spec = () => milkyWaySpec(1.3, 3, 0.05);

  it("is solved once for all its bodies, and again where any number of it is another", () => {
    const { disc, spheres, softening, blackHole = 0 } = spec();
    const [bulge, halo] = spheres as [SphereSpec, SphereSpec];
    const one = buildGalaxy(spec());
    expect(buildGalaxy(spec())).toBe(one);
    const others: GalaxySpec[] = [
      { ...spec(), softening: softening + 1e-9 },
      { ...spec(), blackHole: blackHole + 0.01 },
      { ...spec(), quiet: true },
      { spheres, softening },
      ...(["mass", "scaleLength", "scaleHeight", "toomreQ"] as const).map((name) => ({
        ...spec(),
        disc: { ...disc!, [name]: 1.001 * disc![name] },
      })),
      { ...spec(), spheres: [{ ...bulge, mass: 1.001 * bulge.mass }, halo] },
      { ...spec(), spheres: [bulge, { ...halo, heaviness: 5 }] },
      { ...spec(), spheres: [bulge, { ...halo, profile: scaleProfile(halo.profile, 1.001) }] },
      { ...spec(), spheres: [{ ...bulge, component: "stars" }, halo] },
    ];
    for (const other of others) {
      expect(buildGalaxy(other)).not.toBe(one);
      expect(buildGalaxy(spec())).toBe(one);
    }
    expect(new Set(others.map(buildGalaxy)).size).toBe(others.length);
  });

  it("has the same bodies whether it was known or not", () => {
    const draw = () => hashBodies(milkyWay.make({}, { n: 2000, seed: 3 }));
    const first = draw();
    expect(draw()).toBe(first);
    // So many others that it is forgotten.
    for (let k = 1; k <= 6; k++) buildGalaxy(ellipticalSpec(k, 1, 1, 0.01));
    expect(draw()).toBe(first);
  });
});

describe("milky-way", () => {
  it.each([0.02, 0.1])("has the circular speed of Widrow & Dubinski's model within 1.5 %%, softening %s kpc", (eps) => {
    const galaxy = buildGalaxy(milkyWaySpec(1.3, 3, eps));
    for (const [radius, speed] of MILKY_WAY_CURVE) {
      expect(Math.abs(circularSpeed(galaxy, radius) / speed - 1), `${radius} kpc`).toBeLessThan(0.015);
    }
  });

  it("has it in its bodies too: direct sum of the pull over bodies at 8 kpc", () => {
    const n = 40000;
    const b = milkyWay.make({}, { n, seed: 1 });
    let sum = 0;
    const azimuths = 24;
    const disc = pick(b, (i) => b.component[i] === 0);
    const [x0, y0] = [0, 1].map((k) => disc.reduce((s, i) => s + b.position[3 * i + k]! / disc.length, 0)) as [
      number,
      number,
    ];
    for (let k = 0; k < azimuths; k++) {
      const c = Math.cos((2 * Math.PI * k) / azimuths);
      const s = Math.sin((2 * Math.PI * k) / azimuths);
      for (let i = 0; i < n; i++) {
        const dx = x0 + 8 * c - b.position[3 * i]!;
        const dy = y0 + 8 * s - b.position[3 * i + 1]!;
        const d2 = dx * dx + dy * dy + b.position[3 * i + 2]! ** 2 + 0.3 ** 2;
        sum += (b.mass[i]! * (dx * c + dy * s) * 8) / (d2 * Math.sqrt(d2)) / azimuths;
      }
    }
    expect(Math.abs(Math.sqrt(sum) / 2.324 - 1)).toBeLessThan(0.025);
  });

  it("weighs 3.5e10, 1.2e10 and 5.5e11 Msun", () => {
    const b = milkyWay.make({}, { n: 5000, seed: 1 });
    for (const [component, mass] of [
      [0, 3.52e10],
      [1, 1.23e10],
      [2, 5.52e11],
    ] as const) {
      const sum = pick(b, (i) => b.component[i] === component).reduce((total, i) => total + b.mass[i]!, 0);
      expect(Math.abs((sum * b.units.massMsun!) / mass - 1)).toBeLessThan(0.01);
    }
  });
});

describe("twins", () => {
  const bodies = milkyWay.make({}, { n: 3001, seed: 2 });
  const of = (component: number) =>
    Array.from(bodies.component.keys()).filter((i) => bodies.component[i] === component);

  it.each([
    ["bulge", 1],
    ["halo", 2],
  ])("a %s body and the next mirror each other at the disc's plane", (_name, component) => {
    const members = of(component as number);
    const { position, velocity } = bodies;
    // The whole galaxy was moved to its centre of mass, with the disc, which has no twins.
    const middle = [position, velocity].map((values) => values[3 * members[0]! + 2]! + values[3 * members[1]! + 2]!);
    for (let k = 0; k + 1 < members.length; k += 2) {
      const [i, j] = [members[k]!, members[k + 1]!];
      [position, velocity].forEach((values, which) => {
        for (const axis of [0, 1]) expect(values[3 * i + axis]).toBe(values[3 * j + axis]);
        const size = Math.abs(values[3 * i + 2]!) + 1;
        expect(Math.abs(values[3 * i + 2]! + values[3 * j + 2]! - middle[which]!)).toBeLessThan(1e-6 * size);
      });
    }
  });

  it("the disc's bodies are drawn one by one", () => {
    const heights = new Set(of(0).map((i) => bodies.position[3 * i]));
    expect(heights.size).toBe(of(0).length);
  });
});

describe("a quiet start", () => {
  const set = { bulgeMass: 0.3 };
  const quiet = exponentialDisc.make({ ...set, quiet: 1 }, { n: 4002, seed: 2 });
  const of = (component: number) => Array.from(quiet.component.keys()).filter((i) => quiet.component[i] === component);

  it.each([0, 1, 2])(
    "gives each body of component %i a twin half a turn on, as often as there are two",
    (component) => {
      const members = of(component);
      const { position, velocity } = quiet;
      // As above: an odd body, which has no twin, moves the whole galaxy a little.
      const middle = [position, velocity].map((values) =>
        [0, 1].map((axis) => values[3 * members[0]! + axis]! + values[3 * members[1]! + axis]!),
      );
      for (let k = 0; k + 1 < members.length; k += 2) {
        const [i, j] = [members[k]!, members[k + 1]!];
        [position, velocity].forEach((values, which) => {
          expect(values[3 * i + 2]).toBe(values[3 * j + 2]);
          for (const axis of [0, 1]) {
            const size = Math.abs(values[3 * i + axis]!) + 1;
            const sum = values[3 * i + axis]! + values[3 * j + axis]!;
            expect(Math.abs(sum - middle[which]![axis]!)).toBeLessThan(1e-6 * size);
          }
        });
      }
    },
  );

  it("has the masses of the usual start, and the first half of its disc's bodies, each as often as its share", () => {
    const usual = exponentialDisc.make(set, { n: 4002, seed: 2 });
    for (const component of [0, 1, 2]) {
      const sum = (bodies: typeof quiet) =>
        bodies.mass.reduce((total, mass, i) => (bodies.component[i] === component ? total + mass : total), 0);
      expect(sum(quiet) / sum(usual)).toBeCloseTo(1, 5);
    }
    const disc = of(0);
    // Both were moved to their own centre of mass.
    const away = (k: number) =>
      [0, 1, 2].map((axis) => quiet.position[3 * disc[2 * k]! + axis]! - usual.position[3 * k + axis]!);
    for (const k of [1, 100, 500]) {
      for (const axis of [0, 1, 2]) expect(away(k)[axis]).toBeCloseTo(away(0)[axis]!, 5);
    }
    expect(exponentialDisc.make({ ...set, quiet: 0 }, { n: 4002, seed: 2 }).position).toEqual(usual.position);
  });
});

describe("the other galaxies", () => {
  it("turn at 250 km/s (M31, 10 to 30 kpc) and 115 km/s (M33, 4 to 10 kpc)", () => {
    const m31 = buildGalaxy(andromedaSpec(1.3, 3, 0.08));
    for (const radius of [10, 20, 30]) expect(Math.abs(circularSpeed(m31, radius) - 2.5)).toBeLessThan(0.13);
    const m33 = buildGalaxy(smallDiscSpec(1.3, 3, 0.04));
    for (const radius of [4, 7, 10]) expect(Math.abs(circularSpeed(m33, radius) - 1.15)).toBeLessThan(0.07);
  });
});

describe.each(MODELS.map((m) => [m.name, m] as const))("%s, as every model", (_, model) => {
  it("makes n bodies, finite, centred, the same for a seed; refuses what it cannot make", () => {
    for (const n of [100, 1237]) {
      const b = model.make({}, { n, seed: 9 });
      expect(b.count).toBe(n);
      expect([...b.position, ...b.velocity, ...b.mass].every(Number.isFinite)).toBe(true);
      expect(b.mass.every((m) => m > 0)).toBe(true);
      const size = Math.max(...radii(b));
      const { position, velocity } = centre(b);
      for (const v of [...position, ...velocity]) expect(Math.abs(v)).toBeLessThan(1e-7 * Math.max(1, size));
    }
    expect(hashBodies(model.make({}, { n: 300, seed: 1 }))).toBe(hashBodies(model.make({}, { n: 300, seed: 1 })));
    expect(() => model.make({ nonsense: 1 }, { n: 10, seed: 1 })).toThrow(`${model.name} has no parameter "nonsense"`);
    const limits = model.parameters.map((p) => [p.name, p.min] as const);
    for (const [name, min] of limits) {
      expect(() => model.make({ [name]: min - 1 }, { n: 10, seed: 1 })).toThrow(`${model.name}: ${name} = `);
    }
  });

  it("stops when told to", () => {
    const signal = AbortSignal.abort(new Error("stopped"));
    expect(() => model.make({}, { n: 100, seed: 1, signal })).toThrow("stopped");
  });
});

describe.each(MODELS.filter((m) => !/uniform|collapse|evrard/.test(m.name)).map((m) => [m.name, m] as const))(
  "%s, as every equilibrium",
  (_, model) => {
    it("has K / |W| = 1/2", () => {
      const n = 3000;
      const softening = model.parameters.find((p) => p.name === "softening")?.default ?? 0;
      const slack = model.parameters.some((p) => p.name === "toomreQ") ? 0.015 : 0;
      const { virial } = energies(model.make({}, { n, seed: 5 }), softening);
      expect(Math.abs(virial - 0.5)).toBeLessThan(virialBound(n) + slack);
    });
  },
);
