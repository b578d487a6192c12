import type { Picture } from "../../../render/picture.ts";
import type { Equipment, Follower } from "../../../run/follower.ts";
import type { Store } from "../../kit/slice.ts";
import type { RulerSlice } from "./state.ts";

/** Smallest change of the scale that is worth saying. */
const CHANGE = 1e-4;

/** Tells how long a pixel of the sky is, while something is measured there. */
export class RulerController implements Follower {
  readonly #store: Store<RulerSlice>;
  #picture: Picture | null = null;

  constructor(store: Store<RulerSlice>) {
    this.#store = store;
    store.subscribe((now, before) => {
      if (now.ruler.skyTool !== null && before.ruler.skyTool === null) this.#look();
    });
  }

  equip({ picture }: Equipment): void {
    this.#picture = picture;
  }

  unequip(): void {
    this.#picture = null;
  }

  /** Every frame, whatever the picture shows: a run, or a sequence. */
  #look = (): void => {
    const { skyTool, skyPixel } = this.#store.getState().ruler;
    if (skyTool === null) return;
    const picture = this.#picture;
    const now = picture && picture.camera.heightOfView / picture.size.height;
    const same = now !== null && skyPixel !== null && Math.abs(now / skyPixel - 1) < CHANGE;
    if (!same && now !== skyPixel) this.#store.setState({ ruler: { skyPixel: now } });
    requestAnimationFrame(this.#look);
  };
}
