import { writeParams } from "./params.ts";
import { type CompileParts, firstSlices, nextSlices, Program } from "./program.ts";
import type { Scaling } from "./scaling.ts";
import type { Settings } from "./settings.ts";
import type { Space } from "./space.ts";
import { plannedFor } from "./state/sizes.ts";
import { forceMs } from "./timing.ts";

export interface ProgramParts extends CompileParts {
  readonly scaling: Scaling;
  /** Those of the first steps. */
  readonly settings: Settings;
  readonly space: Space | null;
}

/** The program of an engine for its buffers as they are, and the settings that it reads on the GPU. */
export class CurrentProgram {
  readonly #parts: ProgramParts;
  #program: Program | null = null;
  /** Replaced programs whose clocks may still be read. */
  #replaced: Program[] = [];
  /** Parts in which a walk is submitted. */
  #slices: number;
  /** The program whose slices were held against the time of its first steps. */
  #judged: Program | null = null;
  /** The settings that are on the GPU. */
  #written: Settings | null = null;

  constructor(parts: ProgramParts) {
    this.#parts = parts;
    this.#slices = firstSlices(plannedFor(parts.system.sizes), parts.settings, parts.system.sizes.massive);
  }

  /** The program, once one was compiled. */
  get now(): Program {
    return this.#program!;
  }

  /** Compiles it for the buffers as they are, whose sizes it reads with the settings. */
  async compile(settings: Settings): Promise<void> {
    const slices = this.#slices;
    this.#put(await Program.compile(this.#parts, settings, slices), slices);
    this.#written = null;
  }

  #put(program: Program, slices: number): void {
    if (this.#program) this.#replaced.push(this.#program);
    this.#program = program;
    this.#slices = slices;
  }

  /** Brings settings to the GPU, as they are in a step that begins at a time: where space expands no two are alike. */
  use(settings: Settings, time: number): Settings {
    const { device, system, scaling, space, guests } = this.#parts;
    if (settings === this.#written && !space?.expansion) return settings;
    this.#written = settings;
    writeParams(device, system, settings, scaling, space && { space, time });
    for (const guest of guests) guest.use?.(settings, time);
    return settings;
  }

  /** Whether the walk is to be cut into more or fewer parts, as it took `ms`; if so they are made when it is compiled the next time. */
  reslice(ms: number, { solver }: Settings): boolean {
    const before = this.#slices;
    this.#slices = nextSlices(before, ms, solver);
    return this.#slices !== before;
  }

  /**
   * Holds the slices of the walk against what the first steps by these passes took, once: a run that is never measured would keep those that were guessed. Steps
   * go on by these passes until the others are compiled. `hostMs`: milliseconds of a step where it is not timed; null: none was done.
   */
  async judge(settings: Settings, hostMs: () => number | null): Promise<void> {
    const program = this.now;
    if (this.#judged === program) return;
    const timing = this.#parts.timed ? await program.timing(settings.rebuildInterval) : null;
    const ms = this.#parts.timed ? timing && (forceMs(timing.stages) ?? 0) : hostMs();
    if (ms === null || this.#judged === program || this.#program !== program) return;
    this.#judged = program;
    const slices = nextSlices(this.#slices, ms, settings.solver);
    if (slices === this.#slices) return;
    const made = await Program.compile(this.#parts, settings, slices);
    // Buffers may have grown meanwhile, or a measurement have cut the walk.
    if (this.#program !== program) {
      made.destroy();
      return;
    }
    this.#put(made, slices);
  }

  /** Frees what was replaced, as nothing reads it any more. */
  sweep(): void {
    for (const program of this.#replaced.splice(0)) program.destroy();
  }

  destroy(): void {
    this.sweep();
    this.#program?.destroy();
  }
}
