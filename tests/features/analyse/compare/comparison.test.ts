import fc from "fast-check";
import { expect, test, vi } from "vitest";
import type { Bodies } from "../../../../src/data/bodies/bodies.ts";
import { DEFAULT_SETTINGS, type Engine, type Settings } from "../../../../src/engine/index.ts";
import { Comparison } from "../../../../src/features/analyse/compare/comparison.ts";
import { rightSettings } from "../../../../src/features/analyse/compare/state.ts";
import { stepsBack } from "../../../../src/run/frames.ts";
import type { Machine } from "../../../../src/run/machine.ts";
import type { Without } from "../../../../src/run/wanted.ts";
import { newState } from "../../kit/fixtures.ts";
import { measurement } from "../../kit/measurement.ts";

test("two runs that are too much for this machine are refused with numbers, and one run is shown", async () => {
  const store = newState("?compare=theta&right=1", { maxBodies: 100_000 });
  const comparison = new Comparison(store, {
    machine: null,
    engine: null,
    showRight() {},
    fail: async () => true,
  });
  const machine = {} as Machine;
  expect(await comparison.make(machine, { count: 60_000 } as Bodies, DEFAULT_SETTINGS)).toBeNull();
  expect(store.getState().compare.comparing).toBe(false);
  const said = store.getState().messages.messages.map((m) => `${m.kind}: ${m.text}`);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^error: .*60,000 bodies needs \d+ MB more; take at most 50,000 bodies/);
  // Nothing more to say, and nothing made, while one run is shown.
  expect(await comparison.make(machine, { count: 60_000 } as Bodies, DEFAULT_SETTINGS)).toBeNull();
  expect(store.getState().messages.messages).toHaveLength(1);
});

test("of two futures side B is made with the deed, of the bodies from before it; before that there is one side", async () => {
  const store = newState("?compare=deed&right=1");
  const shown: unknown[] = [];
  const showRight = (...asked: unknown[]) => void shown.push(asked);
  const fail = async () => true;
  const comparison = new Comparison(store, { machine: null, engine: null, showRight, fail });
  const made: unknown[] = [];
  const machine = {
    engine: async (bodies: Bodies) => {
      made.push(bodies);
      return { settings: DEFAULT_SETTINGS, bodies, measure: async () => null, destroy() {} };
    },
  } as unknown as Machine;
  const [before, after] = [{ count: 4 } as Bodies, { count: 5 } as Bodies];
  expect(await comparison.make(machine, after, DEFAULT_SETTINGS)).toBeNull();
  expect(store.getState()).toMatchObject({ compare: { comparing: true, branch: 1 } });
  const view = {} as Without["view"];
  const without: Without = { bodies: before, view, deed: 1 };
  const right = await comparison.make(machine, after, DEFAULT_SETTINGS, undefined, without);
  expect(made).toEqual([before]);
  const left = { settings: DEFAULT_SETTINGS, bodies: after, measure: async () => null } as unknown as Engine;
  comparison.begin(left, right, without);
  expect(comparison.right).toBe(right);
  expect(shown).toEqual([[right, view]]);
});

test.each([
  ["forwards", 1 / 64, 2, 0],
  ["backwards, 128 steps away", -1 / 64, 2, 128],
  ["backwards, past the start", -1 / 64, -2, 0],
  ["backwards, there", -1 / 64, 0, 0],
  ["backwards in steps that miss the start", -0.3, 2, 0],
  ["backwards with rounding", -0.1, 0.1 + 0.2, 3],
])("steps to the start: %s", (_, timestep, time, steps) => {
  const bodies = { time: 0 } as Bodies;
  expect(stepsBack({ settings: { ...DEFAULT_SETTINGS, timestep }, time, bodies })).toBe(steps);
});

/** As much of an engine as a comparison asks for; its answers come when the scheduler says so. */
class FakeEngine {
  readonly count = 10;
  readonly bodies = { count: 10 } as Bodies;
  readonly steps = 0;
  readonly time = 0;
  destroyed = 0;
  readonly settings: Settings;
  readonly #scheduler: fc.Scheduler;

  constructor(scheduler: fc.Scheduler, settings: Settings) {
    this.#scheduler = scheduler;
    this.settings = settings;
  }

  snapshot = () => this.#scheduler.schedule(Promise.resolve({ destroy() {} }));
  restore = () => this.#scheduler.schedule(Promise.resolve());
  measure = () => this.#scheduler.schedule(Promise.resolve(null));

  destroy(): void {
    this.destroyed++;
  }
}

const action = fc.record({
  kind: fc.constantFrom(
    "toggle",
    "toggle",
    "by solver",
    "by kernel",
    "solver of B",
    "another run",
    "another run",
    "lose",
  ),
  which: fc.integer({ min: 0, max: 2 }),
  answers: fc.integer({ min: 0, max: 3 }),
});
const SOLVERS = ["direct", "bonsai", "adaptive"];

test("thirty actions in any order and speed: side B is as it was chosen last, or there is none, and every other is freed once", async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(action, { minLength: 30, maxLength: 30 }), async (scheduler, actions) => {
      const rights: FakeEngine[] = [];
      const engine = async (_: Bodies, settings: Partial<Settings>) => {
        await scheduler.schedule(Promise.resolve());
        rights.push(new FakeEngine(scheduler, settings as Settings));
        return rights.at(-1) as unknown as Engine;
      };
      const solvers = SOLVERS.map((name) => ({ name, title: name, help: "" }));
      const store = newState("", { solvers });
      const machine = { engine } as unknown as Machine;
      let left: FakeEngine | null = null;
      const said: unknown[] = [];
      const comparison = new Comparison(store, {
        machine,
        get engine() {
          return left as unknown as Engine | null;
        },
        showRight() {},
        fail: async (error) => {
          said.push(error);
          return true;
        },
      });
      // As the page makes a run: the one that was begun last is shown.
      let life = new AbortController();
      const begin = async (solver: string) => {
        life.abort();
        life = new AbortController();
        const { signal } = life;
        await scheduler.schedule(Promise.resolve());
        const made = new FakeEngine(scheduler, { ...DEFAULT_SETTINGS, solver });
        const right = signal.aborted ? null : await comparison.make(machine, made.bodies, made.settings, signal);
        if (signal.aborted) return right?.destroy();
        left = made;
        comparison.begin(made as unknown as Engine, right);
      };
      const work = [begin("direct")];
      for (const { kind, which, answers } of actions) {
        const { toggleCompare, setComparedBy, setRightSide } = store.getState().compare;
        if (kind === "toggle") toggleCompare();
        else if (kind === "by solver") setComparedBy("solver");
        else if (kind === "by kernel") setComparedBy("kernel");
        else if (kind === "solver of B") setRightSide({ solver: SOLVERS[which]! });
        else if (kind === "another run") work.push(begin(SOLVERS[which]!));
        else {
          left = null;
          comparison.leave();
          work.push(begin("direct"));
        }
        for (let k = 0; k < answers; k++) {
          if (scheduler.count() > 0) await scheduler.waitNext(1);
          await new Promise((done) => setImmediate(done));
        }
      }
      for (let quiet = 0; quiet < 3; quiet++) {
        if (scheduler.count() > 0) quiet = 0;
        await scheduler.waitIdle();
        await new Promise((done) => setImmediate(done));
      }
      await Promise.all(work);
      const state = store.getState();
      const right = comparison.right as unknown as FakeEngine | null;
      expect(said).toEqual([]);
      expect(state.play.busy).toBeNull();
      expect(right !== null).toBe(state.compare.comparing);
      expect(rights.filter((made) => made.destroyed === 0)).toEqual(right ? [right] : []);
      expect(rights.every((made) => made.destroyed <= 1)).toBe(true);
      if (!right) return;
      compared++;
      expect(right.settings).toEqual(rightSettings((left as unknown as FakeEngine).settings, state));
    }),
    { numRuns: 100, seed: 153 },
  );
  vi.restoreAllMocks();
  expect(compared).toBeGreaterThan(20);
});

test("side B that comes in another's place is measured, though the other's measurement never ends", async () => {
  const store = newState("?compare=timestep&right=4");
  const positions = Float32Array.from({ length: 8 }, (_, k) => k);
  const bodies = { count: 2, id: Uint32Array.of(0, 1) } as Bodies;
  const side = (measure: () => Promise<unknown>, timestep: number, x = 0) => ({
    ...{ bodies, time: 0, settings: { ...DEFAULT_SETTINGS, timestep }, step() {}, set() {}, destroy() {} },
    measure: async (name?: string) =>
      name === "sample" ? { stride: 1, steps: 0, time: 0, positions: positions.map((p) => p + x) } : measure(),
  });
  const comparison = new Comparison(store, {
    machine: null,
    engine: null,
    showRight() {},
    fail: async (error) => {
      throw error;
    },
  });
  const { timestep } = DEFAULT_SETTINGS;
  const left = side(async () => ({}), timestep) as unknown as Engine;
  store.setState({ accuracy: { measurement: {} as never } });
  let asked = 0;
  const never = () => {
    asked++;
    return new Promise(() => {});
  };
  comparison.begin(left, side(never, 4 * timestep) as unknown as Engine);
  await vi.waitFor(() => expect(asked).toBe(1));
  comparison.begin(left, side(async () => ({}), 4 * timestep, 3) as unknown as Engine);
  await vi.waitFor(() => expect(store.getState().compare.differences.at(-1)?.rms).toBeGreaterThan(0));
});

test("steps and measurements in any order and speed: while time is held the last distance is that of the bodies as they are", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.integer({ min: 0, max: 3 })), async (scheduler, answers) => {
      // Two bodies on each side; those of B stand still.
      const side = (moves: number) => ({
        ...{ bodies: { count: 2 } as Bodies, count: 2, settings: DEFAULT_SETTINGS, steps: 0, destroy() {} },
        get time(): number {
          return this.steps * DEFAULT_SETTINGS.timestep;
        },
        step(n: number) {
          this.steps += n;
        },
        measure(name?: string) {
          if (name !== "sample") return scheduler.schedule(Promise.resolve(measurement()));
          const { steps, time } = this;
          const positions = Float32Array.from({ length: 8 }, (_, k) => (k % 4 === 0 ? moves * steps : 0));
          return scheduler.schedule(Promise.resolve({ steps, time, stride: 1, positions }));
        },
      });
      const [left, right] = [side(1), side(0)];
      const store = newState("?compare=theta&right=0.5");
      const said: unknown[] = [];
      const comparison = new Comparison(store, {
        ...{ machine: null, engine: left as unknown as Engine, showRight() {} },
        fail: async (error) => said.push(error) > 0,
      });
      right.bodies = left.bodies;
      comparison.begin(left as unknown as Engine, right as unknown as Engine);
      for (const count of [...answers, 0]) {
        left.step(1);
        right.step(1);
        store.setState({ accuracy: { measurement: measurement() } });
        for (let k = 0; k < count && scheduler.count() > 0; k++) await scheduler.waitOne();
      }
      const next = () => new Promise(setImmediate);
      for (await next(); scheduler.count() > 0; await next()) await scheduler.waitOne();
      expect(said).toEqual([]);
      const last = store.getState().compare.differences.at(-1)!;
      expect([last.step, last.rms]).toEqual([left.steps, left.steps]);
    }),
  );
});
