import type { Bodies } from "../../data/bodies/bodies.ts";
import { type ExternalField, fieldNow, momentOf, timesGravity } from "./field.ts";
import { ownLacks } from "./own.ts";
import { newField } from "./potential.ts";

/** Of the time in which the pull changes along a body's way: some 200 steps of a circular orbit. */
const SHARE = 1 / 32;
/** Bodies that are looked at, at most, and the part of them whose pull may change faster. */
const SAMPLES = 1000;
const FASTER = 0.01;
/** Part of the time in which a body goes as far as it is out, over which the change is taken. */
const CLOSE = 1e-4;

/**
 * The longest time step that follows bodies through fields: a share of |a| / |da/dt|, with the change of the field in time, or of the root of |v| / |da/dt|
 * where that is longer, as in the middle of a field, where the pull is next to nothing. On a circle both are one over the rate at which a body turns. A body at rest begins to fall: (r / |a|)^(1/2) from the farthest middle. As 99 % of
 * the bodies need it; infinite where nothing changes for them. In the bodies' time unit. Throws one line where an own field has no formula for the processor.
 */
export function fieldTimestep(field: ExternalField, bodies: Bodies): number {
  const lack = ownLacks(field, "cpu");
  if (lack) throw new Error(`no time step can be chosen: ${lack}, or give the time step`);
  const { count, position, velocity, time, units } = bodies;
  const terms = timesGravity(field, units.gravity);
  const every = Math.max(1, Math.floor(count / SAMPLES));
  const times: number[] = [];
  const middles = field.map((term) => momentOf(term, time).centre);
  const [before, after] = [newField(), newField()];
  for (let i = 0; i < count; i += every) {
    const x = position.subarray(3 * i, 3 * i + 3);
    const v = velocity.subarray(3 * i, 3 * i + 3);
    if (!v.some((speed) => speed !== 0)) {
      fieldNow(terms, time)(x[0]!, x[1]!, x[2]!, after);
      const pull = Math.hypot(after[0]!, after[1]!, after[2]!);
      if (pull > 0) times.push(Math.sqrt(Math.max(...middles.map((at) => distance(at, x))) / pull));
      continue;
    }
    const h = (CLOSE * Math.hypot(...x)) / Math.hypot(...v);
    if (!(h > 0 && h < Number.POSITIVE_INFINITY)) continue;
    const at = (by: number, out: Float64Array) =>
      fieldNow(terms, time + by)(x[0]! + by * v[0]!, x[1]! + by * v[1]!, x[2]! + by * v[2]!, out);
    at(-h, before);
    at(h, after);
    const sum = (sign: number) => Math.hypot(...[0, 1, 2].map((c) => after[c]! + sign * before[c]!));
    const [size, change] = [sum(1) / 2, sum(-1) / (2 * h)];
    if (change > 0) times.push(Math.max(size / change, Math.sqrt(Math.hypot(...v) / change)));
  }
  if (times.length === 0) return Number.POSITIVE_INFINITY;
  return SHARE * times.sort((a, b) => a - b)[Math.floor(FASTER * times.length)]!;
}

const distance = (a: ArrayLike<number>, b: ArrayLike<number>) =>
  Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
