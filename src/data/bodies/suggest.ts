import type { Bodies } from "./bodies.ts";
import { meanDepth } from "./depth.ts";
import { closestTurn, pulling } from "./pairs.ts";
import { scaleOf } from "./units.ts";

/** A suggested number, and a sentence that says why this one. */
export interface Suggestion {
  /** In units of the bodies. */
  readonly value: number;
  /** Why, for people: part of a sentence. */
  readonly reason: string;
}

/** What a run of given bodies may well use. */
export interface SuggestedSettings {
  /** Plummer softening length, length units of the bodies; 0 of few bodies, and of those without mass. */
  readonly softening: Suggestion;
  /** Time step, time units of the bodies. */
  readonly timestep: Suggestion;
  /** The same where bodies take steps of their own within it by their accelerations (block-leapfrog). */
  readonly longest: Suggestion;
}

/** Softening over the mean separation of bodies where they are densest. */
const SEPARATIONS = 0.8;
/** Parts of the softening, and of the dynamical time, that a step may cross. */
const CROSSING = 0.5;
const DYNAMICAL = 0.04;
/** Part of the dynamical time that is the longest of bodies' own steps: several orbits of the innermost ones, which keep their steps that long. */
const LONGEST = 0.5;
/** Fewer bodies with mass are stars and planets: they pull as points. A step is this part of the time in which the closest pair turns by a radian. */
const FEW = 10;
const TURN = 1 / 50;
/** For bodies that give no length, or no speed, to go by. */
const NO_LENGTH = 0.02;
const NO_TIME = 1 / 64;

/**
 * Softening and time step from the bodies alone. Softening: the file's own (median), else 0.8 of the mean separation of
 * bodies where they are densest (see `denseSeparation`). The error of the mean force is least near that separation
 * (Merritt 1996, AJ 111, 2462); for a Plummer sphere of 1e4 to 1e6 bodies the optimum, 0.98 N^-0.26 of its scale (Athanassoula
 * et al. 2000, MNRAS 314, 475), is 1.2 to 1.6 times the separation at its centre. A little below it, because discs and
 * bulges have structure that a sphere lacks. Time step: half the time in which a body of typical speed crosses the softening,
 * and at most 1/25 of the dynamical time G M / (2 |phi|)^(3/2); the longest one half of that (docs/lab/block-steps.md). Fewer than ten
 * bodies with mass are points, and their step is a part of the closest pair's turn. `softening` is one that was chosen already, `field` the longest step that external fields allow (physics/external/timestep). Deterministic.
 */
export function suggestSettings(
  bodies: Bodies,
  softening?: number,
  field = Number.POSITIVE_INFINITY,
): SuggestedSettings {
  const masses = pulling(bodies.mass, FEW).length;
  const length = suggestSoftening(bodies, masses);
  const chosen = softening !== undefined && softening > 0 ? softening : length.value;
  const { timestep, longest } = masses < FEW ? ofFew(bodies, chosen) : suggestTimesteps(bodies, chosen);
  const inField = (alone: Suggestion): Suggestion => {
    // A mere default knows less than the fields do.
    if (!(field < alone.value || (alone.value === NO_TIME && field < Number.POSITIVE_INFINITY))) return alone;
    const value = tidy(field);
    const reason = `Suggested time step ${spoken(bodies, "time")(value)}: 1/32 of the time in which the external fields change along the way of a body.`;
    return { value, reason };
  };
  return { softening: length, timestep: inField(timestep), longest: inField(longest) };
}

/** The time step of a few bodies with mass, and those without. */
function ofFew(bodies: Bodies, softening: number): Pick<SuggestedSettings, "timestep" | "longest"> {
  const turn = closestTurn(bodies, softening);
  const timestep = turn < Number.POSITIVE_INFINITY ? ofTurn(bodies, turn) : BY_NOTHING;
  return { timestep, longest: timestep };
}

function ofTurn(bodies: Bodies, turn: number): Suggestion {
  const value = tidy(TURN * turn);
  const reason = `Suggested time step ${spoken(bodies, "time")(value)}: 1/50 of the time in which two bodies turn by a radian about each other, where they are closest.`;
  return { value, reason };
}

const BY_NOTHING: Suggestion = {
  value: NO_TIME,
  reason: `Suggested time step ${NO_TIME}: a mere default, for nothing moves or attracts.`,
};

function suggestSoftening(bodies: Bodies, masses: number): Suggestion {
  const say = spoken(bodies, "length");
  const own = ownSoftening(bodies.softening);
  if (own !== null) {
    const { median, min, max } = own;
    const range =
      min === max ? "the file's own softening" : `the median of the file's own softenings, ${say(min)} to ${say(max)}`;
    return { value: median, reason: `Suggested softening ${say(median)}: ${range}.` };
  }
  if (masses === 0) return { value: 0, reason: "Suggested softening 0: no body has mass." };
  if (masses < FEW) return { value: 0, reason: "Suggested softening 0: so few bodies pull as points." };
  const separation = denseSeparation(bodies);
  if (!(separation > 0)) {
    return {
      value: NO_LENGTH,
      reason: `Suggested softening ${NO_LENGTH}: a mere default, for the bodies stand at one point.`,
    };
  }
  const value = tidy(SEPARATIONS * separation);
  const reason = `Suggested softening ${say(value)}: ${SEPARATIONS} of the mean separation of the bodies where they are densest (${say(tidy(separation))}), near the optimum for the mean force.`;
  return { value, reason };
}

function suggestTimesteps(bodies: Bodies, softening: number): Pick<SuggestedSettings, "timestep" | "longest"> {
  const say = spoken(bodies, "time");
  const depth = meanDepth(bodies);
  const speed = Math.max(Math.sqrt(depth), randomSpeed(bodies));
  if (!(speed > 0)) return { timestep: BY_NOTHING, longest: BY_NOTHING };
  const crossing = softening / speed;
  let mass = 0;
  for (const m of bodies.mass) mass += m;
  const dynamical = depth > 0 ? (bodies.units.gravity * mass) / (2 * depth) ** 1.5 : Number.POSITIVE_INFINITY;
  const part = (share: number, words: string): Suggestion => {
    const value = tidy(share * dynamical);
    return {
      value,
      reason: `Suggested time step ${say(value)}: ${words} of the dynamical time (${say(tidy(dynamical))}).`,
    };
  };
  const isLongest = Number.isFinite(dynamical) && LONGEST * dynamical > CROSSING * crossing;
  const longest = part(LONGEST, "half");
  if (DYNAMICAL * dynamical < CROSSING * crossing) return { timestep: part(DYNAMICAL, "1/25"), longest };
  const value = tidy(CROSSING * crossing);
  const reason = `Suggested time step ${say(value)}: half the time in which a body of the typical speed ${spoken(bodies, "velocity")(tidy(speed))} crosses the softening ${spoken(bodies, "length")(softening)}.`;
  const timestep = { value, reason };
  return { timestep, longest: isLongest ? longest : timestep };
}

/** Says a number of the bodies as people read it: without rows of zeros, and in kpc, Myr or km/s where the units are known. */
function spoken({ units }: Bodies, kind: "length" | "time" | "velocity"): (x: number) => string {
  const known = scaleOf(units)?.[kind];
  const plain = (x: number) =>
    x !== 0 && (Math.abs(x) >= 1e6 || Math.abs(x) < 1e-4) ? x.toExponential().replace("+", "") : String(x);
  if (!known) return plain;
  const read = (x: number) => `${plain(Number((x * known.factor).toPrecision(2)))} ${known.unit}`;
  return known.factor === 1 ? read : (x) => `${plain(x)} = ${read(x)}`;
}

/** Two digits are enough for a guess. */
function tidy(x: number): number {
  return Number(x.toPrecision(2));
}

const SAMPLE = 16_384;

/** Median and range of the positive softenings, of a sample; null where there are none. */
function ownSoftening(softening: Float32Array | undefined): { median: number; min: number; max: number } | null {
  if (!softening) return null;
  const stride = Math.max(1, softening.length / SAMPLE);
  const positive: number[] = [];
  for (let i = 0; i < softening.length; i += stride) {
    const value = softening[Math.floor(i)]!;
    if (value > 0 && value < Number.POSITIVE_INFINITY) positive.push(value);
  }
  if (positive.length === 0) return null;
  positive.sort((a, b) => a - b);
  // The shortest text that reads back as the same float32.
  const short = (x: number) => Number(x.toPrecision(7));
  return {
    median: short(positive[positive.length >> 1]!),
    min: short(positive[0]!),
    max: short(positive.at(-1)!),
  };
}

const PLACES = 160;
const NEIGHBOURS = 16;
const DENSEST = 0.05;

/**
 * Mean separation n^(-1/3) of bodies at the densest twentieth of 160 bodies, where n follows from the distance of the 16th
 * neighbour among at most 16 384. By neighbours and not by radii, so that pairs, groups and discs in halos need no labels.
 * 0 where fewer than two places are taken.
 */
function denseSeparation({ count, position }: Bodies): number {
  const sources = Math.min(count, SAMPLE);
  const places = Math.min(count, PLACES);
  const neighbours = Math.min(NEIGHBOURS, sources - 1);
  if (neighbours < 1) return 0;
  const found: number[] = [];
  const nearest = new Float64Array(neighbours);
  for (let p = 0; p < places; p++) {
    const i = Math.floor(((p + 0.5) * count) / places);
    nearest.fill(Number.POSITIVE_INFINITY);
    for (let s = 0; s < sources; s++) {
      const j = Math.floor((s * count) / sources);
      if (j === i) continue;
      const x = position[3 * i]! - position[3 * j]!;
      const y = position[3 * i + 1]! - position[3 * j + 1]!;
      const z = position[3 * i + 2]! - position[3 * j + 2]!;
      const r2 = x * x + y * y + z * z;
      if (r2 >= nearest[neighbours - 1]!) continue;
      let at = neighbours - 1;
      while (at > 0 && nearest[at - 1]! > r2) nearest[at] = nearest[--at]!;
      nearest[at] = r2;
    }
    const r = Math.sqrt(nearest[neighbours - 1]!);
    const volume = (4 / 3) * Math.PI * r ** 3;
    if (r > 0 && Number.isFinite(r)) found.push(Math.cbrt((volume / neighbours) * (sources / count)));
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(DENSEST * found.length)] ?? 0;
}

/** Root mean square speed about the mean velocity, of a sample. */
function randomSpeed({ count, velocity }: Bodies): number {
  const stride = Math.max(1, count / SAMPLE);
  const sum = [0, 0, 0];
  let squares = 0;
  let n = 0;
  for (let i = 0; i < count; i += stride) {
    const at = 3 * Math.floor(i);
    for (let k = 0; k < 3; k++) {
      const v = velocity[at + k]!;
      sum[k]! += v;
      squares += v * v;
    }
    n++;
  }
  if (n === 0) return 0;
  const drift = sum.reduce((total, s) => total + (s / n) ** 2, 0);
  return Math.sqrt(Math.max(0, squares / n - drift));
}
