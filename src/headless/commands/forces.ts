import type { Engine } from "../../engine/index.ts";
import { defineCommand } from "../command.ts";
import { checkTarget, readBodiesFile, writeWhole } from "../files.ts";
import { text } from "../option.ts";
import { FORCE_OPTIONS, findSolver, forceMs, forceSettings, solverDetails, withEngine } from "../simulation.ts";

export const forces = defineCommand({
  name: "forces",
  usage: "FILE --theta T --eps E [--solver NAME] --out OUT.f32",
  help: "Writes accelerations and potentials: little-endian float32, ax ay az potential a body, G = 1, in the file's order.",
  details: solverDetails(),
  operands: ["FILE"],
  options: { ...FORCE_OPTIONS, out: text("OUT.f32", "where the numbers go") },
  async run([file], options, report) {
    const { theta, eps, solver, out, adapter } = options;
    findSolver(solver);
    checkTarget(out);
    const { bodies } = await readBodiesFile(file!, report);
    // G = 1 on the file's own numbers, whatever its units: that is the contract.
    const settings = { ...forceSettings(options), gravity: 1 };
    return withEngine(bodies, settings, adapter, report, async (engine, gpu) => {
      const start = performance.now();
      const values = await engine.readForces();
      const wallMs = performance.now() - start;
      const { ppPerBody, pcPerBody, faults } = await engine.measure();
      gpu.check();
      if (faults.length > 0) throw new Error(`the forces are incomplete: ${faults.join(", ")}`);
      writeWhole(out, littleEndian(values));
      const gpuMs = gpu.adapterInfo.software ? null : await timeForces(engine);
      const time = gpuMs === null ? { ms: wallMs, clock: "wall" } : { ms: gpuMs, clock: "gpu" };
      return { n: bodies.count, ...time, ppPerBody, pcPerBody, solver, theta, eps, out };
    });
  },
});

/** The engine times steps only, so time one that moves nothing; the first one warms up. Not worth it on a CPU, where a step takes seconds. */
async function timeForces(engine: Engine): Promise<number | null> {
  engine.set({ timestep: Number.MIN_VALUE });
  engine.step(2);
  return forceMs((await engine.measure()).stages);
}

function littleEndian(values: Float32Array): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) view.setFloat32(4 * i, values[i]!, true);
  return bytes;
}
