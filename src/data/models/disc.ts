import { COLUMNS, DISC_EXTENT, DISC_HEIGHT, type DiscShape, discField, ROWS } from "./discField.ts";
import { exp, log, tanh } from "./portable.ts";
import { bracket, type Potential } from "./potential.ts";
import type { Random } from "./random.ts";
import { newSample, type Sample, type Tick } from "./sample.ts";
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
 * `rest` is the potential of all but the disc, `total` includes its monopole (it bounds the speeds).
 */
export function discIn(shape: DiscShape, toomreQ: number, rest: Potential, total: Potential, softening: number): Disc {
  const field = discField(shape, softening);
  const { radii, heights } = field;
  const pullAt = (r: number) => {
    const place = log(Math.max(r, rest.grid.r[0]!) / rest.grid.r[0]!) / rest.grid.step;
    const i = Math.min(rest.pull.length - 2, Math.floor(place));
    return rest.pull[i]! + (place - i) * (rest.pull[i + 1]! - rest.pull[i]!);
  };
  // Share of the spheres: dPhi/dR = pull R / r^3, dPhi/dz = pull z / r^3.
  const rotation2 = new Float64Array(ROWS * COLUMNS);
  const lift = new Float64Array(ROWS * COLUMNS);
  for (let i = 0; i < ROWS; i++) {
    for (let j = 0; j < COLUMNS; j++) {
      const r = Math.sqrt(radii[i]! * radii[i]! + heights[j]! * heights[j]!);
      const force = r > 0 ? pullAt(r) / (r * r * r) : 0;
      rotation2[i * COLUMNS + j] = field.circular[i * COLUMNS + j]! + force * radii[i]! * radii[i]!;
      lift[i * COLUMNS + j] = field.vertical[i * COLUMNS + j]! + force * heights[j]!;
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
  const sample = newSample(count, "disc");
  sample.mass.fill(shape.mass / count);
  const edge = 1 - (1 + DISC_EXTENT) * exp(-DISC_EXTENT);
  const heightStep = heights[1]!;
  for (let i = 0; i < count; i++) {
    const radius = shape.scaleLength * radiusOf(edge * random.open());
    const z = heightOf(shape.scaleHeight, random);
    random.direction(1, direction, 0);
    // The horizontal part of an isotropic direction is uniform in azimuth.
    const flat = Math.sqrt(direction[0]! * direction[0]! + direction[1]! * direction[1]!);
    const cos = direction[0]! / flat;
    const sin = direction[1]! / flat;

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
    const sigmaR = Math.sqrt(plane(disc.radial2));
    const sigmaPhi = sigmaR * Math.sqrt(plane(disc.epicycle));
    const mean = bilinear(disc.streaming);
    const sigmaZ = Math.sqrt(bilinear(disc.vertical2));
    const limit = 0.9 * 2 * psiAt(disc.potential, Math.sqrt(radius * radius + z * z)); // (0.95 v_esc)^2
    let vR = 0;
    let vPhi = mean;
    let vz = 0;
    for (let attempt = 0; attempt < 100; attempt++) {
      vR = sigmaR * random.gaussian();
      vPhi = mean + sigmaPhi * random.gaussian();
      vz = sigmaZ * random.gaussian();
      if (vR * vR + vPhi * vPhi + vz * vz < limit) break;
    }
    sample.position[3 * i] = radius * cos;
    sample.position[3 * i + 1] = radius * sin;
    sample.position[3 * i + 2] = z;
    sample.velocity[3 * i] = vR * cos - vPhi * sin;
    sample.velocity[3 * i + 1] = vR * sin + vPhi * cos;
    sample.velocity[3 * i + 2] = vz;
    tick();
  }
  return sample;
}

const direction = new Float64Array(3);

/** y with 1 - (1 + y) e^-y = u, by Newton's method. */
function radiusOf(u: number): number {
  let y = u < 0.5 ? Math.sqrt(2 * u) : 2 - log(1 - u);
  for (let k = 0; k < 8; k++) {
    const e = exp(-y);
    const step = (1 - (1 + y) * e - u) / (y * e);
    y = Math.max(0.5 * y, Math.min(1.5 * y, y - step));
    if (Math.abs(step) < 1e-12 * y) break;
  }
  return y;
}

/** z of sech^2(z / z0): z0 atanh(2u - 1). */
function heightOf(z0: number, random: Random): number {
  for (;;) {
    const u = random.open();
    const z = 0.5 * z0 * log(u / (1 - u));
    if (Math.abs(z) < DISC_HEIGHT * z0) return z;
  }
}
