import type { Pass, Passes } from "../../gpu/pass.ts";
import type { Sizes } from "../state/sizes.ts";
import type { Buffers, Spec } from "../state/spec.ts";
import type { System } from "../state/system.ts";

/**
 * Passes that steps have in common, for as long as a system has the same sizes: to make one takes the host a tenth of a millisecond (Dawn in Node.js), which
 * for the forty of a tree, or those of a packed tree, is longer than the card works on them.
 */
export class PassCache {
  readonly #compiled: Passes;
  readonly #known = new Map<string, Promise<Pass>>();
  readonly #numbers = new WeakMap<GPUBuffer, number>();
  #count = 0;
  #sizes: Sizes | null = null;

  constructor(compiled: Passes) {
    this.#compiled = compiled;
  }

  /** Passes on a system's buffers, and on others that it names. */
  passes(system: System, specs: readonly Spec[], others: Buffers = {}): Promise<Pass[]> {
    // Whatever makes buffers anew says other sizes.
    if (system.sizes !== this.#sizes) this.#known.clear();
    this.#sizes = system.sizes;
    const apart = Object.entries(others)
      .map(([name, buffer]) => `${name} ${this.#number(buffer!)}`)
      .join();
    return Promise.all(
      specs.map((spec) => {
        const key = `${spec.stage} ${JSON.stringify(spec.bind)} ${JSON.stringify(spec.constants?.(system.sizes))} ${apart}`;
        const known = this.#known.get(key);
        if (known) return known;
        const made = system.pass(this.#compiled, spec, others);
        made.catch(() => this.#known.delete(key));
        this.#known.set(key, made);
        return made;
      }),
    );
  }

  #number(buffer: GPUBuffer): number {
    const known = this.#numbers.get(buffer) ?? this.#count++;
    this.#numbers.set(buffer, known);
    return known;
  }
}
