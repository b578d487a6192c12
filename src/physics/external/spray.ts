import type { Random } from "../../data/models/random.ts";
import type { FieldNow } from "./field.ts";
import { newField } from "./potential.ts";

type Vector = readonly [number, number, number];

/** A cluster or small galaxy that loses stars; `mass` times Newton's constant. */
export interface Progenitor {
  readonly mass: number;
  /** Where it is at the end, and how it moves there. */
  readonly position: Vector;
  readonly velocity: Vector;
}

/** Stars at the end, `count` triples each. */
export interface Sprayed {
  readonly position: Float64Array;
  readonly velocity: Float64Array;
  /** When each was let go, in steps before the end. */
  readonly age: Uint32Array;
}

/**
 * Mean and deviation of where stars are let go, in tidal radii, and of how much faster they go, in V_c r_t / r: outwards, along and across the orbit's plane
 * (Fardal, Huang & Weinberg 2015, section 2.2).
 */
const OUT = [2, 0.4] as const;
const FASTER = [0.3, 0.4] as const;
const ACROSS = [0, 0.5] as const;
const ACROSS_FASTER = [0, 0.5] as const;

/** Step, over the radius, by which the change of the pull along it is taken. */
const H = 1e-4;

/** Kick, drift, kick: the state (place, velocity) after one step, in place. */
function advance(state: Float64Array, field: FieldNow, step: number, out: Float64Array): void {
  for (let half = 0; half < 2; half++) {
    field(state[0]!, state[1]!, state[2]!, out);
    for (let k = 0; k < 3; k++) state[3 + k]! += 0.5 * step * out[k]!;
    if (half === 0) for (let k = 0; k < 3; k++) state[k]! += step * state[3 + k]!;
  }
}

/** Unit vectors of an orbit at one of its places (outwards, along, across), distance, tidal radius and V_c r_t / r. */
export function tideAt(state: ArrayLike<number>, gm: number, field: FieldNow) {
  const [x, y, z, vx, vy, vz] = state as unknown as [number, number, number, number, number, number];
  const r = Math.hypot(x, y, z);
  const out = [x / r, y / r, z / r] as const;
  const l = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx] as const;
  const size = Math.hypot(...l);
  const across = [l[0] / size, l[1] / size, l[2] / size] as const;
  const along = [
    across[1] * out[2] - across[2] * out[1],
    across[2] * out[0] - across[0] * out[2],
    across[0] * out[1] - across[1] * out[0],
  ] as const;
  const found = newField();
  const outward = (share: number) => {
    field(share * x, share * y, share * z, found);
    return found[0]! * out[0] + found[1]! * out[1] + found[2]! * out[2];
  };
  // Second derivative of the potential along the radius.
  const stretch = -(outward(1 + H) - outward(1 - H)) / (2 * H * r);
  const omega = size / (r * r);
  // King 1962, Eq. 1.
  const tidal = Math.cbrt(gm / Math.abs(omega * omega - stretch));
  const circular = Math.sqrt(Math.max(0, -outward(1) * r));
  return { out, along, across, r, tidal, speed: (circular * tidal) / r };
}

/**
 * A stream by particle spray (Fardal, Huang & Weinberg 2015): along the orbit of a cluster, which is followed back, stars are let go at about two tidal radii within
 * and without, by turns, and go on in the field alone. `field`: fixed, masses times Newton's constant; `step`: of the leapfrog; `tick`: called after each star.
 */
export function spray(
  field: FieldNow,
  { mass, position, velocity }: Progenitor,
  {
    count,
    steps,
    step,
    random,
    tick,
  }: { count: number; steps: number; step: number; random: Random; tick?: () => void },
): Sprayed {
  const found = newField();
  const orbit = new Float64Array(6 * (steps + 1));
  const state = Float64Array.of(...position, ...velocity);
  orbit.set(state);
  for (let k = 1; k <= steps; k++) {
    advance(state, field, -step, found);
    orbit.set(state, 6 * k);
  }
  const sprayed = {
    position: new Float64Array(3 * count),
    velocity: new Float64Array(3 * count),
    age: new Uint32Array(count),
  };
  const drawn = ([mean, deviation]: readonly [number, number]) => mean + deviation * random.gaussian();
  for (let i = 0; i < count; i++) {
    const age = 1 + Math.floor(random.uniform() * steps);
    const from = orbit.subarray(6 * age, 6 * age + 6);
    const { out, along, across, tidal, speed } = tideAt(from, mass, field);
    // Leading stars are let go within, and fall behind less than nothing.
    const side = i % 2 === 0 ? -1 : 1;
    const [away, faster] = [side * drawn(OUT) * tidal, side * drawn(FASTER) * speed];
    const [up, upwards] = [drawn(ACROSS) * tidal, drawn(ACROSS_FASTER) * speed];
    for (let k = 0; k < 3; k++) {
      state[k] = from[k]! + away * out[k]! + up * across[k]!;
      state[3 + k] = from[3 + k]! + faster * along[k]! + upwards * across[k]!;
    }
    for (let k = 0; k < age; k++) advance(state, field, step, found);
    sprayed.position.set(state.subarray(0, 3), 3 * i);
    sprayed.velocity.set(state.subarray(3), 3 * i);
    sprayed.age[i] = age;
    tick?.();
  }
  return sprayed;
}
