import { expect, test } from "vitest";
import type { Deed } from "../../../../src/data/deeds/deed.ts";
import { planAfter, planWithout } from "../../../../src/features/create/interact/plan.ts";

const body = (time: number): Deed => ({
  ...{ kind: "body", time, component: "stars", mass: 1 },
  ...{ position: [1, 0, 0], velocity: [0, 0, 0] },
});
const undo = (time: number, of: number): Deed => ({ kind: "undo", time, of });
const redo = (time: number, of: number): Deed => ({ kind: "redo", time, of });
const told = (deed: Deed, index: number) => ({ deed, index });

test("undone where nothing has moved since, a deed leaves no trace; later it is undone at its time", () => {
  const plan = { deeds: [body(1)], done: 1 };
  const still = planAfter(plan, "undo", told(body(1), 0), { time: 1, still: true });
  expect(still).toMatchObject({ deeds: [], done: 0 });
  const later = planAfter(plan, "undo", told(body(1), 0), { time: 3, still: false })!;
  expect(later).toMatchObject({ deeds: [body(1), undo(3, 0)], done: 2 });
  // Done again at once: only the undoing is gone, for the bodies were there before it.
  const back = planAfter(later, "redo", told(body(1), 0), { time: 3, still: true })!;
  expect(back).toMatchObject({ deeds: [body(1)], done: 1 });
  expect(planAfter(back, "undo", told(body(1), 0), { time: 3, still: true })).toMatchObject(later);
  expect(planAfter(later, "redo", told(body(1), 0), { time: 4, still: false })).toMatchObject({
    deeds: [body(1), undo(3, 0), redo(4, 0)],
    done: 3,
  });
});

test("what left no trace is done again as a deed of now", () => {
  const after = planAfter({ deeds: [], done: 0 }, "redo", told(body(1), 0), { time: 2, still: false });
  expect(after).toEqual({ deeds: [body(2)], done: 1, told: told(body(2), 0) });
});

test("before its time a deed is only taken out of what is to come; one of another run is not touched", () => {
  const plan = { deeds: [body(1), body(2), undo(3, 0), undo(4, 1)], done: 1 };
  expect(planAfter(plan, "undo", told(body(2), 1), { time: 1.5, still: false })).toMatchObject({
    deeds: [body(1), undo(3, 0)],
    done: 1,
    toCome: true,
  });
  expect(planAfter(plan, "undo", told(body(7), 1), { time: 1.5, still: false })).toBeNull();
});

test("what can't be done goes with what undoes it; the numbers of the others follow", () => {
  const deeds = [body(1), body(2), undo(3, 0), undo(4, 1), redo(5, 1)];
  expect(planWithout(deeds, deeds[0]!)).toEqual([body(2), undo(4, 0), redo(5, 0)]);
});
