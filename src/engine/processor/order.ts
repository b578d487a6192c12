import type { ComputeThread } from "./computeThread.ts";

type Range = readonly [first: number, end: number];

/** Bodies with mass, and test particles behind them where there are some. */
function rangesOf({ massive, layout }: ComputeThread): readonly Range[] {
  const { n } = layout.sizes;
  return massive < n
    ? [
        [0, massive],
        [massive, n],
      ]
    : [[0, n]];
}

/** A thread's part of a range. */
function partOf({ team }: ComputeThread, [first, end]: Range, index = team.index): Range {
  const [from, to] = team.part(end - first, index);
  return [first + from, first + to];
}

/** bounds, keys, sort: the order of the bodies along the curve, in each range by a cube of its own. */
export function sort(thread: ComputeThread): void {
  const { stages, team, layout } = thread;
  const { nextPosMass, keys, order, otherKeys, otherOrder } = layout.at;
  const ranges = rangesOf(thread);
  const bounds = ranges.map((_, k) => layout.at.bounds + 32 * team.size * k);
  // Each thread finds the same: that costs less than to wait for one.
  const roots = ranges.map((_, k) => layout.at.root + 32 * (team.size * k + team.index));
  const parts = ranges.map((range) => partOf(thread, range));
  // Others have moved some of the bodies of its parts.
  if (ranges.length > 1) team.barrier();
  parts.forEach(([from, to], k) => {
    stages.bounds(nextPosMass, from, to, bounds[k]! + 32 * team.index);
  });
  team.barrier();
  ranges.forEach(([first, end], k) => {
    stages.rootCube(bounds[k]!, team.size, nextPosMass + 16 * first, end - first, roots[k]!, thread.scratch);
  });
  thread.lap("bounds");
  parts.forEach(([from, to], k) => {
    stages.keys(nextPosMass, roots[k]!, from, to, keys, order);
  });
  thread.lap("keys");
  for (const [from, to] of parts) stages.sortPart(keys, order, otherKeys, otherOrder, from, to, thread.scratch);
  thread.swapped = false;
  team.barrier();
  for (let width = 1; width < team.size; width *= 2) {
    for (const range of ranges) mergeRound(thread, width, range);
    thread.swapped = !thread.swapped;
    team.barrier();
  }
  thread.lap("sort");
}

/** Merges runs of `width` threads two by two, each thread its part of the range's places. */
function mergeRound(thread: ComputeThread, width: number, range: Range): void {
  const { stages, team } = thread;
  const [sorted, spare] = [thread.sorted(), thread.sorted(true)];
  const [from, to] = partOf(thread, range);
  const start = (at: number) => partOf(thread, range, Math.min(at, team.size))[0];
  for (let at = 0; at < team.size; at += 2 * width) {
    const [left, right, end] = [start(at), start(at + width), start(at + 2 * width)];
    const [first, last] = [Math.max(from, left), Math.min(to, end)];
    if (first >= last) continue;
    stages.mergeParts(sorted.keys, sorted.order, spare.keys, spare.order, left, right, end, first, last);
  }
}
