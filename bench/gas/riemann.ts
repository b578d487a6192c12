/** Gas on one side of a membrane. */
export interface Side {
  readonly density: number;
  readonly pressure: number;
  readonly velocity: number;
}

/** The exact solution of a shock tube of an ideal gas at x over t: after Toro (2009). */
export function riemann(left: Side, right: Side, gamma: number): (speed: number) => Side {
  const sound = ({ density, pressure }: Side) => Math.sqrt((gamma * pressure) / density);
  /** How much the velocity changes over a side's wave to the pressure p. */
  const change = (side: Side, p: number): number => {
    const a = 2 / ((gamma + 1) * side.density);
    const b = ((gamma - 1) / (gamma + 1)) * side.pressure;
    if (p > side.pressure) return (p - side.pressure) * Math.sqrt(a / (p + b));
    return ((2 * sound(side)) / (gamma - 1)) * ((p / side.pressure) ** ((gamma - 1) / (2 * gamma)) - 1);
  };
  let [low, high] = [1e-12, 10 * Math.max(left.pressure, right.pressure)];
  for (let step = 0; step < 200; step++) {
    const p = 0.5 * (low + high);
    if (change(left, p) + change(right, p) + right.velocity - left.velocity > 0) high = p;
    else low = p;
  }
  const pressure = 0.5 * (low + high);
  const velocity = 0.5 * (left.velocity + right.velocity + change(right, pressure) - change(left, pressure));
  /** The gas at a speed on one side of the contact; mirrored for the right one. */
  const within = (side: Side, s: number): Side => {
    const c = sound(side);
    const ratio = pressure / side.pressure;
    const k = (gamma - 1) / (gamma + 1);
    if (ratio > 1) {
      const shock = side.velocity - c * Math.sqrt(((gamma + 1) / (2 * gamma)) * ratio + (gamma - 1) / (2 * gamma));
      return s < shock
        ? side
        : { density: (side.density * (ratio + k)) / (k * ratio + 1), pressure, velocity: star(side) };
    }
    const inside = c * ratio ** ((gamma - 1) / (2 * gamma));
    if (s < side.velocity - c) return side;
    if (s > star(side) - inside)
      return { density: side.density * ratio ** (1 / gamma), pressure, velocity: star(side) };
    const fan = 2 / (gamma + 1) + (k / c) * (side.velocity - s);
    return {
      density: side.density * fan ** (2 / (gamma - 1)),
      pressure: side.pressure * fan ** ((2 * gamma) / (gamma - 1)),
      velocity: (2 / (gamma + 1)) * (c + ((gamma - 1) / 2) * side.velocity + s),
    };
  };
  const mirrored: Side = { ...right, velocity: -right.velocity };
  const star = (side: Side) => (side === mirrored ? -velocity : velocity);
  return (speed) => {
    if (speed <= velocity) return within(left, speed);
    const there = within(mirrored, -speed);
    return { ...there, velocity: -there.velocity };
  };
}
