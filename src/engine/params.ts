import { CONSTANTS } from "../gpu/constants.gen.ts";
import { structBytes } from "../gpu/struct.ts";
import { angleOf, farShareOf, ownPullOf, toleranceOf, tuningOf } from "./force/adaptive/tolerance.ts";
import { findSolver } from "./force/index.ts";
import type { Scaling } from "./scaling.ts";
import type { Settings } from "./settings.ts";
import { bends, factors, LEAST_FELT, NARROWER_IN_BOX, type Space, softeningAt } from "./space.ts";
import { massiveOf, type Sizes } from "./state/sizes.ts";
import type { System } from "./state/system.ts";

const { FAR_OVERFLOW, FAR_SOFTENING } = CONSTANTS.criterion;
const { SPLINE_REACH } = CONSTANTS.rungs;

/**
 * What the shaders read of sizes and settings, in the engine's own units: the numbers of their `Params`; `sources`: bodies that act; `total`: bodies of
 * the whole run, where these are one domain's, or those with mass.
 */
export function paramsOf(
  { n, massive, nodes, groups, groupSize }: Sizes,
  settings: Settings,
  scaling: Scaling,
  sources = n,
  total = n,
  within: Within | null = null,
): Record<string, number> {
  const { theta, timestep, bucketSize, multipole } = settings;
  const { space = null, time = 0 } = within ?? {};
  const softening = softeningAt(settings.softening, space, time + timestep) / scaling.length;
  const { openingKick, drift, closingKick } = factors(timestep, space, time);
  const bent = bends(timestep, space, time);
  const side = space ? space.side / scaling.length : 0;
  const kickUnit = scaling.acceleration / scaling.velocity;
  const spline = settings.kernel === "spline";
  const tuning = tuningOf(groupSize, massive ?? total);
  return {
    n,
    sources,
    total,
    massive: massive ?? n,
    nodeCapacity: nodes,
    groupCapacity: groups,
    // A bucket is no smaller than a leaf of the tree that it is cut off.
    leafSize: findSolver(settings.solver).buckets ? Math.min(settings.leafSize, bucketSize) : settings.leafSize,
    bucketSize,
    theta,
    eta: settings.eta,
    eps2: spline ? 0 : softening * softening,
    spline: spline ? SPLINE_REACH * softening : 0,
    drift: drift * (scaling.velocity / scaling.length),
    kick: openingKick * kickUnit,
    closingKick: closingKick * kickUnit,
    side,
    leastFelt: space ? LEAST_FELT / side ** 2 : 0,
    tau: toleranceOf(theta, tuning, multipole),
    farShare: farShareOf(theta, tuning),
    angle: (space ? NARROWER_IN_BOX : 1) * angleOf(theta, tuning),
    // Where forces cancel in a box neighbours don't make the field.
    ownPull: space ? 0 : ownPullOf(theta, tuning),
    farSoftening: Math.max(spline ? 0 : FAR_SOFTENING ** 2 * softening * softening, FAR_OVERFLOW),
    ...Object.fromEntries(bent.kick.map((bend, k) => [`kickBend${k}`, bend])),
    ...Object.fromEntries(bent.drift.map((bend, k) => [`driftBend${k}`, bend])),
  };
}

/** The same as bytes. */
export const paramsBytes = (...of: Parameters<typeof paramsOf>): ArrayBuffer => structBytes("Params", paramsOf(...of));

/** A space and a time in it, at which a step begins. */
export interface Within {
  readonly space: Space;
  readonly time: number;
}

/** Writes them to the buffers of a system: of all its bodies, and of a cluster among them, whose bodies act on all by a direct sum. */
export function writeParams(
  device: GPUDevice,
  { sizes, buffers }: System,
  settings: Settings,
  scaling: Scaling,
  within: Within | null = null,
): void {
  const { n, cluster = massiveOf(sizes), massive = n } = sizes;
  device.queue.writeBuffer(buffers.params, 0, paramsBytes(sizes, settings, scaling, cluster, massive, within));
  if (!buffers.clusterParams) return;
  device.queue.writeBuffer(buffers.clusterParams, 0, paramsBytes({ ...sizes, n: cluster }, settings, scaling));
}

/**
 * `Params` for stages of the callers' own that sum the forces of `n` bodies as a run with these settings does: measure/forceError.
 * Sizes of a tree are not in it.
 */
export function forceParams(n: number, settings: Settings, scaling: Scaling): ArrayBuffer {
  return paramsBytes({ n, capacity: n, nodes: 0, groups: 0, groupSize: 64, parts: 1 }, settings, scaling);
}
