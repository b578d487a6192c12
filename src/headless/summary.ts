import { type Bodies, COMPONENTS } from "../data/bodies/bodies.ts";
import { contentsOf } from "../data/bodies/contents.ts";

/** What can be said of a table of bodies at one reading; lengths, masses and speeds in the table's own units, sums in float64. */
export function summarise(bodies: Bodies): Record<string, unknown> {
  const { count, mass, position, velocity } = bodies;
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  const centreOfMass = [0, 0, 0];
  const meanVelocity = [0, 0, 0];
  let totalMass = 0;
  let kinetic = 0;
  for (let i = 0; i < count; i++) {
    const m = mass[i]!;
    totalMass += m;
    for (let k = 0; k < 3; k++) {
      const x = position[3 * i + k]!;
      const v = velocity[3 * i + k]!;
      min[k] = Math.min(min[k]!, x);
      max[k] = Math.max(max[k]!, x);
      centreOfMass[k]! += m * x;
      meanVelocity[k]! += m * v;
      kinetic += 0.5 * m * v * v;
    }
  }
  for (let k = 0; k < 3; k++) {
    centreOfMass[k]! /= totalMass || 1;
    meanVelocity[k]! /= totalMass || 1;
  }
  return {
    n: count,
    time: bodies.time,
    totalMass,
    components: tally(bodies.component, (index) => COMPONENTS[index] ?? `component ${index}`),
    componentMass: Object.fromEntries(contentsOf(bodies).components.map(({ name, mass }) => [name, mass])),
    galaxies: tally(bodies.galaxy, String),
    bounds: { min, max },
    centreOfMass,
    meanVelocity,
    kinetic,
    halfMassRadius: halfMassRadius(bodies, centreOfMass, totalMass),
    bodyMass: range(mass),
    ids: idRange(bodies.id),
    softening: bodies.softening ? range(bodies.softening) : null,
    units: bodies.units,
  };
}

function tally(values: Uint8Array, name: (value: number) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[name(value)] = (counts[name(value)] ?? 0) + 1;
  return counts;
}

function range(values: Float32Array): { min: number; max: number } {
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

/** Least and greatest id; those beyond 2^53, which JSON's numbers can't hold, as text. */
function idRange(ids: Bodies["id"]): { min: number | string; max: number | string } {
  let min: number | bigint = ids[0] ?? 0;
  let max = min;
  for (const id of ids) {
    if (id < min) min = id;
    if (id > max) max = id;
  }
  const said = (id: number | bigint) => (id <= Number.MAX_SAFE_INTEGER ? Number(id) : String(id));
  return { min: said(min), max: said(max) };
}

/** Radius about the centre of mass of the sphere that holds half of the mass. */
function halfMassRadius(bodies: Bodies, centre: readonly number[], totalMass: number): number {
  const { count, mass, position } = bodies;
  const radius = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    radius[i] = Math.hypot(
      position[3 * i]! - centre[0]!,
      position[3 * i + 1]! - centre[1]!,
      position[3 * i + 2]! - centre[2]!,
    );
  }
  const order = Uint32Array.from(radius.keys()).sort((a, b) => radius[a]! - radius[b]!);
  let inside = 0;
  for (const i of order) {
    inside += mass[i]!;
    if (inside >= totalMass / 2) return radius[i]!;
  }
  return 0;
}
