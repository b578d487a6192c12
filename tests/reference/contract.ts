/**
 * What all plain twins share. A twin takes the tables of its stage by their WGSL names and fills those that the stage writes; it follows the
 * contract in the stage's header, not its threads. Give it Float64Array for what it writes and the gap to the GPU is the GPU's float32.
 */

import { CONSTANTS } from "../../src/gpu/constants.gen.ts";

/** A table of floats: Float32Array as the GPU has it, Float64Array for results that no rounding should blur. */
export type Floats = Float32Array | Float64Array;

/** shaders/shared/params.wgsl. */
export interface Params {
  /** Bodies. */
  readonly n: number;
  /** Bodies that act on them: the same n, or those of another set. */
  readonly sources: number;
  /** Bodies of the whole run, where these are one domain's. */
  readonly total: number;
  /** Bodies with mass, where test particles stand behind them. */
  readonly massive?: number;
  readonly nodeCapacity: number;
  readonly groupCapacity: number;
  /** N_leaf: a cell with more bodies is split. */
  readonly leafSize: number;
  /** A cell with more bodies is no bucket. */
  readonly bucketSize: number;
  /** Opening angle. */
  readonly theta: number;
  /** Softening length squared. */
  readonly eps2: number;
  /** Time step, in units of length over velocity and of velocity over acceleration. */
  readonly drift: number;
  readonly kick: number;
  /** The same of the kick that closes a leapfrog step. */
  readonly closingKick: number;
  /** Of the periodic box that begins at the origin; 0: open space. Errors are held against no smaller acceleration. */
  readonly side: number;
  readonly leastFelt: number;
  /** Force error that a cell may cause, over the acceleration; the part of it for far cells. */
  readonly tau: number;
  readonly farShare: number;
  /** Below it a cell acts whatever its error; how many times a group's own pull counts as its acceleration. */
  readonly angle: number;
  readonly ownPull: number;
  /** Squared distance within which softening forbids an expansion. */
  readonly farSoftening: number;
  /** Accuracy of individual time steps. */
  readonly eta: number;
  /** Distance at which spline softening ends; 0 with Plummer's. */
  readonly spline: number;
  /** Where space expands: rates of kicks and drifts over the step's, less 1, as cubics of the part that is past. */
  readonly kickBend0: number;
  readonly kickBend1: number;
  readonly kickBend2: number;
  readonly kickBend3: number;
  readonly driftBend0: number;
  readonly driftBend1: number;
  readonly driftBend2: number;
  readonly driftBend3: number;
}

/** shaders/shared/quantity.wgsl: bodies; what numbers are multiplied by; time; galaxies whose cores are known; 1: nothing was worked out before; the batch. */
export interface QuantityParams {
  readonly n: number;
  readonly unit: number;
  readonly time: number;
  readonly galaxies: number;
  readonly restart: number;
  readonly first: number;
  readonly every: number;
  readonly body?: number;
  readonly radius?: number;
  readonly kineticUnit: number;
}

/** shaders/shared/follow.wgsl: bodies; time since the cores were found last; column of the trails. */
export interface FollowParams {
  readonly n: number;
  readonly elapsed: number;
  readonly slot: number;
}

/** Which of several dispatches of a stage: sort digit, range of levels, width of a tile. */
export interface DispatchIndex {
  readonly index: number;
  readonly last: number;
}

export const { FAULT_NODES, FAULT_NONFINITE, FAULT_GROUPS, FAULT_LISTS } = CONSTANTS.status;

/** Level of the finest cells; 21 is the finest that keys tell apart. */
export const { MAX_LEVEL, KEY_LEVELS } = CONSTANTS.level;

/** Link of a leaf whose bodies are not counted yet. */
export const { LINK_LEAF } = CONSTANTS.link;

/** shaders/shared/link.wgsl: a leaf's bodies or a cell's children, `count` (1 to 16) from `first` on. */
export interface Link {
  readonly leaf: boolean;
  readonly first: number;
  readonly count: number;
}

export function packLink({ leaf, first, count }: Link): number {
  return (leaf ? LINK_LEAF : 0) + (count - 1) * 2 ** 27 + first;
}

export function unpackLink(word: number): Link {
  const count = (Math.floor(word / 2 ** 27) % 16) + 1;
  return { leaf: word >= LINK_LEAF, first: word % 2 ** 27, count };
}

const scratch = new DataView(new ArrayBuffer(4));

/** Bits of a number rounded to float32, and back. */
export function bitsOf(value: number): number {
  scratch.setFloat32(0, value);
  return scratch.getUint32(0);
}

export function floatOf(bits: number): number {
  scratch.setUint32(0, bits);
  return scratch.getFloat32(0);
}

/** Whether three numbers, rounded to float32, are all nearer to 0 than 2^62 (shaders/shared/finite.wgsl). */
export const inReach = (x: number, y: number, z: number): boolean =>
  [x, y, z].every((each) => Math.abs(Math.fround(each)) < 2 ** 62);

/** Whether three numbers, rounded to float32, are all finite. */
export function finite(x: number, y: number, z: number): boolean {
  return Number.isFinite(Math.fround(x)) && Number.isFinite(Math.fround(y)) && Number.isFinite(Math.fround(z));
}
