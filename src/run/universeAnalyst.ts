import type { Analysis } from "../physics/cosmology/analysis.ts";
import type { Galaxies } from "../physics/cosmology/galaxies.ts";
import type { GalaxyTask, UniverseAnswer, UniverseBodies, UniverseTask } from "./universeWorker.ts";

export type { Analysis, Galaxies, UniverseTask };

/** Finds haloes and power of an expanding box in a thread of its own, one box at a time. */
export class UniverseAnalyst {
  readonly #worker = new Worker(new URL("./universeWorker.ts", import.meta.url), { type: "module" });
  #last: Promise<unknown> = Promise.resolve();

  /** The tables of bodies go over to the thread. Rejects in one line. */
  look({ bodies, sigma8 }: UniverseTask): Promise<Analysis> {
    return this.#ask({ bodies: taken(bodies), sigma8 });
  }

  /** The galaxies in its haloes; the same holds. */
  galaxies(bodies: UniverseBodies): Promise<Galaxies> {
    return this.#ask({ bodies: taken(bodies) });
  }

  #ask<T extends Analysis | Galaxies>(task: UniverseTask | GalaxyTask): Promise<T> {
    const turn = this.#last.then(() => this.#post<T>(task));
    this.#last = turn.catch(() => {});
    return turn;
  }

  #post<T>(task: UniverseTask | GalaxyTask): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<UniverseAnswer>) =>
        "found" in data ? resolve(data.found as T) : reject(new Error(data.failed));
      this.#worker.onerror = (event) => reject(new Error(event.message || "the thread that analyses ended"));
      this.#worker.postMessage(task, [task.bodies.position.buffer]);
    });
  }

  /** Ends the thread. */
  close(): void {
    this.#worker.terminate();
  }
}

const taken = ({ count, position, mass, space, time, units }: UniverseBodies): UniverseBodies => ({
  ...{ count, position, mass, time, units },
  ...(space && { space }),
});
