import { INDUCED, type VortexElements } from "../../data/vortices/elements.ts";
import type { VortexScaling } from "./scaling.ts";

/** Units of places and strengths. */
type Units = Pick<VortexScaling, "length" | "strength">;

/** Elements as the GPU holds them, in the engine's own units: place and core, strength, index. */
export function packElements({ count, position, strength, core }: VortexElements, scaling: Units) {
  const places = new Float32Array(4 * count);
  const strengths = new Float32Array(4 * count);
  const id = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      places[4 * i + k] = position[3 * i + k]! / scaling.length;
      strengths[4 * i + k] = strength[3 * i + k]! / scaling.strength;
    }
    places[4 * i + 3] = core[i]! / scaling.length;
    id[i] = i;
  }
  return { places, strengths, id };
}

/** `origin` with places, cores and strengths from the GPU's order put back by index. */
export function unpackElements(
  origin: VortexElements,
  time: number,
  scaling: Units,
  places: Float32Array,
  strengths: Float32Array,
  index: Uint32Array,
): VortexElements {
  const position = new Float32Array(3 * origin.count);
  const strength = new Float32Array(3 * origin.count);
  const core = new Float32Array(origin.count);
  for (let k = 0; k < origin.count; k++) {
    const i = index[k]!;
    for (let c = 0; c < 3; c++) {
      position[3 * i + c] = places[4 * k + c]! * scaling.length;
      strength[3 * i + c] = strengths[4 * k + c]! * scaling.strength;
    }
    core[i] = places[4 * k + 3]! * scaling.length;
  }
  return { ...origin, position, strength, core, time };
}

/** Velocities and gradients, INDUCED numbers an element: u, then du_i/dx_j row by row; from the GPU's order and units put back by index. */
export function unpackInduced(scaling: VortexScaling, induced: Float32Array, index: Uint32Array): Float32Array {
  const out = new Float32Array(INDUCED * index.length);
  for (let k = 0; k < index.length; k++) {
    const to = INDUCED * index[k]!;
    for (let row = 0; row < 3; row++) {
      const from = 16 * k + 4 * row;
      out[to + row] = induced[from + 3]! * scaling.velocity;
      for (let c = 0; c < 3; c++) out[to + 3 + 3 * row + c] = induced[from + c]! * scaling.gradient;
    }
  }
  return out;
}
