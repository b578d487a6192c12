// The time by which an expanding run takes equal steps: 3/2 (a^(2/3) - 1), 0 today. A step is then D in ln a today and D a^(-2/3) before: haloes that have formed by today are
// crossed faster in ln a than those of old, as larger waves collapse later, and steps equal in ln a would be too short for the one or too long for the other.

/** The clock at the scale factor `a`. */
export function clockAt(a: number): number {
  return 1.5 * (Math.cbrt(a) ** 2 - 1);
}

/** The scale factor at a time of the clock. */
export function scaleAt(clock: number): number {
  return (1 + clock / 1.5) ** 1.5;
}
