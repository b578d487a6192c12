import { INDUCED, type VortexElements } from "../../data/vortices/elements.ts";
import { inducedAt } from "../../data/vortices/induced.ts";
import { energiesOf, invariantsOf } from "../../data/vortices/invariants.ts";
import { type FlowMeasurement, type InducedError, percentilesOf, type Sums } from "../../engine/index.ts";
import type { InducedCounts } from "../../engine/vortices/index.ts";
import { spreadOver } from "./view.ts";

/** Pairs that are summed in float64 to know errors: some 20 ms of one core. */
const PAIRS = 3e5;

/** A flow's numbers at one moment. Energy and impulses stand where a galaxy's are. */
export function measureFlow(
  elements: VortexElements,
  induced: Float32Array,
  { ppPerElement, pcPerElement }: InducedCounts,
  memory: number,
): Sums {
  const { energy, enstrophy, helicity } = energiesOf(elements, induced);
  const { strength, impulse, angularImpulse, circulation, rings } = invariantsOf(elements);
  const { centre, drift, speeds } = motionOf(elements, induced, rings.length);
  const { velocity, gradient, errors } = errorsOf(elements, induced);
  const flow: FlowMeasurement = {
    ...{ strength, enstrophy, helicity, circulation, centre, drift },
    rings: rings.map((one, k) => ({ ...one, speed: speeds[k]! })),
    errors: { velocity: summary(velocity), gradient: summary(gradient), samples: errors },
  };
  return {
    ...{ kinetic: energy, potential: 0, total: energy },
    ...{ momentum: impulse, angularMomentum: angularImpulse, centreOfMass: [...centre], virialRatio: 0 },
    ...{ expansionsPerGroup: 0, groups: 0, stages: null, stepMs: null, frozen: 0, faults: [] },
    forceError: percentilesOf(velocity),
    ...{ memory, ppPerBody: ppPerElement, pcPerBody: pcPerElement },
    flow,
  };
}

/** Of all: centre and mean velocity by the sizes of strengths; of each tube: how fast its centre moves up. */
function motionOf({ count, position, strength, tube }: VortexElements, induced: Float32Array, tubes: number) {
  const centre: [number, number, number] = [0, 0, 0];
  const drift: [number, number, number] = [0, 0, 0];
  const sums = Array.from({ length: tubes }, () => ({ size: 0, up: 0 }));
  let all = 0;
  for (let i = 0; i < count; i++) {
    const size = Math.hypot(strength[3 * i]!, strength[3 * i + 1]!, strength[3 * i + 2]!);
    for (let k = 0; k < 3; k++) {
      centre[k]! += size * position[3 * i + k]!;
      drift[k]! += size * induced[INDUCED * i + k]!;
    }
    const own = sums[tube[i]!]!;
    own.size += size;
    own.up += size * induced[INDUCED * i + 2]!;
    all += size;
  }
  for (let k = 0; k < 3; k++) {
    centre[k]! /= all || 1;
    drift[k]! /= all || 1;
  }
  return { centre, drift, speeds: sums.map(({ size, up }) => up / (size || 1)) };
}

/** |du| over the mean |u| of some elements against the direct sum, the least first, the same of the gradients, and how many they are. */
function errorsOf(elements: VortexElements, induced: Float32Array) {
  const targets = spreadOver(elements.count, PAIRS);
  const exact = inducedAt(elements, targets);
  const of = (from: number, to: number) => {
    let mean = 0;
    const off = targets.map((target, t) => {
      let [size, miss] = [0, 0];
      for (let k = from; k < to; k++) {
        const right = exact[INDUCED * t + k]!;
        size += right * right;
        miss += (induced[INDUCED * target + k]! - right) ** 2;
      }
      mean += Math.sqrt(size) / targets.length;
      return Math.sqrt(miss);
    });
    return Float64Array.from(off, (miss) => miss / (mean || 1)).sort();
  };
  return { velocity: of(0, 3), gradient: of(3, INDUCED), errors: targets.length };
}

const summary = (sorted: Float64Array): InducedError => ({
  mean: sorted.reduce((sum, x) => sum + x, 0) / (sorted.length || 1),
  p99: percentilesOf(sorted)?.p99 ?? 0,
});
