import { jerk } from "../force/jerk.ts";
import { blockBegin, blockDispatch, blockEnd, blockStart, correct, nextTime, predict } from "../integrate/blocks.ts";
import type { Spec } from "../state/spec.ts";
import { type Plan, sorted } from "../step.ts";
import { once, repeat, type Schedule } from "./schedule.ts";

type Order = "fourth" | "sixth";

/** Bodies that are due at the next time, brought there: forces and jerks (and snaps) from all others. */
export function block(order: Order, { extended, guests = [] }: Pick<Plan, "extended" | "guests">): readonly Spec[] {
  const sixth = order === "sixth";
  const more = guests.flatMap((guest) => guest.jerks?.(sixth) ?? []);
  return [nextTime, predict(sixth), blockDispatch, jerk(extended, sixth), ...more, correct(sixth)];
}

/** What individual steps start with at the bodies as they are: their forces and jerks, and a first step for each. */
export function blocksBegin(order: Order, plan: Pick<Plan, "extended" | "guests">): readonly Spec[] {
  const first = block(order, plan);
  // The snap goes by the sources' accelerations, which the first forces give.
  return order === "sixth" ? [blockStart(true), ...first, ...first] : [blockStart(), ...first];
}

/** What stands before and behind the block steps of a step of the run. */
export const [OPEN, CLOSE] = [[blockBegin], [blockEnd]] as const;

/** Each body with a step of its own in blocks, by direct sums (Makino & Aarseth 1992; Nitadori & Makino 2008). */
export const hermite =
  (order: Order) =>
  (plan: Plan): Schedule => {
    const begin = blocksBegin(order, plan);
    return {
      start: [...sorted(plan, { counted: false }), ...begin],
      // At the bodies as they are, without their order along the curve.
      again: once(...begin),
      step: [once(...OPEN), repeat(block(order, plan), "blocks", CLOSE)],
      close: [],
    };
  };
