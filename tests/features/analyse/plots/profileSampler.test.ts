import { afterEach, expect, test, vi } from "vitest";
import type { GpuEngine, Profile } from "../../../../src/engine/index.ts";
import { ProfileSampler } from "../../../../src/features/analyse/plots/profileSampler.ts";
import { newState } from "../../kit/fixtures.ts";

/** An engine whose profiles are ready when the test says so. */
function fakeEngine() {
  const waiting: { give: (step: number) => void; fail: (error: Error) => void }[] = [];
  const rungs = vi.fn(async () => [3, 1]);
  const engine = {
    steps: 0,
    get version() {
      return this.steps;
    },
    measure: (name: string) =>
      name === "rungs"
        ? rungs()
        : new Promise<Profile>((resolve, reject) => {
            const empty = { time: 0, gravity: 1, edges: new Float64Array(2), classes: [], galaxies: [], lumped: false };
            waiting.push({ give: (step) => resolve({ ...empty, step }), fail: reject });
          }),
  };
  return { engine: engine as unknown as GpuEngine & { steps: number }, waiting, rungs };
}

afterEach(() => {
  vi.restoreAllMocks();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("profiles are taken only while the plots are open, of new steps, one at a time and every so many frames", async () => {
  const store = newState();
  const { engine, waiting } = fakeEngine();
  const sampler = new ProfileSampler(store, (error) => {
    throw error;
  });
  // Long after what the last one cost.
  let now = 0;
  const frames = (count: number) => {
    for (let i = 0; i < count; i++) {
      now += 1e6;
      sampler.frame(now, engine);
    }
  };
  frames(100);
  expect(waiting).toHaveLength(0);
  store.getState().layout.toggleSide("plots");
  frames(100);
  expect(waiting).toHaveLength(1);
  waiting[0]!.give(0);
  await settle();
  expect(store.getState().plots.profile?.step).toBe(0);
  // Held: nothing new.
  frames(100);
  expect(waiting).toHaveLength(1);
  (engine as { steps: number }).steps = 7;
  frames(10);
  expect(waiting).toHaveLength(1);
  frames(10);
  expect(waiting).toHaveLength(2);
  waiting[1]!.give(7);
  await settle();
  expect(store.getState().plots.tracks.map((t) => t.step)).toEqual([0, 7]);
  store.getState().layout.toggleSide("plots");
  (engine as { steps: number }).steps = 9;
  frames(100);
  expect(waiting).toHaveLength(2);
});

test("rungs are counted for their plot alone, at once when it is chosen, and once a profile", async () => {
  const store = newState();
  const { engine, waiting, rungs } = fakeEngine();
  const sampler = new ProfileSampler(store, (error) => {
    throw error;
  });
  store.getState().layout.toggleSide("plots");
  sampler.frame(0, null);
  for (let i = 0; i < 3; i++) sampler.frame(0, engine);
  waiting[0]!.give(0);
  await settle();
  expect([rungs.mock.calls.length, store.getState().plots.rungs]).toEqual([0, null]);
  store.getState().plots.setPlot("rungs");
  for (let i = 0; i < 3; i++) sampler.frame(0, engine);
  waiting[1]!.give(0);
  await settle();
  for (let i = 0; i < 100; i++) sampler.frame(1e6, engine);
  expect([rungs.mock.calls.length, store.getState().plots.rungs, waiting.length]).toEqual([1, [3, 1], 2]);
});

test("where profiles are slow they take a sixth of the time; what a former engine says is dropped", async () => {
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const store = newState();
  const failures: unknown[] = [];
  const sampler = new ProfileSampler(store, (error) => failures.push(error));
  const [first, second] = [fakeEngine(), fakeEngine()];
  store.getState().layout.toggleSide("plots");
  for (let i = 0; i < 3; i++) sampler.frame(now, first.engine);
  now += 30;
  first.waiting[0]!.give(0);
  await settle();
  (first.engine as { steps: number }).steps = 5;
  const free = now;
  for (let i = 0; i < 100; i++) sampler.frame(free, first.engine);
  expect(first.waiting).toHaveLength(1);
  // Five times the 30 ms that it took.
  for (let i = 0; i < 100; i++) sampler.frame(free + 149, first.engine);
  expect(first.waiting).toHaveLength(1);
  for (let i = 0; i < 100; i++) sampler.frame(free + 150, first.engine);
  expect(first.waiting).toHaveLength(2);
  for (let i = 0; i < 3; i++) sampler.frame(free + 2e6, second.engine);
  first.waiting[1]!.fail(new Error("destroyed"));
  await settle();
  expect([failures, store.getState().plots.profile?.step]).toEqual([[], 0]);
  for (let i = 0; i < 30; i++) sampler.frame(free + 3e6, second.engine);
  second.waiting[0]!.fail(new Error("lost"));
  await settle();
  expect(failures).toHaveLength(1);
});
