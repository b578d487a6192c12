import type { Bodies } from "../../data/bodies/bodies.ts";
import { comingTo, DEFAULT_SETTINGS, type Engine, type Settings } from "../../engine/index.ts";
import type { Report } from "../command.ts";
import { numberOr } from "../option.ts";
import { type AdapterResult, type Computer, type Place, processorLacks, withEngine } from "../simulation.ts";
import { SeveralGpus } from "./severalGpus.ts";

/** Processes at most: the cards of one host. */
const MOST = 16;

/** The option of commands that can compute on several GPUs. */
export const GPUS_OPTION = {
  gpus: numberOr(
    null,
    "K",
    "share the bodies among K GPUs of this machine, a process for each (default: one, in this process)",
    { min: 1, max: MOST, integer: true },
  ),
};

/**
 * Bodies from which on several GPUs took less time than one: of 4 194 304 two H100 took 0.59 to 0.80 of one's speed by `adaptive`, 1.11 to 1.34 by Bonsai's
 * criterion, of 16 777 216 1.30 to 1.46 and 1.67 to 1.74 (docs/reference/scaling.md, theta 0.4).
 */
const PAYS_FROM = { adaptive: 8_000_000, others: 4_000_000 };

/** One line where so few bodies are shared among several GPUs that one would take less time; else null. */
export function tooFew(count: number, gpus: number, solver = DEFAULT_SETTINGS.solver): string | null {
  const from = solver === "adaptive" ? PAYS_FROM.adaptive : PAYS_FROM.others;
  if (gpus === 1 || count >= from) return null;
  return `one GPU takes less time for so few: several pay from some ${from / 1e6} million bodies on by "${solver}" (docs/reference/scaling.md)`;
}

/** As `withEngine`, on as many GPUs as `place` says; null: on one, in this process. */
export async function withRun<T>(
  bodies: Bodies,
  settings: Partial<Settings>,
  place: Place & { readonly gpus: number | null },
  report: Report,
  use: (engine: Engine, computer: Computer) => Promise<T>,
): Promise<T & AdapterResult & { readonly gpus?: number }> {
  const { gpus, engine: wanted, adapter, threads } = place;
  if (gpus === null) return withEngine(bodies, settings, place, report, use);
  const { physics = {} } = place;
  if (physics.momentum) throw new Error(`--momentum: ${gpus} GPUs together don't keep it yet; leave --gpus out`);
  const { space = bodies.space ?? null } = physics;
  const [other] = comingTo({ bodies, options: { ...physics, momentum: false }, space });
  if (other) throw new Error(`${gpus} GPUs together have no ${other} yet; leave --gpus out`);
  // What only shaders have asks for WebGPU by whatever means.
  const where = wanted ?? (processorLacks(settings) === null ? null : "gpu");
  const engine = await SeveralGpus.create(bodies, settings, { engine: where, adapter, threads }, gpus);
  try {
    const [first, ...others] = engine.adapters;
    const { note, ...about } = first!;
    const adapters = [...new Set(engine.adapters.map(({ adapter: name }) => name))].join(", ");
    report.say(
      `${bodies.count} bodies in ${gpus} ${gpus === 1 ? "process" : "processes"} on ${adapters}${note ? ` (${note})` : ""}`,
    );
    if (others.some((other) => other.engine !== about.engine || other.fellBack !== about.fellBack))
      report.say("not all of them compute on the same kind of device; the slowest sets the pace");
    const few = about.engine === "gpu" && !about.fellBack ? tooFew(bodies.count, gpus, settings.solver) : null;
    if (few) report.say(few);
    // Steps are timed by the processes' own clocks.
    const computer: Computer = { adapterInfo: { software: true }, clock: "wall", check: () => {} };
    return { ...(await use(engine, computer)), ...about, adapter: adapters, ...(note && { adapterNote: note }), gpus };
  } finally {
    engine.destroy();
  }
}
