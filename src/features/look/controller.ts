import type { Equipment, Follower } from "../../run/follower.ts";
import type { Store } from "../store.ts";

/** What the picture says of itself: what its colours mean, and the range that its map needs. */
export class LookController implements Follower {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  equip({ picture }: Equipment): void {
    picture.onTold = (told) => this.#store.getState().setStatus({ told });
    picture.mass.onRange = (massRange) => this.#store.setState({ massRange });
  }
}
