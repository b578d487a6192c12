import { coreConstant, type ThinRing, thinRingSpeeds } from "../../src/data/vortices/theory.ts";

const speeds = (rings: readonly ThinRing[]) => thinRingSpeeds(rings, coreConstant("gaussian"));

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
