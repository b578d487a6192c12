import type { Bodies } from "../data/bodies/bodies.ts";
import { fieldOf, parseChoice } from "../physics/external/choice.ts";
import { changes, fieldNow } from "../physics/external/field.ts";
import { newField } from "../physics/external/potential.ts";

type Point = readonly [number, number, number];

/** Squares along a side of the grid, and curves at most. */
const SIDE = 48;
const LEVELS = 12;

/** Which corners of a square are below a level (1 at the origin, 2, 4, 8 round it) says which of its sides (from the first corner on) a curve joins. */
const JOINED: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** The external fields of bodies, drawn as curves of equal potential in the plane z = 0. Lengths and times in the bodies' units. */
export class Contours {
  /** Whether they are others at another time. */
  readonly change: boolean;
  readonly #field: ReturnType<typeof fieldOf>;

  constructor({ fields = [], units }: Pick<Bodies, "fields" | "units">) {
    this.#field = fieldOf(fields.map(parseChoice), units, units.gravity);
    this.change = this.#field.some(changes);
  }

  /** Pieces of the curves within `reach` of the middle along both axes, which meet the x axis at equal distances. */
  at(time: number, reach: number): readonly (readonly [Point, Point])[] {
    const now = fieldNow(this.#field, time);
    const out = newField();
    const potential = (x: number, y: number) => {
      now(x, y, 0, out);
      return out[3]!;
    };
    const cell = (2 * reach) / SIDE;
    const along = (k: number) => k * cell - reach;
    const values = Float64Array.from({ length: (SIDE + 1) ** 2 }, (_, i) =>
      potential(along(i % (SIDE + 1)), along(Math.floor(i / (SIDE + 1)))),
    );
    const levels = Array.from({ length: LEVELS }, (_, k) => potential((reach * (k + 1)) / LEVELS, 0));
    return levels.filter(Number.isFinite).flatMap((level) => piecesOf(values, level, along));
  }
}

/** Pieces of one curve: straight through each square that it crosses. */
function piecesOf(values: Float64Array, level: number, along: (k: number) => number): [Point, Point][] {
  const pieces: [Point, Point][] = [];
  for (let j = 0; j < SIDE; j++)
    for (let i = 0; i < SIDE; i++) {
      const corners = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ] as const;
      const above = corners.map(([a, b]) => values[b * (SIDE + 1) + a]! - level);
      const which = above.reduce((sum, d, k) => sum + (d < 0 ? 1 << k : 0), 0);
      const onSide = (side: number): Point => {
        const [from, to] = [side, (side + 1) % 4];
        const share = above[from]! / (above[from]! - above[to]!);
        const [[a, b], [c, d]] = [corners[from]!, corners[to]!];
        return [along(a + share * (c - a)), along(b + share * (d - b)), 0];
      };
      for (const [from, to] of JOINED[which]!) pieces.push([onSide(from), onSide(to)]);
    }
  return pieces;
}
