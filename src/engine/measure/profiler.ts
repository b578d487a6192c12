import type { Bodies } from "../../data/bodies/bodies.ts";
import { CONSTANTS } from "../../gpu/constants.gen.ts";
import type { Pass, Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { encode } from "../../gpu/timer.ts";
import { CENTRE_ROUNDS, MAX_GALAXIES } from "../state/profileSizes.ts";
import { perBody, perSweep, SWEEP_GROUPS } from "../state/sizes.ts";
import { type DispatchIndex, define, type Spec } from "../state/spec.ts";
import type { System, SystemBuffers } from "../state/system.ts";
import { classBytes, classify, shellEdges } from "./classes.ts";
import { type Profile, type ProfileBasis, type ProfileUnits, profileOf } from "./massProfile.ts";

/** What each galaxy has inside its sphere. `dispatch.index` counts the rounds, `dispatch.last` is the number of galaxies. */
export const centreSums = (dispatch: DispatchIndex) =>
  define({
    stage: "measure/centreSums",
    row: "profile",
    bind: { dispatch, partials: "spherePartials" },
    workgroups: perSweep,
  });

/** Moves and shrinks the galaxies' spheres. */
export const centreShrink = (dispatch: DispatchIndex) =>
  define({
    stage: "measure/centreShrink",
    row: "profile",
    bind: { dispatch, partials: "spherePartials" },
    workgroups: () => 1,
  });

/** Mass and number of bodies in shells about the centre of galaxy `dispatch.index`. */
export const profile = (dispatch: DispatchIndex) =>
  define({ stage: "measure/profile", bind: { dispatch }, workgroups: perBody(CONSTANTS["measure/profile"].TILE) });

/** The galaxies' half-mass radii. */
export const halfMass = (dispatch: DispatchIndex) =>
  define({ stage: "measure/halfMass", row: "profile", bind: { dispatch }, workgroups: () => 1 });

/** Second moments inside the galaxies' spheres. */
export const shape = (dispatch: DispatchIndex) =>
  define({
    stage: "measure/shape",
    row: "profile",
    bind: { dispatch, partials: "shapePartials" },
    workgroups: perSweep,
  });

/** The stages of a profile, in order. */
export function profilePasses(galaxies: number): readonly Spec[] {
  const last = galaxies;
  const dispatches = Array.from({ length: CENTRE_ROUNDS }, (_, index) => ({ index, last }));
  return [
    ...dispatches.flatMap((dispatch) => [centreSums(dispatch), centreShrink(dispatch)]),
    ...Array.from({ length: galaxies }, (_, index) => profile({ index, last })),
    halfMass({ index: 0, last }),
    shape({ index: 0, last }),
  ];
}

/** The buffers that `System.need` made. */
const profileBuffers = ({ buffers }: System) => buffers as Required<SystemBuffers>;

/**
 * Measures where mass is: centres of the galaxies, shells of mass about each, shapes. All on the GPU; some ten kilobytes
 * come back. Its tables are uploaded and its stages compiled at the first use, so that a run without profiles pays nothing.
 */
export class Profiler {
  readonly #device: GPUDevice;
  readonly #system: System;
  readonly #basis: ProfileBasis;
  readonly #passes: readonly Pass[];

  static async create(
    device: GPUDevice,
    passes: Passes,
    system: System,
    bodies: Bodies,
    units: ProfileUnits,
  ): Promise<Profiler> {
    const classes = await classify(bodies, () => device.queue.onSubmittedWorkDone());
    await system.need("profile");
    const made = await Promise.all(profilePasses(classes.galaxies).map((spec) => system.pass(passes, spec)));
    return new Profiler(device, system, { classes, edges: shellEdges(bodies), units }, made);
  }

  private constructor(device: GPUDevice, system: System, basis: ProfileBasis, passes: readonly Pass[]) {
    this.#device = device;
    this.#system = system;
    this.#basis = basis;
    this.#passes = passes;
    const { classes, edges, units } = basis;
    const buffers = profileBuffers(system);
    device.queue.writeBuffer(buffers.classOf, 0, classes.classOf);
    device.queue.writeBuffer(buffers.classes, 0, classBytes(classes.classes, units.gravity / units.scaling.mass));
    // Squares that float32 holds.
    const squares = Float32Array.from(edges, (r) => Math.min((r / units.scaling.length) ** 2, 3e38));
    device.queue.writeBuffer(buffers.edges, 0, squares);
  }

  /** The bodies as all that was submitted so far leaves them. */
  async measure(at: { readonly step: number; readonly time: number }): Promise<Profile> {
    const { sizes } = this.#system;
    const buffers = profileBuffers(this.#system);
    const { galaxies } = this.#basis.classes;
    const encoder = this.#device.createCommandEncoder({ label: "profile" });
    encoder.clearBuffer(buffers.histogram);
    const pass = encoder.beginComputePass({ label: "profile" });
    encode(pass, this.#passes);
    pass.end();
    this.#device.queue.submit([encoder.finish()]);
    const [spheres, histogram, shapes] = await readBack(this.#device, [
      { buffer: buffers.spheres, bytes: buffers.spheres.size },
      { buffer: buffers.histogram, bytes: (buffers.histogram.size / MAX_GALAXIES) * galaxies },
      { buffer: buffers.shapePartials, bytes: (buffers.shapePartials.size / SWEEP_GROUPS) * perSweep(sizes) },
    ]);
    const raw = {
      spheres: new Float32Array(spheres!),
      histogram: new Uint32Array(histogram!),
      shapes: new Float32Array(shapes!),
    };
    return { ...at, ...profileOf(this.#basis, raw, perSweep(sizes)) };
  }
}
