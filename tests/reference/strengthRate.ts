import type { Stretching } from "../../src/engine/state/vortexVariant.ts";
import type { Floats } from "./contract.ts";

/** shaders/shared/vortices.wgsl. */
export interface VortexParams {
  readonly timestep: number;
  readonly viscosity: number;
  readonly volume: number;
  readonly relaxation: number;
  readonly spreading: number;
}

/** Integral of exp(-s^3) over space, and of s_x^2 exp(-s^3) over that: Gamma(5/3) / 3. */
const CORE_VOLUME = (4 * Math.PI) / 3;
const CORE_MOMENT = 0.9027452929509336 / 3;

/** dG/dt of element i: stretching by its rows of the gradient, exchange with its neighbours. */
export function strengthRate(
  vortex: VortexParams,
  stretching: Stretching,
  tables: { elements: Floats; strengths: Floats; induced: Floats },
  i: number,
): number[] {
  const row = (a: number, b: number) => tables.induced[16 * i + 4 * a + b]!;
  const strength = [0, 1, 2].map((k) => tables.strengths[4 * i + k]!);
  const core = tables.elements[4 * i + 3]!;
  const mixing = (2 * vortex.viscosity * vortex.volume) / (CORE_MOMENT * core ** 2 * CORE_VOLUME * core ** 3);
  return [0, 1, 2].map((a) => {
    let rate = mixing * (row(3, a) - row(3, 3) * strength[a]!);
    for (let b = 0; b < 3; b++) {
      if (stretching === "transposed") rate += strength[b]! * row(b, a);
      if (stretching === "classical") rate += strength[b]! * row(a, b);
    }
    return rate;
  });
}

/** A core radius a step later. */
export function spread({ spreading }: VortexParams, core: number): number {
  const square = core ** 2 + spreading;
  return square > 0 ? Math.sqrt(square) : core;
}

/** A strength turned by a share of the way towards the curl of the velocity whose gradient element i has; its size stays. */
export function relaxed(
  { relaxation }: VortexParams,
  strength: readonly number[],
  induced: Floats,
  i: number,
): number[] {
  if (relaxation === 0) return [...strength];
  const row = (a: number, b: number) => induced[16 * i + 4 * a + b]!;
  const curl = [row(2, 1) - row(1, 2), row(0, 2) - row(2, 0), row(1, 0) - row(0, 1)];
  const [size, rotation] = [Math.hypot(...strength), Math.hypot(...curl)];
  const turned = strength.map((g, k) => g + relaxation * ((size / Math.max(rotation, 1e-30)) * curl[k]! - g));
  return turned.map((g) => (size / Math.max(Math.hypot(...turned), 1e-30)) * g);
}
