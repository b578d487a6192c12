import { besselJ0, besselJ1 } from "./besselJ.ts";
import { memoize } from "./memoize.ts";
import { exp, log, tanh } from "./portable.ts";
import { bracket, type Grid } from "./potential.ts";

/** An exponential disc: Sigma ~ exp(-R / R_d), rho ~ sech^2(z / z_0). */
export interface DiscShape {
  readonly mass: number;
  /** R_d. */
  readonly scaleLength: number;
  /** z_0 of sech^2(z / z_0); <|z|> = z_0 ln 2. */
  readonly scaleHeight: number;
}

/** The disc's own pull on a grid of R (rows) and z >= 0 (columns), G = 1. */
export interface DiscField {
  readonly radii: Float64Array;
  readonly heights: Float64Array;
  /** R dPhi/dR, the disc's share of v_c^2. */
  readonly circular: Float64Array;
  /** dPhi/dz. */
  readonly vertical: Float64Array;
}

/** R dPhi/dR and dPhi/dz at a radius and a height. */
export interface Pull {
  circular(radius: number, z: number): number;
  vertical(radius: number, z: number): number;
}

export const ROWS = 97;
export const COLUMNS = 33;
/** The disc is drawn to this many scale lengths; 0.3 % of an endless exponential lies outside. */
export const DISC_EXTENT = 8;
/** ... and to this many z_0: 1e-7 of sech^2 lies outside. */
export const DISC_HEIGHT = 8;

const LAYERS = 48;

/** Wave numbers k R_d and Simpson weights: fine where J0(k R) is slow, coarser where the integrand has died away. */
function waveNumbers(): { k: number; weight: number }[] {
  const list: { k: number; weight: number }[] = [];
  for (const [from, to, panels] of [
    [0, 10, 100],
    [10, 80, 350],
  ] as const) {
    const h = (to - from) / (2 * panels);
    for (let i = 0; i <= 2 * panels; i++) {
      const end = i === 0 || i === 2 * panels;
      list.push({ k: from + i * h, weight: ((end ? 1 : i % 2 === 1 ? 4 : 2) * h) / 3 });
    }
  }
  return list;
}

/**
 * The field by Hankel transform (Binney & Tremaine 2008, sec. 2.6): Phi = -G M int J0(kR) h(k, z) (1 + k^2 R_d^2)^(-3/2) dk,
 * where h averages exp(-k sqrt((z - z')^2 + eps^2)) over the layers z': exact for a thick disc and Plummer softening.
 */
export function discField(shape: DiscShape, softening: number): DiscField {
  const unit = shape.scaleLength;
  const numbers = [shape.scaleHeight / unit, softening / unit] as const;
  const field = knownField(numbers, () => hankelField(...numbers));
  return {
    radii: field.radii.map((x) => x * unit),
    heights: field.heights.map((x) => x * unit),
    circular: field.circular.map((x) => (x * shape.mass) / unit),
    vertical: field.vertical.map((x) => (x * shape.mass) / (unit * unit)),
  };
}

/** Of mass 1 and scale length 1: twins in an encounter and the next run of a galaxy share one, and it is most of a galaxy's cost. */
const knownField = memoize<DiscField>(32);

/** A field between its rows and columns; outside them as at their edge. */
export function pullOf({ radii, heights, circular, vertical }: DiscField): Pull {
  const at = (table: Float64Array, radius: number, z: number) => {
    const row = Math.min(bracket(radii, radius), ROWS - 2);
    const fr = Math.min(1, (radius - radii[row]!) / (radii[row + 1]! - radii[row]!));
    const place = Math.min(Math.abs(z) / heights[1]!, COLUMNS - 1.001);
    const column = Math.floor(place);
    const fz = place - column;
    const a = row * COLUMNS + column;
    const low = table[a]! + fz * (table[a + 1]! - table[a]!);
    return low + fr * (table[a + COLUMNS]! + fz * (table[a + COLUMNS + 1]! - table[a + COLUMNS]!) - low);
  };
  return { circular: (radius, z) => at(circular, radius, z), vertical: (radius, z) => at(vertical, radius, z) };
}

function hankelField(z0: number, softening: number): DiscField {
  const eps2 = softening * softening;
  // Rows crowd towards the centre, where the rotation curve rises.
  const radii = Float64Array.from({ length: ROWS }, (_, i) => {
    const t = i / (ROWS - 1);
    return DISC_EXTENT * t * Math.sqrt(t);
  });
  const heights = Float64Array.from({ length: COLUMNS }, (_, j) => (DISC_HEIGHT * z0 * j) / (COLUMNS - 1));
  const layers = Float64Array.from({ length: LAYERS }, (_, l) => {
    const u = (l + 0.5) / LAYERS;
    return 0.5 * z0 * log(u / (1 - u));
  });
  const circular = new Float64Array(ROWS * COLUMNS);
  const vertical = new Float64Array(ROWS * COLUMNS);
  const average = new Float64Array(COLUMNS);
  const slope = new Float64Array(COLUMNS);
  for (const { k, weight } of waveNumbers()) {
    const q = 1 + k * k;
    const amplitude = weight / (q * Math.sqrt(q));
    for (let j = 0; j < COLUMNS; j++) {
      let sum = 0;
      let derivative = 0;
      for (let l = 0; l < LAYERS; l++) {
        const d = heights[j]! - layers[l]!;
        const s = Math.sqrt(d * d + eps2);
        if (k * s > 30) continue; // e^-30 adds nothing
        const e = exp(-k * s);
        sum += e;
        if (s > 0) derivative += (k * e * d) / s;
      }
      average[j] = (amplitude * sum) / LAYERS;
      slope[j] = (amplitude * derivative) / LAYERS;
    }
    for (let i = 0; i < ROWS; i++) {
      const j0 = besselJ0(k * radii[i]!);
      const j1 = k * radii[i]! * besselJ1(k * radii[i]!);
      for (let j = 0; j < COLUMNS; j++) {
        circular[i * COLUMNS + j]! += j1 * average[j]!;
        vertical[i * COLUMNS + j]! += j0 * slope[j]!;
      }
    }
  }
  return { radii, heights, circular, vertical };
}

/** Mass of the disc within the sphere of radius r, int Sigma 2 pi R tanh(sqrt(r^2 - R^2) / z_0) dR: for its monopole. */
export function discMassInSphere(shape: DiscShape, r: number): number {
  const { mass, scaleLength: rd, scaleHeight: z0 } = shape;
  const most = Math.min(r, 25 * rd); // e^-25 of the disc lies outside
  // R = most (1 - t^2) takes the square root out of the integrand at R = r.
  const value = (t: number) => {
    const radius = most * (1 - t * t);
    return radius * exp(-radius / rd) * tanh(Math.sqrt(r * r - radius * radius) / z0) * 2 * most * t;
  };
  const panels = 100;
  let sum = value(0) + value(1);
  for (let i = 1; i < 2 * panels; i++) sum += value(i / (2 * panels)) * (i % 2 === 1 ? 4 : 2);
  return (mass * sum) / (6 * panels * rd * rd);
}

const knownMasses = memoize<Float64Array>(32);

/** `discMassInSphere` at all radii of a grid. */
export function discMasses(shape: DiscShape, { r, step }: Grid): Float64Array {
  const { mass, scaleLength, scaleHeight } = shape;
  const numbers = [mass, scaleLength, scaleHeight, r[0]!, step, r.length];
  return knownMasses(numbers, () => r.map((radius) => discMassInSphere(shape, radius)));
}
