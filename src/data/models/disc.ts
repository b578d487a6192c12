import { COLUMNS, DISC_EXTENT, DISC_HEIGHT, type DiscShape, discField, type Pull, ROWS } from "./discField.ts";
import { drawn, type Tick } from "./draw.ts";
import { exp, log, tanh } from "./portable.ts";
import { bracket, type Potential } from "./potential.ts";
import type { Random } from "./random.ts";
import type { Sample } from "./sample.ts";
import { psiAt } from "./sphere.ts";

/** Toomre's Q is set at this many scale lengths, about where the disc's own rotation curve peaks. */
export const Q_RADIUS = 2.2;

/** Tables of a disc in equilibrium in a total potential: rows R, columns z. */
export interface Disc {
  readonly shape: DiscShape;
  readonly radii: Float64Array;
  readonly heights: Float64Array;
  /** v_c^2 in the plane at `radii`. */
  readonly circular2: Float64Array;
  /** Epicycle frequency squared over 4 Omega^2 at `radii`. */
  readonly epicycle: Float64Array;
  /** sigma_R^2 at `radii`. */
  readonly radial2: Float64Array;
  /** Mean streaming speed, ROWS x COLUMNS. */
  readonly streaming: Float64Array;
  /** sigma_z^2, ROWS x COLUMNS. */
  readonly vertical2: Float64Array;
  readonly potential: Potential;
}

/**
 * Velocity moments of the disc from the Jeans equations in the potential of disc and spheres together (Hernquist 1993,
 * ApJS 86, 389, but with the thick disc's own field and sigma_z from int rho K_z dz instead of the isolated sheet):
 * sigma_R^2 ~ exp(-R / R_d) fixed by Q, sigma_phi^2 = sigma_R^2 kappa^2 / 4 Omega^2, asymmetric drift at every height.
 * `rest` is the potential of all spheres, `total` includes the monopoles of discs (it bounds the speeds); `gas`: the pull of a disc of gas.
 */
export function discIn(
  shape: DiscShape,
  toomreQ: number,
  rest: Potential,
  total: Potential,
  softening: number,
  gas?: Pull,
): Disc {
  const field = discField(shape, softening);
  const { radii, heights } = field;
  const forceAt = forceOf(rest);
  // Share of the spheres: dPhi/dR = force R, dPhi/dz = force z.
  const rotation2 = new Float64Array(ROWS * COLUMNS);
  const lift = new Float64Array(ROWS * COLUMNS);
  for (let i = 0; i < ROWS; i++) {
    for (let j = 0; j < COLUMNS; j++) {
      const [radius, z] = [radii[i]!, heights[j]!];
      const force = forceAt(Math.sqrt(radius * radius + z * z));
      rotation2[i * COLUMNS + j] = field.circular[i * COLUMNS + j]! + force * radius * radius;
      lift[i * COLUMNS + j] = field.vertical[i * COLUMNS + j]! + force * z;
      if (gas) {
        rotation2[i * COLUMNS + j]! += gas.circular(radius, z);
        lift[i * COLUMNS + j]! += gas.vertical(radius, z);
      }
    }
  }
  const circular2 = Float64Array.from(radii, (_, i) => rotation2[i * COLUMNS]!);
  const epicycle = epicycleRatio(radii, circular2);

  const qRow = bracket(radii, Q_RADIUS * shape.scaleLength);
  const rowRadius = radii[qRow]!;
  const kappa = (2 * Math.sqrt(epicycle[qRow]! * circular2[qRow]!)) / rowRadius;
  const sigmaAtRow = (toomreQ * 3.36 * surfaceDensity(shape, rowRadius)) / kappa;
  const radial2 = radii.map((r) => sigmaAtRow * sigmaAtRow * exp((rowRadius - r) / shape.scaleLength));

  const streaming = new Float64Array(ROWS * COLUMNS);
  const vertical2 = new Float64Array(ROWS * COLUMNS);
  for (let i = 0; i < ROWS; i++) {
    const drift = radial2[i]! * (1 - epicycle[i]! - (2 * radii[i]!) / shape.scaleLength);
    for (let j = 0; j < COLUMNS; j++) {
      streaming[i * COLUMNS + j] = Math.sqrt(Math.max(0, rotation2[i * COLUMNS + j]! + drift));
    }
    verticalDispersion(shape, heights, lift, vertical2, i * COLUMNS);
  }
  return { shape, radii, heights, circular2, epicycle, radial2, streaming, vertical2, potential: total };
}

/** Pull over the distance, by the distance, in a spherical potential. */
export function forceOf({ grid, pull }: Potential): (r: number) => number {
  return (r) => {
    if (r === 0) return 0;
    const place = log(Math.max(r, grid.r[0]!) / grid.r[0]!) / grid.step;
    const i = Math.min(pull.length - 2, Math.floor(place));
    return (pull[i]! + (place - i) * (pull[i + 1]! - pull[i]!)) / (r * r * r);
  };
}

export function surfaceDensity({ mass, scaleLength }: DiscShape, radius: number): number {
  return (mass / (2 * Math.PI * scaleLength * scaleLength)) * exp(-radius / scaleLength);
}

/** kappa^2 / (4 Omega^2) = (1 + dln v_c / dln R) / 2, 1 at the centre; never below the Keplerian 1/4. */
function epicycleRatio(radii: Float64Array, circular2: Float64Array): Float64Array {
  return radii.map((r, i) => {
    if (i === 0) return 1;
    const low = Math.max(1, i - 1);
    const high = Math.min(radii.length - 1, i + 1);
    if (low === high || !(circular2[low]! > 0)) return 1;
    const slope = (0.5 * (circular2[high]! - circular2[low]!) * r) / (circular2[i]! * (radii[high]! - radii[low]!));
    return Math.max(0.25, Math.min(1, 0.5 * (1 + slope)));
  });
}

/** sigma_z^2 = int_z^inf rho K_z dz / rho, from the top down; the layers' mass is exact, K_z linear between heights. */
function verticalDispersion(
  { scaleHeight: z0 }: DiscShape,
  heights: Float64Array,
  lift: Float64Array,
  out: Float64Array,
  at: number,
): void {
  const last = heights.length - 1;
  const above = (z: number) => 1 - tanh(z / z0);
  let weight = above(heights[last]!) * lift[at + last]!;
  for (let j = last; j >= 0; j--) {
    if (j < last) weight += 0.5 * (lift[at + j]! + lift[at + j + 1]!) * (above(heights[j]!) - above(heights[j + 1]!));
    const t = tanh(heights[j]! / z0);
    const density = (1 - t * t) / z0; // derivative of tanh(z / z0), as `above` counts mass
    out[at + j] = weight / density;
  }
}

/** Draws `count` bodies of equal mass. Spin along +z. */
export function sampleDisc(disc: Disc, count: number, random: Random, tick: Tick): Sample {
  const { shape, radii, heights } = disc;
  const heightStep = heights[1]!;
  const sure = sureOf(disc);
  /** Three normal deviates, the velocity that they give, and the moments there. */
  const deviates = new Float64Array(3);
  const v = new Float64Array(3);
  const there = { radius: 0, sigmaR: 0, sigmaPhi: 0, sigmaZ: 0, mean: 0, limit: 0 };
  const deviate = () => {
    for (let k = 0; k < 3; k++) deviates[k] = random.gaussian();
  };
  const look = (u: number, z: number) => {
    const radius = shape.scaleLength * radiusWithin(u);
    const row = bracket(radii, radius);
    const fr = Math.min(1, (radius - radii[row]!) / (radii[row + 1]! - radii[row]!));
    const column = Math.min(heights.length - 2, Math.floor(Math.abs(z) / heightStep));
    const fz = Math.min(1, Math.abs(z) / heightStep - column);
    const plane = (t: Float64Array) => t[row]! + fr * (t[row + 1]! - t[row]!);
    const bilinear = (t: Float64Array) => {
      const a = row * COLUMNS + column;
      const low = t[a]! + fz * (t[a + 1]! - t[a]!);
      return low + fr * (t[a + COLUMNS]! + fz * (t[a + COLUMNS + 1]! - t[a + COLUMNS]!) - low);
    };
    there.radius = radius;
    there.sigmaR = Math.sqrt(plane(disc.radial2));
    there.sigmaPhi = there.sigmaR * Math.sqrt(plane(disc.epicycle));
    there.mean = bilinear(disc.streaming);
    there.sigmaZ = Math.sqrt(bilinear(disc.vertical2));
    there.limit = speedLimit(disc, Math.sqrt(radius * radius + z * z));
  };
  /** A velocity below the limit, from the deviates that there are and more if need be. */
  const settle = () => {
    for (let attempt = 1; ; attempt++) {
      v[0] = there.sigmaR * deviates[0]!;
      v[1] = there.mean + there.sigmaPhi * deviates[1]!;
      v[2] = there.sigmaZ * deviates[2]!;
      if (v[0] * v[0] + v[1] * v[1] + v[2] * v[2] < there.limit || attempt === ATTEMPTS) return;
      deviate();
    }
  };
  const body = (position: Float64Array, velocity: Float64Array, at: number) => {
    const u = WITHIN * random.open();
    const z = shape.scaleHeight * heightOf(heightNumber(shape.scaleHeight, random));
    random.direction(1, direction, 0);
    // The horizontal part of an isotropic direction is uniform in azimuth.
    const flat = Math.sqrt(direction[0]! * direction[0]! + direction[1]! * direction[1]!);
    const cos = direction[0]! / flat;
    const sin = direction[1]! / flat;
    deviate();
    look(u, z);
    settle();
    position[at] = there.radius * cos;
    position[at + 1] = there.radius * sin;
    position[at + 2] = z;
    velocity[at] = v[0]! * cos - v[1]! * sin;
    velocity[at + 1] = v[0]! * sin + v[1]! * cos;
    velocity[at + 2] = v[2]!;
  };
  const skip = () => {
    const u = WITHIN * random.open();
    const height = heightNumber(shape.scaleHeight, random);
    random.skipDirection();
    deviate();
    const [x, y, z] = [deviates[0]!, deviates[1]!, deviates[2]!];
    if (x * x + y * y + z * z < sure.squares[bracket(sure.within, u)]!) return;
    look(u, shape.scaleHeight * heightOf(height));
    settle();
  };
  return drawn({ component: "disc", count, mass: shape.mass / count, random, body, skip }, tick);
}

const direction = new Float64Array(3);

/** Share of a disc's mass inside its edge. */
const WITHIN = 1 - (1 + DISC_EXTENT) * exp(-DISC_EXTENT);

/** Speeds that are drawn for a body at most: then it keeps the last. */
const ATTEMPTS = 100;

/** (0.95 v_esc)^2 at a distance from the centre. */
const speedLimit = ({ potential }: Disc, distance: number): number => 0.9 * 2 * psiAt(potential, distance);

/**
 * For each row of the disc's tables the shares of the mass from which on bodies lie there, and a sum of squares of three deviates below which a
 * velocity is under the limit wherever in the row the body lies: the moments are at most the largest of the row and its neighbours, the limit at
 * least that of their outermost corner.
 */
function sureOf(disc: Disc): { readonly within: Float64Array; readonly squares: Float64Array } {
  const { shape, radii, heights } = disc;
  const within = radii.map((r) => 1 - (1 + r / shape.scaleLength) * exp(-r / shape.scaleLength));
  const squares = radii.map((_, row) => {
    const [first, last] = [Math.max(0, row - 1), Math.min(ROWS - 1, row + 2)];
    const largest = (table: Float64Array, columns = 1) =>
      table.subarray(first * columns, (last + 1) * columns).reduce((a, b) => Math.max(a, b), 0);
    const variance = Math.max(largest(disc.radial2), largest(disc.vertical2, COLUMNS));
    const [r, z] = [radii[last]!, heights[COLUMNS - 1]!];
    const room = Math.sqrt(speedLimit(disc, Math.sqrt(r * r + z * z))) - largest(disc.streaming, COLUMNS);
    return room > 0 ? (0.999 * room * room) / variance : 0;
  });
  return { within, squares };
}

/** y with 1 - (1 + y) e^-y = u, by Newton's method. */
export function radiusWithin(u: number): number {
  let y = u < 0.5 ? Math.sqrt(2 * u) : 2 - log(1 - u);
  for (let k = 0; k < 8; k++) {
    const e = exp(-y);
    const step = (1 - (1 + y) * e - u) / (y * e);
    y = Math.max(0.5 * y, Math.min(1.5 * y, y - step));
    if (Math.abs(step) < 1e-12 * y) break;
  }
  return y;
}

/** A number in (0, 1) whose height is within the disc's. */
function heightNumber(z0: number, random: Random): number {
  for (;;) {
    const u = random.open();
    // Only close to the ends of the interval it must be worked out.
    if ((u > 1e-6 && u < 1 - 1e-6) || Math.abs(z0 * heightOf(u)) < DISC_HEIGHT * z0) return u;
  }
}

/** z / z0 of sech^2(z / z0): atanh(2u - 1). */
const heightOf = (u: number): number => 0.5 * log(u / (1 - u));
