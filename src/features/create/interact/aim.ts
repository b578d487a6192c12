import type { Undated } from "../../../data/deeds/deed.ts";
import { massAdded } from "../../../data/deeds/perform.ts";
import type { Vector } from "../../../data/models/sample.ts";
import { newGalaxy } from "../../../data/scenarios/build.ts";
import { blend, keplerOf, keplerPath, length } from "../../../data/scenarios/kepler.ts";
import { incomingState } from "../../../data/scenarios/orbit.ts";
import { oneLine } from "../../../run/oneLine.ts";
import type { Simulation } from "../../../run/simulation.ts";
import { ARROW_LIGHT, ORBIT_LIGHT } from "../../kit/orbitLight.ts";
import type { SideSlice } from "../../kit/panels.ts";
import type { Store } from "../../kit/slice.ts";
import type { PlaySlice } from "../../run/play/state.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import type { CaptureSlice } from "../../view/capture/state.ts";
import type { BuilderSlice } from "../builder/state.ts";
import { BrushAim } from "./brush.ts";
import { type Point, plain, Sky } from "./sky.ts";
import { BODIES, type InteractSlice, type Thrown, TRACERS } from "./state.ts";

/** What hands read of the page. */
export type Reads = BuilderSlice & InteractSlice & MessagesSlice & CaptureSlice & PlaySlice & SideSlice & UnitsSlice;

/** A drag of fewer pixels only puts it. */
const CLICK = 6;
/** Bodies of a galaxy that comes by itself: the fewest. */
const FEW = 256;
/** Against the radius of the first view: where it comes from by itself, and how close it would pass. */
const FAR = 0.7;
const CLOSE = 0.12;

/** What is thrown, where and how fast: as typed, or as dragged in the sky; what would come of it is drawn. */
export class Aim {
  readonly #store: Store<Reads>;
  readonly #simulation: Simulation;
  readonly #sky: Sky;
  readonly #brush: BrushAim;
  #held: { readonly from: Point; readonly normal: Vector; dragged: boolean } | null = null;
  #drawn = false;
  /** Units and size of the run that the numbers suit. */
  #of = "";

  constructor(store: Store<Reads>, simulation: Simulation) {
    this.#store = store;
    this.#simulation = simulation;
    this.#sky = new Sky(simulation);
    this.#brush = new BrushAim(store, simulation, this.#sky);
  }

  get #paints(): boolean {
    return this.#store.getState().interact.thrown?.what === TRACERS;
  }

  /** Predicts and draws what the choices say. */
  follow(): void {
    const {
      layout: { side },
      interact: { thrown, interactOptions },
      play: { scenario },
    } = this.#store.getState();
    const { run } = this.#simulation;
    if (side !== "interact" || !run) {
      this.#draw(null);
      return;
    }
    const of = JSON.stringify([run.bodies.units, this.#simulation.picture?.camera.first.radius]);
    if (!thrown || of !== this.#of) {
      this.#of = of;
      const usual = run.bodies.units.lengthKpc ? "small-disc" : "plummer";
      this.pick(interactOptions.models.includes(scenario) ? scenario : usual);
    } else this.#draw(thrown);
  }

  /** Another thing, on a parabola about the middle, with bodies as heavy as those that are there. */
  pick(what: string): void {
    const { run, picture } = this.#simulation;
    if (!run || !picture) return;
    const { bodies } = run;
    const all = this.#sky.middle();
    const single = (BODIES as readonly string[]).includes(what);
    if (what === TRACERS) this.#brush.pick();
    const blank: Thrown = {
      ...{ what, n: FEW, galaxy: newGalaxy(what) },
      mass: what === "stars" ? all.mass / bodies.count : 0.05 * all.mass,
      position: [0, 0, 0],
      velocity: [0, 0, 0],
    };
    const mass = what === TRACERS ? 0 : massAdded(thingOf(blank, this.#softening), bodies.units);
    const far = FAR * picture.camera.first.radius;
    const gm = bodies.units.gravity * (all.mass + mass);
    const state = incomingState(gm, {
      pericentre: CLOSE * picture.camera.first.radius,
      eccentricity: 1,
      separation: far,
    });
    const n = Math.round(Math.min(Math.max(FEW, (bodies.count * mass) / all.mass), bodies.count));
    this.#store.setState({
      interact: {
        thrown: {
          ...blank,
          n: single ? 1 : n,
          position: plain(blend(1, all.position, 1, state.position)),
          velocity: plain(blend(1, all.velocity, 1, state.velocity)),
        },
      },
    });
  }

  /** What the choices ask for. */
  deed(): Undated | null {
    const {
      interact: { thrown },
      play: { seed },
    } = this.#store.getState();
    if (!thrown) return null;
    if (this.#paints) return this.#brush.deed();
    const { position, velocity } = thrown;
    // Twins would mirror each other's noise.
    const own = (seed + 1 + this.#store.getState().interact.deedRows.length) % 4294967296;
    return { ...thingOf(thrown, this.#softening, own), position, velocity };
  }

  grab(x: number, y: number): void {
    if (this.#paints) {
      this.#brush.grab({ x, y });
      return;
    }
    const normal = this.#sky.plane();
    const at = normal && this.#sky.toSpace({ x, y }, normal, this.#sky.middle().position);
    if (!at || !this.#store.getState().interact.thrown) return;
    this.#held = { from: { x, y }, normal, dragged: false };
    this.#store.getState().interact.setThrown({ position: plain(at) });
  }

  drag(x: number, y: number): void {
    if (this.#paints) {
      this.#brush.drag({ x, y });
      return;
    }
    const held = this.#held;
    const { thrown, setThrown } = this.#store.getState().interact;
    if (!held || !thrown || (!held.dragged && Math.hypot(x - held.from.x, y - held.from.y) < CLICK)) return;
    held.dragged = true;
    const to = this.#sky.toSpace({ x, y }, held.normal, thrown.position);
    const { velocity } = this.#sky.middle();
    const mass = massAdded(thingOf(thrown, 0), this.#simulation.run!.bodies.units);
    const way = to && blend(1 / this.#ahead(mass), blend(1, to, -1, thrown.position), 1, velocity);
    if (way) setThrown({ velocity: plain(way) });
  }

  /** The end of a drag throws; of a click it does not. */
  drop(): Undated | null {
    if (this.#paints) return this.#brush.drop();
    const dragged = this.#held?.dragged ?? false;
    this.#held = null;
    return dragged ? this.deed() : null;
  }

  get #softening(): number {
    return this.#simulation.engine?.settings.softening ?? 0;
  }

  /** Time for which an arrow shows the way: at the speed of escape from where the first view ends it is half as long as that. */
  #ahead(mass: number): number {
    const { run, picture } = this.#simulation;
    const far = picture?.camera.first.radius ?? 1;
    const all = this.#sky.middle().mass + mass;
    return (0.5 * far) / Math.sqrt((2 * run!.bodies.units.gravity * all) / far);
  }

  #draw(thrown: Thrown | null): void {
    const { picture, run } = this.#simulation;
    if (!thrown || !picture || !run) {
      if (this.#drawn && !this.#store.getState().builder.builderOpen) picture?.lines(null);
      this.#drawn = false;
      return;
    }
    this.#drawn = true;
    if (this.#paints) {
      this.#brush.draw();
      return;
    }
    const { camera } = picture;
    const scene = (points: readonly Vector[]) => points.map((point) => camera.toScene(point));
    const { position, velocity } = thrown;
    const middle = this.#sky.middle();
    const way = blend(1, velocity, -1, middle.velocity);
    let orbit: ReturnType<typeof keplerOf> | null = null;
    let problem: string | null = null;
    let mass = 0;
    let path: readonly Vector[] = [];
    try {
      mass = massAdded(thingOf(thrown, this.#softening), run.bodies.units);
      const gm = run.bodies.units.gravity * (middle.mass + mass);
      const state = { position: blend(1, position, -1, middle.position), velocity: way };
      if (length(state.position) > 0) {
        orbit = keplerOf(gm, state);
        path = keplerPath(gm, state, 1.6 * length(state.position)).map((x) => blend(1, x, 1, middle.position));
      }
    } catch (error) {
      problem = oneLine(error);
    }
    this.#store.setState({ interact: { thrownFacts: { mass, orbit, problem } } });
    const arm = 0.02 * camera.first.radius;
    const cross = [0, 1, 2].map((k) => {
      const axis: Vector = [k === 0 ? arm : 0, k === 1 ? arm : 0, k === 2 ? arm : 0];
      return [blend(1, position, -1, axis), blend(1, position, 1, axis)];
    });
    const tip = blend(1, position, problem ? 0 : this.#ahead(mass), way);
    picture.lines([
      ...(path.length > 0 ? [{ points: scene(path), light: ORBIT_LIGHT, fade: 0.25 }] : []),
      { points: scene([position, tip]), light: ARROW_LIGHT, fade: 1 },
      ...cross.map((points) => ({ points: scene(points), light: ARROW_LIGHT, fade: 1 })),
    ]);
  }
}

type Thing = Parameters<typeof massAdded>[0];

function thingOf(thrown: Thrown, softening: number, seed = 1): Thing {
  const { what, n, galaxy, mass } = thrown;
  const component = BODIES.find((body) => body === what);
  if (component) return { kind: "body", component, mass };
  return { kind: "add", n, seed, softening, galaxy };
}
