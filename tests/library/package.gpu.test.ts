import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { buildLibrary } from "../../tools/library/build.ts";
import { describeGpu, shared } from "../gpuDevice.ts";

describeGpu("the package in Node.js with the package webgpu", () => {
  it("runs the contract's lines on an adapter, and agrees with the processor", async () => {
    const folder = mkdtempSync(join(tmpdir(), "antennae-dawn-"));
    try {
      mkdirSync(join(folder, "node_modules"));
      await buildLibrary(join(folder, "node_modules", "antennae"));
      symlinkSync(resolve("node_modules/webgpu"), join(folder, "node_modules", "webgpu"));
      writeFileSync(
        join(folder, "program.mjs"),
        `import { Simulation, plummer } from "antennae";
        const run = async (options) => {
          const sim = await Simulation.create(plummer({ n: 2048, seed: 1 }), { timestep: 1 / 128, softening: 0.01, ...options });
          await sim.run({ steps: 10 });
          const { total } = await sim.energies();
          const { posMass } = sim.gpu?.buffers ?? {};
          const said = { backend: sim.backend, total, rho: (await sim.read("density")).length, bytes: posMass?.size >= 16 * 2048 };
          await sim.close();
          return said;
        };
        console.log(JSON.stringify([await run({ adapter: ${JSON.stringify(shared().adapterInfo.name)} }), await run({ backend: "cpu" })]));`,
      );
      const [gpu, cpu] = JSON.parse(
        execFileSync(process.execPath, ["program.mjs"], { encoding: "utf8", cwd: folder }),
      ) as { backend: string; total: number; rho: number; bytes: boolean }[];
      expect([gpu!.backend, gpu!.rho, gpu!.bytes, cpu!.backend]).toEqual(["gpu", 2048, true, "cpu"]);
      expect(Math.abs(gpu!.total / cpu!.total - 1)).toBeLessThan(1e-4);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
