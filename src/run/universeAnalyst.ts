import type { Analysis } from "../physics/cosmology/analysis.ts";
import type { Galaxies } from "../physics/cosmology/galaxies.ts";
import type {
  UniverseAnswer,
  UniverseBodies,
  UniverseFound,
  UniverseQuestion,
  UniverseTask,
} from "./universeWorker.ts";

export type { Analysis, Galaxies, UniverseFound, UniverseQuestion };

/** Finds haloes and power of an expanding box in a thread of its own, one box at a time. */
export class UniverseAnalyst {
  readonly #worker = new Worker(new URL("./universeWorker.ts", import.meta.url), { type: "module" });
  #last: Promise<unknown> = Promise.resolve();

  /** What is asked of a box; the table of places goes over to the thread. Rejects in one line. */
  look(
    { count, position, mass, space, time, units }: UniverseBodies,
    question: UniverseQuestion,
  ): Promise<UniverseFound> {
    const bodies = { ...{ count, position, mass, time, units }, ...(space && { space }) };
    const turn = this.#last.then(() => this.#post({ bodies, ...question }));
    this.#last = turn.catch(() => {});
    return turn;
  }

  #post(task: UniverseTask): Promise<UniverseFound> {
    return new Promise((resolve, reject) => {
      this.#worker.onmessage = ({ data }: MessageEvent<UniverseAnswer>) =>
        "found" in data ? resolve(data.found) : reject(new Error(data.failed));
      this.#worker.onerror = (event) => reject(new Error(event.message || "the thread that analyses ended"));
      this.#worker.postMessage(task, [task.bodies.position.buffer]);
    });
  }

  /** Ends the thread. */
  close(): void {
    this.#worker.terminate();
  }
}
