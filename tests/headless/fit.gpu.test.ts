import { expect, it } from "vitest";
import { describeGpu } from "../gpuDevice.ts";
import { result, scratchFolder } from "./commandLine.ts";
import { pairPicture } from "./pairPicture.ts";

const folder = scratchFolder();

describeGpu("fit", () => {
  it("finds the same on a GPU as on the processor", async () => {
    const run = (engine: string) =>
      result(
        ...["fit", pairPicture(folder), "--centres", "22,33,42,27", "--kpc-per-pixel", "1", "--seed", "3"],
        ...["--models", "36", "--population", "12", "--particles", "200", "--engine", engine],
      ) as Promise<{ engine: string; best: { score: number; encounter: { position: number[] } } }>;
    const [gpu, cpu] = [await run("gpu"), await run("cpu")];
    expect([gpu.engine, cpu.engine]).toEqual(["gpu", "cpu"]);
    expect(cpu.best.score).toBeGreaterThan(0.1);
    expect(Math.abs(gpu.best.score - cpu.best.score)).toBeLessThan(1e-3);
    expect(gpu.best.encounter).toEqual(cpu.best.encounter);
  });
});
