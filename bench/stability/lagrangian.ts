import { type Bodies, COMPONENTS } from "../../src/data/bodies/bodies.ts";

/** Mass fractions whose radii are followed. */
export const FRACTIONS = [0.05, 0.1, 0.25, 0.5, 0.75] as const;

/** One component as it is at one time: bodies of equal mass, so its Lagrangian radii are quantiles of the distance. */
export interface ComponentState {
  readonly component: string;
  readonly count: number;
  /** Radii about the centre that hold FRACTIONS of the component, length units. */
  readonly radii: readonly number[];
}

/** Indices of the bodies of one component. */
export function membersOf({ component }: Bodies, index: number): number[] {
  const members: number[] = [];
  for (let i = 0; i < component.length; i++) if (component[i] === index) members.push(i);
  return members;
}

type Vector = readonly [number, number, number];

/**
 * Centre of the densest part: the mean position of a sphere that shrinks by a fifth at a time about its own mean until
 * 2 % of the bodies (at least 200) are left. The centre of mass would follow a few bodies that are far out.
 */
export function denseCentre({ count, position }: Bodies, least = Math.max(200, 0.02 * count)): Vector {
  let centre: [number, number, number] = [0, 0, 0];
  let limit2 = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 200; round++) {
    const sum = [0, 0, 0];
    let inside = 0;
    let largest = 0;
    for (let i = 0; i < 3 * count; i += 3) {
      const d2 = distance2(position, i, centre);
      if (d2 > limit2) continue;
      inside++;
      largest = Math.max(largest, d2);
      for (let k = 0; k < 3; k++) sum[k]! += position[i + k]!;
    }
    if (inside < least) break;
    centre = [sum[0]! / inside, sum[1]! / inside, sum[2]! / inside];
    limit2 = 0.64 * Math.min(limit2, largest);
  }
  return centre;
}

/** Every component's Lagrangian radii about the common dense centre. */
export function componentStates(bodies: Bodies): ComponentState[] {
  const centre = denseCentre(bodies);
  return [...new Set(bodies.component)].map((index) => {
    const distances = membersOf(bodies, index)
      .map((i) => Math.sqrt(distance2(bodies.position, 3 * i, centre)))
      .sort((a, b) => a - b);
    return {
      component: COMPONENTS[index]!,
      count: distances.length,
      radii: FRACTIONS.map((q) => quantile(distances, q)),
    };
  });
}

/** sqrt(r^3 / G M(<r)) at the half-mass radius `r`, M of all components. */
export function dynamicalTime(bodies: Bodies, radius: number): number {
  const centre = denseCentre(bodies);
  let mass = 0;
  for (let i = 0; i < bodies.count; i++) {
    if (distance2(bodies.position, 3 * i, centre) < radius * radius) mass += bodies.mass[i]!;
  }
  return Math.sqrt(radius ** 3 / (bodies.units.gravity * mass));
}

function distance2(x: Float32Array, i: number, centre: Vector): number {
  return (x[i]! - centre[0]) ** 2 + (x[i + 1]! - centre[1]) ** 2 + (x[i + 2]! - centre[2]) ** 2;
}

function quantile(sorted: readonly number[], q: number): number {
  const at = q * (sorted.length - 1);
  const low = Math.floor(at);
  return sorted[low]! + (at - low) * (sorted[Math.min(sorted.length - 1, low + 1)]! - sorted[low]!);
}
