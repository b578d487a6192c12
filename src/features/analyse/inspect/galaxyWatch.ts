import type { Bodies } from "../../../data/bodies/bodies.ts";
import type { Core, Engine } from "../../../engine/index.ts";
import type { Inspector } from "../../../render/inspect/inspector.ts";
import { GALAXIES, PATH } from "../../../render/inspect/layout.ts";
import type { Seen } from "../../../render/inspect/reader.ts";
import type { Picture } from "../../../render/picture.ts";
import { coresOf } from "../../../run/cores.ts";
import type { Store } from "../../kit/slice.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { orbitOf, type Place } from "./galaxyOrbit.ts";
import type { InspectSlice, Prediction } from "./state.ts";

type Reads = InspectSlice & StatusSlice;

/** Steps after which a centre is no longer where its motion led: it is waited for. */
const STALE = 64;

/** The galaxies' centres as they were seen last: the camera follows one of them, and two have an orbit. */
export class GalaxyWatch {
  readonly #store: Store<Reads>;
  readonly #picture: Picture;
  readonly #inspector: Inspector;
  #engine: Engine | null = null;
  #bodies: Bodies | null = null;
  #cores: readonly Core[] | null = null;
  #seen: Seen | null = null;
  /** Where the followed centre was when the camera was moved last. */
  #at: { readonly galaxy: number; readonly place: Place } | null = null;

  constructor(store: Store<Reads>, picture: Picture, inspector: Inspector) {
    this.#store = store;
    this.#picture = picture;
    this.#inspector = inspector;
  }

  begin(engine: Engine, bodies: Bodies): void {
    this.#engine = engine;
    this.#bodies = bodies;
    this.#cores = this.#seen = this.#at = null;
    const {
      inspect: { followed, followGalaxy },
      status: { status },
    } = this.#store.getState();
    if (followed !== null && followed >= status.galaxies) followGalaxy(null);
  }

  get wanted(): boolean {
    const { showCentres, showOrbit, followed } = this.#store.getState().inspect;
    return showCentres || showOrbit || followed !== null;
  }

  /** Galaxies whose centres are known. */
  get count(): number {
    return (this.#seen?.centres.length ?? 0) / 8;
  }

  /** Before a picture: what is needed is asked for, and the camera goes along. */
  before(): void {
    if (this.wanted && !this.#cores && this.#bodies) {
      this.#cores = coresOf(this.#bodies, GALAXIES);
      this.#inspector.setCores(this.#cores);
    }
    const { followed } = this.#store.getState().inspect;
    this.#picture.camera.hold(followed !== null);
    if (followed === null) this.#at = null;
    const place = followed === null ? null : this.#placeOf(followed);
    if (followed === null || !place) return;
    const { camera } = this.#picture;
    if (this.#at?.galaxy === followed) {
      const by = place.map((x, k) => x - this.#at!.place[k]!) as Place;
      if (Math.hypot(...by) > 1e-7 * camera.distance) camera.shift(by);
    }
    this.#at = { galaxy: followed, place };
    this.#centre(place);
  }

  /** Brings the followed centre into the middle where it is not: at first, and after “Fit” and the like. */
  #centre(place: Place): void {
    const { camera } = this.#picture;
    const { stand } = camera;
    const off = place.map((x, k) => x - stand[3 + k]!);
    if (camera.flying || Math.hypot(...off) < 1e-3 * camera.distance) return;
    camera.fly([...place.map((x, k) => x + stand[k]! - stand[3 + k]!), ...place]);
  }

  /** Takes in what came back; says what two galaxies would do as points. */
  see(seen: Seen): Prediction | null {
    if (seen.centres.length === 0) return null;
    this.#seen = seen;
    const { followed, showOrbit } = this.#store.getState().inspect;
    const place = followed === null ? null : this.#placeOf(followed);
    // While time is held nothing else would bring the camera to where the centre was found.
    const off = place && this.#at ? Math.hypot(...place.map((x, k) => x - this.#at!.place[k]!)) : 0;
    if ((place && !this.#at) || off > 1e-4 * this.#picture.camera.distance) this.#picture.touch();
    return showOrbit && seen.centres.length === 16 ? this.#predict(seen.centres) : null;
  }

  /** Where a centre is by now. */
  #placeOf(galaxy: number): Place | null {
    const [seen, engine] = [this.#seen, this.#engine];
    if (!seen || !engine || 8 * galaxy >= seen.centres.length) return null;
    if (Math.abs(engine.steps - seen.steps) > STALE) return null;
    const since = engine.time - seen.time;
    const [x, y, z, , vx, vy, vz] = seen.centres.subarray(8 * galaxy);
    return [x! + since * vx!, y! + since * vy!, z! + since * vz!];
  }

  #predict(centres: Float64Array): Prediction | null {
    const orbit = orbitOf(centres, PATH);
    if (orbit) this.#inspector.predict(orbit.paths);
    return orbit?.prediction ?? null;
  }
}
