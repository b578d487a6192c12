import type { Simulation } from "../../../run/simulation.ts";
import type { Run } from "../../../run/wanted.ts";

/** Puts the bodies of another part of the run into its engine: those from before some were added or removed, or from after. */
export async function withBodiesOf(run: Run, simulation: Pick<Simulation, "edit" | "wanted">): Promise<boolean> {
  const outcome = await simulation.edit(async () => async (engine) => {
    const { wanted } = simulation;
    if (!wanted) throw new Error("there is no run to go back in; wait until one is on");
    await engine.change(() => run.bodies);
    return { ...wanted, run, bodies: run.bodies, change: { unasked: true } };
  });
  return outcome === "shown";
}

/** Of a body: its row in the table of a run's part, and what the picture knows of it. */
const BYTES = 44;

/** Memory of the parts of a run, beside the one that is on. */
export const bytesOf = (runs: Iterable<Run>, on: Run | null): number =>
  [...new Set(runs)].reduce((sum, run) => sum + (run === on ? 0 : BYTES * run.bodies.count), 0);
