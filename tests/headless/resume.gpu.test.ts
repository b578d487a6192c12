import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import { describeGpu } from "../gpuDevice.ts";
import { result } from "./commandLine.ts";
import { runFolder, STEPS, stoppedAt } from "./earlyEnd.ts";

const { at, model, words, content } = runFolder();

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

  it.each([
    ["adaptive", "leapfrog"],
    ["adaptive", "block-leapfrog"],
    ["bonsai", "block-leapfrog"],
    ["direct", "hermite4"],
    ["direct", "hermite6"],
  ])("%s, %s, stopped twice: its files are those of a run in one go, bit by bit", async (solver, integrator) => {
    const line = (name: string) => [...words(`${name}-${solver}-${integrator}`, solver), "--integrator", integrator];
    await result(...line("whole"));
    const { code, err } = await stoppedAt(50, line("parts"));
    expect([code, err]).toEqual([130, expect.stringContaining("after step 12 of 24")]);
    const parts = `parts-${solver}-${integrator}`;
    expect(readdirSync(at(parts)).filter((name) => name.endsWith(".state"))).toEqual(["s.run.000012.state"]);
    expect((await stoppedAt(70, [...line("parts"), "--resume"])).code).toBe(130);
    expect(await result(...line("parts"), "--resume")).toMatchObject({ begun: 18 });
    expect(content(parts)).toEqual(content(`whole-${solver}-${integrator}`));
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
