import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { readBodies } from "../../src/data/files/index.ts";
import { describeGpu } from "../gpuDevice.ts";
import { result } from "./commandLine.ts";
import { runFolder, STEPS, stoppedAt } from "./earlyEnd.ts";

const { at, model, words, content, logged } = runFolder();

beforeAll(async () => {
  await result(...model);
});

// What a run does around the engine is tested without one (resume.test.ts).
describeGpu("a run that is gone on with", () => {
  it("bonsai, stopped: its files are those of a run in one go, bit by bit", async () => {
    const once = await result(...words("whole-bonsai", "bonsai"));
    expect((await stoppedAt(50, words("parts-bonsai", "bonsai"))).code).toBe(130);
    const twice = await result(...words("parts-bonsai", "bonsai"), "--resume");
    expect(twice).toMatchObject({ begun: 12, time: once.time, energy: once.energy });
    expect(content("parts-bonsai")).toEqual(content("whole-bonsai"));
  });

  it("adaptive: as close as its forces are exact, for its first ones have no accelerations of the step before", async () => {
    await result(...words("whole", "adaptive"));
    expect((await stoppedAt(50, words("parts", "adaptive"))).code).toBe(130);
    await result(...words("parts", "adaptive"), "--resume");
    expect(logged("parts")).toEqual(logged("whole"));
    const read = async (name: string) => (await readBodies(readFileSync(at(name, "s.000024.tipsy")))).bodies;
    const [a, b] = [await read("whole"), await read("parts")];
    // Measured: 1e-6, the rounding of a float32 at 10 kpc. One step more or less would be 0.01 of a body with velocity 1.
    const apart = a.position.map((x, i) => Math.abs(x - b.position[i]!)).sort();
    expect(apart.at(-1)).toBeLessThan(1e-5);
  });

  it("direct, killed: it has lost what was done since the last snapshot, and its files are those of a run in one go, bit by bit", async () => {
    const line = words("killed", "direct").map((word) => (word === String(STEPS) ? "1000000" : word));
    const root = resolve(import.meta.dirname, "../..");
    const run = ["--import", "tsx", "src/headless/cli.ts", ...line];
    const child = spawn(process.execPath, run, { cwd: root, stdio: "ignore" });
    const ended = once(child, "exit");
    while (!existsSync(at("killed", "s.000016.tipsy")) && child.exitCode === null) await pause(20);
    child.kill("SIGKILL");
    expect((await ended)[1]).toBe("SIGKILL");
    const before = readdirSync(at("killed")).filter((name) => /^s\.\d{6}\.tipsy$/.test(name)).length;
    const last = 8 * (before + 1);
    const go = line.map((word) => (word === "1000000" ? String(last) : word));
    const { begun, snapshots } = await result(...go, "--resume");
    // The record may have missed the last snapshot.
    expect([last - 8, last - 16]).toContain(begun);
    expect(snapshots).toHaveLength(before + 1);
    const whole = words("whole-direct", "direct").map((word) => (word === String(STEPS) ? String(last) : word));
    await result(...whole);
    expect(content("killed")).toEqual(content("whole-direct"));
  });
});
