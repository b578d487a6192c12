import { type Moment, ringCentre } from "./flows.ts";

/** The core's rotation in a step, radians: G / (2 pi a^2) in its middle. Heun's method widens cores by a share of (w dt)^4 / 8 a step. */
export const TURN = { long: 0.06, short: 0.1 } as const;
/** Time step in which a core of circulation 1 turns by so much. */
export const stepOf = (core: number, turn: number) => turn * 2 * Math.PI * core * core;
/** Numbers for tables. */
export const exact = (value: number) => value.toPrecision(5);
export const small = (value: number) => value.toExponential(2);
/** A line of a plot. */
export const series = (
  label: string,
  colour: string,
  points: readonly (readonly [number, number])[],
  dashed = false,
) => ({
  label,
  colour,
  dashed,
  points,
});
/** Something of each moment over its time. */
export const overTime = (moments: readonly Moment[], of: (moment: Moment) => number) =>
  moments.map((moment) => [moment.state.time, of(moment)] as const);

/** Mean speed of a tube's impulse centre between two moments. */
export const speedBetween = (a: Moment, b: Moment) =>
  (ringCentre(b.elements).height - ringCentre(a.elements).height) / (b.state.time - a.state.time);
