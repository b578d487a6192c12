import type { VortexElements } from "../../src/data/vortices/elements.ts";
import type { Stretching } from "../../src/engine/state/vortexVariant.ts";
import { addElement } from "./biotSavart.ts";
import type { Params } from "./contract.ts";
import { type LineTables, lineStrength } from "./lineStrength.ts";
import { relaxed, spread, strengthRate, type VortexParams } from "./strengthRate.ts";

/** Elements in float64. */
type Flow = Pick<VortexElements, "count" | "next"> & {
  readonly position: Float64Array | Float32Array;
  readonly strength: Float64Array | Float32Array;
  readonly core: Float32Array;
};

/** Twin of what an engine's elements induce at each other: 16 numbers each, as in force/vortexSum. */
function rowsOf({ count, position, strength, core }: Flow): Float64Array {
  const elements = new Float64Array(4 * count);
  const strengths = new Float64Array(4 * count);
  for (let i = 0; i < count; i++) {
    elements.set([...position.subarray(3 * i, 3 * i + 3), core[i]!], 4 * i);
    strengths.set(strength.subarray(3 * i, 3 * i + 3), 4 * i);
  }
  const induced = new Float64Array(16 * count);
  for (let i = 0; i < count; i++) {
    const sum = induced.subarray(16 * i, 16 * i + 16);
    for (let j = 0; j < count; j++) addElement(sum, elements.subarray(4 * i, 4 * i + 3), elements, strengths, j);
  }
  return induced;
}

/** Velocity and du_i/dx_j row by row of each element, 12 numbers. */
export function inducedBy(flow: Flow): Float64Array {
  const rows = rowsOf(flow);
  const induced = new Float64Array(12 * flow.count);
  for (let i = 0; i < flow.count; i++) {
    for (let a = 0; a < 3; a++) {
      induced[12 * i + a] = rows[16 * i + 4 * a + 3]!;
      induced.set(rows.subarray(16 * i + 4 * a, 16 * i + 4 * a + 3), 12 * i + 3 + 3 * a);
    }
  }
  return induced;
}

/** Mean |du| over mean |u|, and the same of the gradients. */
export function velocityError(
  found: ArrayLike<number>,
  exact: ArrayLike<number>,
): { velocity: number; gradient: number } {
  const sums = [0, 0, 0, 0];
  for (let i = 0; i < exact.length; i += 12) {
    const parts = [0, 0, 0, 0];
    for (let k = 0; k < 12; k++) {
      const at = k < 3 ? 0 : 2;
      parts[at]! += (found[i + k]! - exact[i + k]!) ** 2;
      parts[at + 1]! += exact[i + k]! ** 2;
    }
    for (let k = 0; k < 4; k++) sums[k]! += Math.sqrt(parts[k]!);
  }
  return { velocity: sums[0]! / sums[1]!, gradient: sums[2]! / sums[3]! };
}

/** Circulations by element that give them the strengths that they have, half the way from the previous to the next. */
export function circulationsOf({ count, position, strength, next }: Flow): Float64Array<ArrayBuffer> {
  const previous = Uint32Array.from({ length: count }, (_, i) => next!.indexOf(i));
  return Float64Array.from({ length: count }, (_, i) => {
    const way = [0, 1, 2].map((k) => position[3 * next![i]! + k]! - position[3 * previous[i]! + k]!);
    return (2 * Math.hypot(...strength.subarray(3 * i, 3 * i + 3))) / Math.hypot(...way);
  });
}

/** The same places with the strengths of their lines. */
function onLines(flow: Flow, circulation: Float64Array): Flow {
  const { count, position, next } = flow;
  const ids = Uint32Array.from({ length: count }, (_, i) => i);
  const elements = new Float64Array(4 * count);
  for (const i of ids) elements.set(position.subarray(3 * i, 3 * i + 3), 4 * i);
  const tables: LineTables = {
    ...{ elements, strengths: new Float64Array(4 * count), id: ids, linePlace: ids },
    lineEnds: Uint32Array.from([...ids].flatMap((i) => [next![i]!, next!.indexOf(i)])),
    lineCirculation: circulation,
  };
  lineStrength({ ...tables, params: { n: count } as Params });
  return { ...flow, strength: tables.strengths.filter((_, k) => k % 4 < 3) as Float64Array };
}

/** One step by Heun's method, float64: half with the rates where the elements are, half with those a step ahead, by which strengths relax. */
export function heunStep(
  flow: Flow,
  timestep: number,
  stretching: Stretching,
  { viscosity = 0, volume = 0, relaxation = 0, spreading = 0, circulation = new Float64Array() } = {},
): Flow & VortexElements {
  const vortex: VortexParams = { timestep, viscosity, volume, relaxation, spreading };
  const rates = (at: Flow) => {
    const induced = rowsOf(at);
    const elements = new Float64Array(4 * at.count);
    const strengths = new Float64Array(4 * at.count);
    for (let i = 0; i < at.count; i++) {
      elements[4 * i + 3] = at.core[i]!;
      strengths.set(at.strength.subarray(3 * i, 3 * i + 3), 4 * i);
    }
    return {
      induced,
      velocity: Float64Array.from(
        { length: 3 * at.count },
        (_, k) => induced[16 * Math.floor(k / 3) + 4 * (k % 3) + 3]!,
      ),
      change: Float64Array.from(
        Array.from({ length: at.count }, (_, i) =>
          strengthRate(vortex, stretching, { elements, strengths, induced }, i),
        ).flat(),
      ),
    };
  };
  const moved = (share: number, { velocity, change }: Omit<ReturnType<typeof rates>, "induced">, from: Flow): Flow => ({
    ...from,
    position: Float64Array.from(from.position, (x, k) => x + share * timestep * velocity[k]!),
    strength: Float64Array.from(from.strength, (g, k) => g + share * timestep * change[k]!),
  });
  const follow = (from: Flow) => (stretching === "lines" ? onLines(from, circulation) : from);
  const first = rates(flow);
  const core = flow.core.map((sigma) => spread(vortex, sigma));
  const second = rates(follow({ ...moved(1, first, flow), core }));
  const after = moved(0.5, second, { ...moved(0.5, first, flow), core });
  const strength = Float64Array.from(
    Array.from({ length: flow.count }, (_, i) =>
      relaxed(vortex, [...after.strength.subarray(3 * i, 3 * i + 3)], second.induced, i),
    ).flat(),
  );
  const relaxedFlow: Flow = { ...after, strength };
  return follow(relaxedFlow) as Flow & VortexElements;
}
