import type { Pass } from "../../gpu/pass.ts";
import type { Repeat } from "./schedule.ts";

/** Block steps whose number is no multiple of it are own steps of the two deepest rungs alone: few groups walk, and the root cube stands. */
const MANY_EVERY = 4;

/** The block steps `from` to `to` of a step of the run, in parts that each begin with a tree, which stands for `interval` of them. */
export function* rungBatches(
  repeat: Repeat<Pass>["repeat"],
  from: number,
  to: number,
  interval: number,
): Generator<{ readonly passes: readonly Pass[]; readonly count: number }> {
  if (!("either" in repeat)) throw new Error("block steps on rungs are chosen one by one");
  const { rebuildingMany, rebuildingFew, reusingMany, reusingFew } = repeat.either;
  // At the first the root cube may still be that of another moment.
  const isMany = (step: number) => step % MANY_EVERY === 0 || step === 1 || step === to;
  for (let now = from; now <= to; ) {
    const next = Math.min(to + 1, now + interval - ((now - 1) % interval));
    const reused = Array.from({ length: next - now - 1 }, (_, k) => (isMany(now + 1 + k) ? reusingMany : reusingFew)!);
    yield { passes: [...(isMany(now) ? rebuildingMany : rebuildingFew)!, ...reused.flat()], count: next - now };
    now = next;
  }
}
