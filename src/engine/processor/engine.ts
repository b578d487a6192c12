import type { Bodies } from "../../data/bodies/bodies.ts";
import type { Measures } from "../backend.ts";
import { Engine } from "../engine.ts";
import { arrivals } from "../guests/index.ts";
import type { PhysicsOptions } from "../options.ts";
import { scalingOf } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import { settingsFor } from "../settingsFor.ts";
import { checkSpace } from "../space.ts";
import type { Carried } from "../state/columns.ts";
import { checkCount } from "../state/mostIndexed.ts";
import { ProcessorBackend } from "./backend.ts";
import { checkSolver } from "./choices.ts";
import { makePool, type PoolOptions } from "./pool.ts";

/** What the engine uses of an AbortSignal, which this part of the code has no types of. */
interface Ends {
  readonly aborted: boolean;
  addEventListener(type: "abort", end: () => void): void;
  removeEventListener(type: "abort", end: () => void): void;
}

/** What a caller may choose besides the settings of the run. */
export interface ProcessorOptions extends PoolOptions, PhysicsOptions {
  /** Ends the making of an engine that is not wanted any more: its threads stop amid the first forces, and it rejects. */
  readonly signal?: Ends;
}

/**
 * A galaxy that evolves on the processor: the same as `GpuEngine`, without a GPU. WebAssembly computes, in workers that
 * the host provides (`PoolOptions.spawn`), or on the thread that asks.
 */
export class ProcessorEngine extends Engine<Settings, Bodies, Measures, ProcessorBackend> {
  /** Hands the bodies over and computes the first forces, in open space or a box. Throws one line where the host, or this engine, can't. */
  static async create(
    bodies: Bodies,
    settings: Partial<Settings> = {},
    options: ProcessorOptions = {},
  ): Promise<ProcessorEngine> {
    const make = (of: Bodies, by: Partial<Settings>) => backendOf(of, by, options);
    return new ProcessorEngine(await make(bodies, settings), make);
  }

  /** Threads that compute. */
  get threads(): number {
    return this.backend.pool.threads;
  }

  /** Which binary computes: "relaxed" has fused multiply-add, "plain" has not. */
  get variant(): string {
    return this.backend.pool.variant;
  }

  /**
   * Puts other bodies, as many, in the place of its own and computes their first forces: an engine that only finds forces need not be made again. Rejects in one
   * line where they are not as many.
   */
  replace(bodies: Bodies): Promise<void> {
    return this.backend.replace(bodies);
  }

  /** The bodies as they are after the last step, to be drawn: in the engine's own units and order. */
  frame(): Promise<Carried<"snapshot"> & { readonly steps: number; readonly time: number }> {
    return this.backend.queue.ask(async ({ steps, time }) => ({ ...(await this.backend.state()), steps, time }));
  }
}

/** What computes bodies on the processor, with their first forces. */
async function backendOf(
  bodies: Bodies,
  settings: Partial<Settings>,
  options: ProcessorOptions,
): Promise<ProcessorBackend> {
  checkCount(bodies.count);
  const full = settingsFor(bodies, settings);
  const { space = bodies.space ?? null } = options;
  if (space) checkSpace(space);
  checkSolver(full, space);
  const scaling = scalingOf(bodies, full.gravity);
  const guests = await arrivals({ bodies, settings: full, options, scaling, space });
  const columns = [...(options.columns ?? []), ...guests.flatMap(({ columns = [] }) => columns)];
  const massless = guests.some(({ sizes }) => sizes?.massless);
  const told = guests.filter(({ sent }) => sent).map(({ name }) => name);
  const pool = await makePool({ n: bodies.count, columns, guests: told }, options);
  const backend = new ProcessorBackend(bodies, full, pool, { guests, massless, columns, space });
  const { signal } = options;
  const end = () => pool.end();
  signal?.addEventListener("abort", end);
  try {
    if (signal?.aborted) end();
    await backend.start();
  } catch (error) {
    backend.queue.end();
    throw error;
  } finally {
    signal?.removeEventListener("abort", end);
  }
  return backend;
}
