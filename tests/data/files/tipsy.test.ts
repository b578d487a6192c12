import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { GALACTICS_UNITS, NBODY_UNITS } from "../../../src/data/bodies/units.ts";
import { readBodies, writeBodies } from "../../../src/data/files/index.ts";
import { GALAXY_STEP, HALO_ID } from "../../../src/data/files/tipsy/bonsaiIds.ts";
import { dataFile } from "../../dataFiles.ts";
import { faultOf, sampleBodies, totalMass } from "./samples.ts";
import { tipsyBytes } from "./tipsyBytes.ts";

const names = (component: Uint8Array) => Array.from(component, (c) => COMPONENTS[c]);

describe("Tipsy", () => {
  for (const little of [false, true]) {
    for (const header of [28, 32] as const) {
      it(`reads ${little ? "little" : "big"}-endian files with a ${header}-byte header`, async () => {
        const bytes = tipsyBytes({ little, header, pad: 0x7ff6, gas: 1, dark: 2, star: 3 });
        const { bodies, format, notes } = await readBodies(bytes);
        expect(format).toContain(little ? "native, little-endian" : "standard, big-endian");
        expect(names(bodies.component)).toEqual(["gas", "halo", "halo", "stars", "stars", "stars"]);
        expect(Array.from(bodies.mass)).toEqual([0, 1, 2, 3, 4, 5].map((i) => 1 + i / 8));
        expect(Array.from(bodies.position.subarray(15))).toEqual([50, 51, 52]);
        expect(Array.from(bodies.velocity.subarray(15))).toEqual([-5, -5.25, -5.5]);
        expect(Array.from(bodies.softening!)).toEqual([Math.fround(0.05), 0.25, 0.25, 0.25, 0.25, 0.25]);
        expect(bodies.time).toBe(0.5);
        expect(bodies.units).toEqual(NBODY_UNITS);
        expect(notes.join(" ")).toContain("gas bodies have internal energies; those above 0 feel their pressure");
      });
    }
  }

  it("takes a 32-byte file that lost its last four bytes for cut off, not for a 28-byte header", async () => {
    const bytes = tipsyBytes({ dark: 50 });
    const fault = await faultOf(readBodies(bytes.subarray(0, bytes.length - 4)));
    expect(fault).toContain(`50 bodies (0 gas, 50 dark, 0 star), that is ${bytes.length} bytes`);
    expect(fault).toContain(`found ${bytes.length - 4} bytes`);
  });

  for (const doubles of ["places", "both"] as const) {
    it(`reads ${doubles} as doubles, which the size of the file shows, of gas, dark and star in either order`, async () => {
      for (const little of [false, true]) {
        const parts = { little, gas: 3, dark: 5, star: 4 };
        const plain = await readBodies(tipsyBytes(parts));
        const { bodies, format } = await readBodies(tipsyBytes({ ...parts, doubles }));
        expect(bodies).toEqual(plain.bodies);
        expect(format).toContain(doubles === "both" ? "places and velocities as doubles" : "places as doubles");
      }
      const bytes = tipsyBytes({ dark: 30, doubles });
      expect(await faultOf(readBodies(bytes.slice(0, -4)))).toContain(`cut off: its header promises 30 bodies`);
      const two = new Uint8Array([...bytes, ...bytes]);
      expect((await readBodies(two)).notes[0]).toContain("several snapshots");
      const longer = await readBodies(new Uint8Array([...bytes, ...new Uint8Array(8)]));
      expect(longer.bodies).toEqual((await readBodies(bytes)).bodies);
      expect(longer.notes[0]).toBe("8 bytes after the last body were ignored.");
      const wrong = bytes.slice();
      new DataView(wrong.buffer).setFloat64(32 + 4 + 8, 1e200);
      expect(await faultOf(readBodies(wrong))).toBe(
        "Tipsy: y of dark body 1 is 1e+200 (byte 44); expected a finite 32-bit float",
      );
    });
  }

  it("says which body and byte hold a NaN", async () => {
    const bytes = tipsyBytes({ dark: 3, star: 2 });
    const at = 32 + 3 * 36 + 44 + 20;
    new DataView(bytes.buffer).setFloat32(at, Number.NaN);
    expect(await faultOf(readBodies(bytes))).toBe(
      `Tipsy: vy of star body 2 is NaN (byte ${at}); expected a finite 32-bit float`,
    );
  });

  it("reads the first of several snapshots and says so", async () => {
    const one = tipsyBytes({ dark: 4 });
    const two = tipsyBytes({ dark: 4, time: 0.75 });
    const { bodies, notes } = await readBodies(new Uint8Array([...one, ...two]));
    expect(bodies.count).toBe(4);
    expect(notes.join(" ")).toContain("several snapshots");
  });

  it("takes Bonsai's ids for components and galaxies", async () => {
    const ids = [2e8, 2e8 + 1, 205_000_000, 205_000_001, 0, 1, 1e8, 5_000_000, 105_000_000, 29_999_999, 29_999_998];
    const bytes = tipsyBytes({ little: true, dark: 4, star: 7, id: (i) => ids[i]! });
    const { bodies, format, notes } = await readBodies(bytes);
    expect(format).toContain("Bonsai ids");
    const disc = ["disc", "disc", "bulge", "disc", "bulge", "disc", "disc"];
    expect(names(bodies.component)).toEqual(["halo", "halo", "halo", "halo", ...disc]);
    expect(Array.from(bodies.galaxy)).toEqual([0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1]);
    expect([...bodies.id]).toEqual(ids);
    expect(bodies.units).toEqual(GALACTICS_UNITS);
    expect(notes.join(" ")).toContain("Units assumed");
  });

  it("does not split one large galaxy whose ids run past 5 000 000", async () => {
    const ids = Array.from({ length: 40 }, (_, i) => 4_999_980 + i);
    const { bodies } = await readBodies(tipsyBytes({ little: true, star: 40, id: (i) => ids[i]! }));
    expect(new Set(bodies.galaxy)).toEqual(new Set([0]));
  });

  it("reads again what later records show to mean something else than the first ones did", async () => {
    const dark = 70_000;
    const second = (i: number) => (i < 68_000 ? HALO_ID + i : HALO_ID + GALAXY_STEP + i);
    for (const [id, galaxies, component] of [
      [(i: number) => HALO_ID + i, 1, "halo"],
      [second, 2, "halo"],
      // The last word is no id: all were potentials.
      [(i: number) => (i === dark - 1 ? -5 : second(i)), 1, "halo"],
    ] as const) {
      const bytes = tipsyBytes({ dark, id });
      const { bodies, contents, format } = await readBodies(bytes);
      expect([bodies.count, contents.galaxies, contents.components[0]!.name]).toEqual([dark, galaxies, component]);
      expect(format).toContain(id(dark - 1) < 0 ? "big-endian)" : "Bonsai ids");
      expect(bodies.galaxy.reduce((sum, g) => sum + g, 0)).toBe(galaxies === 2 ? 2000 : 0);
      expect([bodies.id[0], bodies.id[dark - 2]]).toEqual(id(dark - 1) < 0 ? [0, dark - 2] : [id(0), id(dark - 2)]);
    }
    // No softening, then one that a softening can't be.
    const bytes = tipsyBytes({ dark });
    new DataView(bytes.buffer).setFloat32(bytes.length - 8, -1);
    expect((await readBodies(bytes)).bodies.softening).toBeUndefined();
    expect((await readBodies(tipsyBytes({ dark }))).bodies.softening?.[dark - 1]).toBe(0.25);
  });

  it("takes potentials for potentials", async () => {
    for (const phi of [0, 1]) {
      const bytes = tipsyBytes({ little: true, dark: 2, star: 2, ...(phi === 0 && { id: () => 0 }) });
      const { bodies, format } = await readBodies(bytes);
      expect(format).not.toContain("Bonsai");
      expect(names(bodies.component)).toEqual(["halo", "halo", "stars", "stars"]);
    }
  });

  it("reads Bonsai's 64-bit ids, and not in a file that only happens to hold 2 as junk", async () => {
    const wide = [3_000_000_000_000_000_000n, 3_000_000_000_000_000_007n, 5n, 2_000_000_000_000_000_001n];
    const bytes = tipsyBytes({ little: true, pad: 2, dark: 2, star: 2, wideId: (i) => wide[i]! });
    const { bodies } = await readBodies(bytes);
    expect([...bodies.id]).toEqual(wide);
    expect(names(bodies.component)).toEqual(["halo", "halo", "disc", "bulge"]);
    expect(bodies.softening).toBeUndefined();
    const junk = await readBodies(tipsyBytes({ little: true, pad: 2, dark: 2, star: 2 }));
    expect(junk.format).not.toContain("64-bit");
  });

  it("writes the standard form, word for word", async () => {
    const { bytes, notes } = await writeBodies(
      sampleBodies(3, { components: ["stars", "gas", "halo"], softening: true }),
      "tipsy",
    );
    const view = new DataView(bytes.buffer);
    expect(bytes.length).toBe(32 + 48 + 36 + 44);
    expect([8, 12, 16, 20, 24, 28].map((at) => view.getInt32(at))).toEqual([3, 3, 1, 1, 1, 0]);
    expect(notes).toEqual([
      "The bodies were reordered: gas, dark, star.",
      "Tipsy has no place for ids: they were left out.",
    ]);
  });

  it("keeps everything that has a place through a round trip", async () => {
    const bodies = sampleBodies(100, { components: ["halo"], softening: true, time: Math.PI });
    const { bytes, notes } = await writeBodies(bodies, "out.000256.tipsy");
    expect(notes).toEqual([]);
    const back = await readBodies(bytes);
    expect(back.bodies).toEqual(bodies);
  });

  it("keeps Bonsai's ids, components and galaxies through a round trip", async () => {
    const bodies = sampleBodies(300, { components: ["disc", "halo", "bulge"], galaxies: 2, softening: true });
    const first = await readBodies((await writeBodies(bodies, "tipsy-bonsai")).bytes);
    expect(Array.from(first.bodies.component).sort()).toEqual(Array.from(bodies.component).sort());
    expect(first.bodies.galaxy.reduce((sum, g) => sum + g, 0)).toBe(150);
    const { bytes, notes } = await writeBodies(first.bodies, "tipsy-bonsai");
    expect(notes).toEqual([]);
    expect((await readBodies(bytes)).bodies).toEqual(first.bodies);
  });

  it("hears a cancel", async () => {
    const stop = new AbortController();
    stop.abort(new Error("cancelled by the user"));
    await expect(readBodies(tipsyBytes({ dark: 10 }), { signal: stop.signal })).rejects.toThrow(
      "cancelled by the user",
    );
  });
});

describe("real Tipsy files", () => {
  const king = dataFile("tipsy_be_king36K.bin");
  it.skipIf(!king)("king36K: a King model of 36 000 dark bodies", async () => {
    const { bodies } = await readBodies(king!);
    expect(bodies.count).toBe(36_000);
    expect(new Set(names(bodies.component))).toEqual(new Set(["halo"]));
    // 25.05406 is the README's sum to seven digits.
    expect(totalMass(bodies)).toBeCloseTo(25.05406, 4);
    expect(bodies.softening![0]).toBeCloseTo(0.204217, 6);
  });

  const milkyWay = dataFile("tipsy_le_cuda_galaxy_20K.bin");
  it.skipIf(!milkyWay)("galaxy_20K: Bonsai's Milky Way by its ids, not by its order", async () => {
    const { bodies } = await readBodies(milkyWay!);
    const mass = new Map<string, number>();
    const count = new Map<string, number>();
    for (let i = 0; i < bodies.count; i++) {
      const name = COMPONENTS[bodies.component[i]!]!;
      mass.set(name, (mass.get(name) ?? 0) + bodies.mass[i]!);
      count.set(name, (count.get(name) ?? 0) + 1);
    }
    expect(Object.fromEntries(count)).toEqual({ disc: 15_000, bulge: 2_500, halo: 2_500 });
    expect(mass.get("disc")).toBeCloseTo(17.8598, 4);
    expect(mass.get("bulge")).toBeCloseTo(6.29564, 4);
    expect(mass.get("halo")).toBeCloseTo(106.7619, 3);
    const first = bodies.component.indexOf(0);
    expect(bodies.softening![first]).toBeCloseTo(0.1335, 4);
    // Bonsai writes 2.324876e9 with its own G; ours differs from it by 1e-4.
    expect(bodies.units.massMsun! / 2.324876e9).toBeCloseTo(1, 3);
  });
});
