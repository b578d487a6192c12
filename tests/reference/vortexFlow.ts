import type { VortexElements } from "../../src/data/vortices/elements.ts";
import type { Stretching } from "../../src/engine/state/vortexVariant.ts";
import { addElement } from "./biotSavart.ts";
import { strengthRate, type VortexParams } from "./strengthRate.ts";

/** Elements in float64. */
type Flow = Pick<VortexElements, "count"> & {
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

/** One step by Heun's method, float64: half with the rates where the elements are, half with those a step ahead. */
export function heunStep(
  flow: Flow,
  timestep: number,
  stretching: Stretching,
  viscosity = 0,
  volume = 0,
): Flow & VortexElements {
  const vortex: VortexParams = { timestep, viscosity, volume };
  const rates = (at: Flow) => {
    const induced = rowsOf(at);
    const elements = new Float64Array(4 * at.count);
    const strengths = new Float64Array(4 * at.count);
    for (let i = 0; i < at.count; i++) {
      elements[4 * i + 3] = at.core[i]!;
      strengths.set(at.strength.subarray(3 * i, 3 * i + 3), 4 * i);
    }
    return {
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
  const moved = (share: number, { velocity, change }: ReturnType<typeof rates>, from: Flow): Flow => ({
    ...from,
    position: Float64Array.from(from.position, (x, k) => x + share * timestep * velocity[k]!),
    strength: Float64Array.from(from.strength, (g, k) => g + share * timestep * change[k]!),
  });
  const first = rates(flow);
  const second = rates(moved(1, first, flow));
  return moved(0.5, second, moved(0.5, first, flow)) as Flow & VortexElements;
}
