import { type ExternalField, momentOf, type PlacedTerm } from "./field.ts";
import { newField } from "./potential.ts";
import { type Grid, lookUp } from "./table.ts";

/** Octaves beyond a table over which the weight of what lies outside is summed. */
const FAR = 7;
/** Step in the logarithm of the radius by which the mass is differentiated. */
const H = 1e-3;
/** A density below this share of the mean one within is none: differences don't see it. */
const LEAST = 1e-8;

/** Length that a field's table of friction is centred on: its first one. */
export const scaleOf = ({ potential, values }: PlacedTerm): number =>
  values[potential.parameters.findIndex(({ dimension }) => dimension === "length")]!;

/** Throws one line where a field has no density about its middle that depends on the radius alone. */
export function checkFriction(field: ExternalField): void {
  const [one, other] = [newField(), newField()];
  for (const term of field) {
    if (!term.friction) continue;
    const { potential, values } = term;
    const scale = scaleOf(term);
    potential.field(values, 0.6 * scale, 0, 0.8 * scale, one);
    potential.field(values, 0, scale, 0, other);
    const round = potential.turns === undefined && Math.abs(one[3]! - other[3]!) <= 1e-9 * Math.abs(other[3]!);
    if (!(scale > 0) || !round || densityOf(term, scale) === 0)
      throw new Error(`friction needs a round field with a density, such as nfw; "${potential.name}" is none`);
  }
}

/** Pull over radius of a round field. */
function pullOf({ potential, values }: PlacedTerm): (r: number) => number {
  const out = newField();
  return (r) => {
    potential.field(values, r, 0, 0, out);
    return -out[0]! / r;
  };
}

/** 4 pi G times the density, by the change of the mass within the radius. */
function densityOf(term: PlacedTerm, r: number, pull = pullOf(term)): number {
  const inside = (at: number) => pull(at) * at ** 3;
  const density = (inside(r * Math.exp(H)) - inside(r * Math.exp(-H))) / (2 * H * r ** 3);
  return density > LEAST * pull(r) ? density : 0;
}

/**
 * What friction by a round field is computed from, at the ends of a grid's cells, four numbers each: 4 pi G rho, its slope per cell, sqrt(2) sigma, its slope.
 * Masses are times Newton's constant.
 */
export function frictionTable(term: PlacedTerm, grid: Grid): Float64Array {
  const { cellsPerOctave, below, octaves } = grid;
  const entries = cellsPerOctave * octaves + 1;
  const scale = scaleOf(term);
  const pull = pullOf(term);
  const radius = (j: number) => scale * 2 ** (j / cellsPerOctave - below);
  const density = (j: number) => densityOf(term, radius(j), pull);
  const weight = (j: number) => density(j) * pull(radius(j)) * radius(j) ** 2;
  const values = new Float64Array(4 * entries);
  const last = entries - 1 + FAR * cellsPerOctave;
  // Of a fall as the square of the radius beyond.
  let outside = weight(last) / 2;
  for (let j = last - 1; j >= 0; j--) {
    outside += ((Math.LN2 / cellsPerOctave) * (weight(j) + 4 * weight(j + 0.5) + weight(j + 1))) / 6;
    if (j >= entries) continue;
    const own = density(j);
    // Where there is nothing only a number is wanted.
    const spread2 = own > 0 ? (2 * outside) / own : pull(radius(j)) * radius(j) ** 2;
    values[4 * j] = own;
    values[4 * j + 2] = Math.sqrt(spread2);
  }
  for (let j = 0; j < entries; j++) {
    const [before, after] = [Math.max(0, j - 1), Math.min(entries - 1, j + 1)];
    for (const k of [0, 2])
      values[4 * j + k + 1] = (values[4 * after + k]! - values[4 * before + k]!) / (after - before);
  }
  return values;
}

/** [erf(X) - 2 X exp(-X^2) / sqrt(pi)] / X^3, to some 1e-7. */
export function dragShape(x: number): number {
  const x2 = x * x;
  if (x < 1) {
    // 4 / sqrt(pi) times the sum of (-x^2)^k / (k! (2 k + 3)).
    let sum = 0;
    for (let k = 9, factor = 1 / 362880; k >= 0; factor *= Math.max(1, k), k--) sum = factor / (2 * k + 3) - x2 * sum;
    return (4 / Math.sqrt(Math.PI)) * sum;
  }
  // Abramowitz & Stegun 1964, Eq. 7.1.26.
  const t = 1 / (1 + 0.3275911 * x);
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return (1 - (series + (2 * x) / Math.sqrt(Math.PI)) * Math.exp(-x2)) / (x2 * x);
}

/** Adds the friction on a body of mass `gm` (times Newton's constant) at a place, with velocities (vx, vy, vz), to an acceleration. */
export type Drag = (
  gm: number,
  place: readonly [number, number, number],
  velocity: readonly [number, number, number],
  out: Float64Array,
) => void;

/** Tables of all fields that slow bodies down, once for a run; null: none does. */
export function frictionOf(field: ExternalField, grid: Grid): ((time: number) => Drag) | null {
  const terms = field.flatMap((term) =>
    term.friction
      ? [
          {
            ...{ term, ...term.friction, scale: scaleOf(term) },
            densities: lookUp(frictionTable(term, grid), scaleOf(term), grid),
          },
        ]
      : [],
  );
  if (terms.length === 0) return null;
  const edge = 2 ** (grid.octaves - grid.below);
  const found: [number, number] = [0, 0];
  return (time) => {
    const moments = terms.map((one) => ({ ...one, ...momentOf(one.term, time), moves: one.term.velocity }));
    return (gm, place, velocity, out) => {
      for (const { scale, logarithm, speed = 1, pace = 1, densities, centre, growth, moves } of moments) {
        const r = Math.hypot(place[0] - centre[0], place[1] - centre[1], place[2] - centre[2]);
        densities(r, found);
        // Beyond its table a field is isothermal.
        const density = growth * found[0] * Math.min(1, (edge * scale) / r) ** 2;
        if (!(density > 0)) continue;
        const v = [0, 1, 2].map((k) => speed * velocity[k]! - pace * (moves?.[k] ?? 0));
        // Of a field that has grown to a share of its masses velocities are as the root of it.
        const spread = Math.sqrt(growth) * found[1];
        const shape = dragShape(Math.hypot(v[0]!, v[1]!, v[2]!) / spread);
        const drag = (density * gm * logarithm * shape) / spread ** 3;
        for (let k = 0; k < 3; k++) out[k]! -= drag * v[k]!;
      }
    };
  };
}
