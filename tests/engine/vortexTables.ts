import { randomCube } from "../../src/data/vortices/models/randomCube.ts";
import { strengthsOf } from "../reference/biotSavart.ts";
import type { Params } from "../reference/contract.ts";
import { vortexHexadecapoles } from "../reference/vortexHexadecapoles.ts";
import { vortexMoments } from "../reference/vortexMoments.ts";
import { treeOf } from "./sampleTables.ts";
import { paramsOf } from "./stageDriver.ts";

/** Vortex elements as the GPU has them: a random cube, its cores in three sizes. */
export function vortexCube(n: number, seed = 3) {
  const elements = new Float32Array(4 * n);
  const strengths = new Float32Array(4 * n);
  if (n === 0) return { elements, strengths };
  const { position, strength, core } = randomCube.make({}, { n, seed });
  for (let i = 0; i < n; i++) {
    elements.set([...position.subarray(3 * i, 3 * i + 3), core[i]! * (0.6 + 0.2 * (i % 3))], 4 * i);
    strengths.set([...strength.subarray(3 * i, 3 * i + 3), 0], 4 * i);
  }
  return { elements, strengths };
}

/** The tree over some elements up to the moments of their strengths, by the twins. */
export function vortexTreeOf(
  given: { elements: Float32Array; strengths: Float32Array },
  change: Partial<Params> = {},
  hexadecapole = 0,
) {
  const tree = treeOf({ posMass: given.elements, velocity: given.strengths }, 0, change, 1, 32);
  const { posMass: elements, velocity: strengths, total, nodeLink, levelStart } = tree;
  const params = paramsOf(tree.sizes, change);
  const nodes = {
    nodeCentre: new Float32Array(4 * total),
    nodeStrengths: new Float32Array(strengthsOf(hexadecapole) * total),
    nodeTest: new Uint32Array(4 * total),
    nodeBox: new Float32Array(8 * total),
  };
  for (let level = 30; level >= 0; level--) {
    const dispatch = { index: level, last: level };
    vortexMoments({
      params,
      elements,
      strengths,
      nodeLink,
      levelStart,
      ...nodes,
      dispatch,
      HEXADECAPOLE: hexadecapole,
    });
    if (hexadecapole === 1)
      vortexHexadecapoles({ params, elements, strengths, nodeLink, levelStart, ...nodes, dispatch });
  }
  return { ...tree, ...nodes, elements, strengths, params };
}

/** What float32 may change in what `n` elements induce, each of the 16 numbers: some roundings of the largest sizes among them. */
export function inducedTolerance(expected: ArrayLike<number>, roundings: number): (index: number) => number {
  const scale = [0, 0, 0];
  const kind = (k: number) => (k % 16 >= 12 ? 2 : k % 4 === 3 ? 1 : 0);
  for (let k = 0; k < expected.length; k++) scale[kind(k)] = Math.max(scale[kind(k)]!, Math.abs(expected[k]!));
  return (index) => roundings * 2 ** -24 * scale[kind(index)]!;
}

/** What the stages of Heun's method read: rates of some size, and where elements are after half a step. */
export function heunTables(n: number, fault = 0) {
  const { elements, strengths } = vortexCube(n);
  const induced = Float32Array.from({ length: 16 * n }, (_, k) => Math.sin(1.3 * k));
  const halfway = new Float32Array(8 * n);
  for (let i = 0; i < n; i++) {
    halfway.set(elements.subarray(4 * i, 4 * i + 4), 8 * i);
    halfway.set(strengths.subarray(4 * i, 4 * i + 4), 8 * i + 4);
  }
  const status = new Uint32Array(16);
  status[0] = fault;
  const vortex = { timestep: 1 / 16, viscosity: 1 / 1024, volume: 1 / 512, relaxation: 0, spreading: 1 / 4096 };
  return { vortex, elements, strengths, induced, halfway, status };
}
