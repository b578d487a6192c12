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

/** The two functions of a table at a radius, from its values and slopes; beyond its ends those there. */
export function lookUp(table: Float64Array, scale: number, grid: Grid): (r: number, out: [number, number]) => void {
  const { cellsPerOctave, below, octaves } = grid;
  const cells = cellsPerOctave * octaves;
  return (r, out) => {
    const at = Math.min(cells, Math.max(0, (Math.log2(r / scale) + below) * cellsPerOctave));
    const cell = Math.min(cells - 1, Math.floor(at));
    const t = at - cell;
    const u = 1 - t;
    for (let k = 0; k < 2; k++) {
      const first = 4 * cell + 2 * k;
      const [a, slopeA, b, slopeB] = [table[first]!, table[first + 1]!, table[first + 4]!, table[first + 5]!];
      out[k] = u * u * ((1 + 2 * t) * a + t * slopeA) + t * t * ((3 - 2 * t) * b - u * slopeB);
    }
  };
}

/** The same term by a table where it has no short formula (shaders/external/shared/externalField.wgsl, `radialField`): for many bodies at once. */
export function tabulated(term: PlacedTerm, grid: Grid): PlacedTerm {
  const radial = term.potential.radial?.(term.values);
  if (!radial) return term;
  const values = lookUp(radialTable(radial, grid), radial.scale, grid);
  const edge = radial.scale * 2 ** (grid.octaves - grid.below);
  const found: [number, number] = [0, 0];
  const field: Potential["field"] = (_, x, y, z, out) => {
    const r = Math.max(Math.sqrt(x * x + y * y + z * z), 1e-30);
    values(r, found);
    // Beyond the table the field is that of its mass as a point.
    const beyond = Math.min(1, edge / r);
    const pull = found[0] * beyond ** 3;
    out[0] = -pull * x;
    out[1] = -pull * y;
    out[2] = -pull * z;
    out[3] = found[1] * beyond;
  };
  return { ...term, potential: { ...term.potential, field } };
}
