import type { Bodies } from "../../data/bodies/bodies.ts";
import { type ExternalField, fieldNow, momentOf, type PlacedTerm } from "../../physics/external/field.ts";
import { ownAmong } from "../../physics/external/own.ts";
import { ownFromText, textOfOwn } from "./ownText.ts";

/** Bodies at whose places an own field is looked at, at most. */
const SAMPLES = 200;
/** Steps of the run ahead at which it is looked at once more, for what changes with time. */
const LATER = 100;
/** Of their size acceleration and potential may differ by so much: from the other formula, and from the slope of the potential. */
export const TOLERANCE = 1e-4;
/** From the slope where both are float32. */
const TOLERANCE_F32 = 1e-2;
/** Smaller ones are held against this share of the median: near where a value is 0 rounding is all of it. */
const SMALL = 0.01;
/** Parts of a body's distance over which slopes are taken, in float64 and in float32. */
const CLOSE = 1e-4;
const CLOSE_F32 = 0.03;

/** Accelerations and potentials at places, four numbers each; places are of four numbers too, the last the steps of the run ahead. In the bodies' units. */
export type Evaluate = (places: Float32Array<ArrayBuffer>) => Promise<ArrayLike<number>> | ArrayLike<number>;

const three = (values: ArrayLike<number>, i: number): [number, number, number] => [
  values[4 * i]!,
  values[4 * i + 1]!,
  values[4 * i + 2]!,
];
const sizeOf = (values: ArrayLike<number>, i: number) => Math.hypot(...three(values, i));
const said = (values: readonly number[]) => `(${values.map((v) => Number(v.toPrecision(6))).join(", ")})`;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Places of bodies, now and later. */
export function samplePlaces({ count, position }: Pick<Bodies, "count" | "position">): Float32Array<ArrayBuffer> {
  const every = Math.max(1, Math.ceil(count / SAMPLES));
  const places: number[] = [];
  for (const ahead of [0, LATER])
    for (let i = 0; i < count; i += every) {
      const x = position.subarray(3 * i, 3 * i + 3);
      if (x.every(Number.isFinite)) places.push(...x, ahead);
    }
  return new Float32Array(places);
}

/** The field without its growth: where it begins there is nothing to compare. */
export const whole = ({ grows: _, ...rest }: PlacedTerm): PlacedTerm => rest;

/** What a field does, in float64. */
export function onHost(term: PlacedTerm, time: number, timestep: number): Evaluate {
  const field = [whole(term)];
  return (places) => {
    const found = new Float64Array(places.length);
    for (let i = 0; 4 * i < places.length; i++)
      fieldNow(field, time + places[4 * i + 3]! * timestep)(...three(places, i), found.subarray(4 * i, 4 * i + 4));
    return found;
  };
}

/** Throws one line where values are no numbers. `where`: "in WGSL", say. */
export function checkFinite(where: string, places: ArrayLike<number>, found: ArrayLike<number>): void {
  for (let k = 0; k < found.length; k++)
    if (!Number.isFinite(found[k]!))
      throw new Error(
        `the own field ${where} is ${found[k]} at ${said(three(places, k >> 2))}, where a body is; give it a value there`,
      );
}

/** Throws one line where the two formulas differ. */
export function checkSame(places: ArrayLike<number>, shader: ArrayLike<number>, host: ArrayLike<number>): void {
  const bodies = Array.from({ length: host.length / 4 }, (_, i) => i);
  const least = SMALL * median(bodies.map((i) => sizeOf(host, i)));
  // It may cross 0 anywhere.
  const depth = median(bodies.map((i) => Math.abs(host[4 * i + 3]!)));
  for (const i of bodies) {
    const [a, b] = [three(shader, i), three(host, i)];
    const [phi, other] = [shader[4 * i + 3]!, host[4 * i + 3]!];
    const place = said(three(places, i));
    const pull = Math.hypot(...a.map((v, k) => v - b[k]!)) / Math.max(Math.hypot(...b), least);
    const next = `(${TOLERANCE} may be); make both the same formula, without differences of nearly equal numbers`;
    if (pull > TOLERANCE)
      throw new Error(
        `the acceleration of the own field at ${place} is ${said(a)} in WGSL and ${said(b)} in TypeScript, ${pull.toPrecision(2)} of it apart ${next}`,
      );
    const deep = Math.abs(phi - other) / Math.max(Math.abs(other), depth);
    if (deep > TOLERANCE)
      throw new Error(
        `the potential of the own field at ${place} is ${phi} in WGSL and ${other} in TypeScript, ${deep.toPrecision(2)} of it apart ${next}`,
      );
  }
}

/** What slopes are taken of: values at places, and how others are found. */
export interface Sampled {
  /** "in WGSL", say. */
  readonly where: string;
  readonly places: Float32Array;
  readonly found: ArrayLike<number>;
  readonly evaluate: Evaluate;
  /** It counts in float32. */
  readonly single: boolean;
}

/** Rejects with one line where accelerations are not minus the slope of the potential. */
export async function checkSlopes(term: PlacedTerm, time: number, sampled: Sampled): Promise<void> {
  const { where, places, found, evaluate, single } = sampled;
  const { centre } = momentOf(term, time);
  const bodies = Array.from({ length: places.length / 4 }, (_, i) => i);
  const distance = bodies.map((i) => Math.hypot(...three(places, i).map((x, k) => x - centre[k]!)));
  const [usual, least] = [median(distance), SMALL * median(bodies.map((i) => sizeOf(found, i)))];
  // Two places each way along each axis. Where they are follows from what float32 made of them.
  const near = new Float32Array(48 * bodies.length);
  for (const i of bodies) {
    const h = (single ? CLOSE_F32 : CLOSE) * Math.max(distance[i]!, SMALL * usual);
    for (let n = 0; n < 12; n++) {
      near.set(places.subarray(4 * i, 4 * i + 4), 48 * i + 4 * n);
      near[48 * i + 4 * n + Math.floor(n / 4)]! += [-2, -1, 1, 2][n % 4]! * h;
    }
  }
  const values = await evaluate(near);
  const tolerance = single ? TOLERANCE_F32 : TOLERANCE;
  for (const i of bodies) {
    const downhill = [0, 1, 2].map((axis) => {
      const four = (of: ArrayLike<number>, component: number) => {
        const at = (n: number) => of[48 * i + 4 * (4 * axis + n) + component]!;
        return at(3) - at(0) - 8 * (at(2) - at(1));
      };
      return -four(values, 3) / four(near, axis);
    });
    const own = three(found, i);
    const off = Math.hypot(...downhill.map((s, k) => s - own[k]!)) / Math.max(sizeOf(found, i), least);
    if (off > tolerance)
      throw new Error(
        `the own field ${where} pulls by ${said(own)} at ${said(three(places, i))}, where its potential falls by ${said(downhill)}, ${off.toPrecision(2)} of it apart (${tolerance} may be); check signs and factors of both`,
      );
  }
}

/** Holds the function of an own field, where it has one, against the slope of its potential. Rejects with one line where they differ. */
export async function checkOnHost(field: ExternalField, bodies: Bodies, timestep: number): Promise<void> {
  const term = ownAmong(field)!;
  if (!term.potential.own!.field) return;
  const evaluate = onHost(term, bodies.time, timestep);
  const [where, places] = ["in TypeScript", samplePlaces(bodies)];
  const found = await evaluate(places);
  checkFinite(where, places, found);
  await checkSlopes(term, bodies.time, { where, places, found, evaluate, single: false });
}

/** Throws one line where the function can't do by its text alone, as threads have it. */
export function checkText(field: ExternalField, bodies: Bodies): void {
  const alone = ownFromText(textOfOwn(ownAmong(field)!.potential.own!.field!));
  const places = samplePlaces(bodies);
  try {
    for (let i = 0; 4 * i < places.length; i++) alone(...three(places, i), bodies.time);
  } catch (error) {
    throw new Error(
      `the own field uses what threads don't have (${(error as Error).message}); write its numbers and helpers into the function itself`,
    );
  }
}
