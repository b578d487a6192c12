import { CLUSTER } from "./clusters.ts";

/**
 * Threads that find forces together over the same tables, as one of them sees them. All call the same functions with it; nothing that these find depends on how
 * many there are.
 */
export interface GasTeam {
  /** This thread's own part of `n` things in a row. */
  part(n: number): readonly [from: number, to: number];
  /** Waits until all are here. */
  barrier(): void;
  /** Whether one of them says so. */
  some(own: boolean): boolean;
}

/** One thread. */
export const ALONE: GasTeam = { part: (n) => [0, n], barrier() {}, some: (own) => own };

/** Which particles, by their place in the order of the clusters, are a thread's own: those of whole clusters. */
export function ownPlaces(team: GasTeam, count: number): readonly [from: number, to: number] {
  const [first, last] = team.part(Math.ceil(count / CLUSTER));
  return [CLUSTER * first, Math.min(CLUSTER * last, count)];
}
