import { BLOCKS } from "../reference/blocks.ts";
import { bitsOf } from "../reference/contract.ts";
import { fixedWords, readFixed, setFixed } from "../reference/fixed.ts";
import { sphere } from "./sampleTables.ts";

/** Ticks that bodies have gone since they were corrected, and the step of each; some are due at DUE_TIME. */
export const DUE_TIME = 3 * 2 ** 12;

/** The state of some bodies in the middle of a step of a run: a Plummer sphere with jerks (`sixth`: snaps and crackles) that fit its accelerations. */
export function blockTables(n: number, sixth = false) {
  const { posMass, velocity, acceleration } = sphere(n);
  const fixedPosition = new Uint32Array(8 * n);
  const fixedVelocity = new Uint32Array(8 * n);
  const row = sixth ? 12 : 4;
  const jerk = new Float32Array(row * n);
  const due = new Uint32Array(n);
  for (let i = 0; i < n; i++) {
    const ticks = 2 ** (9 + (i % 4));
    const at = (table: Float32Array) => [...table.subarray(4 * i, 4 * i + 3)];
    // Digits that float32 has not.
    const fine = at(posMass).map((x, k) => x + (k + 1) * 1e-11 * ((i % 17) - 8));
    setFixed(fixedPosition, i, fine, DUE_TIME - (i % 3 === 0 ? ticks : ticks / 2), bitsOf(posMass[4 * i + 3]!));
    setFixed(fixedVelocity, i, at(velocity), bitsOf(0.01 * (1 + (i % 7))), 0);
    const jerks = at(velocity).map((v) => -0.3 * v);
    const higher = [...at(acceleration).map((a) => -0.3 * a), 1, ...jerks.map((j) => -0.3 * j), 0];
    jerk.set([...jerks, 0, ...(sixth ? higher : [])], row * i);
    due[i] = i % 3 === 0 ? DUE_TIME : DUE_TIME + ticks / 2;
  }
  const blockState = new Uint32Array(16);
  blockState.set([DUE_TIME, 0, 0, 1]);
  return { posMass, velocity, acceleration, jerk, fixedPosition, fixedVelocity, due, blockState };
}

/** All bodies predicted to be where they are, those of every third place due: what force/jerk reads. */
export function dueTables(n: number, splits: number, sixth = false) {
  const tables = blockTables(n, sixth);
  const row = sixth ? 16 : 12;
  const predicted = new Uint32Array(row * n);
  for (let i = 0; i < n; i++) {
    const { x, eighth } = readFixed(tables.fixedPosition, i);
    const words = x.map(fixedWords);
    const bits = (table: Float32Array) => [...[...table.subarray(4 * i, 4 * i + 3)].map(bitsOf), 0];
    const moving = [...bits(tables.velocity), ...(sixth ? bits(tables.acceleration) : [])];
    predicted.set([...words.map(([hi]) => hi), eighth, ...words.map(([, lo]) => lo), 0, ...moving], row * i);
  }
  const turn = Uint32Array.from(Array.from({ length: n }, (_, i) => i).filter((i) => i % 3 === 0));
  const blockState = new Uint32Array(16);
  blockState[BLOCKS.BLOCK_NOW] = DUE_TIME;
  blockState[BLOCKS.BLOCK_ACTIVE] = turn.length;
  blockState[BLOCKS.BLOCK_SPLITS] = splits;
  return { ...tables, predicted, turn, blockState };
}
