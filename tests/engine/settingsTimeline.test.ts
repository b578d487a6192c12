import { expect, it } from "vitest";
import { DEFAULT_SETTINGS, type Settings } from "../../src/engine/settings.ts";
import { SettingsTimeline } from "../../src/engine/settingsTimeline.ts";

const at = (timestep: number, softening = 0.02) => ({ ...DEFAULT_SETTINGS, timestep, softening });
const spans = (timeline: SettingsTimeline<Settings>, after: number, count: number) =>
  [...timeline.spans(after, count)].map(({ settings, steps }) => [settings.timestep, steps]);

it("each step has the settings that held when it was asked for, and its time", () => {
  const timeline = new SettingsTimeline(at(1), 10);
  timeline.step(3);
  timeline.set(at(2));
  timeline.step(2);
  // No step is done with these.
  timeline.set(at(7));
  timeline.set(at(3));
  timeline.step(4);
  expect(spans(timeline, 0, 9)).toEqual([
    [1, 3],
    [2, 2],
    [3, 4],
  ]);
  expect(spans(timeline, 4, 1)).toEqual([[2, 1]]);
  expect(spans(timeline, 6, 2)).toEqual([[3, 2]]);
  expect(spans(timeline, 6, 0)).toEqual([]);
  expect([1, 3, 4, 5, 6, 99].map((step) => timeline.of(step).timestep)).toEqual([1, 1, 2, 2, 3, 3]);
  expect([0, 1, 3, 4, 5, 6, 9].map((steps) => timeline.timeAfter(steps))).toEqual([10, 11, 13, 15, 17, 20, 29]);
  expect([timeline.steps, timeline.time]).toEqual([9, 29]);
});

it("no rounding adds up, whatever else is changed meanwhile", () => {
  const timeline = new SettingsTimeline(at(0.1), 0);
  for (let k = 1; k <= 10; k++) {
    timeline.step(1);
    timeline.set(at(0.1, k));
    timeline.forget(k);
  }
  expect(timeline.time).toBe(1);
});

it("what can't come again is forgotten, what can is not", () => {
  const timeline = new SettingsTimeline(at(1), 0);
  for (let k = 1; k <= 1000; k++) {
    timeline.step(1);
    timeline.set(at(k + 1));
    timeline.forget(k - 2);
  }
  timeline.step(2);
  expect(spans(timeline, 998, 4)).toEqual([
    [999, 1],
    [1000, 1],
    [1001, 2],
  ]);
  timeline.forget(1000);
  // Forces are still those of that step, whatever was set since.
  expect(timeline.of(1000).timestep).toBe(1000);
  expect(spans(timeline, 1000, 2)).toEqual([[1001, 2]]);
});

it("goes to another moment, whose forces may be of other settings than the next step's", () => {
  const timeline = new SettingsTimeline(at(1), 0);
  timeline.step(5);
  timeline.jump(2, 0.5, at(1, 0.3));
  expect([timeline.steps, timeline.time, timeline.of(2).softening]).toEqual([2, 0.5, 0.3]);
  timeline.step(4);
  expect([timeline.time, timeline.of(3).softening]).toEqual([4.5, 0.02]);
  expect(spans(timeline, 2, 4)).toEqual([[1, 4]]);
});

it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("is not asked for %d steps", (count) => {
  const timeline = new SettingsTimeline(at(1), 0);
  expect(() => timeline.step(count)).toThrow(/^step\(.*\): it must be a whole number of steps, 0 or more; /);
  expect(timeline.steps).toBe(0);
});
