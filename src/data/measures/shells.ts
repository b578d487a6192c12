import type { Bodies } from "../bodies/bodies.ts";
import { cumulative } from "./cumulative.ts";
import type { Place } from "./densestPoint.ts";

/** What lies in spherical shells about a place, a number for each shell. */
export interface Shells {
  /** Radii that bound the shells, rising: shell k lies from edges[k] up to edges[k + 1]. */
  readonly edges: Float64Array;
  readonly mass: Float64Array;
  readonly bodies: Float64Array;
}

/** 0, then `perDecade` radii a decade from `inner` to at least `outer`, then infinity. */
export function logarithmicEdges(inner: number, outer: number, perDecade: number): Float64Array {
  if (!(inner > 0) || !(outer >= inner) || !Number.isFinite(outer))
    throw new Error(
      `shells from ${inner} to ${outer} can't be logarithmic; give radii above 0, the second not below the first`,
    );
  const steps = Math.ceil(perDecade * Math.log10(outer / inner) - 1e-9);
  const radii = Array.from({ length: steps + 1 }, (_, k) => inner * 10 ** (k / perDecade));
  return Float64Array.from([0, ...radii, Number.POSITIVE_INFINITY]);
}

/** Distances of the chosen bodies from a place, in their order. */
export function distancesFrom(place: Place, position: Float32Array, chosen: Uint32Array): Float64Array {
  const [x, y, z] = place;
  return Float64Array.from(chosen, (i) =>
    Math.hypot(position[3 * i]! - x, position[3 * i + 1]! - y, position[3 * i + 2]! - z),
  );
}

/** Mass and number of bodies at `distances` (those of the chosen bodies) in shells; what is inside the first or beyond the last edge is left out. */
export function shellsOf(
  { mass }: Pick<Bodies, "mass">,
  chosen: Uint32Array,
  distances: Float64Array,
  edges: Float64Array,
): Shells {
  const shells = edges.length - 1;
  const found = { edges, mass: new Float64Array(shells), bodies: new Float64Array(shells) };
  for (let k = 0; k < chosen.length; k++) {
    const shell = shellAt(edges, distances[k]!);
    if (shell < 0 || shell >= shells) continue;
    found.mass[shell]! += mass[chosen[k]!]!;
    found.bodies[shell]!++;
  }
  return found;
}

/** The shell that holds radius `r`, by halving. */
function shellAt(edges: Float64Array, r: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edges[middle]! <= r) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Mass in each shell over its volume; 0 for one that has no end. */
export function densities({ edges, mass }: Shells): Float64Array {
  return mass.map((m, k) => m / ((4 / 3) * Math.PI * (edges[k + 1]! ** 3 - edges[k]! ** 3)));
}

/** V_c = sqrt(G M(<r) / r) at each edge but the first, of shells that begin at 0 (Bedorf 2014, section 5.5.1); 0 at infinity. */
export function circularSpeeds({ edges, mass }: Shells, gravity: number): Float64Array {
  const inside = cumulative(mass);
  return edges.slice(1).map((r, k) => Math.sqrt((gravity * inside[k + 1]!) / r));
}
