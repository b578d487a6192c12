import { afterEach, expect, test, vi } from "vitest";
import { pollCalmly } from "../../src/headless/polling.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what Dawn asks in every turn of the event loop is asked each millisecond; other tasks come at once", async () => {
  pollCalmly();
  const patient = setImmediate;
  pollCalmly();
  expect(setImmediate).toBe(patient);

  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let asked = false;
  // Like Dawn's, what resolves a promise is native and has no name.
  const answer = new Promise<void>((native) => {
    setImmediate(native);
  }).then(() => {
    asked = true;
  });
  for (let turn = 0; turn < 5; turn++) await new Promise<void>((done) => setImmediate(() => done()));
  expect(asked).toBe(false);
  vi.advanceTimersByTime(1);
  await answer;
  expect(asked).toBe(true);
});
