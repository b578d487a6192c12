import { copyFileSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { readBodies } from "../../src/data/files/index.ts";
import type { Settings } from "../../src/engine/index.ts";
import * as simulation from "../../src/headless/simulation.ts";
import { cli, result } from "./commandLine.ts";
import { BODIES, lastLine, runFolder, STEPS, stoppedAt } from "./earlyEnd.ts";

/** An engine that moves every body about the origin by itself, in single precision: what a run does around it needs no GPU. */
function oscillator(bodies: Bodies, { timestep }: Settings) {
  const [position, velocity] = [bodies.position.slice(), bodies.velocity.slice()];
  const engine = {
    steps: 0,
    step(count: number) {
      for (let k = 0; k < count; k++, engine.steps++) {
        for (let i = 0; i < position.length; i++) {
          velocity[i]! -= timestep * position[i]!;
          position[i]! += timestep * velocity[i]!;
        }
      }
    },
    async measure() {
      let kinetic = 0;
      let potential = 0;
      for (let i = 0; i < position.length; i++) {
        kinetic += 0.5 * bodies.mass[Math.floor(i / 3)]! * velocity[i]! ** 2;
        potential += 0.5 * bodies.mass[Math.floor(i / 3)]! * position[i]! ** 2;
      }
      const [momentum, angularMomentum, centreOfMass] = [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ];
      const sums = { kinetic, potential, total: kinetic + potential, momentum, angularMomentum, centreOfMass };
      return {
        ...sums,
        step: engine.steps,
        time: 0,
        virialRatio: 1,
        energyError: 0,
        ppPerBody: 0,
        pcPerBody: 0,
        faults: [],
      };
    },
    done: async () => {},
    readBodies: async () => ({ ...bodies, position: position.slice(), velocity: velocity.slice() }),
  };
  return engine;
}

vi.spyOn(simulation, "withEngine").mockImplementation(async (bodies, settings, _adapter, _report, use) => {
  const gpu = { check() {} };
  const told = (await use(oscillator(bodies, settings as Settings) as never, gpu as never)) as object;
  return { ...told, adapter: "none", fellBack: false } as never;
});
afterAll(() => {
  vi.restoreAllMocks();
});

const { at, model, words, content, logged } = runFolder();
/** HDF5 stamps its objects with the time at which they were made. */
const bodiesIn = async (bytes: string) => (await readBodies(Uint8Array.from(Buffer.from(bytes, "base64")))).bodies;

const ALL = ["step", "0", "3", "6", "9", "12", "15", "18", "21", "24", ""];

beforeAll(async () => {
  await result(...model);
});

describe("a run that ends early", () => {
  it.each(["tipsy", "tipsy-bonsai", "gadget", "gadget-hdf5", "nemo", "table", "csv"])(
    "%s: stopped twice and gone on with leaves the files of a run in one go, bit by bit",
    async (format) => {
      const line = (name: string) => [...words(`${name}-${format}`, "direct", "snap"), "--format", format];
      const once = await result(...line("whole"));
      const first = await stoppedAt(50, line("parts"));
      expect([first.code, first.out]).toEqual([130, ""]);
      expect(lastLine(first)).toMatch(
        /^antennae run: stopped by SIGINT after step 12 of 24; the bodies are in .*s\.000012\.snap, go on with --resume$/,
      );
      expect(readdirSync(at(`parts-${format}`)).sort()).toEqual([
        "s.000008.snap",
        "s.000012.snap",
        "s.csv",
        "s.run.json",
      ]);
      const second = await stoppedAt(70, [...line("parts"), "--resume"], "SIGTERM");
      expect(second.code).toBe(143);
      const { msPerStep: _, ...last } = await result(...line("parts"), "--resume");
      expect(last).toMatchObject({ begun: 18, steps: STEPS, time: once.time, energy: once.energy });
      expect((last.snapshots as string[]).map((path) => path.slice(-13))).toEqual([
        "s.000008.snap",
        "s.000016.snap",
        "s.000024.snap",
      ]);
      expect(logged(`parts-${format}`)).toEqual(ALL);
      const [parts, whole] = [content(`parts-${format}`), content(`whole-${format}`)];
      expect(Object.keys(parts)).toEqual(Object.keys(whole));
      for (const [name, bytes] of Object.entries(whole)) {
        if (format !== "gadget-hdf5" || name === "s.csv") expect(parts[name]).toBe(bytes);
        else expect(await bodiesIn(parts[name]!)).toEqual(await bodiesIn(bytes));
      }
    },
  );

  it("a run with one snapshot at its end keeps one where it was stopped, until then", async () => {
    const line = words("one", "direct").filter((word) => word !== "--every" && word !== "8");
    expect((await stoppedAt(50, line)).code).toBe(130);
    expect(readdirSync(at("one")).sort()).toEqual(["s.000012.tipsy", "s.csv", "s.run.json"]);
    await result(...line, "--resume");
    expect(readdirSync(at("one")).sort()).toEqual(["s.csv", "s.tipsy"]);
    expect(logged("one")).toEqual(ALL);
  });

  it("without --out it keeps its log", async () => {
    const line = words("log", "direct").filter(
      (word, k, all) => !["--every", "--out"].includes(word) && !["--every", "--out"].includes(all[k - 1]!),
    );
    const stopped = await stoppedAt(50, line);
    expect(stopped.code).toBe(130);
    expect(lastLine(stopped)).toMatch(/after step 12 of 24; without --out no bodies are kept$/);
    expect(logged("log")).toEqual(["step", "0", "3", "6", "9", "12", ""]);
  });

  it("keeps log and snapshots where one can't be written, and goes on when it can", async () => {
    const line = words("full", "direct");
    mkdirSync(at("full", "s.000016.tipsy", "in the way"), { recursive: true });
    const failed = await cli(...line);
    expect([failed.code, failed.out]).toEqual([1, ""]);
    expect(lastLine(failed)).toMatch(
      /^antennae run: .*s\.000016\.tipsy: can't be written: .* \(after step 15 of 24; go on from the last snapshot with --resume\)$/,
    );
    expect(readdirSync(at("full")).sort()).toEqual(["s.000008.tipsy", "s.000016.tipsy", "s.csv", "s.run.json"]);
    expect(logged("full")).toEqual(["step", "0", "3", "6", "9", "12", "15", ""]);
    rmdirSync(at("full", "s.000016.tipsy", "in the way"));
    rmdirSync(at("full", "s.000016.tipsy"));
    // What an end in the middle of a line leaves.
    writeFileSync(at("full", "s.csv"), "18,0.2", { flag: "a" });
    writeFileSync(at("full", "s.000016.tipsy.0a1b2c3d.partial"), "half");
    expect(await result(...line, "--resume")).toMatchObject({ begun: 8 });
    await result(...words("unhindered", "direct"));
    expect(content("full")).toEqual(content("unhindered"));
  });

  it("that did all its steps, but not the last lines, is only ended", async () => {
    const line = words("last", "direct");
    await result(...words("whole", "direct"));
    expect((await stoppedAt(70, line)).code).toBe(130);
    const record = content("last")["s.run.json"]!;
    await result(...line, "--resume");
    const { done, ...about } = JSON.parse(Buffer.from(record, "base64").toString());
    const snapshots = [8, 16, 24].map((step) => ({ step, name: `s.0000${String(step).padStart(2, "0")}.tipsy` }));
    writeFileSync(at("last", "s.run.json"), JSON.stringify({ ...about, done: { ...done, snapshots } }));
    expect(await result(...line, "--resume")).toMatchObject({ begun: 24, steps: 24 });
    expect(content("last")).toEqual(content("whole"));
  });

  it("begins again where nothing but the record was written, and refuses where not even that was", async () => {
    const line = words("none", "direct");
    expect((await stoppedAt(50, line)).code).toBe(130);
    const { done, ...about } = JSON.parse(Buffer.from(content("none")["s.run.json"]!, "base64").toString());
    writeFileSync(at("none", "s.run.json"), JSON.stringify({ ...about, done: { ...done, snapshots: [] } }));
    expect(await result(...line, "--resume")).toMatchObject({ begun: 0 });
    expect(logged("none")).toEqual(ALL);
    expect(lastLine(await cli(...line, "--resume"))).toMatch(
      /s\.run\.json: there is no unfinished run; start one without --resume$/,
    );
    writeFileSync(at("none", "s.run.json"), "{}");
    expect(lastLine(await cli(...line, "--resume"))).toMatch(/s\.run\.json: it is no record of a run/);
  });

  it("refuses to go on with another run, in one line, and leaves all as it was", async () => {
    const line = words("other", "direct");
    expect((await stoppedAt(50, line)).code).toBe(130);
    const before = content("other");
    const swap = (from: string, to: string) => line.map((word) => (word === from ? to : word));
    const drop = (name: string) => line.filter((word, k) => word !== name && line[k - 1] !== name);
    const refusals: [string[], RegExp][] = [
      [swap("0.6", "0.5"), /s\.run\.json: the run was begun with theta 0\.6, not theta 0\.5; give the same/],
      [swap("0.1", "0.2"), /begun with eps 0\.1, not eps 0\.2/],
      [swap("0.012", "0.01"), /begun with dt 0\.012, not dt 0\.01/],
      [swap("direct", "bonsai"), /begun with solver direct, not solver bonsai/],
      [swap("8", "4"), /begun with every 8, not every 4/],
      [drop("--log"), /begun with log-every 3, not no log-every/],
      [swap("24", "4"), /--steps 4: the run has done 12 steps/],
    ];
    for (const [words, says] of refusals) {
      const { code, err } = await cli(...words, "--resume");
      expect(code).toBe(1);
      expect(err.trimEnd().split("\n").at(-1)).toMatch(says);
      expect(content("other")).toEqual(before);
    }
    for (const [n, seed, says] of [
      ["301", "3", /s\.000012\.tipsy: has 301 bodies; the run has 300/],
      [String(BODIES), "3", /s\.000012\.tipsy: is of time 0, in the run 0\.144/],
    ] as const) {
      await result("model", "milky-way", "--n", n, "--seed", seed, "--out", at("more.tipsy"));
      copyFileSync(at("more.tipsy"), at("other", "s.000012.tipsy"));
      expect(lastLine(await cli(...line, "--resume"))).toMatch(says);
    }
    writeFileSync(at("other", "s.000012.tipsy"), "torn");
    const csv = Buffer.from(before["s.csv"]!, "base64").toString();
    writeFileSync(at("other", "s.csv"), csv.replace(/\n3,.*\n/, "\n"));
    expect(lastLine(await cli(...line, "--resume"))).toMatch(
      /s\.csv: it isn't the log of this run \(step 3 of 8 has no row/,
    );
    writeFileSync(at("other", "s.csv"), csv);
    const went = await cli(...line, "--resume");
    expect(went.err).toMatch(/s\.000012\.tipsy: .*; going on from the snapshot before it/);
    expect(JSON.parse(went.out)).toMatchObject({ begun: 8 });
    expect(logged("other")).toEqual(ALL);
  });
});
