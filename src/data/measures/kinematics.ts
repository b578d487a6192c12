import { type Bodies, COMPONENTS } from "../bodies/bodies.ts";
import { DARK } from "../bodies/luminous.ts";
import type { Vector } from "../models/sample.ts";

/** How the bodies of a galaxy move about its centre, in bins of as many bodies each. Lengths and velocities in their units. */
export interface Kinematics {
  /** Shells about the centre: median radius, and dispersions along the radius, across it (of one direction), and of all three (one dimension). */
  readonly shells: readonly {
    readonly radius: number;
    readonly radial: number;
    readonly tangential: number;
    readonly all: number;
    /** 1 - (sigma_theta^2 + sigma_phi^2) / (2 sigma_r^2) (Binney & Tremaine 2008, eq. 4.61): 0 isotropic, 1 radial orbits. */
    readonly anisotropy: number;
  }[];
  /** Rings about the axis of their spin: median distance from it, mean velocity round it. */
  readonly rings: readonly { readonly radius: number; readonly streaming: number }[];
}

/** Bins at most, and bodies in one at least: a dispersion is known to a tenth then. */
const BINS = 32;
const IN_BIN = 50;

/** Bodies of a galaxy that are looked at, at most: a bin's dispersion is known to a per cent by far. */
const LOOKED = 200_000;

/** Moves of one body: distance from the centre, from the axis, velocities along the three directions. */
interface Move {
  readonly r: number;
  readonly R: number;
  readonly along: readonly [radial: number, polar: number, round: number];
}

/** Those of one galaxy's own bodies that shine, or of all that it has; `centre` and its `velocity`: where it is. */
export function kinematicsOf(bodies: Bodies, galaxy: number, centre: Vector, velocity: Vector): Kinematics {
  const own = ownBodies(bodies, galaxy);
  const at = (i: number): Vector => [0, 1, 2].map((k) => bodies.position[3 * i + k]! - centre[k]!) as unknown as Vector;
  const going = (i: number): Vector =>
    [0, 1, 2].map((k) => bodies.velocity[3 * i + k]! - velocity[k]!) as unknown as Vector;
  const rows = own.map((i) => [bodies.mass[i]!, at(i), going(i)] as const);
  const axis = spinAxis(rows);
  const moves = rows.flatMap(([, place, speed]) => moveOf(place, speed, axis) ?? []);
  const shells = binned(moves.toSorted((a, b) => a.r - b.r)).map((bin) => {
    const squares = [0, 1, 2].map((k) => variance(bin, k)) as [number, number, number];
    const [rr, polar, round] = squares;
    return {
      radius: bin[bin.length >> 1]!.r,
      radial: Math.sqrt(rr),
      tangential: Math.sqrt((polar + round) / 2),
      all: Math.sqrt((rr + polar + round) / 3),
      anisotropy: 1 - (polar + round) / (2 * rr),
    };
  });
  const rings = binned(moves.toSorted((a, b) => a.R - b.R)).map((bin) => ({
    radius: bin[bin.length >> 1]!.R,
    streaming: mean(bin, 2),
  }));
  return { shells, rings };
}

function ownBodies({ count, galaxy, component }: Bodies, of: number): number[] {
  const dark = COMPONENTS.map((name) => DARK.includes(name));
  const all: number[] = [];
  const shining: number[] = [];
  for (let i = 0; i < count; i++) {
    if (galaxy[i] !== of) continue;
    all.push(i);
    if (!dark[component[i]!]) shining.push(i);
  }
  const chosen = shining.length > 0 ? shining : all;
  const stride = Math.ceil(chosen.length / LOOKED);
  return stride > 1 ? chosen.filter((_, k) => k % stride === 0) : chosen;
}

/** Along the angular momentum; +z where there is none. */
function spinAxis(own: readonly (readonly [mass: number, at: Vector, going: Vector])[]): Vector {
  let [x, y, z] = [0, 0, 0];
  for (const [m, a, v] of own) {
    x += m * (a[1] * v[2] - a[2] * v[1]);
    y += m * (a[2] * v[0] - a[0] * v[2]);
    z += m * (a[0] * v[1] - a[1] * v[0]);
  }
  const size = Math.hypot(x, y, z);
  return size > 0 ? [x / size, y / size, z / size] : [0, 0, 1];
}

/** In spherical coordinates about the axis; null on it, where there are no directions. */
function moveOf(at: Vector, v: Vector, axis: Vector): Move | null {
  const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const r = Math.hypot(...at);
  const up = dot(at, axis);
  const flat: Vector = [at[0] - up * axis[0], at[1] - up * axis[1], at[2] - up * axis[2]];
  const R = Math.hypot(...flat);
  if (!(R > 0)) return null;
  const out: Vector = [flat[0] / R, flat[1] / R, flat[2] / R];
  const round: Vector = [
    axis[1] * out[2] - axis[2] * out[1],
    axis[2] * out[0] - axis[0] * out[2],
    axis[0] * out[1] - axis[1] * out[0],
  ];
  const [vR, vz] = [dot(v, out), dot(v, axis)];
  return { r, R, along: [(R * vR + up * vz) / r, (up * vR - R * vz) / r, dot(v, round)] };
}

function binned(moves: readonly Move[]): (readonly Move[])[] {
  const bins = Math.min(BINS, Math.floor(moves.length / IN_BIN));
  return Array.from({ length: bins }, (_, k) =>
    moves.slice(Math.round((k * moves.length) / bins), Math.round(((k + 1) * moves.length) / bins)),
  );
}

const mean = (bin: readonly Move[], k: number) => bin.reduce((sum, { along }) => sum + along[k]!, 0) / bin.length;

/** About the mean of the bin. */
function variance(bin: readonly Move[], k: number): number {
  const middle = mean(bin, k);
  return bin.reduce((sum, { along }) => sum + (along[k]! - middle) ** 2, 0) / (bin.length - 1);
}
