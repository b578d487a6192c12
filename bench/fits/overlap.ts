import type { FittedPair } from "../../src/data/scenarios/galaxyZooPairs.ts";
import { imageOf, SIDE } from "../../src/fit/images/target.ts";
import { goForward } from "../../src/fit/model.ts";
import { type RigidGalaxy, rigidGalaxy } from "../../src/fit/rigid.ts";
import { blurred } from "../../src/fit/score.ts";

/** Particles and, last, the second galaxy: six numbers each. */
export interface PublishedParticles {
  readonly position: Float64Array;
  readonly velocity: Float64Array;
  readonly second: Float64Array;
}

/** How alike two images of a pair are. */
export interface Published {
  readonly pair: string;
  /** The overlap of the published code with itself, at another step; null where there is no such file. */
  readonly itself: number | null;
  /** Correlation of the blurred images; the sum of smaller values over the mean sum. */
  readonly correlation: number;
  readonly overlap: number;
  /** Half of all particles end nearer to the published place than this, in outer radii of their discs. */
  readonly median: number;
}

/** Reads lines of six numbers, as the published code writes them; throws one line where one is none. */
export function readParticles(text: string, name: string): PublishedParticles {
  const rows = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line, i) => {
      const numbers = line.split(/\s+/).map(Number);
      if (numbers.length === 6 && numbers.every(Number.isFinite)) return numbers;
      throw new Error(`${name}: line ${i + 1} is not six numbers: x y z vx vy vz`);
    });
  const second = rows.pop();
  if (!second || rows.length < 2) throw new Error(`${name}: fewer than two particles and the second galaxy`);
  const take = (from: number) => Float64Array.from(rows.flatMap((row) => row.slice(from, from + 3)));
  return { position: take(0), velocity: take(3), second: Float64Array.from(second) };
}

/** The published step, whole ones of which reach from the start to now. In each it asks for pulls four times, as often as a leapfrog of four steps. */
const STEP = 0.001;
const IN_ONE = 4;

/** Published steps from the start to the end, one more where the sum of steps fell short of the time: the number after which the second galaxy is where it ends. */
function stepsOf(galaxy: RigidGalaxy, pair: FittedPair, from: PublishedParticles, to: PublishedParticles): number {
  const least = Math.ceil(-pair.start / STEP - 1e-9);
  const none = { position: new Float64Array(0), velocity: new Float64Array(0), count: 0, first: 0 };
  const orbit = from.second.slice();
  const off = () => Math.hypot(...[0, 1, 2].map((k) => orbit[k]! - to.second[k]!));
  goForward(galaxy, pair, orbit, none, { step: STEP / IN_ONE, steps: IN_ONE * least });
  const short = off();
  goForward(galaxy, pair, orbit, none, { step: STEP / IN_ONE, steps: IN_ONE });
  return off() < short ? least + 1 : least;
}

/** Follows the published starts with our model, and compares with where the published code ends. */
export function besidePublished(
  pair: FittedPair,
  from: PublishedParticles,
  to: PublishedParticles,
  firstCount: number | null,
): Omit<Published, "pair" | "itself"> {
  const count = from.position.length / 3;
  if (to.position.length !== from.position.length)
    throw new Error(`${pair.name}: ${count} particles at the start, ${to.position.length / 3} at the end`);
  const first = firstCount ?? Math.floor(count / 2);
  const particles = { position: from.position.slice(), velocity: from.velocity.slice(), count, first };
  const galaxy = rigidGalaxy("merger-zoo");
  const steps = IN_ONE * stepsOf(galaxy, pair, from, to);
  goForward(galaxy, pair, from.second.slice(), particles, { step: STEP / IN_ONE, steps });
  const off = Array.from({ length: count }, (_, i) => {
    const [a, b] = [particles.position, to.position].map((all) => all.subarray(3 * i, 3 * i + 3));
    return Math.hypot(...a!.map((x, k) => x - b![k]!)) / pair.radii[i < first ? 0 : 1];
  }).sort((a, b) => a - b);
  return { ...alike(particles.position, to.position), median: off[count >> 1]! };
}

/** Half the compared square, which holds 99 % of the published particles, about their middle. */
function windowOf(position: Float64Array) {
  const along = (k: number) =>
    Array.from({ length: position.length / 3 }, (_, i) => position[3 * i + k]!).sort((a, b) => a - b);
  const [x, y] = [along(0), along(1)].map((all) => all[all.length >> 1]!) as [number, number];
  const reach = Array.from({ length: position.length / 3 }, (_, i) =>
    Math.max(Math.abs(position[3 * i]! - x), Math.abs(position[3 * i + 1]! - y)),
  ).sort((a, b) => a - b);
  return { x, y, half: 1.05 * reach[Math.min(reach.length - 1, Math.floor(0.99 * reach.length))]! };
}

/** How alike images of the same particles are, in the window of the latter. */
export function alike(ours: Float64Array, theirs: Float64Array): { correlation: number; overlap: number } {
  if (ours.length !== theirs.length) throw new Error(`${ours.length / 3} particles beside ${theirs.length / 3}`);
  const window = windowOf(theirs);
  const [a, b] = [ours, theirs].map((all) => blurred(imageOf(all, all.length / 3, window))) as [
    Float64Array,
    Float64Array,
  ];
  const sum = (of: (i: number) => number) => a.reduce((total, _, i) => total + of(i), 0);
  const [meanA, meanB] = [sum((i) => a[i]!) / SIDE ** 2, sum((i) => b[i]!) / SIDE ** 2];
  const both = sum((i) => (a[i]! - meanA) * (b[i]! - meanB));
  const norm = Math.sqrt(sum((i) => (a[i]! - meanA) ** 2) * sum((i) => (b[i]! - meanB) ** 2));
  return { correlation: both / norm, overlap: overlapOf(a, b) };
}

/** The sum of the smaller values of two blurred images over their mean sum. */
export function overlapOf(a: Float64Array, b: Float64Array): number {
  let [smaller, sum] = [0, 0];
  a.forEach((value, i) => {
    smaller += Math.min(value, b[i]!);
    sum += 0.5 * (value + b[i]!);
  });
  return smaller / sum;
}
