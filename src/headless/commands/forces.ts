import type { Engine } from "../../engine/index.ts";
import { forceMs, waitedMs } from "../../engine/index.ts";
import { defineCommand } from "../command.ts";
import { SPACE_OPTIONS } from "../expanding.ts";
import { checkTarget, littleEndian, readBodiesFile, writeWhole } from "../files.ts";
import { GPUS_OPTION, withRun } from "../gpus/withRun.ts";
import { text } from "../option.ts";
import { externalOf, POTENTIAL_OPTION, withFiles } from "../potentials.ts";
import { type Computer, FORCE_OPTIONS, findSolver, forceSettings, solverDetails } from "../simulation.ts";

export const forces = defineCommand({
  name: "forces",
  usage: "FILE --theta T --eps E [--solver NAME] [--periodic L] --out OUT.f32",
  help: "Writes accelerations and potentials: little-endian float32, ax ay az potential per body, G = 1, in the file's order.",
  details: solverDetails(),
  operands: ["FILE"],
  options: {
    ...FORCE_OPTIONS,
    ...SPACE_OPTIONS,
    ...POTENTIAL_OPTION,
    ...GPUS_OPTION,
    out: text("OUT.f32", "where the numbers go"),
  },
  async run([file], options, report) {
    const { theta, eps, solver, out } = options;
    findSolver(solver);
    checkTarget(out);
    const { bodies } = await readBodiesFile(file!, report);
    // G = 1 on the file's own numbers, whatever its units: that is the contract.
    const settings = { ...forceSettings(options), gravity: 1 };
    const side = options.periodic;
    const potential = await withFiles(options.potential, report);
    const physics = { ...externalOf(potential, bodies.units, 1), ...(side !== null && { space: { side } }) };
    return withRun(bodies, settings, { ...options, physics }, report, async (engine, gpu) => {
      const values = await engine.readForces();
      const { ppPerBody, pcPerBody, faults } = await engine.measure();
      gpu.check();
      if (faults.length > 0) throw new Error(`the forces are incomplete: ${faults.join(", ")}`);
      writeWhole(out, littleEndian(values));
      const time = await timeForces(engine, gpu);
      gpu.check();
      return {
        n: bodies.count,
        ...time,
        ppPerBody,
        pcPerBody,
        solver,
        theta,
        eps,
        ...(side !== null && { periodic: side }),
        out,
      };
    });
  },
});

/**
 * Time of a force calculation, done once more in a step that moves nothing: the engine times steps only. By the GPU's clock the walk alone; by
 * the wall clock, where there is none or the adapter is the CPU and its stamps mean little, the tree too.
 */
async function timeForces(engine: Engine, gpu: Computer): Promise<{ ms: number; clock: "gpu" | "wall" }> {
  engine.set({ timestep: Number.MIN_VALUE });
  if (!gpu.adapterInfo.software) {
    // The first one warms up, and says in how many slices the next need be cut (131 072 bodies directly on an H100: 33 ms in 32, 10 in one).
    engine.step(1);
    await engine.measure();
    engine.step(1);
    const ms = forceMs((await engine.measure()).stages);
    if (ms !== null) return { ms, clock: "gpu" };
  }
  return { ms: await waitedMs(engine, () => engine.step(1)), clock: "wall" };
}
