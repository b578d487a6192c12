import type { Encounter } from "./encounter.ts";
import { Brakes, pullAt, type RigidGalaxy, type Scale, scalesOf } from "./rigid.ts";

/** The second galaxy against the first: x, y, z, vx, vy, vz. */
export type Orbit = Float64Array;

/** What a leapfrog needs. */
export interface Stepping {
  readonly step: number;
  readonly steps: number;
}

/** Longest time that is looked back over, and the most steps for it. */
export const LONGEST_TIME = 12;
export const MOST_STEPS = 4096;
/** A start is this many radii of both discs away. */
export const FAR = 2;

const length = (x: number, y: number, z: number) => Math.sqrt(x * x + y * y + z * z);

/** Two rigid galaxies on an orbit, moved in place by leapfrog: both pull at and brake each other. What depends on their places is worked out once a step. */
export class Mutual {
  readonly scales: readonly [Scale, Scale];
  readonly orbit: Orbit;
  apart = 0;
  /** Whether they part, and the part of each one's pull that the other feels. */
  parting = false;
  felt = 1;
  /** The second galaxy's pull at the first over their separation, and that of both. */
  second = 0;
  both = 0;
  /** Deceleration of the second galaxy against the first. */
  readonly drag = new Float64Array(3);
  readonly #galaxy: RigidGalaxy;
  readonly #brakes: Brakes;

  constructor(galaxy: RigidGalaxy, encounter: Encounter, orbit: Orbit) {
    this.scales = scalesOf(galaxy, encounter);
    this.orbit = orbit;
    this.#galaxy = galaxy;
    this.#brakes = new Brakes(galaxy, this.scales, encounter);
    this.#meet();
  }

  /** Works out the deceleration of the second galaxy at its velocity now. */
  slow(): Float64Array {
    const { orbit, drag } = this;
    const { lags } = this.#galaxy;
    if (lags && !this.parting) return drag.fill(0);
    const [x, y, z, u, v, w] = orbit as unknown as [number, number, number, number, number, number];
    const brake = this.#brakes.at(length(u, v, w));
    const along = lags ? (x * u + y * v + z * w) / (this.apart * this.apart) : 0;
    for (let k = 0; k < 3; k++) drag[k] = brake * (orbit[3 + k]! - along * orbit[k]!);
    return drag;
  }

  /** A step, negative backwards in time. */
  move(step: number): void {
    const { orbit } = this;
    this.#kick(step);
    for (let k = 0; k < 3; k++) orbit[k]! += step * orbit[3 + k]!;
    this.#meet();
    this.#kick(step);
  }

  #kick(step: number): void {
    const { orbit, both } = this;
    const drag = this.slow();
    for (let k = 0; k < 3; k++) orbit[3 + k]! -= 0.5 * step * (both * orbit[k]! + drag[k]!);
  }

  #meet(): void {
    const { orbit, scales } = this;
    const r = Math.max(1e-9, length(orbit[0]!, orbit[1]!, orbit[2]!));
    this.apart = r;
    this.parting = orbit[0]! * orbit[3]! + orbit[1]! * orbit[4]! + orbit[2]! * orbit[5]! > 0;
    this.felt = this.parting ? this.#galaxy.torn : 1;
    const { rounds, grain } = this.#galaxy;
    // The published code follows the second centre as a particle.
    const second = rounds ? r : Math.max(0, r - 0.5 * grain);
    const first = rounds ? r + 0.5 * grain : second;
    this.second = (this.felt * pullAt(this.#galaxy, scales[1], second)) / r;
    this.both = this.second + (this.felt * pullAt(this.#galaxy, scales[0], first)) / r;
    this.#brakes.meet(r);
  }
}

/** What an encounter was before: its state so many steps ago, and the closest approach since. */
export interface Past extends Stepping {
  readonly orbit: Orbit;
  /** Pericentres that were passed. */
  readonly passages: number;
  /** The last pericentre: separation and how long ago; without a passage, where they were closest. */
  readonly pericentre: number;
  readonly since: number;
}

/**
 * The mutual orbit back in time by leapfrog: over `time`, or, where that is left out, past the last pericentre until the galaxies are apart or about to come
 * closer again, at most 1 Gyr.
 */
export function goBack(galaxy: RigidGalaxy, encounter: Encounter, step: number, time?: number): Past {
  const { position, velocity, radii } = encounter;
  const orbit = Float64Array.from([...position, ...velocity]);
  const mutual = new Mutual(galaxy, encounter, orbit);
  const most = Math.min(MOST_STEPS, Math.ceil((time ?? LONGEST_TIME) / step - 1e-9));
  const far = FAR * (radii[0] + radii[1]);
  let before = mutual.apart;
  let pericentre = before;
  let since = 0;
  let fell = false;
  let passages = 0;
  let steps = 0;
  while (steps < most) {
    mutual.move(-step);
    steps++;
    const r = mutual.apart;
    const nearer = r < before;
    if (time === undefined && passages > 0 && (r > far || nearer)) break;
    // Nearer before: a pericentre is still to come; farther after it was nearer: it lies behind.
    const behind = fell && !nearer;
    if (behind) passages++;
    if (behind && passages === 1) [pericentre, since] = [before, (steps - 1) * step];
    if (passages === 0 && r < pericentre) [pericentre, since] = [r, steps * step];
    fell = nearer;
    before = r;
  }
  return { step, steps, orbit, passages, pericentre, since };
}
