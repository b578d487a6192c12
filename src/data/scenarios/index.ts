import { MODELS } from "../models/index.ts";
import type { Model } from "../models/model.ts";
import { bonsaiMerger } from "./bonsaiMerger.ts";
import { galaxyZoo } from "./galaxyZoo.ts";
import { holmberg } from "./holmberg.ts";
import { barOrbits, discInHalo, stream } from "./inFields.ts";
import * as alone from "./isolated.ts";
import { majorMerger, milkyWayAndromeda, minorMerger, shells } from "./mergers.ts";
import { plummerMerger } from "./plummerMerger.ts";
import type { Scenario } from "./scenario.ts";
import { sinkingCluster } from "./sinkingCluster.ts";
import * as clusters from "./starClusters.ts";
import { compactGroup, minorMergers } from "./swarms.ts";
import { antennae, cartwheel, m51, mice, wetAntennae } from "./tails.ts";

export { sprayedStreamInfo } from "./inFields.ts";
export type { Moment, Scenario } from "./scenario.ts";
export { strippingInfo } from "./stripping.ts";
export { wetAndDryInfo } from "./tails.ts";

/** Every scenario, in the order in which the page lists them; the first is what a new visitor sees. */
export const SCENARIOS: readonly Scenario[] = [
  plummerMerger,
  antennae,
  wetAntennae,
  mice,
  m51,
  cartwheel,
  milkyWayAndromeda,
  minorMerger,
  shells,
  majorMerger,
  minorMergers,
  compactGroup,
  galaxyZoo,
  alone.milkyWayAlone,
  alone.milkyWayGasAlone,
  alone.andromedaAlone,
  alone.smallDiscAlone,
  alone.exponentialDiscAlone,
  discInHalo,
  barOrbits,
  alone.ellipticalAlone,
  alone.plummerAlone,
  alone.hernquistAlone,
  alone.kingAlone,
  alone.nfwAlone,
  alone.uniformAlone,
  alone.coldCollapseAlone,
  alone.evrardAlone,
  alone.evrardGasAlone,
  clusters.segregation,
  clusters.holeInCluster,
  sinkingCluster,
  stream,
  clusters.pythagoras,
  holmberg,
  bonsaiMerger,
];

/** The scenario or model called `name`. Throws one line with the known names. */
export function findModel(name: string): Scenario | Model {
  const found = SCENARIOS.find((s) => s.name === name) ?? MODELS.find((m) => m.name === name);
  if (found) return found;
  const known = [...new Set([...SCENARIOS, ...MODELS].map((m) => m.name))].join(", ");
  throw new Error(`there is no model or scenario "${name}"; known are: ${known}`);
}
