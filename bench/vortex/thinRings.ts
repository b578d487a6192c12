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
