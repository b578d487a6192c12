import { describe, expect, test } from "vitest";
import { choicesOf } from "../../../../src/app/choices.ts";
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
        (s) => s.setPlaying(false),
        (s) => s.setPlaying(true),
        (s) => s.setPlaying(false, true),
        (s) => s.setPlaying(false),
      ),
    ).toEqual([null, "paused", null, "reached", "paused"]);
  });

  test("says what stands in the way first", () => {
    const store = newState();
    const with_ = (change: object) => {
      store.setState(change);
      return standing(store.getState());
    };
    expect(with_({ acting: true })).toBe("edit");
    expect(with_({ acting: false, builderOpen: true })).toBe("builder");
    expect(with_({ builderOpen: false })).toBe(null);
    store.getState().hold("because");
    expect(standing(store.getState())).toBe("file");
    expect(with_({ held: null, scrubbed: 3 })).toBe("past");
    expect(with_({ racing: { label: "", fraction: null } })).toBe("race");
  });

  test("a file that can only be viewed refuses to run", () => {
    expect(
      after(
        (s) => s.hold("because"),
        (s) => s.setPlaying(true),
        (s) => s.hold(null),
        (s) => s.setPlaying(true),
      ),
    ).toEqual(["file", "file", "paused", null]);
  });
});
