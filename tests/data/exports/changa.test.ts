import { describe, expect, it } from "vitest";
import { GADGET_UNITS, MYR_PER_KPC_KMS } from "../../../src/data/bodies/units.ts";
import { changaFields } from "../../../src/data/exports/changa.ts";
import { findExport } from "../../../src/data/exports/index.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { sampleBodies } from "../files/samples.ts";
import { accelerations, bytesOf, gap, PLAN, readByChanga, sample, textOf } from "./codes.ts";
import { oursBySpline } from "./ours.ts";

/**
 * Every parameter of the file, as Main::Main in ChaNGa's ParallelGravity.cpp adds it with prmAddParam: its type there (b
 * paramBool, i paramInt, d paramDouble, s paramString) and the value that continues PLAN. ChaNGa has defaults for all others and
 * stops at names that it doesn't know.
 */
const KNOWN: Record<string, ["b" | "i" | "d" | "s", string | number]> = {
  achInFile: ["s", "bodies.tipsy"],
  achOutName: ["s", "run"],
  nSteps: ["i", 200],
  dDelta: ["d", 0.01],
  iOutInterval: ["i", 50],
  iCheckInterval: ["i", 50],
  iLogInterval: ["i", 1],
  dTheta: ["d", 0.55],
  dTheta2: ["d", 0.55],
  dSoft: ["d", 0.07],
  bEpsAccStep: ["b", 1],
  dEta: ["d", 0.175],
  bDoGravity: ["b", 1],
  bDoGas: ["b", 0],
  bDoDensity: ["b", 0],
  bPeriodic: ["b", 0],
  nReplicas: ["i", 0],
  bComove: ["b", 0],
  dKpcUnit: ["d", 1],
  dMsolUnit: ["d", 1e10 / 43007.1],
};

/** Force over distance of a unit mass: SPLINE(r2, twoh, a, b) of ChaNGa's gravity.h, its b. */
function forceOfChanga(twoh: number): (r: number) => number {
  const dih = 2 / twoh;
  return (r) => {
    const u = r * dih;
    if (r >= twoh) return 1 / r ** 3;
    if (u < 1) return dih ** 3 * (4 / 3 - 1.2 * u * u + 0.5 * u ** 3);
    return -1 / 15 / r ** 3 + dih ** 3 * (8 / 3 - 3 * u + 1.2 * u * u - u ** 3 / 6);
  };
}

describe("an export for ChaNGa", () => {
  const bodies = sample(60, GADGET_UNITS);
  const made = findExport("changa").files(bodies, PLAN);

  it("names parameters that it knows, with values of their types, in its own syntax", async () => {
    const found = readByChanga(textOf(await made, "run.param"));
    expect([...found.keys()].sort()).toEqual(Object.keys(KNOWN).sort());
    for (const [name, [kind, value]] of Object.entries(KNOWN)) {
      const text = found.get(name)!;
      if (kind === "s") expect(text, name).toBe(value);
      else expect(Number(text), name).toBeCloseTo(Number(value), kind === "d" ? 6 : 12);
      if (kind === "i" || kind === "b") expect(text, name).toMatch(/^\d+$/);
    }
    for (const { source, help } of changaFields(bodies, PLAN)) {
      expect(source).toContain("ParallelGravity.cpp");
      expect(help).not.toBe("");
    }
  });

  it("ends at the end: equal base steps, none longer than wished", async () => {
    const odd = await findExport("changa").files(bodies, { ...PLAN, end: 1.2847 });
    const found = readByChanga(textOf(odd, "run.param"));
    const [n, delta] = [Number(found.get("nSteps")), Number(found.get("dDelta"))];
    expect(1.25 + n * delta).toBeCloseTo(1.2847, 12);
    expect(delta).toBeLessThanOrEqual(0.01);
    expect(n).toBe(4);
    // An interval longer than the run still writes the end.
    expect(Number(found.get("iOutInterval"))).toBe(4);
  });

  it("leaves out units that the bodies don't have", async () => {
    const found = readByChanga(textOf(await findExport("changa").files(sample(20), PLAN), "run.param"));
    expect(found.has("dKpcUnit") || found.has("dMsolUnit")).toBe(false);
  });

  it("says units of G = 1 in which a unit of time is what it was", async () => {
    const found = readByChanga(textOf(await made, "run.param"));
    const [kpc, msun] = [Number(found.get("dKpcUnit")), Number(found.get("dMsolUnit"))];
    // dSecUnit = sqrt(1 / (dGmPerCcUnit GCGS)), here with G in kpc (km/s)^2 / Msun.
    const time = Math.sqrt(kpc ** 3 / (4.30091727e-6 * msun)) * MYR_PER_KPC_KMS;
    // GADGET's G is rounded to 43007.1, 5e-5 off.
    expect(time / MYR_PER_KPC_KMS).toBeCloseTo(1, 4);
  });

  it("is Tipsy standard with one eps, gas none, and loads back in order of dark, star", async () => {
    const bytes = bytesOf(await made);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect(view.getFloat64(0)).toBe(1.25);
    expect([8, 12, 16, 20, 24].map((at) => view.getInt32(at))).toEqual([60, 3, 0, 12, 48]);
    expect(bytes.length).toBe(32 + 12 * 36 + 48 * 44);
    const { bodies: back, format } = await readBodies(bytes);
    expect(format).toBe("Tipsy (standard, big-endian)");
    expect(back.softening!.every((eps) => eps === Math.fround(0.07))).toBe(true);
    const halo = Array.from({ length: 60 }, (_, i) => i).filter((i) => i % 5 === 0);
    for (const [k, i] of halo.entries()) {
      expect(back.mass[k]).toBe(Math.fround(bodies.mass[i]! * 43007.1));
      expect(back.position.subarray(3 * k, 3 * k + 3)).toEqual(bodies.position.subarray(3 * i, 3 * i + 3));
      expect(back.velocity.subarray(3 * k, 3 * k + 3)).toEqual(bodies.velocity.subarray(3 * i, 3 * i + 3));
    }
  });

  it("makes ChaNGa's first accelerations ours: twoh = 2 dSoft, G = 1", async () => {
    const found = readByChanga(textOf(await made, "run.param"));
    const { bodies: read } = await readBodies(bytesOf(await made));
    const theirs = accelerations(read, 1, forceOfChanga(2 * Number(found.get("dSoft"))));
    // The same bodies in the order of the file, but with their own masses and G: Float32 masses times G round to 6e-8.
    const order = [0, 1, 2, 3, 4].flatMap((kind) => Array.from({ length: 12 }, (_, k) => 5 * k + kind));
    const stars = order.slice(12).sort((a, b) => a - b);
    const sorted = [...order.slice(0, 12), ...stars];
    const column = (all: Float32Array, width: number) =>
      Float32Array.from(sorted.flatMap((i) => [...all.subarray(width * i, width * (i + 1))]));
    const same = { ...bodies, mass: column(bodies.mass, 1), position: column(bodies.position, 3) };
    expect(gap(theirs, oursBySpline(same, PLAN.softening))).toBeLessThan(1e-6);
    expect(gap(theirs, oursBySpline(same, 1.1 * PLAN.softening))).toBeGreaterThan(1e-3);
  });

  it("names the snapshots that it will write, and the checkpoint that it wrote last", async () => {
    const readme = textOf(await made, "README.md");
    // Main::writeOutput: six digits of the step; 200 steps, a snapshot every 50.
    expect(readme).toContain("snapshots `run.000050`, ... every 50 steps and `run.000200` at the end");
    expect(readme).toContain("info run.000200`");
    // Neither run.log and run.param nor run.chk0 and run.000000.acc2 are snapshots.
    expect(readme).toContain("`run.[0-9][0-9][0-9][0-9][0-9][0-9]`");
    expect(readme).not.toContain("run.*");
    // Main::restart writes 0 or 1 to the file `lastcheckpoint`.
    expect(readme).toContain("+restart run.chk$(cat lastcheckpoint)");
  });

  it("writes gas as dark and says so", async () => {
    const gas = sampleBodies(12, { components: ["gas", "halo"] });
    const result = await findExport("changa").files(gas, PLAN);
    expect(result.notes).toContainEqual(
      expect.stringMatching(/^6 bodies of the component "gas" were written as "other"/),
    );
    const view = new DataView(bytesOf(result).buffer, bytesOf(result).byteOffset);
    expect([16, 20, 24].map((at) => view.getInt32(at))).toEqual([0, 12, 0]);
  });
});
