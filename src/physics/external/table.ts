import type { PlacedTerm } from "./field.ts";
import type { Potential, Radial } from "./potential.ts";

/** Cells of a table, in the logarithm of the radius over the field's scale. */
export interface Grid {
  readonly cellsPerOctave: number;
  /** Octaves below the scale, and in all. */
  readonly below: number;
  readonly octaves: number;
}

/** Step in the logarithm of the radius by which slopes are taken. */
const H = 1e-4;

/** A spherical field at the ends of a grid's cells, four numbers each: pull over radius, its slope per cell, potential, its slope. */
export function radialTable({ scale, pullOverRadius, potential }: Radial, grid: Grid): Float64Array {
  const { cellsPerOctave, below, octaves } = grid;
  const entries = cellsPerOctave * octaves + 1;
  const table = new Float64Array(4 * entries);
  for (let j = 0; j < entries; j++) {
    const r = scale * 2 ** (j / cellsPerOctave - below);
    const slope = (of: (r: number) => number) =>
      ((of(r * Math.exp(H)) - of(r * Math.exp(-H))) / (2 * H)) * (Math.LN2 / cellsPerOctave);
    table.set([pullOverRadius(r), slope(pullOverRadius), potential(r), slope(potential)], 4 * j);
  }
  return table;
}

/** The same term by a table where it has no short formula (shaders/shared/externalField.wgsl, `radialField`): for many bodies at once. */
export function tabulated(term: PlacedTerm, grid: Grid): PlacedTerm {
  const radial = term.potential.radial?.(term.values);
  if (!radial) return term;
  const table = radialTable(radial, grid);
  const { cellsPerOctave, below, octaves } = grid;
  const cells = cellsPerOctave * octaves;
  const edge = radial.scale * 2 ** (octaves - below);
  const between = (at: number, t: number) => {
    const [a, slopeA, b, slopeB] = [table[at]!, table[at + 1]!, table[at + 4]!, table[at + 5]!];
    const u = 1 - t;
    return u * u * ((1 + 2 * t) * a + t * slopeA) + t * t * ((3 - 2 * t) * b - u * slopeB);
  };
  const field: Potential["field"] = (_, x, y, z, out) => {
    const r = Math.max(Math.sqrt(x * x + y * y + z * z), 1e-30);
    const at = Math.min(cells, Math.max(0, (Math.log2(r / radial.scale) + below) * cellsPerOctave));
    const cell = Math.min(cells - 1, Math.floor(at));
    // Beyond the table the field is that of its mass as a point.
    const beyond = Math.min(1, edge / r);
    const pull = between(4 * cell, at - cell) * beyond ** 3;
    out[0] = -pull * x;
    out[1] = -pull * y;
    out[2] = -pull * z;
    out[3] = between(4 * cell + 2, at - cell) * beyond;
  };
  return { ...term, potential: { ...term.potential, field } };
}
