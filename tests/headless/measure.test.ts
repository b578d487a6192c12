import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ProfileRow } from "../../src/data/measures/measure.ts";
import { PLUMMER_RADIUS } from "../../src/data/models/plummer.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);

describe("measure", () => {
  it("says what the sphere in a file is, and writes its profile", async () => {
    const [file, out] = [at("plummer.tipsy"), at("profile.csv")];
    await result("model", "plummer", "--n", "8000", "--seed", "4", "--out", file);
    const found = await result("measure", file, "--width", "0.5", "--shells", "6", "--out", out);
    expect(found).toMatchObject({ n: 8000, time: 0, luminous: { bodies: 8000 }, childShare: 0, out });
    const { halfMassRadius, mass } = found.remnant as { halfMassRadius: number; mass: number };
    expect(mass).toBeGreaterThan(0.98);
    // Half of 8000 bodies is known to 2.2 % at four sigma, and the radius to twice that.
    expect(Math.abs(halfMassRadius / (1.3048 * PLUMMER_RADIUS) - 1)).toBeLessThan(0.05);
    const { ratios } = found.shape as { ratios: number[] };
    for (const ratio of ratios) expect(ratio).toBeGreaterThan(0.85);
    expect((found.origin as unknown[]).length).toBe(6);
    const profile = found.profile as ProfileRow[];
    const lines = readFileSync(out, "utf8").trim().split("\n");
    expect(lines[0]).toBe("inner,outer,luminousDensity,density,luminousInside,inside,circularSpeed");
    expect(lines.length).toBe(profile.length + 1);
    expect(lines.at(-1)!.split(",").map(Number)).toEqual(Object.values(profile.at(-1)!));
    expect(profile.at(-1)!.inside).toBeCloseTo(1, 5);
  });

  it("tells children from the first galaxy", async () => {
    const file = at("pair.csv");
    const set = ["--set", "separation=0.1", "pericentre=0.05", "massRatio=0.5"];
    await result("model", "plummer-merger", "--n", "3000", "--seed", "1", ...set, "--out", file);
    const { childShare } = await result("measure", file);
    expect(Math.abs((childShare as number) - 1 / 3)).toBeLessThan(0.02);
  });

  it("measures a single body, and says in one line what it can't", async () => {
    const one = at("one.csv");
    writeFileSync(one, "m,x,y,z,vx,vy,vz\n1,2,3,4,0,0,0\n");
    expect(await result("measure", one)).toMatchObject({
      n: 1,
      centre: [2, 3, 4],
      remnant: null,
      shape: null,
      profile: [],
    });
    for (const words of [
      [at("none.tipsy")],
      [one, "--width", "0"],
      [one, "--shells", "1.5"],
      [one, "--out", join(at("nowhere"), "deep", "p.csv")],
    ]) {
      const { code, out, err } = await cli("measure", ...words);
      expect([code, out, err.trim().split("\n").length]).toEqual([1, "", 1]);
      expect(err).toMatch(/^antennae measure: /);
    }
  });
});
