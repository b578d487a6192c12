import type { Bodies } from "../../src/data/bodies/bodies.ts";
import type { Profile } from "../../src/engine/index.ts";
import { classBytes, classify, shellEdges } from "../../src/engine/measure/classes.ts";
import { galaxyProfile } from "../../src/engine/measure/massProfile.ts";
import { profilePasses } from "../../src/engine/measure/profiler.ts";
import { UNSCALED } from "../../src/engine/scaling.ts";
import { MAX_CLASSES, MAX_GALAXIES, SHELLS } from "../../src/engine/state/profileSizes.ts";
import { perSweep, SWEEP_GROUPS } from "../../src/engine/state/sizes.ts";
import type { DispatchIndex } from "../../src/engine/state/spec.ts";
import { pack } from "../../src/engine/state/transfer.ts";
import { centreShrink } from "../reference/centreShrink.ts";
import { centreSums } from "../reference/centreSums.ts";
import { halfMass } from "../reference/halfMass.ts";
import { profile } from "../reference/profile.ts";
import { shape } from "../reference/shape.ts";
import { paramsOf, sizesOf } from "./stageDriver.ts";

const TWINS = { centreSums, centreShrink, profile, halfMass, shape };

/** What `Engine.profile` would say of these bodies, from the plain twins of its stages: no GPU. */
export async function twinProfile(bodies: Bodies): Promise<Profile> {
  const { gravity } = bodies.units;
  const { classes, galaxies, lumped, classOf } = await classify(bodies);
  const edges = shellEdges(bodies);
  const sizes = sizesOf(bodies.count);
  const tables = {
    params: paramsOf(sizes),
    ...pack(bodies, gravity, UNSCALED),
    classOf: new Uint32Array(classOf.buffer),
    classes: new Float32Array(classBytes(classes, gravity)),
    edges: Float32Array.from(edges, (r) => Math.min(r * r, 3e38)),
    spheres: new Float32Array(8 * MAX_GALAXIES),
    histogram: new Uint32Array(3 * MAX_GALAXIES * MAX_CLASSES * SHELLS),
  };
  const centrePartials = new Float32Array(12 * MAX_GALAXIES * SWEEP_GROUPS);
  const shapes = new Float32Array(8 * MAX_GALAXIES * SWEEP_GROUPS);
  for (const { stage, bind } of profilePasses(galaxies)) {
    const name = stage.split("/")[1] as keyof typeof TWINS;
    const { dispatch } = bind as unknown as { dispatch: DispatchIndex };
    TWINS[name]({ ...tables, dispatch, partials: name === "shape" ? shapes : centrePartials });
  }
  const raw = { spheres: tables.spheres, histogram: tables.histogram, shapes };
  return {
    step: 0,
    time: bodies.time,
    gravity,
    edges,
    classes,
    galaxies: Array.from({ length: galaxies }, (_, g) =>
      galaxyProfile(raw, g, classes, { gravity, scaling: UNSCALED }, perSweep(sizes)),
    ),
    lumped,
  };
}
