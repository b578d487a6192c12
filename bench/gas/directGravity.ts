import type { OuterField } from "../../src/physics/gas/forces.ts";

/** Gravity of the gas itself by a sum over all pairs, Newton's constant 1, Plummer softening: a few nanoseconds a pair. */
export const directGravity =
  (softening: number): OuterField =>
  ({ count, mass, position, acceleration }) => {
    const soft = softening * softening;
    let potential = 0;
    for (let i = 0; i < count; i++) {
      const x = position[3 * i]!;
      const y = position[3 * i + 1]!;
      const z = position[3 * i + 2]!;
      const m = mass[i]!;
      let ax = 0;
      let ay = 0;
      let az = 0;
      let phi = 0;
      for (let j = 0; j < i; j++) {
        const dx = position[3 * j]! - x;
        const dy = position[3 * j + 1]! - y;
        const dz = position[3 * j + 2]! - z;
        const inverse = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz + soft);
        const pull = inverse * inverse * inverse;
        const mine = mass[j]! * pull;
        const theirs = m * pull;
        phi -= mass[j]! * inverse;
        ax += mine * dx;
        ay += mine * dy;
        az += mine * dz;
        acceleration[3 * j]! -= theirs * dx;
        acceleration[3 * j + 1]! -= theirs * dy;
        acceleration[3 * j + 2]! -= theirs * dz;
      }
      potential += m * phi;
      acceleration[3 * i]! += ax;
      acceleration[3 * i + 1]! += ay;
      acceleration[3 * i + 2]! += az;
    }
    return potential;
  };
