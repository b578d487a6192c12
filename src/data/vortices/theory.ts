import { exp } from "../models/portable.ts";

/** Euler's constant. */
const EULER = 0.5772156649015329;

/** How vorticity lies across a thin core, as far as its speed goes. */
export type CoreKind = "gaussian" | "uniform" | "filament";

/**
 * The constant C of a thin ring's speed, G / (4 pi R) (ln(8 R / a) - C): of a uniform core (Kelvin 1867) 1/4; of exp(-s^2 / a^2)
 * (Saffman 1970) 0.558; of one line of elements with cores a, moved by the velocity on it, ln 2 - Euler's constant / 3.
 */
export function coreConstant(kind: CoreKind): number {
  if (kind === "uniform") return 0.25;
  if (kind === "gaussian") return 0.5 * (1 - EULER + Math.LN2);
  return Math.LN2 - EULER / 3;
}

/**
 * Core radius of the elements of one line that moves as a thin vortex with a core of this kind and radius does: at every bend and for every ring the same,
 * a exp(C - C_filament) (Moore & Saffman 1972; Klein & Knio 1995). 1.06 a of a Gaussian core, 0.78 a of a uniform one.
 */
export function filamentCore(kind: CoreKind, core: number): number {
  return core * exp(coreConstant(kind) - coreConstant("filament"));
}

/** Speed of a thin ring of a radius, circulation and core radius, velocity units. */
export function ringSpeed(radius: number, circulation: number, core: number, constant: number): number {
  return (circulation / (4 * Math.PI * radius)) * (Math.log((8 * radius) / core) - constant);
}

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

/** How rings about one axis move each other and themselves (outwards, upwards), cores thin against all distances (Dyson 1893); `constant`: of their cores. */
export function thinRingSpeeds(rings: readonly ThinRing[], constant: number): [number, number][] {
  return rings.map((own) => {
    const sum: [number, number] = [0, ringSpeed(own.radius, own.circulation, own.core, constant)];
    for (const other of rings) {
      if (other === own) continue;
      const [out, up] = circle(other.radius, other.circulation, own.radius, own.height - other.height);
      sum[0] += out;
      sum[1] += up;
    }
    return sum;
  });
}
