import type { Picture } from "../../../render/picture.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Fields, Store } from "../../kit/slice.ts";
import type { CameraSlice } from "../camera/state.ts";
import type { BoxSlice } from "./state.ts";

type Reads = BoxSlice &
  Fields<CameraSlice, "turntable" | "piloted"> & { readonly inspect: { readonly followed: number | null } };

/** Has a periodic box drawn with its images, and the camera fly through it. The code for it is loaded on first use. */
export class BoxController implements Follower {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  /** The picture that has images, or a camera in flight. */
  #surrounded: Picture | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    store.subscribe((now, before) => {
      const led = now.camera.turntable || now.camera.piloted || now.inspect.followed !== null;
      if (now.box.flies && led) store.setState({ box: { flies: false } });
      else if (now.box.repeat !== before.box.repeat || now.box.flies !== before.box.flies) this.#suit();
    });
  }

  unequip(): void {
    this.#surrounded = null;
  }

  show({ wanted }: Shown): void {
    const box = wanted.bodies.space?.side ?? null;
    this.#store.setState({ box: { box, ...(box === null && { flies: false }) } });
    this.#suit();
  }

  get #wanted(): boolean {
    const { box, repeat, flies } = this.#store.getState().box;
    return box !== null && (repeat || flies);
  }

  /** Draws and flies as it is chosen now. */
  #suit(): void {
    if (this.#wanted) this.#simulation.ask(this.#surround());
    else if (this.#surrounded) {
      this.#surrounded.camera.onward = null;
      this.#surrounded.repeat(null);
      this.#surrounded = null;
    }
  }

  async #surround(): Promise<void> {
    const { machine } = this.#simulation;
    if (!machine) return;
    const [{ imagesOn }, { flightThrough }] = await Promise.all([import("./surround.ts"), import("./flight.ts")]);
    const Images = await imagesOn(machine);
    const { picture, engine } = this.#simulation;
    const { box, flies } = this.#store.getState().box;
    // Other things may hold by now.
    if (machine !== this.#simulation.machine || !picture || !engine || box === null || !this.#wanted) return;
    this.#surrounded = picture;
    picture.repeat(new Images(box / engine.scaling.length));
    picture.camera.onward = flies ? flightThrough(picture.camera, box) : null;
  }
}
