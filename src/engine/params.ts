import { CONSTANTS } from "../gpu/shaders.gen.ts";
import { structSize, writeStruct } from "../gpu/struct.ts";
import { findSolver } from "./force/index.ts";
import { angleOf, farShareOf, ownPullOf, toleranceOf, tuningOf } from "./force/tolerance.ts";
import type { Scaling } from "./scaling.ts";
import type { Settings } from "./settings.ts";
import type { Sizes } from "./state/sizes.ts";

const { FAR_OVERFLOW, FAR_SOFTENING } = CONSTANTS.criterion;
const { SPLINE_REACH } = CONSTANTS.rungs;

/** What the shaders read of sizes and settings, in the engine's own units: the bytes of their `Params`; `sources`: bodies that act. */
export function paramsBytes(
  { n, nodes, groups, groupSize }: Sizes,
  settings: Settings,
  scaling: Scaling,
  sources = n,
): ArrayBuffer {
  const { theta, timestep, bucketSize, multipole } = settings;
  const softening = settings.softening / scaling.length;
  const spline = settings.kernel === "spline";
  const tuning = tuningOf(groupSize, n);
  const view = new DataView(new ArrayBuffer(structSize("Params")));
  writeStruct("Params", view, {
    n,
    sources,
    nodeCapacity: nodes,
    groupCapacity: groups,
    // A bucket is no smaller than a leaf of the tree that it is cut off.
    leafSize: findSolver(settings.solver).buckets ? Math.min(settings.leafSize, bucketSize) : settings.leafSize,
    bucketSize,
    theta,
    eta: settings.eta,
    eps2: spline ? 0 : softening * softening,
    spline: spline ? SPLINE_REACH * softening : 0,
    drift: timestep * (scaling.velocity / scaling.length),
    kick: timestep * (scaling.acceleration / scaling.velocity),
    tau: toleranceOf(theta, tuning, multipole),
    farShare: farShareOf(theta, tuning),
    angle: angleOf(theta, tuning),
    ownPull: ownPullOf(theta, tuning),
    farSoftening: Math.max(spline ? 0 : FAR_SOFTENING ** 2 * softening * softening, FAR_OVERFLOW),
  });
  return view.buffer as ArrayBuffer;
}

/**
 * `Params` for stages of the callers' own that sum the forces of `n` bodies as a run with these settings does: measure/forceError.
 * Sizes of a tree are not in it.
 */
export function forceParams(n: number, settings: Settings, scaling: Scaling): ArrayBuffer {
  return paramsBytes({ n, capacity: n, nodes: 0, groups: 0, groupSize: 64, parts: 1 }, settings, scaling);
}
