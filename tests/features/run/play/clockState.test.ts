import { describe, expect, test } from "vitest";
import { choicesOf } from "../../../../src/app/state.ts";
import type { Change } from "../../../../src/features/kit/slice.ts";
import { standing } from "../../../../src/features/run/play/clockState.ts";
import { newState } from "../../kit/fixtures.ts";

/** Why time stands after each of these; the run hears the same. */
function after(...changes: ((state: ReturnType<ReturnType<typeof newState>["getState"]>) => unknown)[]) {
  const store = newState();
  return changes.map((change) => {
    change(store.getState());
    const why = standing(store.getState());
    expect(choicesOf(store).frame().playing).toBe(why === null);
    return why;
  });
}

describe("the clock", () => {
  test("runs, and stands where a person or a set moment stops it", () => {
    expect(
      after(
        () => {},
        (s) => s.play.setPlaying(false),
        (s) => s.play.setPlaying(true),
        (s) => s.play.setPlaying(false, true),
        (s) => s.play.setPlaying(false),
      ),
    ).toEqual([null, "paused", null, "reached", "paused"]);
  });

  test("says what stands in the way first", () => {
    const store = newState();
    const with_ = (change: Change<ReturnType<typeof store.getState>>) => {
      store.setState(change);
      return standing(store.getState());
    };
    expect(with_({ interact: { acting: true } })).toBe("edit");
    expect(with_({ interact: { acting: false }, builder: { builderOpen: true } })).toBe("builder");
    expect(with_({ builder: { builderOpen: false } })).toBe(null);
    store.getState().play.hold("because");
    expect(standing(store.getState())).toBe("file");
    expect(with_({ play: { held: null }, timeline: { scrubbed: 3 } })).toBe("past");
    expect(with_({ benchmark: { racing: { label: "", fraction: null } } })).toBe("race");
  });

  test("a file that can only be viewed refuses to run", () => {
    expect(
      after(
        (s) => s.play.hold("because"),
        (s) => s.play.setPlaying(true),
        (s) => s.play.hold(null),
        (s) => s.play.setPlaying(true),
      ),
    ).toEqual(["file", "file", "paused", null]);
  });
});
