import { DUSTY, EXTINCTION, GAS_OF_DISCS, OPACITY_OF_GAS } from "../../instrument/dust.ts";
import type { Appearance } from "../bodies.ts";
import { colourMode } from "../colour/index.ts";
import type { Look } from "../look.ts";
import { COARSE, DEPTHS, DUST_IMAGE } from "../shown/dustNumbers.ts";
import { standardSize } from "../shown/imageNumbers.ts";
import type { DustRequest } from "./request.ts";

/** Number of the component "gas". */
const GAS = 3;

/**
 * The dust that a look wants before the light of bodies, as the GPU has it (dustLayer.ts). Where gas is computed it is in all bodies that began as gas, as wide
 * as they lie apart: their state stays with the engine.
 */
export function dustRequest(
  look: Appearance,
  choice: Look,
  by: { readonly ratio: number; readonly distance: number },
): DustRequest {
  const { ratio, distance } = by;
  const count = look.traits.length / 2;
  const { kernel, broader, least, largest } = DUST_IMAGE;
  const spaced = colourMode(choice.colour).needs === "density";
  const strength = choice.dust * OPACITY_OF_GAS * look.surface * (look.gas ? 1 : GAS_OF_DISCS);
  const dusty = look.gas ? [GAS] : DUSTY;
  return {
    kernel: spaced ? kernel * choice.pointSize : 0,
    size: (standardSize(Math.max(1, count)) * choice.pointSize * broader * ratio) / COARSE,
    ...{ least: (least * ratio) / COARSE, largest: (largest * ratio) / COARSE },
    components: dusty.reduce((bits, k) => bits | (1 << k), 0),
    factor: look.radius ** 2 / Math.max(1e-30, look.mass * look.gravity),
    opacities: [EXTINCTION.I * strength, EXTINCTION.V * strength, EXTINCTION.B * strength],
    ...{ distance, depths: look.radius * DEPTHS },
  };
}
