import { gridOf, type Pass, type Passes } from "../../gpu/pass.ts";
import { type Buffers, bufferOf, type Spec } from "../state/spec.ts";
import type { System } from "../state/system.ts";

/** Passes on buffers that are no longer there are forgotten when there are so many. */
const MOST = 1024;

/**
 * Passes that steps have in common, for as long as their buffers are the same: to make one takes the host a tenth of a millisecond (Dawn in Node.js), which
 * for the forty of a tree, or those of a packed tree, is longer than the card works on them.
 */
export class PassCache {
  readonly #compiled: Passes;
  readonly #known = new Map<string, Promise<Pass>>();
  readonly #numbers = new WeakMap<GPUBuffer, number>();
  #count = 0;

  constructor(compiled: Passes) {
    this.#compiled = compiled;
  }

  /** Passes on a system's buffers, and on others that it names. */
  passes(system: System, specs: readonly Spec[], others: Buffers = {}): Promise<Pass[]> {
    if (this.#known.size > MOST) this.#known.clear();
    const buffers: Buffers = { ...system.buffers, ...others };
    return Promise.all(specs.map((spec) => this.#pass(system, spec, buffers, others)));
  }

  async #pass(system: System, spec: Spec, buffers: Buffers, others: Buffers): Promise<Pass> {
    const bound = Object.values(spec.bind as Record<string, string | object>).map((to) =>
      typeof to === "string" ? this.#number(bufferOf(buffers, to)!) : to,
    );
    const key = JSON.stringify([spec.stage, bound, spec.constants?.(system.sizes), spec.slice]);
    let made = this.#known.get(key);
    if (!made) {
      made = system.pass(this.#compiled, spec, others);
      made.catch(() => this.#known.delete(key));
      this.#known.set(key, made);
    }
    const pass = await made;
    // It may be of fewer bodies or more.
    const grid = gridOf(spec.workgroups(system.sizes));
    return pass.x === grid.x && pass.y === grid.y ? pass : { ...pass, ...grid };
  }

  #number(buffer: GPUBuffer): number {
    const known = this.#numbers.get(buffer) ?? this.#count++;
    this.#numbers.set(buffer, known);
    return known;
  }
}
