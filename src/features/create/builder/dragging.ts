import type { Vector } from "../../../data/models/sample.ts";
import type { Build } from "../../../data/scenarios/build.ts";
import { stateOf } from "../../../data/scenarios/buildInfo.ts";
import { blend, cross, dot, length, unit } from "../../../data/scenarios/kepler.ts";
import type { Picture } from "../../../render/picture.ts";
import { arrowTime } from "./draft.ts";
import type { DragPlane, GalaxyFacts, Handle } from "./state.ts";

/** A plane seen at a flatter angle than this (sine) is too steep to drag in. */
const EDGE_ON = 0.12;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where handles stand in space, and where in space a handle on the screen is. */
export class BuilderHandles {
  readonly #picture: Picture;

  constructor(picture: Picture) {
    this.#picture = picture;
  }

  /** Where a handle stands. */
  placeOf({ kind, g }: Handle, build: Build, facts: readonly GalaxyFacts[]): Vector | null {
    const galaxy = build.galaxies[g];
    if (!galaxy) return null;
    if (kind === "position") return galaxy.position;
    const ahead = this.ahead(g, build, facts);
    return ahead === null ? null : blend(1, galaxy.position, ahead, galaxy.velocity);
  }

  /** Time by which the handle of a velocity runs ahead of its galaxy. */
  ahead(g: number, build: Build, facts: readonly GalaxyFacts[]): number | null {
    const gm = (facts[0]?.mass ?? 0) + (facts[g]?.mass ?? 0);
    const galaxy = build.galaxies[g];
    return galaxy && gm > 0 && length(galaxy.position) > 0 ? arrowTime(gm, stateOf(galaxy)) : null;
  }

  /** The plane in which galaxy `g` moves, by its normal. New galaxies (g past the last) come in the horizontal plane. */
  normalOf(g: number, build: Build, plane: DragPlane): Vector {
    const towards = this.#picture.camera.facing();
    const galaxy = build.galaxies[g];
    let normal: Vector = [0, 0, 1];
    if (galaxy) {
      const spin = cross(galaxy.position, galaxy.velocity);
      if (length(spin) > 1e-9 * length(galaxy.position) * Math.max(length(galaxy.velocity), 1e-9)) normal = unit(spin);
    }
    return plane === "view" || Math.abs(dot(normal, towards)) < EDGE_ON ? towards : normal;
  }

  /** CSS pixels of the page. */
  toScreen(point: Vector): Point | null {
    const box = this.#picture.canvas.getBoundingClientRect();
    const { camera } = this.#picture;
    const at = camera.onScreen(box, camera.toScene(point));
    return at && { x: at.x + box.left, y: at.y + box.top };
  }

  toSpace(at: Point, normal: Vector, through: Vector): Vector | null {
    const box = this.#picture.canvas.getBoundingClientRect();
    const inside = { x: at.x - box.left, y: at.y - box.top };
    const { camera } = this.#picture;
    const hit = camera.onPlane(box, inside, normal, camera.toScene(through));
    return hit && camera.fromScene(hit);
  }
}
