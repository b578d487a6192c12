import { type DispatchIndex, type Floats, MAX_LEVEL, type Params, unpackLink } from "./contract.ts";
import { HIGH } from "./gravity.ts";
import { bodiesBelow } from "./moments.ts";

/** sum m d_i d_j ... over some bodies, d from a centre, for one list of indices. */
export type Sums = (indices: readonly number[]) => number;

/** Rank 3: T_ijk - (1_ij t_k + 1_ik t_j + 1_jk t_i) / 5, t_k = T_iik. */
function thirdFree(sums: Sums, [i, j, k]: readonly number[]): number {
  const trace = (a: number) => [0, 1, 2].reduce((all, b) => all + sums([b, b, a]), 0) / 5;
  const one = (a: number, b: number) => Number(a === b);
  return sums([i!, j!, k!]) - one(i!, j!) * trace(k!) - one(i!, k!) * trace(j!) - one(j!, k!) * trace(i!);
}

/** Rank 4: T_ijkl - (six of 1_ij t_kl) / 7 + (three of 1_ij 1_kl) u / 35, t_kl = T_iikl, u = t_kk. */
function fourthFree(sums: Sums, indices: readonly number[]): number {
  const one = (a: number, b: number) => Number(a === b);
  const trace = (a: number, b: number) => [0, 1, 2].reduce((all, c) => all + sums([c, c, a, b]), 0);
  const whole = [0, 1, 2].reduce((all, c) => all + trace(c, c), 0);
  const [i, j, k, l] = indices as [number, number, number, number];
  let value = sums([i, j, k, l]);
  for (const [a, b, c, d] of [
    [i, j, k, l],
    [i, k, j, l],
    [i, l, j, k],
  ] as const) {
    value -= (one(a, b) * trace(c, d) + one(c, d) * trace(a, b)) / 7;
    value += (one(a, b) * one(c, d) * whole) / 35;
  }
  return value;
}

/** The sixteen numbers of third and fourth moments without their traces, in the order of HIGH. */
export function highOf(sums: Sums): number[] {
  return HIGH.map((name) => {
    const indices = [...name].map(Number);
    return name.length === 3 ? thirdFree(sums, indices) : fourthFree(sums, indices);
  });
}

/** Twin of build/hexadecapoles: third and fourth moments of each node of a level, plain sums over its bodies, without their traces. */
export function hexadecapoles(tables: {
  params: Params;
  dispatch: DispatchIndex;
  posMass: Floats;
  nodeLink: Uint32Array;
  nodeCentre: Floats;
  levelStart: Uint32Array;
  nodeMoments: Floats;
}): void {
  const { dispatch, posMass, nodeLink, nodeCentre, levelStart, nodeMoments } = tables;
  for (let k = levelStart[dispatch.index]!; k < levelStart[dispatch.index + 1]!; k++) {
    const { first, end } = bodiesBelow(nodeLink, unpackLink(nodeLink[k]!));
    const kept = new Map<string, number>();
    const sums: Sums = (indices) => {
      const name = [...indices].sort().join("");
      let sum = kept.get(name);
      if (sum === undefined) {
        sum = 0;
        for (let i = first; i < end; i++)
          sum += indices.reduce((m, c) => m * (posMass[4 * i + c]! - nodeCentre[4 * k + c]!), posMass[4 * i + 3]!);
        kept.set(name, sum);
      }
      return sum;
    };
    nodeMoments.set(highOf(sums), 24 * k + 8);
  }
}

/** Those of all levels. */
export function allHexadecapoles(tables: Omit<Parameters<typeof hexadecapoles>[0], "dispatch">): void {
  for (let level = MAX_LEVEL; level >= 0; level--)
    hexadecapoles({ ...tables, dispatch: { index: level, last: MAX_LEVEL } });
}
