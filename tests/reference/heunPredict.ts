import { STRETCHINGS } from "../../src/engine/state/vortexVariant.ts";
import { type Floats, finite, inReach, type Params } from "./contract.ts";
import { standsStill } from "./kickDrift.ts";
import { spread, strengthRate, type VortexParams } from "./strengthRate.ts";

/** Tables of both stages of Heun's method. */
export interface HeunTables {
  readonly params: Params;
  readonly vortex: VortexParams;
  readonly elements: Floats;
  readonly strengths: Floats;
  readonly induced: Floats;
  readonly halfway: Floats;
  readonly status: Uint32Array;
  readonly STRETCHING?: number;
}

/** Twin of integrate/heunPredict: a whole step by the rates that are there, half of it kept aside; what would become non-finite stays, without strength. */
export function heunPredict(tables: HeunTables): void {
  const { params, vortex, elements, strengths, induced, halfway, status } = tables;
  if (standsStill(status)) return;
  for (let i = 0; i < params.n; i++) {
    const rate = strengthRate(vortex, STRETCHINGS[tables.STRETCHING ?? 0]!, tables, i);
    halfway.set([...elements.subarray(4 * i, 4 * i + 4), ...strengths.subarray(4 * i, 4 * i + 4)], 8 * i);
    for (let k = 0; k < 3; k++) {
      const velocity = induced[16 * i + 4 * k + 3]!;
      halfway[8 * i + k]! += 0.5 * vortex.timestep * velocity;
      halfway[8 * i + 4 + k]! += 0.5 * vortex.timestep * rate[k]!;
    }
    const place = [0, 1, 2].map((k) => elements[4 * i + k]! + vortex.timestep * induced[16 * i + 4 * k + 3]!);
    const strength = [0, 1, 2].map((k) => strengths[4 * i + k]! + vortex.timestep * rate[k]!);
    const whole = inReach(...(place as [number, number, number])) && finite(...(strength as [number, number, number]));
    if (whole) elements.set([...place, spread(vortex, elements[4 * i + 3]!)], 4 * i);
    strengths.set(whole ? strength : [0, 0, 0], 4 * i);
  }
}
