import type { Follower } from "./follower.ts";

/** All that follow the simulation, in their order. Where one of them throws, that is said, and the others hear of it all the same. */
export class Followers {
  readonly #all: Follower[] = [];
  readonly #fail: (error: unknown) => void;
  /** What each threw last: what it throws at every frame is said once. */
  readonly #said = new Map<Follower, string>();

  constructor(fail: (error: unknown) => void) {
    this.#fail = fail;
  }

  add(follower: Follower): void {
    this.#all.push(follower);
  }

  tell(hook: (follower: Follower) => void): void {
    for (const follower of this.#all) {
      try {
        hook(follower);
      } catch (error) {
        const words = String(error);
        if (this.#said.get(follower) !== words) this.#fail(error);
        this.#said.set(follower, words);
      }
    }
  }

  /** Does what belongs to no follower: where that throws, it is said too. */
  attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#fail(error);
    }
  }
}
