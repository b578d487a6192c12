/** Columns of a table of bodies. */
export interface Columns {
  readonly position: ArrayLike<number>;
  readonly velocity: ArrayLike<number>;
  readonly mass: ArrayLike<number>;
}

/** What bodies with steps of their own are integrated with. */
export interface OwnSteps {
  readonly softening: number;
  readonly eta: number;
  /** Of the run. */
  readonly timestep: number;
}

/** Mass, place and velocity of each body. */
export function bodiesOf({ position, velocity, mass }: Columns): { mass: number; x: number[]; v: number[] }[] {
  const three = (values: ArrayLike<number>, i: number) => [0, 1, 2].map((k) => values[3 * i + k]!);
  return Array.from({ length: mass.length }, (_, i) => ({
    mass: mass[i]!,
    x: three(position, i),
    v: three(velocity, i),
  }));
}
