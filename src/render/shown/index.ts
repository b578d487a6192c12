import { density } from "./density.ts";
import { dispersion } from "./dispersion.ts";
import { gasMap } from "./gasMap.ts";
import { GAS_MAPS, type GasMapName } from "./gasMaps.ts";
import { light } from "./light.ts";
import type { Shown } from "./shown.ts";
import { velocity } from "./velocity.ts";

/** All that the picture can show, in the order in which the page lists it. */
export const SHOWN: readonly Shown[] = [
  ...[light, density, velocity, dispersion],
  ...(Object.keys(GAS_MAPS) as GasMapName[]).map(gasMap),
];

/** What is called `name`, or light. */
export function shownAs(name: string): Shown {
  return SHOWN.find((s) => s.name === name) ?? light;
}
