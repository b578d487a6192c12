import { checkSteps } from "./checkSteps.ts";
import type { StepQueue } from "./stepQueue.ts";

/** What is asked of an engine while others take the place of its bodies: it is owed to them. */
export class Coming<S extends { readonly timestep: number }> {
  settings: S;
  /** Steps asked for meanwhile, and how long they last. */
  steps = 0;
  time = 0;
  readonly #owed: ((queue: StepQueue<S>) => void)[] = [];

  constructor(settings: S) {
    this.settings = settings;
  }

  set(settings: S): void {
    this.settings = settings;
    this.#owed.push((queue) => queue.set(settings));
  }

  step(count: number): void {
    checkSteps(count);
    this.steps += count;
    this.time += count * this.settings.timestep;
    this.#owed.push((queue) => queue.step(count));
  }

  /** Asks it all of a queue. */
  hand(queue: StepQueue<S>): void {
    for (const owe of this.#owed) owe(queue);
  }
}
