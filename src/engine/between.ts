import { allocate } from "../gpu/allocate.ts";
import type { Pass, Passes } from "../gpu/pass.ts";
import { structSize } from "../gpu/struct.ts";
import { walkAdaptive } from "./force/adaptive.ts";
import { walk } from "./force/bonsai.ts";
import { directSum } from "./force/direct.ts";
import { findSolver } from "./force/index.ts";
import { targets as targetsPass } from "./force/targets.ts";
import { paramsBytes } from "./params.ts";
import type { Scaling } from "./scaling.ts";
import type { Settings } from "./settings.ts";
import { variantOf } from "./state/forceVariant.ts";
import { DispatchUniforms, passOn, type Spec } from "./state/spec.ts";
import type { System } from "./state/system.ts";

/** Bodies that act, in a system of their own or handed over by another process: how many, and by a tree the tables of it. */
export interface Sources {
  readonly sizes: Pick<System["sizes"], "n">;
  readonly buffers: Pick<System["buffers"], "posMass" | "root" | "nodeCentre" | "nodeTest" | "nodeMoments">;
}

/** What forces between two systems are made of. Both have the same scaling, and each its own order along its own curve. */
export interface BetweenOptions {
  /** Whose bodies act; by a tree, it is built over them with moments for the opening of `by` (`treePasses`). */
  readonly sources: Sources;
  /** On whose bodies; by a tree, they have groups, so a tree of their own. */
  readonly targets: System;
  readonly settings: Settings;
  readonly scaling: Scaling;
  /** By a walk of the sources' tree that opens cells by their error, or by Bonsai's criterion, or by a direct sum. */
  readonly by: "tree" | "bonsai" | "direct";
  /** Added to the accelerations that are there, as for a second tree; else written. */
  readonly add?: boolean;
  /** Bodies of the whole run, by which errors are weighed, where the targets are one domain's. */
  readonly total?: number;
}

/** Forces of one system's bodies on another's, ready to encode. Its maker destroys it. */
export interface Between {
  readonly passes: readonly Pass[];
  /** What the passes read is written from these settings. */
  set(settings: Settings): void;
  destroy(): void;
}

/** Stages of the forces of another set: by a tree with moments for one of two openings, or by a direct sum. */
function specsOf(by: BetweenOptions["by"], settings: Settings, add: boolean): readonly Spec[] {
  const onto = { ...variantOf(settings), foreign: true, add };
  if (by === "direct") return [directSum(onto)];
  return [targetsPass, by === "bonsai" ? walk(onto) : walkAdaptive(onto)];
}

/** What adds the forces of another set's tree, with moments for the solver's own opening. */
export const foreignSpecs = (settings: Settings): readonly Spec[] => [
  targetsPass,
  ...findSolver(settings.solver).passes({ ...variantOf(settings), foreign: true, add: true }),
];

/**
 * Forces of the bodies of one system on those of another: what bridges, several trees and several GPUs are composed of. A walk weighs errors against
 * the |a| beside the targets' velocities; where that is 0 only cells act that are seen under a small angle. Throws one line where the GPU has no room.
 */
export async function forcesBetween(device: GPUDevice, compiled: Passes, options: BetweenOptions): Promise<Between> {
  const { sources, targets, scaling, by, add = false } = options;
  const specs = specsOf(by, options.settings, add);
  if (by !== "direct") await targets.need("foreign");
  const make = () => ({
    // 0x40 UNIFORM, 0x08 COPY_DST
    params: device.createBuffer({ label: "params", size: structSize("Params"), usage: 0x48 }),
    dispatches: new DispatchUniforms(device, 1),
  });
  const free = ({ params, dispatches }: ReturnType<typeof make>) => {
    params.destroy();
    dispatches.destroy();
  };
  const own = await allocate(device, "forces between two systems", 0, make, free);
  const { posMass, root, nodeCentre, nodeTest, nodeMoments } = sources.buffers;
  const nodes = nodeCentre && nodeTest && nodeMoments ? { root, nodeCentre, nodeTest, nodeMoments } : {};
  const buffers = { ...targets.buffers, sourcePosMass: posMass, ...nodes, params: own.params };
  const set = (settings: Settings) => {
    const bytes = paramsBytes(targets.sizes, settings, scaling, sources.sizes.n, options.total);
    device.queue.writeBuffer(own.params, 0, bytes);
  };
  set(options.settings);
  return {
    passes: await Promise.all(specs.map((spec) => passOn(compiled, spec, targets.sizes, buffers, own.dispatches))),
    set,
    destroy: () => free(own),
  };
}
