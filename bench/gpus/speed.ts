import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { partsOfStep, type Timeline } from "../../src/engine/domains/index.ts";
import { GpuEngine, type Settings } from "../../src/engine/index.ts";
import { quantile, type Timing, timeSteps } from "../../src/engine/timing.ts";
import { requestDevice } from "../../src/headless/device.ts";
import type { DomainPlace } from "../../src/headless/gpus/domainProcess.ts";
import { SeveralGpus, type Traffic } from "../../src/headless/gpus/severalGpus.ts";

/** Looks at single steps, each the last of some that were submitted in one go. */
const [LOOKS, STEPS] = [8, 3];
const WARM_UP = 8;

/** How fast a run is. */
export interface Speed extends Timing, Partial<Traffic> {
  readonly theta: number;
  readonly n: number;
  /** Processes; 0: the engine by itself. */
  readonly gpus: number;
  /** Milliseconds of transfers, all processes' mean, and of the time between the parts of a step in which cards did nothing or copied; medians of some steps. */
  readonly travel?: number;
  readonly between?: number;
  /** Part of the transfers that is no time between parts. */
  readonly hidden?: number;
  /** Of each process the last step, and the one with the longest exchange of bodies. */
  readonly timelines?: readonly Timeline[];
  readonly exchanging?: readonly Timeline[];
}

const sum = (spans: Timeline["host"], of: (part: string) => boolean) =>
  spans.reduce((all, [part, from, to]) => all + (of(part) ? to - from : 0), 0);

/** Milliseconds of a step in which its card did nothing, or copied. */
const betweenOf = ({ card }: Timeline): number => (card ? partsOfStep(card).between : 0);

const mean = (values: readonly number[]) => values.reduce((all, value) => all + value, 0) / values.length;
const median = (values: readonly number[]) => quantile(Float64Array.from(values).sort(), 0.5);

/** Times steps of bodies shared by so many processes, or (0) of an engine in this one. */
export async function speed(
  bodies: Bodies,
  settings: Partial<Settings> & { readonly theta: number },
  place: DomainPlace,
  { gpus, steps }: { readonly gpus: number; readonly steps: number },
): Promise<Speed> {
  const about = { theta: settings.theta, n: bodies.count, gpus };
  if (gpus === 0) {
    const gpu = await requestDevice({ adapter: place.adapter });
    const engine = await GpuEngine.create(gpu.device, bodies, settings);
    const timing = await timeSteps(engine, { check: gpu.check }, { steps, warmUp: WARM_UP }, () => {});
    engine.destroy();
    await gpu.device.queue.onSubmittedWorkDone();
    gpu.destroy();
    return { ...about, ...timing };
  }
  const run = await SeveralGpus.create(bodies, settings, place, gpus);
  try {
    const timing = await timeSteps(run, { clock: "wall", check: () => {} }, { steps, warmUp: WARM_UP }, () => {});
    const looks: Traffic[] = [];
    for (let k = 0; k < LOOKS; k++) {
      run.step(STEPS);
      looks.push(await run.traffic());
    }
    const travels = looks.map(({ timelines }) =>
      mean(timelines.map(({ host }) => sum(host, (part) => part.startsWith("travel")))),
    );
    const [travel, between] = [median(travels), median(looks.map(({ timelines }) => mean(timelines.map(betweenOf))))];
    const exchange = ({ timelines }: Traffic) => sum(timelines[0]!.host, (part) => part === "exchange");
    const exchanging = looks.reduce((most, look) => (exchange(look) > exchange(most) ? look : most)).timelines;
    const hidden = gpus > 1 ? { travel, between, hidden: Math.max(0, 1 - between / travel) } : { between };
    return { ...about, ...timing, ...looks.at(-1)!, exchanging, ...hidden };
  } finally {
    run.destroy();
  }
}
