import type { ComputeThread, ThreadGuest } from "../processor/computeThread.ts";

/** Stretches of the bodies that are summed by themselves: as many whatever the number of threads, so that sums don't depend on it. */
const STRETCHES = 256;
/** Mass times acceleration, and mass. */
const NUMBERS = 4;

/** What keeps the total momentum in a thread. */
export const make = (_: unknown): ThreadGuest => ({
  forces(thread, { massless = false }, wanted) {
    if (massless || wanted === "rungs" || wanted === "fewRungs") return;
    takeOff(thread, sumOf(thread));
    // All have read the sums, and gas reads accelerations of others.
    thread.team.barrier();
    thread.lap("momentum");
  },
});

/** sum: mass times acceleration of all bodies, and their mass, in float64. All threads call it together. */
function sumOf(thread: ComputeThread): Float64Array {
  const { team, layout } = thread;
  const { n } = layout.sizes;
  const [posMass, acceleration] = [thread.floats("posMass"), thread.floats("acceleration")];
  const sums = thread.doublesOfScratch(0, NUMBERS * STRETCHES);
  const edge = (stretch: number) => Math.floor((n * stretch) / STRETCHES);
  for (let [stretch, last] = team.part(STRETCHES); stretch < last; stretch++) {
    let [x, y, z, mass] = [0, 0, 0, 0];
    for (let [i, to] = [4 * edge(stretch), 4 * edge(stretch + 1)]; i < to; i += 4) {
      const own = posMass[i + 3]!;
      const [ax, ay, az] = [own * acceleration[i]!, own * acceleration[i + 1]!, own * acceleration[i + 2]!];
      // A body that is about to be frozen takes no other with it.
      if (own === 0 || !Number.isFinite(ax + ay + az)) continue;
      x += ax;
      y += ay;
      z += az;
      mass += own;
    }
    sums.set([x, y, z, mass], NUMBERS * stretch);
  }
  team.barrier();
  const all = new Float64Array(NUMBERS);
  for (let k = 0; k < sums.length; k++) all[k % NUMBERS]! += sums[k]!;
  return all;
}

/** subtract: of a thread's own bodies. */
function takeOff(thread: ComputeThread, [x, y, z, mass]: Float64Array): void {
  if (mass === 0) return;
  const acceleration = thread.floats("acceleration");
  const shared = [x! / mass!, y! / mass!, z! / mass!];
  const [from, to] = thread.team.part(thread.layout.sizes.n);
  for (let i = 4 * from; i < 4 * to; i += 4) for (let k = 0; k < 3; k++) acceleration[i + k]! -= shared[k]!;
}
