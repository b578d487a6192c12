import { type Bodies, componentIndex, emptyBodies } from "../bodies/bodies.ts";
import type { Units } from "../bodies/units.ts";
import { cos, sin } from "../models/portable.ts";
import { Random } from "../models/random.ts";
import type { Vector } from "../models/sample.ts";
import { blend, cross, length, unit } from "../scenarios/kepler.ts";
import type { Deed } from "./deed.ts";

type Paint = Extract<Deed, { kind: "paint" }>;
/** Where a tracer belongs on a shape, and the direction of the shape there: 1 long, or 0 where it has none. */
interface OnShape {
  readonly at: Vector;
  readonly along: Vector;
}

const direction = (v: Vector): Vector => (length(v) > 0 ? unit(v) : v);

/** The tracers of a deed, at rest as a whole: evenly along the shape, scattered about it as a normal distribution, and going along it. */
export function painted(units: Units, deed: Paint): Bodies {
  const { n, seed, spread, speed } = deed;
  const random = new Random(seed);
  const bodies = emptyBodies(n, units);
  bodies.component.fill(componentIndex("tracer"));
  const place = shapeOf(deed);
  for (let i = 0; i < n; i++) {
    const { at, along } = place((i + 0.5) / n);
    const off: Vector = [random.gaussian(), random.gaussian(), random.gaussian()];
    bodies.position.set(blend(1, at, spread, off), 3 * i);
    bodies.velocity.set(blend(speed, along, 0, along), 3 * i);
  }
  return bodies;
}

/** The place at a share of the whole shape. Throws one line where its points make none. */
export function shapeOf({ shape, path }: Pick<Paint, "shape" | "path">): (share: number) => OnShape {
  const [first, second] = path;
  if (!first || !second) throw new Error(`a path of ${path.length} points is too short; give two or more`);
  const arm = blend(1, second, -1, first);
  if (shape === "cloud") return () => ({ at: first, along: direction(arm) });
  if (shape === "stream") return streamOf(path);
  const quarter = blend(1, path[2] ?? first, -1, first);
  if (!(length(arm) > 0 && length(quarter) > 0))
    throw new Error("a ring without radius can't be painted; drag its radius");
  return (share) => {
    const angle = 2 * Math.PI * share;
    const along = blend(-sin(angle), arm, cos(angle), quarter);
    return { at: blend(1, first, 1, blend(cos(angle), arm, sin(angle), quarter)), along: direction(along) };
  };
}

/** By its length, over all points. */
function streamOf(path: readonly Vector[]): (share: number) => OnShape {
  const ways = path.slice(1).map((to, k) => ({ from: path[k]!, way: blend(1, to, -1, path[k]!) }));
  const legs = ways.filter(({ way }) => length(way) > 0);
  const whole = legs.reduce((sum, { way }) => sum + length(way), 0);
  if (legs.length === 0) throw new Error("a stream without length can't be painted; drag its way");
  return (share) => {
    let left = share * whole;
    const on = legs.findIndex(({ way }, k) => {
      if (left <= length(way) || k === legs.length - 1) return true;
      left -= length(way);
      return false;
    });
    const { from, way } = legs[on]!;
    return { at: blend(1, from, left, direction(way)), along: direction(way) };
  };
}

/** The third point of a ring about one through another: a quarter turn further, seen from where `normal` points to. */
export function ringPath(centre: Vector, rim: Vector, normal: Vector): Vector[] {
  const arm = blend(1, rim, -1, centre);
  // Where the arm points that way itself any plane through it will do.
  const axes: readonly Vector[] = [normal, [1, 0, 0], [0, 1, 0]];
  const turned = axes.map((axis) => cross(axis, arm)).find((v) => length(v) > 0.05 * length(arm));
  const quarter = direction(turned ?? NONE);
  return [centre, rim, blend(1, centre, length(arm), quarter)];
}

const NONE: Vector = [0, 0, 0];
