import { type Bodies, COMPONENTS } from "../../data/bodies/bodies.ts";
import { elementsOf } from "../../data/vortices/bodies.ts";
import { INDUCED } from "../../data/vortices/elements.ts";
import { inducedAt } from "../../data/vortices/induced.ts";
import { curlAt } from "../../data/vortices/invariants.ts";
import { suggestFlow } from "../../data/vortices/suggest.ts";
import { type BodiesView, fingerprint, radiusOfLight } from "../appearance.ts";

/** Pairs that are summed to know typical speed and vorticity: some 30 ms of one core. */
const PAIRS = 5e5;

/** All light, where a galaxy's is 1: rings are thin, and shine. */
const BRIGHT = 1.8;

/** Every so many-th element, so that sums over all for each of them have about `pairs` pairs. */
export function spreadOver(count: number, pairs: number): number[] {
  const targets = Math.min(count, Math.max(8, Math.floor(pairs / count)));
  return Array.from({ length: targets }, (_, k) => Math.floor((k * count) / targets));
}

/** Settings that suit a flow of which nothing else is known, by some of its elements. */
export function flowDefaultsOf(bodies: Bodies): { theta: number; softening: number; timestep: number } {
  const elements = elementsOf(bodies);
  return suggestFlow(elements, inducedAt(elements, spreadOver(elements.count, PAIRS)));
}

/** What the picture needs to know of a flow: elements shine as much as they are strong, and the typical depth is the typical vorticity. */
export async function flowViewOf(bodies: Bodies): Promise<BodiesView> {
  const elements = elementsOf(bodies);
  const { count, position, strength, tube } = elements;
  const traits = new Uint32Array(2 * count);
  const shares = new Float32Array(traits.buffer);
  const sizes = Float64Array.from({ length: count }, (_, i) => Math.hypot(...strength.subarray(3 * i, 3 * i + 3)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const other = COMPONENTS.indexOf("other");
  const centre: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    traits[2 * i] = tube[i]! | (other << 8);
    const share = total > 0 ? sizes[i]! / total : 1 / count;
    shares[2 * i + 1] = BRIGHT * share;
    for (let k = 0; k < 3; k++) centre[k]! += share * position[3 * i + k]!;
  }
  const targets = spreadOver(count, PAIRS);
  const induced = inducedAt(elements, targets);
  let [speed, vorticity, weight] = [0, 0, 0];
  for (let t = 0; t < targets.length; t++) {
    const share = shares[2 * targets[t]! + 1]!;
    speed += share * Math.hypot(...induced.subarray(INDUCED * t, INDUCED * t + 3)) ** 2;
    vorticity += share * Math.hypot(...curlAt(induced, t));
    weight += share;
  }
  speed = Math.sqrt(speed / weight) || 1;
  vorticity /= weight;
  const radius = radiusOfLight(bodies, centre, shares);
  return {
    ...{ traits, speed, depth: vorticity || 1, radius, density: 1, mass: 1, gravity: 1, surface: 0 },
    drift: [0, 0, 0],
    ...{ components: COMPONENTS, present: ["other"], time: radius / speed, cores: [], centre },
    check: await fingerprint(bodies),
    haze: true,
    galaxies: 1 + tube.reduce((most, k) => Math.max(most, k), 0),
  };
}
