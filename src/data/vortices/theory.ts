/** Euler's constant. */
const EULER = 0.5772156649015329;

/** How vorticity lies across a thin core, as far as its speed goes. */
export type CoreKind = "gaussian" | "uniform" | "filament";

/**
 * The constant C of a thin ring's speed, G / (4 pi R) (ln(8 R / a) - C): of a uniform core (Kelvin 1867) 1/4; of exp(-s^2 / a^2)
 * (Saffman 1970) 0.558; of one line of elements with cores a, moved by the velocity on it, ln 2 - Euler's constant / 3.
 */
export function coreConstant(kind: CoreKind): number {
  if (kind === "uniform") return 0.25;
  if (kind === "gaussian") return 0.5 * (1 - EULER + Math.LN2);
  return Math.LN2 - EULER / 3;
}

/** Speed of a thin ring of a radius, circulation and core radius, velocity units. */
export function ringSpeed(radius: number, circulation: number, core: number, constant: number): number {
  return (circulation / (4 * Math.PI * radius)) * (Math.log((8 * radius) / core) - constant);
}
