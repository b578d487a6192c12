import { halves, nearestInside } from "./clusters.ts";
import type { Gas } from "./gas.ts";
import { KERNELS } from "./kernel.ts";
import { moved, type Neighbours, newNeighbours, SKIN, THIN_SKIN } from "./neighbours.ts";
import { ALONE, type GasTeam } from "./team.ts";

const SPHERE = (4 * Math.PI) / 3;

/** A smoothing length is found where another step of Newton's method would change it by less than this part. */
const CLOSE = 1e-7;

/** A step of Newton's method changes a smoothing length by this factor at most. */
const STRIDE = 1.3;

const STEPS = 60;

/**
 * Finds smoothing lengths and densities: (4 pi / 3) H^3 n = neighbours with n = sum W(r, H). New lists are made where `lists` don't reach far
 * enough; the lists that did are returned. `active`: of which particles; null: of all. A thread of a team finds those of its own lists.
 */
export function findDensity(
  gas: Gas,
  lists: Neighbours | null,
  active: Uint8Array | null = null,
  team: GasTeam = ALONE,
): Neighbours {
  let current = lists ?? newNeighbours(gas, THIN_SKIN, team);
  for (let tries = 0; tries < STEPS; tries++) {
    if (!team.some(!densityWith(gas, current, active))) return current;
    current = newNeighbours(gas, SKIN, team);
  }
  throw new Error(
    `smoothing lengths were not found in ${STEPS} rounds of lists; are there particles at the same place, or at infinity?`,
  );
}

/** False: some smoothing length left its list. It stands where it left it, and is to be gone on with from there. */
function densityWith(gas: Gas, lists: Neighbours, active: Uint8Array | null): boolean {
  const { settings, smoothing, number, density, stretch, mass } = gas;
  const { kernel, neighbours, selfTerm, longest } = settings;
  const { value, slope, excess } = KERNELS[kernel];
  const own = value(0) * (selfTerm ? 1 - excess(neighbours) : 1);
  const slack = 2 * moved(gas, lists);
  const widest = Math.min(...halves(gas.box));
  const distances = new Float64Array(lists.most);
  let complete = true;
  let [capped, alone] = [0, 0];
  const { order } = lists.clusters;
  for (let o = lists.from; o < lists.to; o++) {
    const i = order[o]!;
    if (active && active[i] === 0) continue;
    const near = distancesOf(o, gas, lists, distances);
    const limit = Math.min(lists.reach[i]! - slack, longest);
    let h = smoothing[i]!;
    let [low, high] = [0, Number.POSITIVE_INFINITY];
    let [n, dn] = [0, 0];
    for (let step = 0; ; step++) {
      if (h > limit) {
        if (limit >= longest) h = longest;
        else if (slack === 0 && limit === widest) {
          // As far as a periodic box lets it look; tried once.
          if (low >= widest) throw new Error(tooWide(i, gas));
          h = widest;
        } else {
          complete = false;
          break;
        }
      }
      let sum = own;
      // -H d(W H^3)/dH - 3 W H^3, so that dn/dH = -(3 n + sum q w') / H.
      let change = 0;
      const inverse = 1 / h;
      for (let k = 0; k < near; k++) {
        const q = distances[k]! * inverse;
        if (q >= 1) continue;
        sum += value(q);
        change += q * slope(q);
      }
      n = sum / (h * h * h);
      dn = -(3 * sum + change) / (h * h * h * h);
      const off = SPHERE * sum - neighbours;
      if (off > 0) high = Math.min(high, h);
      else low = Math.max(low, h);
      // d/dH of H^3 n is 3 H^2 n + H^3 dn, in which 3 n cancels.
      const rise = (-SPHERE * change) / h;
      let next = rise > 0 ? h - off / rise : off < 0 ? STRIDE * h : h / STRIDE;
      next = Math.min(Math.max(next, h / STRIDE), STRIDE * h);
      if (next <= low || next >= high) next = high < Number.POSITIVE_INFINITY ? (low + high) / 2 : STRIDE * h;
      if (next >= longest && h === longest) {
        capped++;
        if (change === 0) alone++;
        dn = 0;
        break;
      }
      if (Math.abs(next - h) < CLOSE * h || step === STEPS) break;
      h = next;
    }
    smoothing[i] = h;
    number[i] = n;
    density[i] = mass[i]! * n;
    stretch[i] = 1 / (1 + (h * dn) / (3 * n));
  }
  if (complete) {
    gas.account.capped += capped;
    gas.account.alone += alone;
  }
  return complete;
}

const tooWide = (i: number, { box, settings }: Gas) =>
  `particle ${i} has fewer than ${settings.neighbours} neighbours within half the box of ${box.join(" by ")}; make it wider or take fewer`;

/** Writes the distances to the neighbours of the particle at a place; how many there are. */
function distancesOf(o: number, { position, box }: Gas, { clusters, start, list }: Neighbours, out: Float64Array) {
  const i = clusters.order[o]!;
  const [x, y, z] = [position[3 * i]!, position[3 * i + 1]!, position[3 * i + 2]!];
  const [ex, ey, ez] = box;
  const [halfX, halfY, halfZ] = halves(box);
  let near = 0;
  for (let k = start[o]!; k < start[o + 1]!; k++) {
    const j = 3 * list[k]!;
    const dx = nearestInside(position[j]! - x, halfX, ex);
    const dy = nearestInside(position[j + 1]! - y, halfY, ey);
    const dz = nearestInside(position[j + 2]! - z, halfZ, ez);
    out[near++] = Math.sqrt(dx * dx + dy * dy + dz * dz);
  }
  return near;
}
