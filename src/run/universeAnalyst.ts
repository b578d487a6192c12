import type { Analysis } from "../physics/cosmology/analysis.ts";
import type { UniverseAnswer, UniverseTask } from "./universeWorker.ts";

export type { Analysis, UniverseTask };

/** Finds haloes and power of an expanding box in a thread of its own, one box at a time. */
export class UniverseAnalyst {
  readonly #worker = new Worker(new URL("./universeWorker.ts", import.meta.url), { type: "module" });

  /** The tables of bodies go over to the thread. Rejects in one line. */
  look({ bodies, sigma8 }: UniverseTask): Promise<Analysis> {
    const { count, position, mass, space, time, units } = bodies;
    const task: UniverseTask = { bodies: { count, position, mass, time, units, ...(space && { space }) }, sigma8 };
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<UniverseAnswer>) =>
        "found" in data ? resolve(data.found) : reject(new Error(data.failed));
      this.#worker.onerror = (event) => reject(new Error(event.message || "the thread that analyses ended"));
      this.#worker.postMessage(task, [position.buffer]);
    });
  }

  /** Ends the thread. */
  close(): void {
    this.#worker.terminate();
  }
}
