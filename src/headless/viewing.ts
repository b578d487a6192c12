import type { Bodies } from "../data/bodies/bodies.ts";
import type { View } from "../instrument/expose.ts";
import { galaxyFrames } from "../instrument/frames.ts";
import { shiningBodies } from "../instrument/light.ts";
import { neighbourDistances } from "../instrument/spacing.ts";
import { numberOr, textOr } from "./option.ts";

/** Options of every command that looks at bodies from afar. */
export const VIEW_OPTIONS = {
  from: textOr(
    "face",
    "X,Y,Z",
    "towards the camera, z is up in the picture; or face, or edge: along the spin of the first galaxy, or across it",
  ),
  centre: textOr(
    null,
    "X,Y,Z",
    "what is in the middle, in the file's length unit (default: where half of the light is on each side)",
  ),
  field: numberOr(null, "L", "height of the picture, in the file's length unit (default: nearly all of the light)", {
    min: 0,
    nonZero: true,
  }),
};

/** The view that options describe, for a picture of so many pixels. Throws one line. */
export function viewOf(
  bodies: Bodies,
  given: { readonly from: string; readonly centre: string | null; readonly field: number | null },
  { width, height }: { readonly width: number; readonly height: number },
): View {
  const shining = shiningBodies(bodies);
  if (shining.length === 0) throw new Error("no body has mass, so none shines");
  const centre = given.centre === null ? middle(bodies, shining) : triple("--centre", given.centre);
  const from = directionOf(bodies, shining, given.from);
  const length = given.field ?? 2.1 * radiusOf(bodies, shining, centre);
  return { width, height, centre, from, pixel: length / height };
}

function triple(option: string, text: string): [number, number, number] {
  const numbers = text.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  if (numbers.length === 3 && numbers.every(Number.isFinite)) return numbers as [number, number, number];
  throw new Error(`${option} ${JSON.stringify(text)} is not three numbers with commas between`);
}

function directionOf(bodies: Bodies, shining: Uint32Array, from: string): View["from"] {
  if (from !== "face" && from !== "edge") {
    const direction = triple("--from", from);
    if (Math.hypot(...direction) > 0) return direction;
    throw new Error("--from 0,0,0 is no direction; give another");
  }
  const reach = neighbourDistances(bodies.position, shining, 32);
  const { spin } = galaxyFrames(
    bodies,
    shining,
    reach.map((r) => 1 / Math.max(r, 1e-12) ** 3),
  )[0]!;
  if (from === "face") return spin;
  const flat = Math.hypot(spin[0], spin[1]);
  return flat > 1e-3 ? [-spin[1] / flat, spin[0] / flat, 0] : [0, -1, 0];
}

/** The median place along each axis. */
function middle({ position }: Bodies, shining: Uint32Array): View["centre"] {
  const along = (axis: number) =>
    Float32Array.from(shining, (i) => position[3 * i + axis]!).sort()[shining.length >> 1]!;
  return [along(0), along(1), along(2)];
}

/** The distance within which 98 of 100 shining bodies are. */
function radiusOf({ position }: Bodies, shining: Uint32Array, centre: View["centre"]): number {
  const distances = Float32Array.from(shining, (i) =>
    Math.hypot(position[3 * i]! - centre[0], position[3 * i + 1]! - centre[1], position[3 * i + 2]! - centre[2]),
  ).sort();
  return distances[Math.floor(0.98 * (distances.length - 1))] || 1;
}
