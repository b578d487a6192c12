import type { Vector } from "../models/sample.ts";
import { incomingState, type Orbit, type RelativeState } from "./orbit.ts";

/** The Kepler orbit of two points, from their relative state. Lengths, times and masses in one system of units with G = 1. */
export interface Kepler {
  /** "line": the two fall straight at each other, or move straight apart. */
  readonly shape: "circle" | "ellipse" | "parabola" | "hyperbola" | "line";
  readonly pericentre: number;
  readonly eccentricity: number;
  /** Infinite where the orbit is not closed. */
  readonly apocentre: number;
  /** Distance now. */
  readonly separation: number;
  /** Relative speed now, and at pericentre. */
  readonly speed: number;
  readonly fastest: number;
  /** Until the next pericentre; negative where it lies in the past and does not come again. */
  readonly timeToPericentre: number;
  /** Infinite where the orbit is not closed. */
  readonly period: number;
  /** Unit vector along the orbital angular momentum; of a line, across it and as near to +z as can be. */
  readonly normal: Vector;
  /** Unit vector from the first to where the second one stands at pericentre; of a circle, opposite to where it is now. */
  readonly apse: Vector;
}

/** Below these an orbit counts as a circle, a line or a parabola: rounded input should be called by its name. */
const ROUND = 1e-6;
/** Distance over semi-major axis below which time follows the parabola: exact to the same order, without cancellation. */
const PARABOLIC = 1e-8;

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);
/** a x + b y. */
export const blend = (a: number, x: Vector, b: number, y: Vector): Vector => [
  a * x[0] + b * y[0],
  a * x[1] + b * y[1],
  a * x[2] + b * y[2],
];
export const unit = (a: Vector): Vector => blend(1 / length(a), a, 0, a);

/** The unit vector across `a` that is nearest to +z, or +x for an upright `a`. */
function across(a: Vector): Vector {
  const e = unit(a);
  const up: Vector = Math.abs(e[2]) < 0.999 ? [0, 0, 1] : [1, 0, 0];
  return unit(blend(1, up, -dot(up, e), e));
}

/**
 * The orbit of two points with G (M1 + M2) = `gm`, from the state of the second relative to the first: elements by the
 * eccentricity vector, times by the anomalies e cos E = 1 - r/a, e sin E = r v / sqrt(gm a) and their kin (Danby 1988,
 * Fundamentals of Celestial Mechanics, ch. 6), which stay exact on a line. Throws one line where there is no orbit.
 */
export function keplerOf(gm: number, { position, velocity }: RelativeState): Kepler {
  const separation = length(position);
  if (!(gm > 0)) throw new Error(`the total mass ${gm} is not positive, so there is no orbit; give positive masses`);
  if (!(separation > 0)) throw new Error("the two centres are 0 apart, so there is no orbit; move one of them");
  const speed = length(velocity);
  const spin = cross(position, velocity);
  const momentum2 = dot(spin, spin);
  const straight = momentum2 < ROUND * ROUND * gm * separation;
  /** Inverse semi-major axis; negative for a hyperbola. */
  const alpha = 2 / separation - (speed * speed) / gm;
  const sigma = dot(position, velocity) / Math.sqrt(gm);
  const parabolic = Math.abs(alpha) * separation < ROUND;
  // e^2 = 1 - alpha p would lose the digits of a small e.
  const toApse = blend(1 / gm, cross(velocity, spin), -1 / separation, position);
  const eccentricity = straight && parabolic ? 1 : length(toApse);
  const round = eccentricity < ROUND;
  const pericentre = straight ? 0 : momentum2 / gm / (1 + eccentricity);
  const closed = alpha > 0 && !parabolic;
  const period = closed ? (2 * Math.PI) / Math.sqrt(gm * alpha ** 3) : Number.POSITIVE_INFINITY;
  const since = timeSince(gm, alpha, separation, sigma, pericentre);
  const open = parabolic ? "parabola" : alpha > 0 ? "ellipse" : "hyperbola";
  return {
    shape: straight ? "line" : round ? "circle" : open,
    pericentre,
    eccentricity,
    apocentre: closed ? Math.max(separation, 2 / alpha - pericentre) : Number.POSITIVE_INFINITY,
    separation,
    speed,
    fastest: Math.sqrt(Math.max(0, gm * (2 / pericentre - alpha))),
    timeToPericentre: since > 0 && closed ? period - since : -since,
    period,
    normal: straight ? across(position) : unit(spin),
    apse: straight || round ? unit(blend(-1, position, 0, position)) : unit(toApse),
  };
}

/** Time since the pericentre that is nearest in time; negative before it. */
function timeSince(gm: number, alpha: number, separation: number, sigma: number, pericentre: number): number {
  // Barker's equation: t = (q s + s^3 / 6) / sqrt(gm) with s = r v / sqrt(gm).
  if (Math.abs(alpha) * separation < PARABOLIC) {
    return (pericentre * sigma + (sigma * sigma * sigma) / 6) / Math.sqrt(gm);
  }
  const rate = Math.sqrt(gm * Math.abs(alpha) ** 3);
  const sine = sigma * Math.sqrt(Math.abs(alpha));
  const cosine = 1 - separation * alpha;
  if (alpha > 0) return (Math.atan2(sine, cosine) - sine) / rate;
  return (sine - Math.asinh(sine / Math.sqrt(Math.max(cosine * cosine - sine * sine, 1e-300)))) / rate;
}

/**
 * Points of the orbit of the second body about the first that are to come, from where it is now: once round where it is closed
 * and no wider than `reach`, else through pericentre (if that is to come) and out to `reach`. `count` points.
 */
export function keplerPath(gm: number, state: RelativeState, reach: number, count = 256): Vector[] {
  const orbit = keplerOf(gm, state);
  const { eccentricity: e, pericentre: q, separation: r, apse, normal } = orbit;
  const far = Math.max(reach, r);
  const outgoing = dot(state.position, state.velocity) >= 0;
  if (orbit.shape === "line") return straightPath(orbit, state, far, outgoing, count);
  const side = cross(normal, apse);
  const p = q * (1 + e);
  const angle = Math.atan2(dot(state.position, side), dot(state.position, apse));
  if (orbit.apocentre <= far) {
    // Even steps of the eccentric anomaly: close where the orbit bends.
    const a = q / (1 - e);
    const b = a * Math.sqrt(1 - e * e);
    const begin = 2 * Math.atan(Math.sqrt((1 - e) / (1 + e)) * Math.tan(angle / 2));
    return Array.from({ length: count }, (_, k) => {
      const anomaly = begin + (2 * Math.PI * k) / (count - 1);
      return blend(a * (Math.cos(anomaly) - e), apse, b * Math.sin(anomaly), side);
    });
  }
  // Open, or too wide: even steps of tan(angle / 2), which are even steps along a parabola.
  const limit = Math.sqrt(Math.max(0, (1 - (p / far - 1) / e) / (1 + (p / far - 1) / e)));
  const begin = Math.tan(angle / 2);
  return Array.from({ length: count }, (_, k) => {
    const nu = 2 * Math.atan(begin + ((limit - begin) * k) / (count - 1));
    const distance = p / (1 + e * Math.cos(nu));
    return blend(distance * Math.cos(nu), apse, distance * Math.sin(nu), side);
  });
}

/** Through the middle and out on the other side, as galaxies do, or straight away. */
function straightPath(
  orbit: Kepler,
  { position }: RelativeState,
  far: number,
  outgoing: boolean,
  count: number,
): Vector[] {
  const e = unit(position);
  const end = outgoing && orbit.apocentre > far ? far : -Math.min(far, orbit.apocentre);
  return Array.from({ length: count }, (_, k) => {
    const at = orbit.separation + ((end - orbit.separation) * k) / (count - 1);
    return blend(at, e, 0, e);
  });
}

/**
 * The state with another pericentre, eccentricity or separation, in the same plane, turning the same way, seen in the same
 * direction, and incoming or outgoing as before. Throws one line where no such orbit exists.
 */
export function reshaped(gm: number, state: RelativeState, wanted: Partial<Orbit>): RelativeState {
  const now = keplerOf(gm, state);
  const { pericentre, eccentricity, separation } = { ...now, ...wanted };
  const flat = incomingState(gm, { pericentre, eccentricity, separation });
  const radial = dot(flat.position, flat.velocity) / separation;
  const swirl = length(cross(flat.position, flat.velocity)) / separation;
  const away = unit(state.position);
  const outgoing = dot(state.position, state.velocity) > ROUND * now.separation * now.speed;
  return {
    position: blend(separation, away, 0, away),
    velocity: blend(outgoing ? -radial : radial, away, swirl, cross(now.normal, away)),
  };
}
