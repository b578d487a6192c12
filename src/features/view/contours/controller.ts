import type { Bodies } from "../../../data/bodies/bodies.ts";
import type { Engine } from "../../../engine/index.ts";
import type { Picture } from "../../../render/picture.ts";
import type { Contours } from "../../../run/contours.ts";
import type { Follower, Shown } from "../../../run/follower.ts";
import type { Simulation } from "../../../run/simulation.ts";
import type { Store } from "../../kit/slice.ts";
import type { ContoursSlice } from "./state.ts";

/** Others draw lines too: while they do these are put aside. */
type Reads = ContoursSlice & {
  readonly builder: { readonly builderOpen: boolean };
  readonly interact: { readonly aiming: boolean };
};

/** Linear red, green and blue. */
const LIGHT = [0.15, 0.25, 0.5] as const;
/** The grid is another one where the view is so many times as large. */
const OTHER_VIEW = 1.25;

/** Draws external fields over the picture; what does it is loaded on first use. */
export class ContoursController implements Follower {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  #bodies: Bodies | null = null;
  /** Those of the bodies. */
  #contours: Contours | null = null;
  #asked: Bodies | null = null;
  /** What is drawn. */
  #drawn: { readonly picture: Picture; readonly time: number; readonly reach: number } | null = null;

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
  }

  unequip(): void {
    this.#drawn = null;
  }

  show({ wanted: { bodies } }: Shown): void {
    this.#bodies = (bodies.fields ?? []).length > 0 ? bodies : null;
    this.#clear();
    this.#contours = null;
    this.#store.setState({ contours: { inFields: this.#bodies !== null } });
  }

  frame(_: number, engine: Engine | null): void {
    const {
      contours: { contours },
      builder: { builderOpen },
      interact: { aiming },
    } = this.#store.getState();
    const { picture } = this.#simulation;
    if (builderOpen || aiming) {
      // They take the lines away themselves.
      this.#drawn = null;
      return;
    }
    if (!contours || !engine || !picture || !this.#bodies) {
      this.#clear();
      return;
    }
    if (this.#contours) this.#draw(this.#contours, engine.time, picture);
    else if (this.#asked !== this.#bodies) this.#load(this.#bodies);
  }

  #load(bodies: Bodies): void {
    this.#asked = bodies;
    const load = async () => {
      try {
        const { Contours } = await import("../../../run/contours.ts");
        if (bodies === this.#bodies) this.#contours = new Contours(bodies);
      } finally {
        if (this.#asked === bodies) this.#asked = null;
      }
      this.#simulation.picture?.touch();
    };
    this.#simulation.ask(load());
  }

  #draw(contours: Contours, time: number, picture: Picture): void {
    const { camera } = picture;
    const view = camera.heightOfView;
    const before = this.#drawn;
    const reach = before && view < before.reach * OTHER_VIEW && view * OTHER_VIEW > before.reach ? before.reach : view;
    const same = before?.picture === picture && before.reach === reach && (before.time === time || !contours.change);
    if (same) return;
    this.#drawn = { picture, time, reach };
    const lines = contours.at(time, reach).map((piece) => ({
      points: piece.map((point) => {
        const [x, y, z] = camera.toScene(point);
        return [x, y, z] as const;
      }),
      light: LIGHT,
      fade: 1,
    }));
    picture.lines(lines);
  }

  #clear(): void {
    this.#drawn?.picture.lines(null);
    this.#drawn = null;
  }
}
