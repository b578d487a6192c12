import { type Deed, isToggle, type Toggle } from "../../../data/deeds/deed.ts";
import { writeDeeds } from "../../../data/deeds/deedText.ts";

/** The deeds of a run in their order, and how many of them were done to the bodies that are shown. */
export interface Plan {
  readonly deeds: readonly Deed[];
  readonly done: number;
}

/** What is taken back or done again: a deed, and its index when it was done. */
export interface Told {
  readonly deed: Deed;
  readonly index: number;
}

/** With one more deed now; what was still to come does not come any more. */
export const planWith = ({ deeds, done }: Plan, deed: Deed): Plan => ({
  deeds: [...deeds.slice(0, done), deed],
  done: done + 1,
});

/** A plan, and where in it the deed stands. */
export interface After extends Plan {
  readonly told: Told;
  /** It was still to come: the bodies stay. */
  readonly toCome?: boolean;
}

/**
 * The plan after a deed was undone or done again, at this time, and the deed as it stands in it. `still`: nothing has moved since its
 * bodies came or went; then both are left out, for nothing came of them. Null: it is none of the run.
 */
export function planAfter(
  plan: Plan,
  kind: Toggle["kind"],
  told: Told,
  { time, still }: { readonly time: number; readonly still: boolean },
): After | null {
  const { deeds, done } = plan;
  const { deed, index } = told;
  const mine = deeds[index];
  const mineStill = mine !== undefined && writeDeeds([mine]) === writeDeeds([deed]);
  // Where time was turned back to before it, it does not come any more.
  if (kind === "undo" && mineStill && index >= done)
    return { deeds: planWithout(deeds, mine), done, told, toCome: true };
  if (!mineStill || index >= done) {
    const again = { ...deed, time };
    return kind === "undo" ? null : { ...planWith(plan, again), told: { deed: again, index: done } };
  }
  const last = deeds[done - 1]!;
  const isOf = (one: Toggle["kind"]) => last.kind === one && last.of === index;
  const backs = kind === "redo" ? isOf("undo") : isOf("redo") || index === done - 1;
  if (backs && still && last.time === time) return { deeds: deeds.slice(0, done - 1), done: done - 1, told };
  return { ...planWith(plan, { kind, time, of: index }), told };
}

/** Without a deed that can't be done, and without what was to undo it. */
export function planWithout(deeds: readonly Deed[], gone: Deed): readonly Deed[] {
  const of = deeds.indexOf(gone);
  if (of < 0) return deeds;
  const rest = deeds.filter((deed, k) => k !== of && !(isToggle(deed) && deed.of === of));
  // Those behind it move up; toggles of toggles there are none.
  const moved = (k: number) => rest.indexOf(deeds[k]!);
  return rest.map((deed) => (isToggle(deed) ? { ...deed, of: moved(deed.of) } : deed));
}
