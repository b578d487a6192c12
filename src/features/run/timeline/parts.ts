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
