import type { Vector } from "../../../data/models/sample.ts";
import { blend, cross, dot, length, unit } from "../../../data/scenarios/kepler.ts";
import { FIELD_OF_VIEW } from "../../../render/camera.ts";
import type { CameraView } from "../camera/state.ts";
import type { Keyframe } from "./state.ts";

/** What a ready path goes by: lengths and times in the units of the bodies. */
export interface Scene {
  readonly centre: Vector;
  /** Unit vector across the plane of the motion. */
  readonly normal: Vector;
  /** From where the first view looks. */
  readonly direction: Vector;
  /** Radii that views must hold, and times: at the beginning, and at the moment to see. */
  readonly radius: readonly [begin: number, end: number];
  readonly time: readonly [begin: number, end: number];
}

/** Where the camera is at a second: degrees round the middle and above the plane, distance in those that show all. */
interface Place {
  readonly second: number;
  readonly turn: number;
  readonly above: number;
  readonly reach: number;
  /** Share of the time from the beginning to the moment. */
  readonly gone: number;
}

/** A path that every scenario has. */
export interface ReadyPath {
  readonly name: "round" | "approach" | "moment";
  readonly places: readonly Place[];
}

const place = (second: number, turn: number, above: number, reach: number, gone: number): Place => ({
  ...{ second, turn, above, reach, gone },
});

export const READY: readonly ReadyPath[] = [
  { name: "round", places: [0, 1, 2, 3, 4].map((k) => place(5 * k, 90 * k, 30, 1, k / 4)) },
  {
    name: "approach",
    places: [place(0, -50, 60, 1.8, 0), place(12, 0, 35, 1, 0.8), place(20, 50, 14, 0.4, 1)],
  },
  {
    name: "moment",
    places: [
      ...[place(0, 0, 80, 1, 0), place(10, 0, 80, 1, 1)],
      ...[place(14, 60, 4, 0.9, 1), place(18, 150, 4, 0.8, 1), place(22, 240, 40, 0.9, 1)],
    ],
  },
];

const RADIANS = Math.PI / 180;
/** Distance from which a sphere of radius 1 fills the height of a film, with a little room. */
const FILLS = 1.1 / Math.tan((FIELD_OF_VIEW / 2) * RADIANS);

/** A ready path's keyframes; the look stays as it is. */
export function keysOf({ places }: ReadyPath, { centre, normal, direction, radius, time }: Scene): Keyframe[] {
  const [ahead, aside] = inPlane(normal, direction);
  const between = ([a, b]: readonly [number, number], share: number) => a + share * (b - a);
  return places.map(({ second, turn, above, reach, gone }) => {
    const [t, h] = [turn * RADIANS, above * RADIANS];
    const distance = reach * FILLS * between(radius, gone);
    const way = blend(Math.cos(h), blend(Math.cos(t), ahead, Math.sin(t), aside), Math.sin(h), normal);
    const stand: CameraView = [...blend(1, centre, distance, way), ...centre];
    return { second, time: between(time, gone), stand, look: null };
  });
}

/** Two unit vectors in the plane: the one nearest to `direction`, and a quarter turn on. */
function inPlane(normal: Vector, direction: Vector): readonly [Vector, Vector] {
  // Straight from above any will do.
  const tries: readonly Vector[] = [unit(direction), [0, -1, 0], [1, 0, 0]];
  const flat = tries.map((v) => blend(1, v, -dot(v, normal), normal));
  const ahead = unit(flat.find((v) => length(v) > 0.1)!);
  return [ahead, cross(normal, ahead)];
}
