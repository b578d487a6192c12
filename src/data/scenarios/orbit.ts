import { cos, exp, sin } from "../models/portable.ts";
import type { Vector } from "../models/sample.ts";

/** A Kepler orbit of two bodies by its shape. Lengths, masses and G in one system of units. */
export interface Orbit {
  readonly pericentre: number;
  /** 0 circle, < 1 ellipse, 1 parabola, > 1 hyperbola. */
  readonly eccentricity: number;
  /** Distance between the two centres at the start. */
  readonly separation: number;
}

/** Position and velocity of the second body relative to the first. */
export interface RelativeState {
  readonly position: Vector;
  readonly velocity: Vector;
}

/**
 * The incoming state on an orbit of total gravitating mass `gm` = G (M1 + M2). The orbit lies in the x-y plane with
 * angular momentum along +z and pericentre on +x. A head-on orbit (pericentre 0) starts on -x and falls along +x.
 * Throws one line where no such orbit exists.
 */
export function incomingState(gm: number, orbit: Orbit): RelativeState {
  const { pericentre, eccentricity: e, separation } = orbit;
  if (!(gm > 0)) throw new Error(`the total mass ${gm} is not positive, so there is no orbit; give positive masses`);
  if (pericentre > separation) {
    throw new Error(
      `pericentre ${pericentre} is larger than the start separation ${separation}; choose a separation of at least the pericentre`,
    );
  }
  if (pericentre === 0) return headOn(gm, e, separation);
  const apocentre = e < 1 ? (pericentre * (1 + e)) / (1 - e) : Number.POSITIVE_INFINITY;
  if (separation > apocentre * (1 + 1e-12)) {
    throw new Error(
      `start separation ${separation} lies beyond the apocentre ${apocentre.toPrecision(5)} of an orbit with pericentre ${pericentre} and eccentricity ${e}; start closer or raise the eccentricity`,
    );
  }
  const p = pericentre * (1 + e);
  // The true anomaly enters through its cosine and sine alone, so no inverse trigonometry is needed. A circle starts on -x.
  const cosNu = e > 0 ? Math.max(-1, Math.min(1, (p / separation - 1) / e)) : -1;
  const sinNu = -Math.sqrt(Math.max(0, 1 - cosNu * cosNu));
  const v = Math.sqrt(gm / p);
  return {
    position: [separation * cosNu, separation * sinNu, 0],
    velocity: [-v * sinNu, v * (e + cosNu), 0],
  };
}

/** Straight fall: from rest for e < 1 (the separation is the apocentre), else with the speed of escape. */
function headOn(gm: number, e: number, separation: number): RelativeState {
  const speed = e < 1 ? 0 : Math.sqrt((2 * gm) / separation);
  return { position: [-separation, 0, 0], velocity: [speed, 0, 0] };
}

/** Time from the incoming point to pericentre on a parabola (Barker's equation). */
export function parabolicTimeToPericentre(gm: number, pericentre: number, separation: number): number {
  const d = Math.sqrt(separation / pericentre - 1);
  return pericentre * Math.sqrt((2 * pericentre) / gm) * (d + (d * d * d) / 3);
}

/** Splits a relative state between two masses, so that their centre of mass rests at the origin. */
export function splitState(state: RelativeState, mass1: number, mass2: number): [RelativeState, RelativeState] {
  const times = (v: Vector, f: number): Vector => [v[0] * f, v[1] * f, v[2] * f];
  const f1 = -mass2 / (mass1 + mass2);
  const f2 = mass1 / (mass1 + mass2);
  return [
    { position: times(state.position, f1), velocity: times(state.velocity, f1) },
    { position: times(state.position, f2), velocity: times(state.velocity, f2) },
  ];
}

/** The distance that an incoming body has `time` before pericentre: Kepler's equation, solved by bisection. `myr`: of a unit of time. */
export function separationBefore(gm: number, pericentre: number, eccentricity: number, time: number, myr = 1): number {
  if (!(pericentre > 0)) throw new Error("a head-on orbit starts at a separation; give one instead of a time");
  const e = eccentricity;
  const a = pericentre / Math.abs(1 - e);
  const rate = e === 1 ? Math.sqrt(gm / (2 * pericentre)) / pericentre : Math.sqrt(gm / a) / a;
  const half = Math.PI / rate;
  if (e < 1 && time > half) {
    const [asked, most] = [time, half].map((t) => Number((t * myr).toPrecision(4)));
    throw new Error(
      `${asked} Myr before pericentre lies beyond the apocentre, ${most} Myr before it; start later or raise the eccentricity`,
    );
  }
  // Mean anomaly (or its parabolic and hyperbolic kin) as a rising function of the anomaly.
  const mean = (x: number) =>
    e === 1 ? x + (x * x * x) / 3 : e < 1 ? x - e * sin(x) : (e * (exp(x) - exp(-x))) / 2 - x;
  const distance = (x: number) =>
    e === 1 ? pericentre * (1 + x * x) : e < 1 ? a * (1 - e * cos(x)) : a * ((e * (exp(x) + exp(-x))) / 2 - 1);
  let low = 0;
  let high = e < 1 ? Math.PI : 1;
  while (e >= 1 && mean(high) < rate * time) high *= 2;
  for (let k = 0; k < 100; k++) {
    const middle = 0.5 * (low + high);
    if (mean(middle) < rate * time) low = middle;
    else high = middle;
  }
  return distance(0.5 * (low + high));
}
