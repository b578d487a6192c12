// The time by which an expanding run takes equal steps: 3 (a^(1/3) - 1), 0 today. A step is then D in ln a today and D a^(-1/3) before: structure that has formed by today
// turns faster in ln a than what grows at first, and steps equal in ln a would be too short for the one or too long for the other.

/** The clock at the scale factor `a`. */
export function clockAt(a: number): number {
  return 3 * (Math.cbrt(a) - 1);
}

/** The scale factor at a time of the clock. */
export function scaleAt(clock: number): number {
  return (1 + clock / 3) ** 3;
}
