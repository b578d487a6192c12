import { type Bodies, emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { type ExternalField, fieldAt, fieldNow } from "../../../src/physics/external/field.ts";
import { newField } from "../../../src/physics/external/potential.ts";

/** Speed of a circular orbit in the plane. */
export function speedAt(field: ExternalField, radius: number): number {
  const out = newField();
  fieldAt(field, 0, [radius, 0, 0], out);
  return Math.sqrt(-radius * out[0]!);
}

/** Test particles on circles in the plane, each where its radius and angle say. */
export function circles(field: ExternalField, radii: readonly number[]): Bodies {
  const bodies = emptyBodies(radii.length);
  for (const [i, r] of radii.entries()) {
    const [cos, sin] = [Math.cos(i), Math.sin(i)];
    const v = speedAt(field, r);
    bodies.position.set([r * cos, r * sin, 0], 3 * i);
    bodies.velocity.set([-v * sin, v * cos, 0], 3 * i);
    bodies.id[i] = i;
  }
  return bodies;
}

export const radiusOf = (x: ArrayLike<number>, i: number) => Math.hypot(x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!);

/** What a field that turns with `pattern` keeps of a body: E - Omega L_z (Jacobi's integral); its energy where it does not turn. */
export function jacobi(
  field: ExternalField,
  { position: x, velocity: v }: Bodies,
  time: number,
  pattern: number,
  i: number,
): number {
  const out = newField();
  fieldAt(field, time, [x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!], out);
  const spin = x[3 * i]! * v[3 * i + 1]! - x[3 * i + 1]! * v[3 * i]!;
  return 0.5 * radiusOf(v, i) ** 2 + out[3]! - pattern * spin;
}

/** Where bodies that only feel a field are after so many steps of a symplectic integrator of fourth order (Forest & Ruth 1990), in float64. */
export function orbits(field: ExternalField, bodies: Bodies, timestep: number, steps: number): Float64Array {
  const theta = 1 / (2 - 2 ** (1 / 3));
  const drifts = [theta / 2, (1 - theta) / 2, (1 - theta) / 2, theta / 2];
  const kicks = [theta, 1 - 2 * theta, theta, 0];
  const [x, v, out] = [Float64Array.from(bodies.position), Float64Array.from(bodies.velocity), newField()];
  let time = 0;
  for (let step = 0; step < steps; step++) {
    for (let part = 0; part < 4; part++) {
      for (let k = 0; k < x.length; k++) x[k]! += drifts[part]! * timestep * v[k]!;
      time += drifts[part]! * timestep;
      if (kicks[part] === 0) continue;
      const now = fieldNow(field, time);
      for (let i = 0; i < bodies.count; i++) {
        now(x[3 * i]!, x[3 * i + 1]!, x[3 * i + 2]!, out);
        for (let k = 0; k < 3; k++) v[3 * i + k]! += kicks[part]! * timestep * out[k]!;
      }
    }
  }
  return x;
}
