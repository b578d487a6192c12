import type { Bodies } from "../../data/bodies/bodies.ts";
import type { Pass, Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { encode } from "../../gpu/timer.ts";
import { CENTRE_ROUNDS, MAX_GALAXIES } from "../state/profileSizes.ts";
import { perSweep, SWEEP_GROUPS } from "../state/sizes.ts";
import type { Spec } from "../state/spec.ts";
import type { System, SystemBuffers } from "../state/system.ts";
import { centreShrink } from "./centreShrink.ts";
import { centreSums } from "./centreSums.ts";
import { type Classes, classBytes, classify, shellEdges } from "./classes.ts";
import { halfMass } from "./halfMass.ts";
import { galaxyProfile, type Profile, type ProfileUnits } from "./massProfile.ts";
import { profile } from "./profile.ts";
import { shape } from "./shape.ts";

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
  readonly #units: ProfileUnits;
  readonly #sorted: Classes;
  readonly #edges: Float64Array;
  readonly #passes: readonly Pass[];

  static async create(
    device: GPUDevice,
    passes: Passes,
    system: System,
    bodies: Bodies,
    units: ProfileUnits,
  ): Promise<Profiler> {
    const sorted = await classify(bodies, () => device.queue.onSubmittedWorkDone());
    await system.need("profile");
    const made = await Promise.all(profilePasses(sorted.galaxies).map((spec) => system.pass(passes, spec)));
    return new Profiler(device, system, units, sorted, shellEdges(bodies), made);
  }

  private constructor(
    device: GPUDevice,
    system: System,
    units: ProfileUnits,
    sorted: Classes,
    edges: Float64Array,
    passes: readonly Pass[],
  ) {
    this.#device = device;
    this.#system = system;
    this.#units = units;
    this.#sorted = sorted;
    this.#edges = edges;
    this.#passes = passes;
    const buffers = profileBuffers(system);
    device.queue.writeBuffer(buffers.classOf, 0, sorted.classOf);
    device.queue.writeBuffer(buffers.classes, 0, classBytes(sorted.classes, units.gravity / units.scaling.mass));
    // Squares that float32 holds.
    const squares = Float32Array.from(edges, (r) => Math.min((r / units.scaling.length) ** 2, 3e38));
    device.queue.writeBuffer(buffers.edges, 0, squares);
  }

  /** The bodies as all that was submitted so far leaves them. */
  async measure(at: { readonly step: number; readonly time: number }): Promise<Profile> {
    const { sizes } = this.#system;
    const buffers = profileBuffers(this.#system);
    const { classes, galaxies, lumped } = this.#sorted;
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
    return {
      ...at,
      gravity: this.#units.gravity,
      edges: this.#edges,
      classes: classes.map(({ galaxy, component, shines, bodies }) => ({ galaxy, component, shines, bodies })),
      galaxies: Array.from({ length: galaxies }, (_, g) =>
        galaxyProfile(raw, g, classes, this.#units, perSweep(sizes)),
      ),
      lumped,
    };
  }
}
