import fc from "fast-check";
import { expect, test } from "vitest";
import { type GpuEngine, snapshotBytes } from "../../../../src/engine/index.ts";
import { Timeline } from "../../../../src/features/run/timeline/timeline.ts";
import { UndoController } from "../../../../src/features/shell/undo/controller.ts";
import { Keeper } from "../../../../src/run/kept/keeper.ts";
import type { Run } from "../../../../src/run/wanted.ts";
import { newState } from "../../kit/fixtures.ts";

class FakeSnapshot {
  readonly bytes = 520;
  destroyed = 0;
  readonly of: FakeEngine;
  readonly steps: number;

  constructor(of: FakeEngine, steps: number) {
    this.of = of;
    this.steps = steps;
  }

  get time(): number {
    return this.steps;
  }

  destroy(): void {
    this.destroyed++;
  }
}

/** Counts its steps; snapshots come and are put back when the scheduler says so. */
class FakeEngine {
  readonly count = 10;
  readonly settings = { timestep: 1 };
  readonly all: FakeSnapshot[];
  readonly #scheduler: fc.Scheduler;
  /** Is it shown? What is put back into another one comes too late. */
  shown = true;
  lost = false;
  /** All steps that it ever stood at, the last one now. */
  readonly stood = [0];

  constructor(scheduler: fc.Scheduler, all: FakeSnapshot[]) {
    this.#scheduler = scheduler;
    this.all = all;
  }

  get steps(): number {
    return this.stood.at(-1)!;
  }

  get time(): number {
    return this.steps;
  }

  async snapshot(): Promise<FakeSnapshot> {
    const { steps } = this;
    await this.#scheduler.schedule(Promise.resolve());
    if (this.lost) throw new Error("the device was lost");
    const taken = new FakeSnapshot(this, steps);
    this.all.push(taken);
    return taken;
  }

  async restore(snapshot: FakeSnapshot): Promise<void> {
    expect(this.shown).toBe(true);
    expect(snapshot.of).toBe(this);
    await this.#scheduler.schedule(Promise.resolve());
    if (this.lost) throw new Error("the device was lost");
    expect(snapshot.destroyed === 0 || !this.shown).toBe(true);
    this.stood.push(snapshot.steps);
  }
}

const nothingElse = () => ({ picture: null, wanted: null, edit: () => expect.unreachable(), keeper: new Keeper() });
/** A run, or a part of one. */
const partOf = () => ({ bodies: { count: 10 }, view: {} }) as unknown as Run;

/** One more answer comes, and what waited for it goes on. */
async function answer(scheduler: fc.Scheduler): Promise<void> {
  if (scheduler.count() > 0) await scheduler.waitNext(1);
  await new Promise((done) => setImmediate(done));
}

const action = fc.record({
  kind: fc.constantFrom("step", "step", "step", "bookmark", "scrub", "back", "goTo", "forget", "run", "lose"),
  which: fc.integer({ min: 0, max: 3 }),
  answers: fc.integer({ min: 0, max: 4 }),
});

test("thirty actions in any order and speed: moments of other bodies never come back, and every snapshot is freed once", async () => {
  let restored = 0;
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(action, { minLength: 30, maxLength: 30 }), async (scheduler, actions) => {
      const store = newState();
      const all: FakeSnapshot[] = [];
      const said: unknown[] = [];
      let engine: FakeEngine | null = null;
      const fail = async (error: unknown) => {
        if (/lost/.test(String(error))) return false;
        said.push(error);
        return true;
      };
      const timeline = new Timeline(store, {
        get engines() {
          return engine ? [engine as unknown as GpuEngine] : [];
        },
        ...nothingElse(),
        fail,
      });
      const begin = () => {
        if (engine) engine.shown = false;
        engine = new FakeEngine(scheduler, all);
        store.getState().status.setStatus({ steps: 0, time: 0 });
        timeline.begin(partOf());
      };
      begin();
      const { setStatus } = store.getState().status;
      const work: Promise<unknown>[] = [];
      for (const { kind, which, answers } of actions) {
        const now = engine as FakeEngine | null;
        const mark = store.getState().timeline.bookmarks[which];
        if (kind === "run" || !now) begin();
        else if (kind === "step") {
          now.stood.push(now.steps + 1 + which);
          setStatus({ steps: now.steps, time: now.time });
        } else if (kind === "bookmark") work.push(timeline.bookmark());
        else if (kind === "scrub") work.push(timeline.scrub(which));
        else if (kind === "back") work.push(timeline.move(-1));
        else if (kind === "goTo" && mark) work.push(timeline.goTo(mark.id));
        else if (kind === "forget" && mark) timeline.forget(mark.id);
        else if (kind === "lose") {
          now.lost = true;
          now.shown = false;
          engine = null;
          timeline.clear();
        }
        const before = store.getState().status.status.steps;
        for (let k = 0; k < answers; k++) await answer(scheduler);
        const { steps } = store.getState().status.status;
        // What is told of the run is of the engine that is shown.
        if (steps !== before) {
          restored++;
          expect((engine as FakeEngine | null)?.stood).toContain(steps);
        }
      }
      await scheduler.waitIdle();
      await Promise.all(work);
      expect(said).toEqual([]);
      const last = engine as FakeEngine | null;
      if (last) expect(store.getState().status.status.steps).toBe(last.steps);
      const { moments, bookmarks, historyMemory } = store.getState().timeline;
      expect(historyMemory).toBe(newState().getState().timeline.historyMemory);
      const held = all.filter((s) => s.destroyed === 0);
      expect(all.every((s) => s.destroyed <= 1)).toBe(true);
      expect(held.every((s) => s.of === engine)).toBe(true);
      expect(held.length).toBeLessThanOrEqual(moments.length + bookmarks.length);
      timeline.clear();
      expect(all.map((s) => s.destroyed)).toEqual(all.map(() => 1));
    }),
    { numRuns: 100, seed: 151 },
  );
  expect(restored).toBeGreaterThan(20);
});

test("a snapshot that can't be taken frees the other side's", async () => {
  const all: FakeSnapshot[] = [];
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const [one, two] = [new FakeEngine(scheduler, all), new FakeEngine(scheduler, all)];
      two.lost = true;
      const store = newState();
      const fail = async () => true;
      const timeline = new Timeline(store, { engines: [one, two] as unknown as GpuEngine[], ...nothingElse(), fail });
      timeline.begin(partOf());
      await scheduler.waitIdle();
      expect(all.filter((s) => s.destroyed !== 1)).toEqual([]);
    }),
    { numRuns: 10, seed: 1 },
  );
});

test("a step that comes before the engine's word that it is back counts as going on", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const store = newState();
      const engine = new FakeEngine(scheduler, []);
      const timeline = new Timeline(store, {
        engines: [engine] as unknown as GpuEngine[],
        ...nothingElse(),
        fail: async () => true,
      });
      const step = () => {
        engine.stood.push(engine.steps + 1);
        store.getState().status.setStatus({ steps: engine.steps, time: engine.time });
      };
      timeline.begin(partOf());
      await scheduler.waitIdle();
      for (let k = 0; k < 3; k++) {
        step();
        await scheduler.waitIdle();
      }
      const kept = () => store.getState().timeline.moments.map((m) => m.steps);
      expect(kept()).toEqual([0, 1, 2, 3]);
      const going = timeline.scrub(0);
      while (engine.steps !== 0) await scheduler.waitNext(1);
      step();
      await scheduler.waitIdle();
      await going;
      expect(kept().every((steps) => steps <= 1)).toBe(true);
    }),
    { numRuns: 10, seed: 1 },
  );
});

test("moments and the runs that others keep share one memory", async () => {
  const store = newState();
  const settings = { timestep: 1 };
  const engine = {
    count: 100_000,
    steps: 0,
    settings,
    snapshot: async () => ({ ...engine, time: engine.steps, bytes: snapshotBytes(engine.count), destroy() {} }),
  };
  const keeper = new Keeper(60e6);
  const timeline = new Timeline(store, {
    engines: [engine as never],
    ...nothingElse(),
    keeper,
    fail: () => expect.unreachable(),
  });
  timeline.begin(partOf());
  const bytes = () => snapshotBytes(engine.count) * store.getState().timeline.moments.length;
  for (; engine.steps < 60; engine.steps++) {
    store.getState().status.setStatus({ steps: engine.steps });
    await new Promise((done) => setImmediate(done));
  }
  const alone = bytes();
  expect(alone).toBeLessThanOrEqual(60e6);
  keeper.shelf("undo").put("a run", { bytes: 30e6 });
  expect(bytes()).toBeLessThanOrEqual(30e6);
  expect(alone).toBeGreaterThan(30e6);
  keeper.shelf("futures").put("a future", { bytes: 15e6 });
  expect(bytes()).toBeLessThanOrEqual(15e6);
});

test("where a graphics card has no more memory the history's is what it uses: no step of “Undo”", async () => {
  const store = newState();
  const undo = new UndoController(store, { ask: () => {}, keeper: new Keeper() } as never);
  undo.begin();
  store.getState().physics.set({ softening: 0.5 });
  const full = async (): Promise<never> => Promise.reject(new Error("no room"));
  const engine = { count: 10, steps: 0, settings: { timestep: 1 }, snapshot: full };
  const timeline = new Timeline(store, { engines: [engine as never], ...nothingElse(), fail: async () => true });
  timeline.begin(partOf());
  await expect.poll(() => store.getState().timeline.historyMemory).toBe(1);
  expect(store.getState().undo.undoable).toBe("Softening");
});
