import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../../src/engine/settings.ts";
import { SettingsLog } from "../../src/engine/settingsLog.ts";

const at = (timestep: number) => ({ ...DEFAULT_SETTINGS, timestep });
const spans = (log: SettingsLog, after: number, count: number) =>
  [...log.spans(after, count)].map(({ settings, steps }) => [settings.timestep, steps]);

it("each step has the settings that held when it was asked for", () => {
  const log = new SettingsLog(0, at(1));
  log.change(3, at(2));
  // No step was taken with these.
  log.change(5, at(7));
  log.change(5, at(3));
  expect(spans(log, 0, 9)).toEqual([
    [1, 3],
    [2, 2],
    [3, 4],
  ]);
  expect(spans(log, 4, 1)).toEqual([[2, 1]]);
  expect(spans(log, 6, 2)).toEqual([[3, 2]]);
  expect(spans(log, 6, 0)).toEqual([]);
  expect([1, 3, 4, 5, 6, 99].map((step) => log.of(step).timestep)).toEqual([1, 1, 2, 2, 3, 3]);
});

it("what can't come again is forgotten, what can is not", () => {
  const log = new SettingsLog(0, at(1));
  for (let k = 1; k <= 1000; k++) {
    log.change(k, at(k + 1));
    log.forget(k - 2);
  }
  expect(spans(log, 998, 4)).toEqual([
    [999, 1],
    [1000, 1],
    [1001, 2],
  ]);
  log.forget(1000);
  // Forces are still those of that step, whatever was set since.
  expect(log.of(1000).timestep).toBe(1000);
  expect(spans(log, 1000, 2)).toEqual([[1001, 2]]);
});
