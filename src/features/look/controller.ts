import type { Equipment, Follower } from "../../run/follower.ts";
import type { Store } from "../slice.ts";
import type { StatusSlice } from "../status/state.ts";
import type { LookSlice } from "./state.ts";

type Reads = LookSlice & StatusSlice;

/** What the picture says of itself: what its colours mean, and the range that its map needs. */
export class LookController implements Follower {
  readonly #store: Store<Reads>;

  constructor(store: Store<Reads>) {
    this.#store = store;
  }

  equip({ picture }: Equipment): void {
    picture.onNote = (colourNote) => this.#store.getState().setStatus({ colourNote });
    picture.mass.onRange = (massRange) => this.#store.setState({ massRange });
  }
}
