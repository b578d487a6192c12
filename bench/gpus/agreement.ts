import type { Bodies } from "../../src/data/bodies/bodies.ts";
import type { Settings } from "../../src/engine/index.ts";
import type { DomainPlace } from "../../src/headless/gpus/domainProcess.ts";
import { SeveralGpus, type Traffic } from "../../src/headless/gpus/severalGpus.ts";
import { energyOf } from "../collapse.ts";
import { directSumOver } from "../directSum.ts";
import { type ErrorSummary, forceErrors, spreadTargets } from "../forceError.ts";

const MOST_TARGETS = 2048;

/** How a run shared by some processes compares with the truth, and with one process. */
export interface Agreement extends Omit<Traffic, "timelines"> {
  readonly processes: number;
  /** Errors of the first accelerations against a direct sum in float64. */
  readonly error: ErrorSummary;
  /** Their differences from those of one process. */
  readonly fromOne: ErrorSummary;
  readonly ppPerBody: number;
  readonly pcPerBody: number;
  /** After the steps: the total energy, its change since the first forces, and how far it is from that of one process, over its size. */
  readonly energy: number;
  readonly energyError: number;
  readonly energyFromOne: number;
  /** The same two of the energy that a direct sum in float64 finds for the bodies: without the error of the potentials, what the motion itself lost. */
  readonly exactError: number;
  readonly exactFromOne: number;
  readonly msPerStep: number;
}

/** Runs the same bodies in 1, 2, … processes. */
export async function agreement(
  bodies: Bodies,
  settings: Partial<Settings> & { readonly softening: number },
  place: DomainPlace,
  { processes, steps }: { readonly processes: readonly number[]; readonly steps: number },
  say: (line: string) => void,
): Promise<Agreement[]> {
  const targets = spreadTargets(bodies.count, MOST_TARGETS);
  const exact = directSumOver(bodies, settings.softening, targets);
  const rows: Agreement[] = [];
  const begun = energyOf(bodies, settings.softening);
  let first: { readonly forces: Float64Array; readonly energy: number; readonly exact: number } | null = null;
  for (const count of processes) {
    const run = await SeveralGpus.create(bodies, settings, place, count);
    try {
      const forces = await run.readForces();
      const { ppPerBody, pcPerBody } = await run.measure();
      const start = performance.now();
      run.step(steps);
      const { total, energyError } = await run.measure();
      const msPerStep = (performance.now() - start) / steps;
      const reached = energyOf(await run.readBodies(), settings.softening);
      first ??= {
        forces: Float64Array.from({ length: 4 * targets.length }, (_, k) => forces[4 * targets[k >> 2]! + (k & 3)]!),
        energy: total,
        exact: reached,
      };
      const { timelines: _, ...traffic } = await run.traffic();
      rows.push({
        processes: count,
        error: forceErrors(forces, exact, targets).acceleration,
        fromOne: forceErrors(forces, first.forces, targets).acceleration,
        ...{ ppPerBody, pcPerBody, energy: total, energyError },
        energyFromOne: Math.abs(total / first.energy - 1),
        exactError: (reached - begun) / Math.abs(begun),
        exactFromOne: Math.abs(reached / first.exact - 1),
        msPerStep,
        ...traffic,
      });
      say(JSON.stringify(rows.at(-1)));
    } finally {
      run.destroy();
    }
  }
  return rows;
}
