import { MOST_POINTS, type Undated } from "../../../data/deeds/deed.ts";
import { ringPath, shapeOf } from "../../../data/deeds/paint.ts";
import type { Vector } from "../../../data/models/sample.ts";
import { blend } from "../../../data/scenarios/kepler.ts";
import { oneLine } from "../../../run/oneLine.ts";
import type { Simulation } from "../../../run/simulation.ts";
import { ARROW_LIGHT, ORBIT_LIGHT } from "../../kit/orbitLight.ts";
import type { Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import { type Point, plain, type Sky } from "./sky.ts";
import type { Brush, InteractSlice } from "./state.ts";

type Reads = InteractSlice & PlaySlice;

/** Pixels between two points of a way that is dragged. */
const APART = 8;
/** Radius of the first ring and spread about it, against the radius of the first view. */
const RING = 0.4;
const SPREAD = 0.02;
const BODIES = 1000;
/** Points of a ring that is drawn. */
const DRAWN = 96;

/** Paints test bodies along a shape: as typed, or as dragged in the sky; the shape is drawn. */
export class BrushAim {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #sky: Sky;
  #held: { last: Point; readonly normal: Vector; dragged: boolean } | null = null;

  constructor(store: Store<Reads>, simulation: Simulation, sky: Sky) {
    this.#store = store;
    this.#simulation = simulation;
    this.#sky = sky;
  }

  /** A ring about the middle that goes round as fast as a circular orbit does, were all mass within. */
  pick(): void {
    const { run, picture } = this.#simulation;
    if (!run || !picture) return;
    const { position, mass } = this.#sky.middle();
    const radius = RING * picture.camera.first.radius;
    const speed = Math.sqrt((run.bodies.units.gravity * mass) / radius);
    const brush: Brush = {
      shape: "ring",
      n: BODIES,
      spread: SPREAD * picture.camera.first.radius,
      speed,
      path: [plain(position), plain(blend(1, position, 1, [radius, 0, 0]))],
      normal: [0, 0, 1],
      scale: { length: picture.camera.first.radius, speed: speed || 1 },
    };
    this.#store.setState({ interact: { brush } });
  }

  /** What the choices ask for. */
  deed(): Undated | null {
    const {
      interact: { brush, deedRows },
      play: { seed },
    } = this.#store.getState();
    if (!brush) return null;
    const { shape, n, spread, speed } = brush;
    // As another galaxy: its own noise.
    const own = (seed + 1 + deedRows.length) % 4294967296;
    return {
      kind: "paint",
      shape,
      n,
      seed: own,
      spread,
      speed,
      velocity: this.#sky.middle().velocity,
      path: pathOf(brush),
    };
  }

  grab(at: Point): void {
    const normal = this.#sky.plane();
    const from = normal && this.#sky.toSpace(at, normal, this.#sky.middle().position);
    if (!from) return;
    this.#held = { last: at, normal, dragged: false };
    this.#store.getState().interact.setBrush({ path: [plain(from), plain(from)], normal });
  }

  drag(at: Point): void {
    const held = this.#held;
    const { brush, setBrush } = this.#store.getState().interact;
    if (!held || !brush || Math.hypot(at.x - held.last.x, at.y - held.last.y) < APART) return;
    const to = this.#sky.toSpace(at, held.normal, brush.path[0]!);
    if (!to) return;
    const before = brush.shape === "stream" && held.dragged ? thinned(brush.path) : [brush.path[0]!];
    this.#held = { ...held, last: at, dragged: true };
    setBrush({ path: [...before, plain(to)] });
  }

  /** The end of a drag paints; of a click it does not. */
  drop(): Undated | null {
    const dragged = this.#held?.dragged ?? false;
    this.#held = null;
    return dragged ? this.deed() : null;
  }

  draw(): void {
    const { picture } = this.#simulation;
    const { brush } = this.#store.getState().interact;
    if (!picture || !brush) return;
    const { camera } = picture;
    let problem: string | null = null;
    let points: Vector[] = [...brush.path];
    try {
      const place = shapeOf({ shape: brush.shape, path: pathOf(brush) });
      if (brush.shape === "ring") points = Array.from({ length: DRAWN + 1 }, (_, k) => place(k / DRAWN).at);
    } catch (error) {
      problem = oneLine(error);
    }
    this.#store.setState({ interact: { thrownFacts: { mass: 0, orbit: null, problem } } });
    const scene = (way: readonly Vector[]) => way.map((point) => camera.toScene(point));
    // How far they are off it, at its beginning.
    const [begin] = points;
    const arms = [0, 1, 2].map((k) => {
      const arm: Vector = [k === 0 ? brush.spread : 0, k === 1 ? brush.spread : 0, k === 2 ? brush.spread : 0];
      return [blend(1, begin!, -1, arm), blend(1, begin!, 1, arm)];
    });
    picture.lines([
      { points: scene(points), light: ORBIT_LIGHT, fade: 1 },
      ...arms.map((way) => ({ points: scene(way), light: ARROW_LIGHT, fade: 1 })),
    ]);
  }
}

/** The path of a deed: rings need a third point. */
function pathOf({ shape, path, normal }: Brush): readonly Vector[] {
  const [first, last] = [path[0]!, path.at(-1)!];
  if (shape === "ring") return ringPath(first, last, normal);
  return shape === "cloud" ? [first, last] : path;
}

/** A way with room for one more point: where it has too many, every second is left out, but for its ends. */
function thinned(path: readonly Vector[]): readonly Vector[] {
  if (path.length < MOST_POINTS) return path;
  return path.filter((_, k) => k % 2 === 0 || k === path.length - 1);
}
