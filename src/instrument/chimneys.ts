import { type GalaxyFrame, ontoPlane } from "./frames.ts";
import { coarseNormal, uniform } from "./hash.ts";
import { textureAt } from "./texture.ts";

/** Gas is blown upwards where a random field is this high, this share of its clouds where a disc is in order (Howk & Savage 1997, AJ 114, 2463: dark filaments of NGC 891 all along its lane, as high as 2 kpc). */
const FROM = 0;
export const CHIMNEYS = 0.3;
/** Filaments stand as far apart as this over the galaxy's size, each so much wide (standard deviation over that); they lean by this, and are as high as so many mean heights of the disc. */
const [APART, WIDE, LEAN, HIGH] = [0.055, 0.15, 0.4, 1.6];

/** No higher than this over the distance from the axis: stirred middles are thick, and have none. */
const STEEPEST = 0.1;

const inPlane = new Float64Array(2);

/** Moves a cloud of dust (the `stream`s of body `id`) into an upright filament if it stands where there are any; `height`: the disc's mean one. */
export function intoChimney(frame: GalaxyFrame, at: Float64Array, height: number, id: number, stream: number): void {
  if (textureAt(frame, at[0]!, at[1]!, at[2]!, 9) < FROM) return;
  const { plane, spin, size } = frame;
  const [p, q] = plane;
  ontoPlane(frame, at[0]!, at[1]!, at[2]!, inPlane);
  const [u, v] = inPlane as unknown as [number, number];
  const cell = APART * size;
  const [i, j] = [Math.floor(u / cell), Math.floor(v / cell)];
  // One filament a cell, on one side of the disc.
  const column = Math.imul(i, 73856093) ^ Math.imul(j, 19349663);
  const side = uniform(column, 1) < 0.5 ? -1 : 1;
  const low = Math.min(height, STEEPEST * Math.hypot(u, v));
  const up = -side * HIGH * low * Math.log(uniform(column, 2)) * uniform(id, stream + 2) ** 1.5;
  const place = (index: number, from: number) =>
    (index + uniform(column, from) + WIDE * coarseNormal(id, stream + from)) * cell +
    LEAN * up * coarseNormal(column, from + 3);
  const [du, dv] = [place(i, 4) - u, place(j, 5) - v];
  for (let k = 0; k < 3; k++) at[k]! += du * p[k]! + dv * q[k]! + up * spin[k]!;
}
