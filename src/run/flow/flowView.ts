import type { Bodies } from "../../data/bodies/bodies.ts";
import { flowBodies } from "../../data/vortices/bodies.ts";
import { DEFAULT_SETTINGS, type Measures, type Sample, type Settings } from "../../engine/index.ts";
import {
  checkVortexSettings,
  DEFAULT_VORTEX_SETTINGS,
  type FlowSource,
  type FlowView,
  type VortexSettings,
} from "../../engine/vortices/index.ts";
import { measureFlow } from "./measure.ts";

/** Bodies of a sample at most, as of a galaxy. */
const MOST_SAMPLES = 4096;

/** A flow seen as a run of bodies. */
export type BodiesView = FlowView<Settings, Bodies, Measures, FlowSource<Settings, Bodies>>;

/** What elements go by of a run's settings: strengths follow lines only where these are known, and need not relax there. */
export function vortexSettings(
  { next }: Bodies,
  { theta, timestep, viscosity, solver, stretching }: Settings,
): VortexSettings {
  const lines = stretching === "lines" && next !== undefined;
  return {
    ...DEFAULT_VORTEX_SETTINGS,
    ...{ theta, timestep, viscosity, solver: solver === "direct" ? "direct" : "tree" },
    ...(lines ? { stretching, relaxation: 0 } : { stretching: "classical" }),
  };
}

/**
 * A flow as whatever shows, keeps and compares runs asks for it: its elements stand in a table of bodies (`flowBodies`). Of the settings only opening angle, time
 * step, solver (tree, or direct sum), stretching and viscosity count; what only gravity has is not measured.
 */
export function flowView(bodies: Bodies, given: Partial<Settings>): BodiesView {
  const of = (settings: Settings) => vortexSettings(bodies, settings);
  return {
    bodies,
    of,
    settings: { ...DEFAULT_SETTINGS, gravity: bodies.units.gravity, ...given },
    change: (settings, change) => {
      const changed = { ...settings, ...change };
      checkVortexSettings(of(changed));
      return changed;
    },
    table: (elements) => ({ ...flowBodies(elements), id: bodies.id }),
    totals: ({ elements, induced, counts }, memory) => measureFlow(elements, induced, counts, memory),
    measures: (source) => ({
      sample: () => source.queue.ask(async (reached) => sampleOf(await source.read(reached), reached)),
      /** All elements go by one time step. */
      rungs: async () => null,
    }),
  };
}

function sampleOf({ count, position, mass }: Bodies, { steps, time }: Pick<Sample, "steps" | "time">): Sample {
  const stride = Math.ceil(count / MOST_SAMPLES);
  const positions = new Float32Array(4 * Math.ceil(count / stride));
  for (let k = 0, i = 0; i < count; k++, i += stride)
    positions.set([...position.subarray(3 * i, 3 * i + 3), mass[i]!], 4 * k);
  return { steps, time, stride, positions };
}
