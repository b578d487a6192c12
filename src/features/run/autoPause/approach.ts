import type { Bodies } from "../../../data/bodies/bodies.ts";
import { componentIndex } from "../../../data/bodies/bodies.ts";
import type { Vector } from "../../../data/models/sample.ts";

/** Where a run of two galaxies is to be looked at next, so that their closest approach is not missed. */
export class Approach {
  #last: { readonly time: number; readonly between: Vector } | null = null;
  #near = false;

  /**
   * Takes where the second galaxy is from the first at a time. `passed`: it was closest between the last look and this one. Else
   * `next`: half the time that it would take on a straight line, since it is ever faster; null: it is not coming closer.
   */
  look(time: number, between: Vector): { readonly passed: boolean; readonly next: number | null } {
    const last = this.#last;
    this.#last = { time, between };
    if (!last || last.time === time) return { passed: false, next: null };
    const closer = Math.hypot(...between) < Math.hypot(...last.between);
    const passed = this.#near && !closer;
    this.#near = closer;
    if (!closer) return { passed, next: null };
    const velocity = between.map((x, k) => (x - last.between[k]!) / (time - last.time));
    const [along, square] = [0, 1, 2].reduce(
      ([a, s], k) => [a! + between[k]! * velocity[k]!, s! + velocity[k]! ** 2],
      [0, 0],
    ) as [number, number];
    return { passed, next: time - (0.5 * along) / square };
  }
}

/** From the middle of what shines in the first galaxy to that in the second; null where there are none in the sample. */
export function betweenGalaxies(
  bodies: Bodies,
  sample: { readonly stride: number; readonly positions: Float32Array },
): Vector | null {
  const halo = componentIndex("halo");
  const of = ([0, 1] as const).map((galaxy) => {
    const shining: number[] = [];
    const all: number[] = [];
    for (let k = 0; 4 * k < sample.positions.length; k++) {
      const body = k * sample.stride;
      if (bodies.galaxy[body] !== galaxy) continue;
      all.push(k);
      if (bodies.component[body] !== halo) shining.push(k);
    }
    const chosen = shining.length > 0 ? shining : all;
    return [0, 1, 2].map((c) => {
      const along = Float32Array.from(chosen, (k) => sample.positions[4 * k + c]!).sort();
      return along[along.length >> 1];
    });
  });
  const [one, two] = of as [(number | undefined)[], (number | undefined)[]];
  const between = two.map((x, k) => (x ?? Number.NaN) - (one[k] ?? Number.NaN));
  return between.every(Number.isFinite) ? (between as unknown as Vector) : null;
}
