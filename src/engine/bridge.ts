import type { Bodies } from "../data/bodies/bodies.ts";
import type { Pass } from "../gpu/pass.ts";
import { CONSTANTS } from "../gpu/shaders.gen.ts";
import { BlockSteps, type OwnParts } from "./blocks.ts";

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

/** Steps of a run in which a cluster goes by itself, in block steps, between kicks by the field of the others. */
export class BridgeSteps {
  readonly #parts: OwnParts;
  readonly #cluster: BlockSteps;
  /** The cluster's tables are those of another moment. */
  #stale = false;

  constructor(parts: OwnParts) {
    this.#parts = parts;
    this.#cluster = new BlockSteps(parts);
  }

  /** The bodies are those of another moment; `whole`: with what the cluster's steps keep of them. */
  start(whole: boolean): void {
    this.#stale = !whole;
  }

  /** Does a step. */
  async step(step: number): Promise<void> {
    const { program, ended } = this.#parts;
    if (this.#stale) await this.#stand(step, true, () => program().bridge!.again);
    this.#stale = false;
    if (!ended()) await this.#cluster.step(step);
    if (ended()) return;
    program().submit(program().bridge!.moves);
    await this.#stand(step, false, () => program().bridge!.closes);
  }

  /** Nothing is left to be done of a step. */
  async settle(_: number): Promise<void> {}

  /** Submits passes with a new tree, as often as it takes until that fits its buffers; `opening`: at the places where the step opens. */
  async #stand(step: number, opening: boolean, passes: () => readonly Pass[]): Promise<void> {
    const { program, use, sort, faults, ended } = this.#parts;
    if (ended()) return;
    await faults.until(() => {
      use(step, opening);
      sort?.();
      program().submit(passes());
    });
  }
}
