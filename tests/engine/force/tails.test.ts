import { expect, it } from "vitest";
import { directSumOver } from "../../../bench/directSum.ts";
import { DISTRIBUTIONS } from "../../../bench/distributions.ts";
import { forceErrors, spreadTargets } from "../../../bench/forceError.ts";
import { emptyBodies } from "../../../src/data/bodies/bodies.ts";
import { angleOf, farShareOf, ownPullOf, toleranceOf } from "../../../src/engine/force/adaptive/tolerance.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { OPENING } from "../../reference/moments.ts";
import { walk } from "../../reference/walk.ts";
import { walkAdaptive } from "../../reference/walkAdaptive.ts";
import { treeOf } from "../sampleTables.ts";
import { paramsOf } from "../stageDriver.ts";

const N = 1000;
/** Of the engine's groups up to 262 144 bodies. */
const GROUP = 32 as const;

/** Percentiles of the force error of the twins of both walks, in float64. */
function errorsOf(posMass: Float32Array, eps: number, theta: number) {
  const sorted = treeOf({ posMass }, OPENING.bonsai, { theta }, 1, GROUP).posMass;
  const bodies = emptyBodies(N);
  for (let i = 0; i < N; i++) {
    bodies.position.set(sorted.subarray(4 * i, 4 * i + 3), 3 * i);
    bodies.mass[i] = sorted[4 * i + 3]!;
  }
  const targets = spreadTargets(N, N);
  const exact = directSumOver(bodies, eps, targets);
  const velocity = new Float32Array(4 * N);
  for (let i = 0; i < N; i++) velocity[4 * i + 3] = Math.hypot(...exact.subarray(4 * i, 4 * i + 3));
  const of = (solver: typeof walk | typeof walkAdaptive, opening: number) => {
    const tree = treeOf({ posMass }, opening, { theta }, 1, GROUP);
    const params = paramsOf(tree.sizes, {
      theta,
      tau: toleranceOf(theta, GROUP),
      farShare: farShareOf(theta, GROUP),
      angle: angleOf(theta, GROUP),
      ownPull: ownPullOf(theta, GROUP),
      farSoftening: (CONSTANTS.criterion.FAR_SOFTENING * eps) ** 2,
      eps2: eps ** 2,
    });
    const acceleration = new Float64Array(4 * N);
    solver({ ...tree, params, velocity, acceleration, groupCounts: new Uint32Array(4 * N), OPENING: opening });
    const { p50, p99, p999, max } = forceErrors(Float32Array.from(acceleration), exact, targets).acceleration;
    return [p50, p99, p999, max];
  };
  return { adaptive: of(walkAdaptive, OPENING.error), bonsai: of(walk, OPENING.bonsai) };
}

// Bodies crowded, spread out and both in one group, where errors are largest: what the adaptive solver promises of every percentile. Below 1e-5 the
// forces of single bodies in float32 decide.
it.each(DISTRIBUTIONS.filter(({ name }) => name.startsWith("clu")))(
  "$name: adaptive errs no more than bonsai at the same theta",
  ({ make, eps }) => {
    const bodies = make(N, 1);
    const posMass = new Float32Array(4 * N);
    for (let i = 0; i < N; i++) {
      posMass.set(bodies.position.subarray(3 * i, 3 * i + 3), 4 * i);
      posMass[4 * i + 3] = bodies.mass[i]!;
    }
    for (const theta of [0.5, 0.75]) {
      const { adaptive, bonsai } = errorsOf(posMass, eps, theta);
      adaptive.forEach((error, k) => {
        const what = `${["median", "p99", "p99.9", "maximum"][k]} at theta ${theta}`;
        expect(error, what).toBeLessThanOrEqual(Math.max(bonsai[k]!, 1e-5));
      });
    }
  },
);
