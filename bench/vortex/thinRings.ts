import { coreConstant, ringSpeed } from "../../src/data/vortices/theory.ts";

/** A thin ring about the z axis; its core keeps its volume: core^2 R stays. */
export interface ThinRing {
  readonly radius: number;
  readonly height: number;
  readonly circulation: number;
  readonly core: number;
}

/** Points of a circle that its velocity elsewhere is summed over: exact to many digits where rings are a tenth of their radius apart. */
const POINTS = 256;

/** Velocity (outwards, upwards) at (r, z) that a circle of radius R at height 0 induces: Biot-Savart around it. */
function circle(radius: number, circulation: number, r: number, z: number): [number, number] {
  let [out, up] = [0, 0];
  for (let k = 0; k < POINTS; k++) {
    const t = (2 * Math.PI * (k + 0.5)) / POINTS;
    const [c, d] = [radius * Math.cos(t), r * r + radius * radius + z * z - 2 * r * radius * Math.cos(t)];
    const pull = (circulation * radius * 2 * Math.PI) / POINTS / (4 * Math.PI * d * Math.sqrt(d));
    // dl = R (-sin, cos, 0) dt, dl x (here - place) = R (z cos, z sin, R - r cos) dt
    out += (pull * z * c) / radius;
    up += pull * (radius - (r * c) / radius);
  }
  return [out, up];
}

/** How rings move each other and themselves: Gaussian cores, thin against all distances (Dyson 1893). */
function speeds(rings: readonly ThinRing[]): [number, number][] {
  return rings.map((own) => {
    const sum: [number, number] = [0, ringSpeed(own.radius, own.circulation, own.core, coreConstant("gaussian"))];
    for (const other of rings) {
      if (other === own) continue;
      const [out, up] = circle(other.radius, other.circulation, own.radius, own.height - other.height);
      sum[0] += out;
      sum[1] += up;
    }
    return sum;
  });
}

const moved = (rings: readonly ThinRing[], by: readonly (readonly [number, number])[], dt: number) =>
  rings.map((ring, k): ThinRing => {
    const radius = ring.radius + dt * by[k]![0];
    const height = ring.height + dt * by[k]![1];
    return { ...ring, radius, height, core: ring.core * Math.sqrt(ring.radius / radius) };
  });

/** The way of thin rings about one axis, by the classical Runge-Kutta method: where they are after each of `steps` steps. */
export function thinRingsWay(rings: readonly ThinRing[], dt: number, steps: number): (readonly ThinRing[])[] {
  const way: (readonly ThinRing[])[] = [rings];
  for (let k = 0; k < steps; k++) {
    const now = way.at(-1)!;
    const a = speeds(now);
    const b = speeds(moved(now, a, dt / 2));
    const c = speeds(moved(now, b, dt / 2));
    const d = speeds(moved(now, c, dt));
    const mean = a.map((_, i) =>
      ([0, 1] as const).map((x) => (a[i]![x] + 2 * b[i]![x] + 2 * c[i]![x] + d[i]![x]) / 6),
    ) as unknown as [number, number][];
    way.push(moved(now, mean, dt));
  }
  return way;
}

/** Points around a ring on which waves are measured, and how high these are. */
const WAVE_POINTS = 4000;
const WAVE_HEIGHT = 1e-4;

/**
 * Rate at which a wave of `n` periods turns on a thin ring of radius 1 and circulation 1, radians a time unit: from Biot-Savart along the filament with the
 * core exp(-(r/sigma)^3), for long waves the same for all cores that give the same speed (Widnall & Sullivan 1973).
 */
export function waveRate(sigma: number, n: number): number {
  /** Velocity (outwards, upwards) at the crest of a wave of the radius and the height. */
  const crest = (radial: number, axial: number): [number, number] => {
    const place = (t: number) => {
      const wave = Math.cos(n * t);
      const r = 1 + radial * wave;
      return [r * Math.cos(t), r * Math.sin(t), axial * wave] as const;
    };
    const here = place(0);
    let [out, up] = [0, 0];
    for (let k = 0; k < WAVE_POINTS; k++) {
      const t = (2 * Math.PI * (k + 0.5)) / WAVE_POINTS;
      const half = Math.PI / WAVE_POINTS;
      const [at, from, to] = [place(t), place(t - half), place(t + half)];
      const g = to.map((x, c) => x - from[c]!) as [number, number, number];
      const d = here.map((x, c) => x - at[c]!) as [number, number, number];
      const r = Math.hypot(...d);
      const pull = -Math.expm1(-((r / sigma) ** 3)) / (4 * Math.PI * r ** 3);
      out += pull * (g[1] * d[2] - g[2] * d[1]);
      up += pull * (g[0] * d[1] - g[1] * d[0]);
    }
    return [out, up];
  };
  const h = WAVE_HEIGHT;
  const outwards = (crest(0, h)[0] - crest(0, -h)[0]) / (2 * h);
  const upwards = (crest(h, 0)[1] - crest(-h, 0)[1]) / (2 * h);
  return Math.sqrt(-outwards * upwards);
}
