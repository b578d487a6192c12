import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it, vi } from "vitest";
import { describeGpu } from "../gpuDevice.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
const at = (name: string) => join(folder, name);

afterEach(() => {
  vi.unstubAllEnvs();
});

describeGpu("a run on several GPUs", () => {
  it("that loses one of them ends with one line, snapshots and log kept, and goes on with --resume on one", async () => {
    await result("model", "plummer", "--n", "100", "--seed", "5", "--out", at("sphere.tipsy"));
    const words = (gpus: number) => [
      ...["run", at("sphere.tipsy"), "--dt", "0.03125", "--steps", "16", "--every", "4", "--eps", "0.05"],
      ...["--out", at("s.tipsy"), "--log", at("s.csv"), "--log-every", "4", "--gpus", String(gpus)],
      ...["--engine", "gpu", "--adapter", process.env.ANTENNAE_ADAPTER ?? "gpu", "--solver", "bonsai"],
    ];
    const loses = pathToFileURL(join(import.meta.dirname, "losesDevice.mjs")).href;
    vi.stubEnv("NODE_OPTIONS", `--import ${loses}`);
    vi.stubEnv("LOSE_DEVICE_AFTER", at("s.000004.tipsy"));
    const { code, out, err } = await cli(...words(2));
    expect([code, out]).toEqual([1, ""]);
    expect(err.trimEnd().split("\n").at(-1)).toMatch(
      /^antennae run: process 2 of 2: the device was lost: [^\n]+ \(after step \d+ of 16; go on from the last snapshot with --resume\)$/,
    );
    vi.unstubAllEnvs();
    const { begun } = await result(...words(1), "--resume");
    expect(begun).toBeGreaterThanOrEqual(4);
    expect(begun).toBeLessThan(16);
    const rows = readFileSync(at("s.csv"), "utf8").split("\n").slice(1, -1);
    expect(rows.map((row) => Number(row.split(",")[0]))).toEqual([0, 4, 8, 12, 16]);
  });
});
