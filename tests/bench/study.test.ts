import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { study } from "../../bench/study/command.ts";
import {
  CONFIGURATIONS,
  findResolution,
  type PlannedRun,
  RESOLUTIONS,
  runsOf,
} from "../../bench/study/configurations.ts";
import { doneRuns } from "../../bench/study/folders.ts";
import { seriesOf } from "../../bench/study/series.ts";
import { childMass, galaxyBodies, newGalaxy, runBodies, startOf } from "../../bench/study/start.ts";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { measureBodies } from "../../src/data/measures/measure.ts";
import { runCommand } from "../../src/headless/commandLine.ts";
import { scratchFolder } from "../headless/commandLine.ts";

const named = (name: string) => CONFIGURATIONS.find((known) => known.name === name)!;
const planned = (name: string, realisation = 1): PlannedRun => ({ configuration: named(name), realisation });
const massOf = ({ mass }: Bodies) => mass.reduce((sum, m) => sum + m, 0);
const MSUN = 2.3250777e9;

describe("the paper's facts", () => {
  test("bodies of table 5.1: 2.2e5 and 2.2e6 in the primary, that over the ratio in a child", () => {
    const [low, high] = [findResolution("low"), findResolution("high")];
    expect([galaxyBodies(1, low.bodyMass), galaxyBodies(5, low.bodyMass), galaxyBodies(10, low.bodyMass)]).toEqual([
      220_000, 44_000, 22_000,
    ]);
    expect(galaxyBodies(40, high.bodyMass)).toBe(55_000);
    for (const name of ["major-P50", "minor-5-R500", "minor-40-R200"])
      expect(runBodies(named(name), 1e7)).toBe(440_000);
    expect(runBodies(named("isolated"), 1e7)).toBe(220_000);
    expect(runBodies(named("isolated-child-10"), 1e7)).toBe(22_000);
    expect(low).toMatchObject({ softening: 0.1, timestep: 1 / 128 });
    expect(high).toMatchObject({ softening: 0.05, timestep: 1 / 192 });
  });

  test("primary: 2e11 Msun of stars within a halo of 2e12, R_h 1.36 kpc; children 1.26", () => {
    for (const [ratio, size] of [
      [1, 1.36],
      [10, 1.26],
    ] as const) {
      const galaxy = newGalaxy(ratio, 1e8 / ratio, 0.1, 40);
      const { measures } = measureBodies(galaxy);
      expect(measures.luminous).toMatchObject({ bodies: 2000 });
      expect((massOf(galaxy) * MSUN * ratio) / 2.2e12).toBeCloseTo(1, 4);
      expect(
        (measures.luminous.mass * MSUN) / childMass(named(ratio === 1 ? "major-P0" : "minor-10-R200")),
      ).toBeCloseTo(1, 4);
      expect(Math.max(...galaxy.mass) / Math.min(...galaxy.mass)).toBeLessThan(1.0001);
      // Half of 2000 bodies is known to 1.1 %, four sigma of it to 4.5 %; M(<r) of a Sersic n = 3 bulge rises by 0.35 a unit of ln r there.
      expect(Math.abs(measures.remnant!.halfMassRadius / size - 1)).toBeLessThan(0.045 / 0.35);
    }
  });

  test("softening of coarser resolutions goes as N^-0.3", () => {
    for (const { bodyMass, softening } of RESOLUTIONS)
      expect(Math.abs(softening / (0.1 * (bodyMass / 1e7) ** 0.3) - 1)).toBeLessThan(0.05);
  });
});

describe("where a run starts", () => {
  const primary = newGalaxy(1, 1e10, 0.4, 40);
  const child = newGalaxy(5, 1e9, 0.4, 40);
  const middles = (bodies: Bodies) => {
    const sums = new Map<number, number[]>();
    for (let i = 0; i < bodies.count; i++) {
      const of = sums.get(bodies.galaxy[i]!) ?? [0, 0, 0, 0, 0, 0, 0];
      of[0]! += bodies.mass[i]!;
      for (let k = 0; k < 3; k++) {
        of[1 + k]! += bodies.mass[i]! * bodies.position[3 * i + k]!;
        of[4 + k]! += bodies.mass[i]! * bodies.velocity[3 * i + k]!;
      }
      sums.set(bodies.galaxy[i]!, of);
    }
    return [...sums.values()].map(([m, ...rest]) => ({
      mass: m!,
      at: rest.slice(0, 3).map((x) => x / m!),
      speed: rest.slice(3).map((v) => v / m!),
    }));
  };

  it.each([0, 10, 50, 75, 100])("two galaxies, 400 kpc apart, on an orbit with pericentre %i", (pericentre) => {
    const [a, b] = middles(startOf(planned(`major-P${pericentre}`), primary, primary, 0)) as [
      ReturnType<typeof middles>[0],
      ReturnType<typeof middles>[0],
    ];
    const d = [0, 1, 2].map((k) => b.at[k]! - a.at[k]!);
    const v = [0, 1, 2].map((k) => b.speed[k]! - a.speed[k]!);
    const distance = Math.hypot(...d);
    expect(distance).toBeCloseTo(400, 3);
    // Apocentre: no radial speed. Angular momentum and energy of two points give the pericentre.
    const radial = d.reduce((sum, x, k) => sum + x * v[k]!, 0) / distance;
    expect(Math.abs(radial)).toBeLessThan(1e-4);
    const gm = a.mass + b.mass;
    const angular2 = distance ** 2 * Math.hypot(...v) ** 2;
    const energy = Math.hypot(...v) ** 2 / 2 - gm / distance;
    const eccentricity = Math.sqrt(Math.max(0, 1 + (2 * energy * angular2) / gm ** 2));
    expect(angular2 / gm / (1 + eccentricity)).toBeCloseTo(pericentre, 2);
  });

  it.each([
    [0, 0],
    [0, 0.95],
    [0, 1],
    [50, 0.5],
    [100, 0.95],
    [100, 1],
  ])("pericentre %i with %f of the potential energy as kinetic energy", (pericentre, kinetic) => {
    const [a, b] = middles(startOf(planned(`major-P${pericentre}`), primary, primary, kinetic));
    const d = [0, 1, 2].map((k) => b!.at[k]! - a!.at[k]!);
    const v = [0, 1, 2].map((k) => b!.speed[k]! - a!.speed[k]!);
    const [distance, speed] = [Math.hypot(...d), Math.hypot(...v)];
    const gm = a!.mass + b!.mass;
    expect(distance).toBeCloseTo(400, 3);
    expect(speed ** 2 / 2 / (gm / distance)).toBeCloseTo(kinetic, 4);
    // They approach.
    expect(d.reduce((sum, x, k) => sum + x * v[k]!, 0)).toBeLessThanOrEqual(0);
    // At pericentre r v = L and v^2 / 2 - GM / r is what it was.
    const angular2 = (distance * speed) ** 2 - d.reduce((sum, x, k) => sum + x * v[k]!, 0) ** 2;
    const eccentricity = Math.sqrt(Math.max(0, 1 + (2 * (kinetic - 1) * angular2) / (gm * distance)));
    expect(angular2 / gm / (1 + eccentricity)).toBeCloseTo(pericentre, 2);
  });

  test("a swarm: five children with the primary's mass together, at rest; R = 500 is R = 200 made larger; Q warms it", () => {
    const near = middles(startOf(planned("minor-5-R200"), primary, child, 0));
    const far = middles(startOf(planned("minor-5-R500"), primary, child, 0));
    expect(near.length).toBe(6);
    const children = near.slice(1).reduce((sum, one) => sum + one.mass, 0);
    expect(children / near[0]!.mass).toBeCloseTo(1, 4);
    near.forEach(({ at, speed }, g) => {
      expect(Math.hypot(...speed)).toBeLessThan(1e-5);
      at.forEach((x, k) => {
        expect(Math.abs(far[g]!.at[k]! - 2.5 * x)).toBeLessThan(0.01);
      });
    });
    const other = middles(startOf(planned("minor-5-R200", 2), primary, child, 0));
    expect(other[1]!.at[0]).not.toBeCloseTo(near[1]!.at[0]!, 1);
  });
});

describe("runs by name", () => {
  test("a whole name is that configuration, a beginning all that begin so", () => {
    const names = (list: string, most: number | null = null) =>
      runsOf(list, most).map(({ configuration, realisation }) => `${configuration.name}-r${realisation}`);
    expect(names("minor-10-R200")).toEqual(["minor-10-R200-r1", "minor-10-R200-r2", "minor-10-R200-r3"]);
    expect(names("major")).toEqual([0, 10, 50, 75, 100].map((p) => `major-P${p}-r1`));
    expect(names("isolated", 5)).toEqual(["isolated-r1"]);
    expect(runsOf("all", null).length).toBe(2 + 5 + 12 * 3);
    expect(() => runsOf("major,nothing", null)).toThrow(
      /^there is no configuration "nothing"; there are: all, isolated/,
    );
    expect(() => findResolution("tiny")).toThrow(/^there is no resolution "tiny"; there are: high, low/);
  });
});

describe("npm run bench study", () => {
  const folder = scratchFolder();
  const name = "isolated-child-10-r1";
  const GROUP = "quick-relax-0.02-gyr-0.3";
  const words = (out: string) => [
    ...["--runs", "isolated-child-10", "--resolution", "quick", "--gyr", "0.3", "--relax", "0.02"],
    ...["--engine", "cpu", "--threads", "1", "--out", join(folder, out)],
  ];
  const command = async (given: readonly string[], stopAt?: string) => {
    let [out, err] = ["", ""];
    const write = (text: string) => {
      err += text;
      if (stopAt && text.includes(stopAt)) process.emit("SIGINT", "SIGINT");
    };
    const code = await runCommand(study, given, { out: { write: (text) => (out += text) }, err: { write } });
    return { code, out, err };
  };
  const files = (out: string) => readdirSync(join(folder, out, GROUP, name)).sort();
  const series = (out: string) => seriesOf(readFileSync(join(folder, out, GROUP, name, "series.csv"), "utf8"));

  test("stopped and given again it goes on, looks at the same times, and says the same; done it is done", async () => {
    const whole = await command(words("whole"));
    expect(whole.code, whole.err).toBe(0);
    const all = ["origin.csv", "profile.csv", "result.json", "series.csv", "shapes.csv"];
    expect(files("whole")).toEqual(all);
    expect(series("whole").length).toBe(4);

    const stopped = await command(words("parts"), `${name} 50 %`);
    expect([stopped.code, stopped.out]).toEqual([130, ""]);
    const kept = files("parts").filter((file) => file.startsWith("bodies."));
    expect(kept.length).toBe(2);
    expect(kept).toContain("bodies.run.json");
    const resumed = await command(words("parts"));
    expect(resumed.code, resumed.err).toBe(0);
    expect(resumed.err).toContain(`${name}: going on from step`);
    expect(files("parts")).toEqual(all);
    const [one, other] = [series("whole"), series("parts")];
    expect(other.map(({ step }) => step)).toEqual(one.map(({ step }) => step));
    other.forEach(({ halfMassRadius, energyError }, k) => {
      // 20 bodies shine: where a stop changes the last bits of forces, one of them may be on the other side.
      if (one[k]!.halfMassRadius !== null)
        expect(Math.abs(halfMassRadius! / one[k]!.halfMassRadius! - 1)).toBeLessThan(0.1);
      expect(Math.abs(energyError)).toBeLessThan(1e-3);
    });

    const again = await command(words("parts"));
    expect([again.code, again.err]).toEqual([0, ""]);
    // Another softening and time step are another group.
    const softer = await command([...words("parts"), "--eps", "0.3", "--dt", "0.125"]);
    expect(softer.code, softer.err).toBe(0);
    expect(readdirSync(join(folder, "parts"))).toContain("quick-eps-0.3-dt-0.125-relax-0.02-gyr-0.3");
    const others = await command([...words("parts"), "--theta", "0.4"]);
    expect(others.code).toBe(1);
    expect(others.err).toMatch(/its run had theta 0.6, not 0.4; name another --out\n$/);

    const table = await command(["--table", "--out", join(folder, "parts"), "--page", join(folder, "page")]);
    expect(table.code, table.err).toBe(0);
    expect(doneRuns(join(folder, "parts")).length).toBe(2);
    const readme = readFileSync(join(folder, "page", "README.md"), "utf8");
    expect(readme).toMatch(/^\| quick-relax-0\.02-gyr-0\.3 \| isolated-child-10 \| 220 \| 0\.4 \| 1\/32 \| 0\.3 \| /m);
    expect(readme).toContain("### Softening against time step: isolated-child-10");

    // Three configurations in a group are enough for figures.
    for (const other of ["isolated", "minor-10-R200"]) {
      const at = (run: string) => join(folder, "parts", GROUP, run);
      cpSync(at(name), at(`${other}-r1`), { recursive: true });
      const result = readFileSync(join(at(name), "result.json"), "utf8");
      writeFileSync(join(at(`${other}-r1`), "result.json"), result.replaceAll("isolated-child-10", other));
    }
    expect((await command(["--table", "--out", join(folder, "parts"), "--page", join(folder, "page")])).code).toBe(0);
    const figures = [...readFileSync(join(folder, "page", "README.md"), "utf8").matchAll(/\]\(([\w./-]+\.svg)\)/g)];
    expect(figures.map(([, file]) => file)).toEqual(
      ["growth", "profiles", "shapes", "origin"].map((figure) => `${GROUP}/${figure}.svg`),
    );
    for (const [, file] of figures) expect(existsSync(join(folder, "page", file!)), file).toBe(true);
  });

  test("an empty folder has no table", async () => {
    const { code, err } = await command(["--table", "--out", join(folder, "empty")]);
    expect(code).toBe(1);
    expect(err).toMatch(/^antennae study: .*: no run is done there/);
  });
});
