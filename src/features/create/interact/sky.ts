import { centreOf } from "../../../data/deeds/perform.ts";
import type { Vector } from "../../../data/models/sample.ts";
import { blend } from "../../../data/scenarios/kepler.ts";
import type { Simulation } from "../../../run/simulation.ts";

/** The horizontal plane, seen at a flatter angle than this (sine), is too steep to aim in: then it is the plane of the view. */
const EDGE_ON = 0.35;

/** CSS pixels of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Centres of mass of runs at their starts. */
const middles = new WeakMap<object, ReturnType<typeof centreOf>>();

/** What hands on the sky point at, in the units of the bodies. */
export class Sky {
  readonly #simulation: Simulation;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
  }

  /** Centre of mass of all bodies now, which moves evenly, its velocity and the mass. */
  middle(): ReturnType<typeof centreOf> {
    const { run, engine } = this.#simulation;
    if (!run || !engine) throw new Error("there is no run to add to; wait until one is on");
    const begun = middles.get(run.bodies) ?? centreOf(run.bodies);
    middles.set(run.bodies, begun);
    return { ...begun, position: blend(1, begun.position, engine.time - run.bodies.time, begun.velocity) };
  }

  /** Normal of the plane that drags lie in. */
  plane(): Vector | null {
    const facing = this.#simulation.picture?.camera.facing();
    if (!facing) return null;
    return Math.abs(facing[2]) < EDGE_ON ? facing : [0, 0, 1];
  }

  /** The place under a point of the page in the plane through a place; null: it lies behind the camera. */
  toSpace(at: Point, normal: Vector, through: Vector): Vector | null {
    const { picture } = this.#simulation;
    if (!picture) return null;
    const box = picture.canvas.getBoundingClientRect();
    const { camera } = picture;
    const hit = camera.onPlane(box, { x: at.x - box.left, y: at.y - box.top }, normal, camera.toScene(through));
    return hit && camera.fromScene(hit);
  }
}

/** Without the rounding of the longest component in the others. */
export function plain(v: Vector): Vector {
  const least = 1e-6 * Math.max(...v.map(Math.abs));
  const [x, y, z] = v.map((c) => (Math.abs(c) < least ? 0 : c));
  return [x!, y!, z!];
}
