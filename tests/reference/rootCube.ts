import { CONSTANTS } from "../../src/gpu/constants.gen.ts";
import { boundsGroups } from "./bounds.ts";
import type { Floats, Params } from "./contract.ts";

/** The cube is this much wider than the bodies, so that the largest coordinate falls inside its last cell. */
const MARGIN = 1.000001;
const { SHARE, WIDE, TENTH, NARROWER } = CONSTANTS["build/rootCube"];
const { SAMPLES } = CONSTANTS.samples;
/** No far bodies: nothing is drawn in. */
const EVERYWHERE = Math.fround(3e38);

/** How far something at the distance r is drawn in to: r up to `reach`, then one more `reach` for each factor of two, on straight lines between the powers. */
export function drawnIn(r: number, reach: number): number {
  if (r <= reach) return r;
  const ratio = r / reach;
  const twos = Math.floor(Math.log2(ratio));
  return reach * (1 + twos + ratio / 2 ** twos - 1);
}

/**
 * Twin of build/rootCube: middle (3), distance from which on bodies are drawn in, half the side, cells of level 21 per length unit of the cube around
 * all bodies. `root`: 6 numbers. The bulk is that of bodies spread over their order, or (BY_ID) of `samples`, which are
 * cleared.
 */
export function rootCube(tables: {
  params: Params;
  partials: Floats;
  posMass: Floats;
  root: Floats;
  samples?: Floats;
  BY_ID?: number;
}): void {
  const { params, partials, posMass, root } = tables;
  const axes = [0, 1, 2];
  const groups = Array.from({ length: boundsGroups(params.n) }, (_, g) => g);
  const low = axes.map((k) => Math.min(...groups.map((g) => partials[8 * g + k]!)));
  const high = axes.map((k) => Math.max(...groups.map((g) => partials[8 * g + 4 + k]!)));
  const placesOf = Math.min(SAMPLES, params.n);
  const sample = tables.BY_ID
    ? Array.from({ length: SAMPLES }, (_, s) => tables.samples!.slice(4 * s, 4 * s + 4)).filter(
        (place) => place[3] === 1,
      )
    : Array.from({ length: placesOf }, (_, s) => posMass.subarray(4 * Math.floor((s * params.n) / placesOf)));
  if (tables.BY_ID) tables.samples!.fill(0);
  const count = sample.length;
  const between = (share: number) =>
    axes.map((k) => {
      const places = sample.map((place) => place[k]!);
      places.sort((a, b) => a - b);
      const first = Math.floor(count / share);
      return [places[first] ?? 0, places[count - 1 - first] ?? 0] as const;
    });
  const width = (sides: readonly (readonly [number, number])[]) => Math.max(...sides.map(([from, to]) => to - from));
  const [most, tenths] = [between(SHARE), between(TENTH)];
  // Too many far bodies for 3 % of them.
  const bulk = tables.BY_ID && width(tenths) > 0 && width(most) > NARROWER * width(tenths) ? tenths : most;
  const reach = (WIDE / 2) * width(bulk);
  const core = bulk.map(([from, to]) => from / 2 + to / 2);
  const farthest = Math.max(...axes.map((k) => Math.max(high[k]! - core[k]!, core[k]! - low[k]!)));
  const far = count > 0 && reach > 0 && farthest > reach;
  const middle = far ? core : axes.map((k) => (low[k]! + high[k]!) / 2);
  const size = Math.max(...axes.map((k) => high[k]! - low[k]!));
  const half = MARGIN * (far ? drawnIn(farthest, reach) : size / 2);
  root.set([...middle, far ? reach : EVERYWHERE, half, half > 0 && half < 1.5e38 ? 2 ** 20 / half : 0]);
}
