import { evrardGas } from "./evrardGas.ts";
import { exponentialDisc } from "./exponentialDisc.ts";
import { hernquist } from "./hernquist.ts";
import { king } from "./king.ts";
import { milkyWay } from "./milkyWay.ts";
import type { Model } from "./model.ts";
import { nfw } from "./nfw.ts";
import { andromeda, elliptical, smallDisc } from "./otherGalaxies.ts";
import { plummer } from "./plummer.ts";
import { coldCollapse, evrard, uniformSphere } from "./uniformSphere.ts";

export type { MakeOptions, Model } from "./model.ts";

/** Every model, in the order in which people read them. */
export const MODELS: readonly Model[] = [
  plummer,
  hernquist,
  king,
  nfw,
  uniformSphere,
  coldCollapse,
  evrard,
  evrardGas,
  exponentialDisc,
  milkyWay,
  andromeda,
  smallDisc,
  elliptical,
];
