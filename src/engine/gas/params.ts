import { structSize, writeStruct } from "../../gpu/struct.ts";
import { KERNELS } from "../../physics/gas/kernel.ts";
import type { GasSettings } from "../../physics/gas/settings.ts";
import type { Within } from "../params.ts";
import type { Scaling } from "../scaling.ts";
import { factors, flowAt } from "../space.ts";
import type { Sizes } from "../state/sizes.ts";
import { clustersOf, LIST_EACH, spareOf } from "./sizes.ts";
import { gasUnits } from "./units.ts";

/** Lists go so many times as far as smoothing lengths did a step ago; where one outgrows them, they are made once more. */
const SKIN = 1.04;
/** Viscosity of new gas. */
const FIRST_VISCOSITY = 0.1;

/** The bits of the limits, from the lower one up to the upper one, that the next step wants: with all of them it may begin. */
export interface Agreed {
  readonly limitLow: number;
  readonly limitHigh: number;
}
export const ANY_PARTS: Agreed = { limitLow: 0, limitHigh: 0xffffffff };

/** What the stages of gas read of the settings: the numbers of their `GasParams`; `timestep` in the bodies' units. */
export function gasParamsOf(
  sizes: Sizes,
  settings: GasSettings,
  timestep: number,
  scaling: Scaling,
  cooling: Readonly<Record<string, number>> = {},
  within: Within | null = null,
): Record<string, number> {
  const { gamma, kernel, neighbours, selfTerm, viscosity, floor, longest } = settings;
  const { time, velocity } = gasUnits(scaling);
  const { value, excess } = KERNELS[kernel];
  const [least, most] = viscosity;
  const { space = null, time: begin = 0 } = within ?? {};
  const { scale, rate } = flowAt(space, begin + timestep);
  return {
    dt: factors(timestep, space, begin).drift / time,
    speed: scaling.velocity / velocity,
    gamma,
    neighbours,
    own: value(0) * (selfTerm ? 1 - excess(neighbours) : 1),
    least,
    most,
    first: Math.max(least, Math.min(FIRST_VISCOSITY, most)),
    decay: settings.viscosityDecay,
    conduction: settings.conduction,
    rise: settings.conductionRise,
    courant: settings.courant,
    acceleration: settings.acceleration,
    floor: (floor / scaling.potential) * scale ** 2,
    longest: Math.min(longest / scaling.length, 1e18),
    skin: SKIN,
    clusters: clustersOf(sizes),
    each: LIST_EACH,
    spare: spareOf(sizes),
    side: space ? space.side / scaling.length : 0,
    scale,
    expansion: rate * time,
    lasts: timestep,
    ...ANY_PARTS,
    ripe: -1,
    ...cooling,
  };
}

/** The largest number of float32 that is not above one: of what float32 holds, those up to one are up to the other. */
export function notAbove(x: number): number {
  const number = new Float32Array([x]);
  if (!(number[0]! > x)) return number[0]!;
  new Int32Array(number.buffer)[0]! -= x > 0 ? 1 : -1;
  return number[0]!;
}

/** The same as bytes. */
export function gasParamsBytes(...of: Parameters<typeof gasParamsOf>): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(structSize("GasParams")));
  writeStruct("GasParams", view, gasParamsOf(...of));
  return view.buffer as ArrayBuffer;
}
