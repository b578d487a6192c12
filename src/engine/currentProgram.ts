import type { Passes } from "../gpu/pass.ts";
import { writeParams } from "./params.ts";
import { firstSlices, nextSlices, Program } from "./program.ts";
import type { Scaling } from "./scaling.ts";
import type { Settings } from "./settings.ts";
import type { System } from "./state/system.ts";

/** What a program is made for. */
export interface ProgramParts {
  readonly device: GPUDevice;
  readonly passes: Passes;
  readonly system: System;
  readonly scaling: Scaling;
  /** Those of the first steps. */
  readonly settings: Settings;
  /** Whether its steps are timed. */
  readonly timed: boolean;
}

/** The program of an engine for its buffers as they are, and the settings that it reads on the GPU. */
export class CurrentProgram {
  readonly #parts: ProgramParts;
  #program: Program | null = null;
  /** Replaced programs whose clocks may still be read. */
  #replaced: Program[] = [];
  /** Parts in which a walk is submitted. */
  #slices: number;
  /** The settings that are on the GPU. */
  #written: Settings | null = null;

  constructor(parts: ProgramParts) {
    this.#parts = parts;
    this.#slices = firstSlices(parts.system.sizes.n, parts.settings);
  }

  /** The program, once one was compiled. */
  get now(): Program {
    return this.#program!;
  }

  /** Compiles it for the buffers as they are, whose sizes it reads with the settings. */
  async compile(settings: Settings): Promise<void> {
    const { device, passes, system, timed } = this.#parts;
    const program = await Program.compile(device, passes, system, settings, this.#slices, timed);
    if (this.#program) this.#replaced.push(this.#program);
    this.#program = program;
    this.#written = null;
  }

  /** Brings settings to the GPU. */
  use(settings: Settings): Settings {
    if (settings === this.#written) return settings;
    this.#written = settings;
    const { device, system, scaling } = this.#parts;
    writeParams(device, system, settings, scaling);
    return settings;
  }

  /** Whether the walk is to be cut into more or fewer parts, as it took `ms`; if so they are made when it is compiled the next time. */
  reslice(ms: number, { solver }: Settings): boolean {
    const before = this.#slices;
    this.#slices = nextSlices(before, ms, solver);
    return this.#slices !== before;
  }

  /** Frees what was replaced, as nothing reads it any more. */
  sweep(): void {
    for (const program of this.#replaced.splice(0)) program.destroy();
  }

  /** Frees all. */
  destroy(): void {
    this.sweep();
    this.#program?.destroy();
  }
}
