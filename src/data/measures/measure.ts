import type { Bodies } from "../bodies/bodies.ts";
import { luminousBodies } from "../bodies/luminous.ts";
import { cumulative } from "./cumulative.ts";
import { densestPoint, type Place } from "./densestPoint.ts";
import { originOf } from "./origin.ts";
import { type Inside, type Remnant, remnantIn } from "./remnant.ts";
import { axisRatios, type Shape, shapeWithin } from "./shape.ts";
import { circularSpeeds, densities, distancesFrom, logarithmicEdges, type Shells, shellsOf } from "./shells.ts";

/** Shells a decade in which the plateau is looked for, and in which profiles are told. */
const FINE = 20;
const COARSE = 10;
/** Parts of the half-mass radius at which the shape is measured. */
const SHAPE_AT = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** What mergers have made of a galaxy, as Bedorf (2014, chapter 5) measures it. In the units of the bodies. */
export interface Measures {
  /** Densest point of what shines (no halo, no black hole), and the density there. */
  readonly centre: Place;
  readonly density: number;
  /** Bodies that shine, and their mass, wherever they are. */
  readonly luminous: { readonly bodies: number; readonly mass: number };
  /** What has merged: all that shines out to the plateau of M(<r), and the half-mass radius of that; null where there is no plateau. */
  readonly remnant: Remnant | null;
  /** Share of the remnant's mass that other galaxies than the first brought. */
  readonly childShare: number | null;
  /** Shape of what shines within the half-mass radius; null where too few bodies tell it. */
  readonly shape: Shape | null;
}

/** Measures about one centre, with what profiles need. */
export interface Measured {
  readonly measures: Measures;
  /** Indices of the bodies that shine, and their distances from the centre. */
  readonly luminous: Uint32Array;
  readonly distances: Float64Array;
}

/** Measures bodies at one time. Throws one line where there are none. */
export function measureBodies(bodies: Bodies): Measured {
  const { mass, position, galaxy } = bodies;
  const luminous = luminousBodies(bodies);
  const { place, density } = densestPoint(bodies, luminous);
  const distances = distancesFrom(place, position, luminous);
  const centralMass = luminous.reduce((sum, i, k) => (distances[k] === 0 ? sum + mass[i]! : sum), 0);
  const remnant = remnantIn(insideOf(shellsOf(bodies, luminous, distances, fineEdges(distances)), centralMass));
  const native = galaxy.reduce((least, g) => Math.min(least, g), 255);
  let [within, foreign] = [0, 0];
  luminous.forEach((i, k) => {
    if (!remnant || distances[k]! >= remnant.radius) return;
    within += mass[i]!;
    if (galaxy[i] !== native) foreign += mass[i]!;
  });
  const measures: Measures = {
    centre: place,
    density,
    luminous: { bodies: luminous.length, mass: luminous.reduce((sum, i) => sum + mass[i]!, 0) },
    remnant,
    childShare: within > 0 ? foreign / within : null,
    shape: remnant && shapeWithin(bodies, luminous, place, remnant.halfMassRadius),
  };
  return { measures, luminous, distances };
}

/** Shells for the plateau: from the ninth body to beyond the last. */
function fineEdges(distances: Float64Array): Float64Array {
  const sorted = distances.toSorted();
  const least = sorted.find((r) => r > 0) ?? 1;
  const inner = Math.max(least, sorted[Math.min(sorted.length - 1, 8)]!);
  return logarithmicEdges(inner, 2 * Math.max(inner, sorted.at(-1)!), FINE);
}

/** What is inside each edge, `central` of it in the very centre. */
function insideOf({ edges, mass, bodies }: Shells, central: number): Inside {
  const inside = cumulative(mass);
  inside[0] = central;
  return { edges, inside, bodies: cumulative(bodies) };
}

/** One shell of a profile. In the units of the bodies. */
export interface ProfileRow {
  readonly inner: number;
  readonly outer: number;
  /** Mass over volume, of what shines and of all. */
  readonly luminousDensity: number;
  readonly density: number;
  /** Mass within the outer radius, likewise. */
  readonly luminousInside: number;
  readonly inside: number;
  /** V_c = sqrt(G M(<r) / r) of all at the outer radius. */
  readonly circularSpeed: number;
}

/** The columns of a table of them. */
export const PROFILE_COLUMNS: readonly (keyof ProfileRow)[] = [
  "inner",
  "outer",
  "luminousDensity",
  "density",
  "luminousInside",
  "inside",
  "circularSpeed",
];

/** Density, cumulative mass and circular speed in ten shells a decade, from `inner` to `outer`. */
export function profileOf(bodies: Bodies, measured: Measured, inner: number, outer: number): ProfileRow[] {
  const { luminous, distances, measures } = measured;
  const edges = logarithmicEdges(inner, outer, COARSE);
  const all = Uint32Array.from({ length: bodies.count }, (_, i) => i);
  const shining = shellsOf(bodies, luminous, distances, edges);
  const every = shellsOf(bodies, all, distancesFrom(measures.centre, bodies.position, all), edges);
  const [brightness, density] = [densities(shining), densities(every)];
  const [luminousInside, inside] = [cumulative(shining.mass), cumulative(every.mass)];
  const speed = circularSpeeds(every, bodies.units.gravity);
  return Array.from({ length: edges.length - 2 }, (_, k) => ({
    inner: edges[k]!,
    outer: edges[k + 1]!,
    luminousDensity: brightness[k]!,
    density: density[k]!,
    luminousInside: luminousInside[k + 1]!,
    inside: inside[k + 1]!,
    circularSpeed: speed[k]!,
  }));
}

/** One shell of what shines, by origin. */
export interface OriginRow {
  readonly inner: number;
  readonly outer: number;
  /** Bodies a volume of the first galaxy and of the others. */
  readonly native: number;
  readonly foreign: number;
  /** Mass of the others over all; null where the shell is empty. */
  readonly share: number | null;
}

/** Origin of the mass that shines in `count` shells of equal width. */
export function originsOf(
  bodies: Bodies,
  { luminous, distances }: Measured,
  width: number,
  count: number,
): OriginRow[] {
  const edges = Float64Array.from({ length: count + 1 }, (_, k) => k * width);
  const first = bodies.galaxy.reduce((least, g) => Math.min(least, g), 255);
  const { native, foreign, share } = originOf(bodies, luminous, distances, edges, first);
  return share.map((part, k) => {
    const volume = (4 / 3) * Math.PI * (edges[k + 1]! ** 3 - edges[k]! ** 3);
    return {
      inner: edges[k]!,
      outer: edges[k + 1]!,
      native: native.bodies[k]! / volume,
      foreign: foreign.bodies[k]! / volume,
      share: part,
    };
  });
}

/** Axis ratios of what shines within a radius. */
export interface ShapeRow {
  readonly radius: number;
  readonly ratios: readonly [number, number, number] | null;
}

/** Shapes from the core to twice the half-mass radius; [] without a remnant. */
export function shapesOf(bodies: Bodies, { luminous, measures }: Measured): ShapeRow[] {
  const half = measures.remnant?.halfMassRadius;
  if (half === undefined) return [];
  return SHAPE_AT.map((part) => {
    const shape = shapeWithin(bodies, luminous, measures.centre, part * half);
    return { radius: part * half, ratios: shape && axisRatios(shape.axes) };
  });
}
