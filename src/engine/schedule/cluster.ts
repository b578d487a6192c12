import type { Bodies } from "../../data/bodies/bodies.ts";
import { CONSTANTS } from "../../gpu/constants.gen.ts";

/** The bodies that a bridge integrates by direct sums. */
export interface Cluster {
  readonly count: number;
  /** Place of each body in its tables, or OUTSIDE_CLUSTER, by its number in the table of all. */
  readonly places: Uint32Array<ArrayBuffer>;
}

/** Number of the galaxy whose bodies they are: the second of a table. */
const CLUSTER = 1;

/** The cluster among some bodies. Throws one line where there is none, or nothing else. */
export function clusterOf({ count, galaxy }: Pick<Bodies, "count" | "galaxy">): Cluster {
  const places = new Uint32Array(count).fill(CONSTANTS.cluster.OUTSIDE_CLUSTER);
  let members = 0;
  for (let i = 0; i < count; i++) if (galaxy[i] === CLUSTER) places[i] = members++;
  if (members === 0)
    throw new Error(
      `bridge: none of the ${count} bodies is of a second galaxy, the star cluster that it sums directly; choose "leapfrog"`,
    );
  if (members === count)
    throw new Error(`bridge: all ${count} bodies are of the second galaxy, its star cluster; choose "hermite4"`);
  return { count: members, places };
}
