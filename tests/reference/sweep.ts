import { MAX_GALAXIES } from "../../src/engine/state/profileSizes.ts";
import { SWEEP_GROUPS, SWEEP_TILE } from "../../src/engine/state/sizes.ts";
import { bitsOf, type Floats } from "./contract.ts";

/** shaders/shared/profile.wgsl: what class number `kind` says of its bodies. */
export function classAt(classes: Floats, kind: number): { galaxy: number; shines: boolean; quanta: number } {
  const [galaxy, shines, quanta] = classes.subarray(3 * kind, 3 * kind + 3) as unknown as [number, number, number];
  return { galaxy: bitsOf(galaxy), shines: bitsOf(shines) === 1, quanta };
}

/** Class of the body whose number in the source is `body`: a byte of the packed words. */
export function kindOf(classOf: Uint32Array, body: number): number {
  return (classOf[Math.floor(body / 4)]! >>> (8 * (body % 4))) & 255;
}

/** Where galaxy `galaxy` is. */
export function sphereAt(spheres: Floats, galaxy: number) {
  const at = 8 * galaxy;
  return { centre: [...spheres.subarray(at, at + 3)] as [number, number, number], radius: spheres[at + 3]! };
}

/** Workgroups of a sweep over n bodies. */
export function sweepGroups(n: number): number {
  return Math.min(SWEEP_GROUPS, Math.max(1, Math.ceil(n / SWEEP_TILE)));
}

/** First number of what the workgroup of body number `i` sums up for a galaxy, `width` numbers each. */
export function partialOf(n: number, i: number, galaxy: number, width: number): number {
  return width * (MAX_GALAXIES * (Math.floor(i / 64) % sweepGroups(n)) + galaxy);
}

/** Sets all that the first `galaxies` galaxies of each workgroup sum up to 0. */
export function clearPartials(partials: Floats, n: number, galaxies: number, width: number): void {
  for (let group = 0; group < sweepGroups(n); group++) {
    partials.fill(0, width * MAX_GALAXIES * group, width * (MAX_GALAXIES * group + galaxies));
  }
}
