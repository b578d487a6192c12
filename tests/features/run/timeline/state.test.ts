import { describe, expect, test } from "vitest";
import { crowded } from "../../../../src/run/kept/spread.ts";
import { newState } from "../../kit/fixtures.ts";
import { measurement } from "../../kit/measurement.ts";

/** At most so many of these moments, and the stride of those. */
function thinned(moments: readonly { steps: number }[], most: number, stride: number) {
  let [kept, apart] = [[...moments], stride];
  while (kept.length > most) {
    const went = crowded(kept, apart, (moment) => moment.steps);
    if (went.gone.length === 0) break;
    kept = kept.filter((moment) => !went.gone.includes(moment));
    apart = went.stride;
  }
  return { kept, stride: apart };
}

describe("moments of a run", () => {
  test.each([2, 3, 10, 57])("%i at most cover the whole run evenly, however long it is", (most) => {
    let kept = [{ steps: 0 }];
    let stride = 1;
    for (let steps = 1; steps <= 5000; steps += 1 + (steps % 3)) {
      if (steps - kept.at(-1)!.steps < stride) continue;
      ({ kept, stride } = thinned([...kept, { steps }], most, stride));
      expect(kept.length).toBeLessThanOrEqual(most);
      expect(kept[0]!.steps).toBe(0);
      const gaps = kept.slice(1).map((m, i) => m.steps - kept[i]!.steps);
      // At least the stride apart; where one was dropped, what is left is less than two strides and a frame away.
      for (const gap of gaps) {
        expect(gap).toBeGreaterThanOrEqual(stride);
        expect(gap).toBeLessThanOrEqual(2 * stride + 3);
      }
    }
    // Half of the moments or more are there when as many fit.
    expect(kept.length).toBeGreaterThanOrEqual(Math.max(1, Math.floor(most / 2) - 1));
  });

  test("as many as fit stay as they are", () => {
    const moments = [0, 1, 5, 6].map((steps) => ({ steps }));
    expect(thinned(moments, 4, 1)).toEqual({ kept: moments, stride: 1 });
    expect(thinned(moments, 3, 1)).toEqual({ kept: [{ steps: 0 }, { steps: 5 }], stride: 2 });
  });

  test("names of bookmarks are never empty; memory stays within bounds", () => {
    const store = newState();
    store.setState({ timeline: { bookmarks: [{ id: 1, steps: 0, time: 0, name: "a" }] } });
    store.getState().timeline.renameBookmark(1, "  ");
    expect(store.getState().timeline.bookmarks[0]!.name).toBe("a");
    store.getState().timeline.renameBookmark(1, " b ");
    expect(store.getState().timeline.bookmarks[0]!.name).toBe("b");
    store.getState().timeline.setHistoryMemory(0.1);
    expect(store.getState().timeline.historyMemory).toBe(1);
  });

  test("measurements stand in the order of their steps, also after going back", () => {
    const store = newState();
    for (const step of [0, 10, 20, 5, 10]) store.getState().accuracy.addMoment(measurement({ step, time: step }));
    expect(store.getState().accuracy.history.map((h) => h.step)).toEqual([0, 5, 10, 20]);
    store.getState().accuracy.forgetMomentsAfter(5);
    expect(store.getState().accuracy.history.map((h) => h.step)).toEqual([0, 5]);
  });
});
