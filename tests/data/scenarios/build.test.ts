import { describe, expect, it, test } from "vitest";
import { MODELS } from "../../../src/data/models/index.ts";
import { type Build, makeBuild, massOf, newGalaxy, unitsInBuild, unitsOf } from "../../../src/data/scenarios/build.ts";
import { arriving, buildOf, builtInfo, isPlain } from "../../../src/data/scenarios/buildInfo.ts";
import { readBuild, tidy, writeBuild } from "../../../src/data/scenarios/buildText.ts";
import { findModel, SCENARIOS } from "../../../src/data/scenarios/index.ts";
import { keplerOf } from "../../../src/data/scenarios/kepler.ts";
import { spinOf } from "../../../src/data/scenarios/orientation.ts";
import { fieldOf, parseChoice } from "../../../src/physics/external/choice.ts";
import { hashBodies } from "../models/measures.ts";

/** Mass, place and velocity of the bodies of one galaxy. */
function centre(b: ReturnType<typeof makeBuild>, g: number) {
  const sum = {
    mass: 0,
    position: [0, 0, 0] as [number, number, number],
    velocity: [0, 0, 0] as [number, number, number],
  };
  for (let i = 0; i < b.count; i++) {
    if (b.galaxy[i] !== g) continue;
    sum.mass += b.mass[i]!;
    for (const k of [0, 1, 2] as const) {
      sum.position[k] += b.mass[i]! * b.position[3 * i + k]!;
      sum.velocity[k] += b.mass[i]! * b.velocity[3 * i + k]!;
    }
  }
  for (const k of [0, 1, 2] as const) {
    sum.position[k] /= sum.mass;
    sum.velocity[k] /= sum.mass;
  }
  return sum;
}

const pair = (first: string, second: string): Build => {
  const build = buildOf(first, {});
  return { ...build, galaxies: [...build.galaxies, arriving(build, massOf(build.galaxies[0]!) ?? 300, second)] };
};

describe("fixed fields of a build", () => {
  const build: Build = {
    ...buildOf("small-disc", {}),
    fields: [
      { name: "nfw", values: { mass: 290.123456789, scale: 20 } },
      { name: "mw2014", values: {} },
    ],
  };

  test("stand in its link, and come with its bodies", () => {
    const written = writeBuild(build);
    expect(written).toMatch(/_\.nfw\*mass,290\.123\*scale,20_\.mw2014$/);
    expect(readBuild(written)).toEqual(tidy(build));
    expect(isPlain(build)).toBe(false);
    const bodies = makeBuild(tidy(build), { n: 64, seed: 1 });
    expect(bodies.fields).toEqual(["nfw:mass=290.123,scale=20", "mw2014"]);
    expect(fieldOf(bodies.fields!.map(parseChoice), bodies.units, bodies.units.gravity)).toHaveLength(4);
    expect(makeBuild(buildOf("small-disc", {}), { n: 64, seed: 1 }).fields).toBeUndefined();
  });

  test.each([
    [".", '"." is no fixed field'],
    [".nfw*mass", 'nfw: mass is "", which is not a number'],
    [".nfw*Mass,1", 'nfw: "Mass,1" is no parameter'],
    [Array(9).fill(".mw2014").join("_"), "9 fixed fields; it can have 8"],
  ])("a link with %s says in one line what is wrong", (words, said) => {
    expect(() => readBuild(`0.1_small-disc_${words}`)).toThrow(said);
  });
});

describe("makeBuild", () => {
  test("two galaxies stand on the predicted orbit: pericentre and eccentricity of their bodies' centres", () => {
    const build = pair("small-disc", "plummer");
    const b = makeBuild(build, { n: 1500, seed: 2 });
    const [one, two] = [centre(b, 0), centre(b, 1)];
    const masses = build.galaxies.map((g) => massOf(g)!);
    expect(one.mass / masses[0]!).toBeCloseTo(1, 5);
    expect(two.mass / masses[1]!).toBeCloseTo(1, 5);
    const difference = (key: "position" | "velocity") =>
      [0, 1, 2].map((k) => two[key][k]! - one[key][k]!) as unknown as readonly [number, number, number];
    const seen = keplerOf(one.mass + two.mass, { position: difference("position"), velocity: difference("velocity") });
    const told = keplerOf(masses[0]! + masses[1]!, build.galaxies[1]!);
    expect(told.eccentricity).toBeCloseTo(1, 9);
    expect(seen.pericentre / told.pericentre).toBeCloseTo(1, 4);
    expect(seen.eccentricity).toBeCloseTo(1, 4);
    expect(seen.timeToPericentre / told.timeToPericentre).toBeCloseTo(1, 4);
    expect(told.timeToPericentre).toBeGreaterThan(0);
    // At rest as a whole, and the same for a seed.
    for (const k of [0, 1, 2] as const) {
      expect(Math.abs(one.mass * one.velocity[k] + two.mass * two.velocity[k])).toBeLessThan(1e-3);
    }
    expect(hashBodies(makeBuild(build, { n: 1500, seed: 2 }))).toBe(hashBodies(b));
  });

  test("mass, size and tilt do what they say; the galaxy stays as round in its own forces", () => {
    const galaxy = { ...newGalaxy("small-disc"), mass: 2, size: 1.5, inclination: 70, node: 20 };
    const alone = makeBuild({ softening: 0.04, galaxies: [newGalaxy("small-disc")] }, { n: 4000, seed: 1 });
    const b = makeBuild({ softening: 0.04, galaxies: [galaxy] }, { n: 4000, seed: 1 });
    expect(centre(b, 0).mass / centre(alone, 0).mass).toBeCloseTo(2, 5);
    const median = (x: Float32Array) => [...x].map(Math.abs).sort((p, q) => p - q)[x.length >> 1]!;
    expect(median(b.position) / median(alone.position)).toBeGreaterThan(1.4);
    expect(median(b.position) / median(alone.position)).toBeLessThan(1.6);
    // Speeds as sqrt(mass / size).
    expect(median(b.velocity) / median(alone.velocity)).toBeGreaterThan(1.1);
    expect(median(b.velocity) / median(alone.velocity)).toBeLessThan(1.2);
    const spin = [0, 0, 0];
    for (let i = 0; i < b.count; i++) {
      if (b.component[i] !== 0) continue;
      const [x, y, z] = b.position.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
      const [u, v, w] = b.velocity.subarray(3 * i, 3 * i + 3) as unknown as [number, number, number];
      spin[0]! += y * w - z * v;
      spin[1]! += z * u - x * w;
      spin[2]! += x * v - y * u;
    }
    const wanted = spinOf(70, 20);
    const along = spin.reduce((sum, s, k) => sum + s * wanted[k]!, 0) / Math.hypot(...spin);
    expect(along).toBeGreaterThan(0.999);
  });

  test("a whole scenario can come first, and its galaxies keep their numbers", () => {
    const build = pair("plummer-merger", "king");
    const b = makeBuild(build, { n: 600, seed: 1 });
    expect([...new Set(b.galaxy)].sort()).toEqual([0, 1, 2]);
    const { length } = unitsInBuild(unitsOf(build.galaxies[0]!));
    const [one, two] = [centre(b, 0), centre(b, 1)];
    const apart = Math.hypot(...one.position.map((x, k) => x - two.position[k]!));
    expect(apart / (5 * length)).toBeCloseTo(1, 2);
  });

  test("says one line on values that a model refuses, and on too few bodies", () => {
    const bad = { ...newGalaxy("milky-way"), values: { toomreQ: 99 } };
    expect(() => makeBuild({ softening: 0.05, galaxies: [bad] }, { n: 100, seed: 1 })).toThrow(/toomreQ = 99/);
    expect(() => makeBuild(pair("plummer", "plummer"), { n: 3, seed: 1 })).toThrow(/too few/);
  });
});

describe("links", () => {
  const build: Build = {
    softening: 0.05,
    galaxies: [
      { ...newGalaxy("milky-way"), values: { toomreQ: 1.1 }, inclination: -60 },
      {
        ...newGalaxy("elliptical"),
        values: { mass: 0.2, size: 0.5 },
        mass: 1 / 3,
        size: 1e-2,
        position: [-46.4000001, 1e-9, 12345.678],
        velocity: [4.27731999, -1e-7, 0],
      },
    ],
  };

  test("hold the build to six digits, in characters that an address keeps", () => {
    const text = writeBuild(build);
    expect(new URLSearchParams({ g: text }).toString().replaceAll("%2C", ",")).toBe(`g=${text}`);
    expect(readBuild(text)).toEqual(tidy(build));
    expect(tidy(build).galaxies[1]!.mass).toBe(0.333333);
    expect(tidy(build).galaxies[1]!.position).toEqual([-46.4, 0, 12345.7]);
    expect(writeBuild(readBuild(text))).toBe(text);
    expect(text.length).toBeLessThan(160);
  });

  it.each([
    ["", /has 0 galaxies/],
    ["0.05", /has 0 galaxies/],
    ["x_plummer", /softening is "x"/],
    ["0.1_unknown", /no model or scenario "unknown"/],
    ["0.1_plummer_antennae", /"antennae" is a whole scenario/],
    ["0.1_plummer*M", /mass factor "M" has not 1/],
    ["0.1_plummer*M,0", /mass factor is "0"/],
    ["0.1_plummer*T,10", /tilt "T,10" has not 2/],
    ["0.1_plummer*cut,0.1", /cut = 0.1 is not/],
    ["0.1_plummer*wings,2", /no parameter "wings"/],
    ["0.1_a_b_c_d_e", /5 galaxies/],
  ])("refuse %j in one line", (text, words) => {
    expect(() => readBuild(text)).toThrow(words);
  });
});

test("every scenario is plain as a build, and every model has a mass", () => {
  for (const scenario of SCENARIOS) {
    expect(isPlain(buildOf(scenario.name, {})), scenario.name).toBe(true);
  }
  for (const model of MODELS) {
    expect(massOf(newGalaxy(model.name))!, model.name).toBeGreaterThan(1);
    expect(findModel(model.name).parameters).toEqual(model.parameters);
  }
});

test("a build runs with the softening it is made for, in steps short enough for its fastest galaxy, all in view", () => {
  const build = pair("milky-way", "small-disc");
  const { defaults, title } = builtInfo(build);
  expect(title).toBe("Built: The Milky Way + A small disc galaxy");
  expect(defaults.softening).toBe(0.1);
  expect(defaults.timestep).toBe(1 / 64);
  expect(defaults.viewRadius).toBeGreaterThan(Math.hypot(...build.galaxies[1]!.position) / 2);
  const dense = { ...build, galaxies: [{ ...build.galaxies[0]!, size: 0.25 }] };
  expect(builtInfo(dense).defaults.timestep).toBe(1 / 512);
});
