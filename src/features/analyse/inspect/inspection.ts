import { Matrix4 } from "three";
import { type Bodies, COMPONENTS } from "../../../data/bodies/bodies.ts";
import type { Engine } from "../../../engine/index.ts";
import { type Drawn, type Inspector, type Overlay, REACH, type Viewpoint } from "../../../render/inspect/inspector.ts";
import { GALAXIES } from "../../../render/inspect/layout.ts";
import type { Seen } from "../../../render/inspect/reader.ts";
import type { Picture } from "../../../render/picture.ts";
import type { BodiesView } from "../../../run/appearance.ts";
import type { Store } from "../../kit/slice.ts";
import type { TimelineSlice } from "../../run/timeline/state.ts";
import type { LayoutSlice } from "../../shell/layout/state.ts";
import type { StatusSlice } from "../../shell/status/state.ts";
import { GalaxyWatch } from "./galaxyWatch.ts";
import { keptOf, rowNow } from "./kept.ts";
import type { InspectSlice, Prediction, SeenBody } from "./state.ts";
import { listen } from "./taps.ts";

/** What looking at cells and bodies reads of the page. */
export type Reads = InspectSlice & LayoutSlice & StatusSlice & TimelineSlice;

/** What of the state is seen in the picture. */
const DRAWN = [
  "picked",
  "trails",
  "treeView",
  "showInteractions",
  "showCentres",
  "showOrbit",
  "followed",
  "prediction",
] as const;

/** Least milliseconds between two tellings while it runs, and between two looks for neighbours. */
const TELL = 150;
const LOOK_ABOUT = 1000;
/** Softening lengths within which neighbours are counted. */
const ABOUT = 10;

/** Picked bodies, trails, the tree view and the galaxies' centres: joins the store, the questions about bodies, and what is drawn over the picture. */
export class Inspection {
  readonly #store: Store<Reads>;
  readonly #picture: Picture;
  readonly #inspector: Inspector;
  readonly #over: Overlay;
  readonly #galaxies: GalaxyWatch;
  readonly #fail: (error: unknown) => void;
  readonly #ends = new AbortController();
  #engine: Engine | null = null;
  #bodies: Bodies | null = null;
  #run: object | null = null;
  /** CSS pixels from the upper left corner; null while the pointer is elsewhere. */
  #pointer: readonly [number, number] | null = null;
  #toldAt = 0;
  #looked = 0;
  #later: ReturnType<typeof setTimeout> | null = null;

  constructor(store: Store<Reads>, picture: Picture, inspector: Inspector, fail: (error: unknown) => void) {
    this.#store = store;
    this.#picture = picture;
    this.#fail = fail;
    this.#inspector = inspector;
    this.#galaxies = new GalaxyWatch(store, picture, this.#inspector);
    this.#inspector.onReady = () => picture.touch();
    this.#inspector.onError = fail;
    this.#inspector.onSeen = (seen) => this.#onSeen(seen);
    this.#over = inspector.drawOver(
      () => this.#before(),
      () => this.#drawn(),
    );
    listen(picture.canvas, this.#ends.signal, {
      moved: (at) => {
        this.#pointer = at;
        if (store.getState().inspect.treeView.show === "pointer") picture.touch();
      },
      tapped: ([x, y]) => {
        const { width, height } = this.#size();
        this.#find([x - width / 2, height / 2 - y], REACH, (body) => this.#tapped(body)).catch(fail);
      },
    });
    const end = store.subscribe((now, before) => this.#follow(now, before));
    this.#ends.signal.addEventListener("abort", end);
  }

  /** Looks at these bodies from now on. Picked ones stay picked while `run` is the same, and where it was `edited` and they are there still. */
  begin(engine: Engine, bodies: Bodies, run: BodiesView, edited = false): void {
    const before = edited ? this.#bodies : null;
    const kept = before && keptOf(this.#store.getState(), before, bodies);
    const same = run === this.#run || kept !== null;
    this.#run = run;
    this.#engine = engine;
    this.#bodies = bodies;
    // What was still to be told is of the bodies before.
    if (this.#later) clearTimeout(this.#later);
    this.#later = null;
    this.#inspector.begin(engine, run.traits, before ? (body) => rowNow(before, bodies, body) : undefined);
    if (kept) this.#store.setState(kept);
    this.#galaxies.begin(engine, bodies);
    if (!same) {
      this.#store.getState().inspect.pick(null);
      this.#store.getState().inspect.clearTrails();
    }
    this.#looked = 0;
    this.#store.setState({ inspect: { seen: null, about: null, prediction: null, trailPoints: [] } });
    this.#choose(this.#store.getState());
  }

  async pickMiddle(): Promise<void> {
    const { width, height } = this.#size();
    // The camera's target stands in the middle of what panels leave free.
    const { camera, controls } = this.#picture.camera;
    camera.updateMatrixWorld();
    const { x, y } = controls.target.clone().project(camera);
    await this.#find([(x * width) / 2, (y * height) / 2], 1e9, this.#store.getState().inspect.pick);
  }

  #before(): void {
    this.#galaxies.before();
    if (this.#idle) return;
    const { treeView, picked, showInteractions } = this.#store.getState().inspect;
    const wanted = {
      centres: this.#galaxies.wanted,
      levels: treeView.show === "off" ? null : ([treeView.from, treeView.to] as const),
      interactions: picked !== null && showInteractions,
    };
    this.#inspector.update(this.#view([0, 0]), wanted);
  }

  #drawn(): Drawn | null {
    const { treeView, picked, showInteractions, trails, showCentres, showOrbit, prediction } =
      this.#store.getState().inspect;
    if (!this.#engine || this.#idle) return null;
    return {
      cells: this.#inspector.hasTree ? treeView.show : "off",
      levels: [treeView.from, treeView.to],
      interactions: picked !== null && showInteractions && this.#inspector.hasTree,
      picked: picked !== null && this.#inspector.points(-1) > 0,
      trails: trails.length,
      centres: showCentres ? this.#galaxies.count : 0,
      orbit: showOrbit && prediction !== null,
      pointer: this.#pointer,
    };
  }

  /** Is there nothing to look at and nothing to draw? */
  get #idle(): boolean {
    const { treeView, picked, trails } = this.#store.getState().inspect;
    return treeView.show === "off" && picked === null && trails.length === 0 && !this.#galaxies.wanted;
  }

  destroy(): void {
    this.#ends.abort();
    if (this.#later) clearTimeout(this.#later);
    this.#over.end();
    this.#inspector.destroy();
  }

  async #find(at: readonly [number, number], reach: number, choose: (body: number | null) => void): Promise<void> {
    // Another part has the picture: these are not our bodies.
    if (!this.#over.has) return;
    const run = this.#run;
    const picked = await this.#inspector.pick(this.#view(at), reach);
    // Of other bodies, or after the end, there is none.
    if (run === this.#run && !this.#ends.signal.aborted) choose(picked);
  }

  /** A body that was tapped is picked; to those who only watch it stands for its galaxy, which is followed. */
  #tapped(body: number | null): void {
    const {
      layout: { level },
      status: { status },
      inspect: { pick, followGalaxy },
    } = this.#store.getState();
    const galaxy = body === null ? null : this.#bodies!.galaxy[body]!;
    if (level !== "watch" || status.flow) pick(body);
    else followGalaxy(galaxy === null || galaxy < GALAXIES ? galaxy : null);
  }

  #follow(now: Reads, before: Reads): void {
    if (now.inspect.picked !== before.inspect.picked || now.inspect.trails !== before.inspect.trails) this.#choose(now);
    // Going back to a moment is no way that anybody took.
    if (now.timeline.scrubbed !== before.timeline.scrubbed && now.timeline.scrubbed !== null) this.#inspector.forget();
    if (DRAWN.some((key) => now.inspect[key] !== before.inspect[key])) this.#picture.touch();
  }

  #choose({ inspect: { picked, trails } }: Reads): void {
    this.#inspector.choose(picked, trails);
  }

  #size(): { width: number; height: number } {
    return this.#picture.size;
  }

  /** `pointer`: CSS pixels from the middle, y up. */
  #view(pointer: Viewpoint["pointer"]): Viewpoint {
    const { camera } = this.#picture.camera;
    camera.updateMatrixWorld();
    const clip = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse).toArray();
    return { clip, ...this.#size(), pointer };
  }

  /** Tells the store, not more often than people can read. */
  #onSeen(seen: Seen): void {
    const prediction = this.#galaxies.see(seen);
    if (this.#later) clearTimeout(this.#later);
    const wait = this.#toldAt + TELL - performance.now();
    const tell = () => {
      this.#later = null;
      this.#toldAt = performance.now();
      this.#tell(seen, prediction);
    };
    if (wait <= 0) tell();
    else this.#later = setTimeout(tell, wait);
  }

  #tell({ body, steps, tracked, interactions }: Seen, prediction: Prediction | null): void {
    const { picked, trails, showOrbit } = this.#store.getState().inspect;
    this.#store.setState({
      inspect: {
        trailPoints: trails.map((_, k) => this.#inspector.points(k)),
        prediction: showOrbit ? prediction : null,
      },
    });
    const bodies = this.#bodies;
    // What comes late may be of the one that was picked before.
    if (picked === null || body !== picked || !bodies) return;
    const { gravity } = bodies.units;
    const seen: SeenBody = {
      body,
      steps,
      galaxy: bodies.galaxy[body]!,
      component: COMPONENTS[bodies.component[body]!] ?? "other",
      mass: tracked[3]! / gravity,
      speed: Math.hypot(...tracked.subarray(4, 7)),
      interactions,
    };
    this.#store.setState({ inspect: { seen } });
    this.#lookAbout(body).catch(this.#fail);
  }

  /** Who is near the picked body, now and then; another one is looked at at once. */
  async #lookAbout(body: number): Promise<void> {
    const [engine, bodies] = [this.#engine, this.#bodies];
    const fresh = this.#store.getState().inspect.about !== null;
    if (!engine || performance.now() < this.#looked + (fresh ? LOOK_ABOUT : TELL)) return;
    // Until there is an answer it is not asked again.
    this.#looked = Number.POSITIVE_INFINITY;
    const radius = ABOUT * engine.settings.softening;
    // An engine that was replaced meanwhile answers no question, and one whose bodies were answers another.
    const same = () => engine === this.#engine && engine.bodies === bodies;
    const found = await engine.measure("neighbours", body, radius).catch((error: unknown) => {
      if (same() && !this.#ends.signal.aborted) this.#fail(error);
      return null;
    });
    if (!same()) return;
    this.#looked = performance.now();
    const { nearest, count } = found ?? { nearest: null, count: 0 };
    if (found && this.#store.getState().inspect.picked === body)
      this.#store.setState({ inspect: { about: { nearest, radius, count } } });
  }
}
