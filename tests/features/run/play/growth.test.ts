import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlayController } from "../../../../src/features/run/play/controller.ts";
import type { Machine } from "../../../../src/run/machine.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import type { Run, Wanted } from "../../../../src/run/wanted.ts";
import { newState } from "../../kit/fixtures.ts";

/** What people do, by type. */
let listeners: Map<string, () => void>;
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new Map();
  vi.stubGlobal("addEventListener", (type: string, heard: () => void) => listeners.set(type, heard));
  vi.stubGlobal("location", { search: "" });
  kept.clear();
  const removeItem = kept.delete.bind(kept);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
    removeItem,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CARD = { name: "card", software: false, device: {} } as Machine;

/** A page on a card that takes 1.5 ms a step for a million bodies; its bodies are there as soon as they are asked for. */
function page(search = "", machine = CARD) {
  vi.stubGlobal("location", { search });
  const store = newState(search, { n: 16384, maxBodies: 4_194_304 });
  const pace = { step: null as number | null, draw: 0, timed: false };
  const runs: { readonly n: number; readonly unasked: boolean | undefined }[] = [];
  const made: number[] = [];
  let answer: (() => void) | null = null;
  const simulation = {
    machine,
    frames: { pace, steps: 0 },
    run: null as Run | null,
    wanted: null as Wanted | null,
    defaultsOf: "merger",
    viewOf: "merger",
    picture: { camera: { first: { radius: 3 }, take: vi.fn() } },
    source: {
      make: ({ n }: { n: number }) => {
        made.push(n);
        return new Promise((resolve) => {
          answer = () => resolve({ bodies: { count: n, units: {} }, view: { check: "" } });
        });
      },
    },
    ask: (work: Promise<unknown>) => work.catch(expect.unreachable),
    /** Bodies that the card has no memory for. */
    tooMany: Number.POSITIVE_INFINITY,
    cancel: vi.fn(() => store.setState({ play: simulation.wanted?.named ?? {} })),
    async replace(ask: () => Promise<Wanted | null>) {
      const wanted = await ask();
      if (!wanted || wanted.bodies.count >= simulation.tooMany) {
        store.setState({ play: simulation.wanted?.named ?? {} });
        return "failed";
      }
      Object.assign(simulation, { wanted, run: wanted.run });
      Object.assign(pace, { step: null, draw: 0, timed: false });
      runs.push({ n: wanted.bodies.count, unasked: wanted.change.unasked });
      wanted.change.after?.();
      return "shown";
    },
  };
  const play = new PlayController(store, simulation as unknown as Simulation);
  const there = async () => {
    answer?.();
    await vi.advanceTimersByTimeAsync(1);
  };
  /** The card has told what the run costs. */
  const learns = async (costs: Partial<typeof pace> = {}) => {
    const { n } = store.getState().play;
    Object.assign(pace, { step: 0.2 + (1.5 * n) / 2 ** 20, draw: 3.1 + (0.4 * n) / 2 ** 20, timed: true, ...costs });
    simulation.frames.steps = 20;
    await vi.advanceTimersByTimeAsync(100);
  };
  const open = async () => {
    play.prepare();
    play.start(machine);
    await there();
  };
  return { store, simulation, play, runs, made, there, learns, open };
}

test("the first run has as many bodies as the card moves as soon as its costs are known, and the next visit begins with them", async () => {
  const { open, runs, learns, there, store } = page();
  await open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toEqual([{ n: 65536, unasked: false }]);
  await learns();
  await there();
  expect(runs.at(-1)).toEqual({ n: 2_097_152, unasked: true });
  await learns();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toHaveLength(2);
  expect(store.getState().play.n).toBe(2_097_152);

  const next = page();
  await next.open();
  await next.learns();
  expect(next.runs).toEqual([{ n: 2_097_152, unasked: false }]);
});

test("what the page writes into its own address before an adapter was found is no choice of the user's", async () => {
  const { play, there, runs, learns } = page();
  play.prepare();
  vi.stubGlobal("location", { search: "?n=16384" });
  play.start(CARD);
  await there();
  expect(runs).toEqual([{ n: 65536, unasked: false }]);
  await learns();
  await there();
  expect(runs.at(-1)).toEqual({ n: 2_097_152, unasked: true });
});

test("more bodies than the card holds are not what the next visit begins with, and no key press ends another wish", async () => {
  const { open, runs, learns, there, simulation, store } = page();
  simulation.tooMany = 1e6;
  await open();
  await learns();
  await there();
  expect(runs).toHaveLength(1);
  expect(store.getState().play.n).toBe(65536);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toHaveLength(1);
  expect(kept.size).toBe(0);
  listeners.get("keydown")!();
  expect(simulation.cancel).not.toHaveBeenCalled();

  kept.set("antennae.bodies.card", "2097152");
  const next = page();
  next.simulation.tooMany = 1e6;
  await next.open();
  expect(next.runs).toEqual([]);
  expect(kept.size).toBe(0);
});

test("what was learnt when the card was busy is mended at the next visit", async () => {
  kept.set("antennae.bodies.card", "16384");
  const { open, runs, learns, there } = page();
  await open();
  for (let run = 0; run < 3; run++) {
    await learns();
    await there();
  }
  expect(runs.map(({ n }) => n)).toEqual([16384, 524_288, 2_097_152]);
});

test.each(["pointerdown", "click", "keydown", "input", "change", "wheel", "drop", "paste"])(
  "nothing takes the place of a run after a %s",
  async (type) => {
    const { open, runs, learns, made } = page();
    await open();
    listeners.get(type)!();
    await learns();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toHaveLength(1);
    expect(made).toEqual([65536]);
    // What suits the card is known all the same.
    expect(kept.get("antennae.bodies.card")).toBe("2097152");
  },
);

test("bodies on their way are given up where the user begins to do something", async () => {
  const { open, runs, learns, store, simulation, made } = page();
  await open();
  await learns();
  expect(made).toEqual([65536, 2_097_152]);
  listeners.get("pointerdown")!();
  expect(simulation.cancel).toHaveBeenCalledTimes(1);
  expect(store.getState().play.n).toBe(65536);
  expect(runs).toHaveLength(1);
  // Only what the page began by itself.
  listeners.get("keydown")!();
  expect(simulation.cancel).toHaveBeenCalledTimes(1);
});

test.each([
  ["an address with a number", "?n=4096", () => {}],
  ["a number that was chosen", "", ({ store }: ReturnType<typeof page>) => store.getState().play.setBodies(3000)],
  ["another scenario", "", ({ store }: ReturnType<typeof page>) => store.getState().play.pickScenario("sphere")],
  ["a pause", "", ({ store }: ReturnType<typeof page>) => store.getState().play.setPlaying(false)],
])("%s stays", async (_, search, act) => {
  const opened = page(search);
  await opened.open();
  act(opened);
  await opened.there();
  const { n } = opened.store.getState().play;
  await opened.learns();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened.runs.at(-1)).toMatchObject({ n, unasked: false });
  expect(opened.runs.filter(({ unasked }) => unasked)).toEqual([]);
});

test("nothing takes the place of what else is on its way", async () => {
  const { open, runs, learns, made, store, simulation } = page();
  await open();
  store.getState().play.setBusy({ label: "a deed of the address", fraction: null });
  await learns();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made).toEqual([65536]);
  // It is there, with bodies of its own.
  simulation.run = {} as Run;
  store.getState().play.setBusy(null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(made).toEqual([65536]);
  expect(runs).toHaveLength(1);
});

test("bodies that the address asks for are made before there is a machine, and once", async () => {
  const { play, made, there, runs } = page("?n=500000&seed=3");
  play.prepare();
  expect(made).toEqual([500_000]);
  play.start(CARD);
  await there();
  expect(made).toEqual([500_000]);
  expect(runs).toEqual([{ n: 500_000, unasked: false }]);

  const without = page("?seed=3");
  without.play.prepare();
  expect(without.made).toEqual([]);
});

test("a card without a clock is watched for a while", async () => {
  const { open, made, learns } = page();
  await open();
  await learns({ timed: false });
  expect(made).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1200);
  expect(made).toHaveLength(2);
});

test("bodies that were begun ahead and given up are made when they are wanted", async () => {
  const { play, made, simulation } = page("?n=500000");
  const { make } = simulation.source;
  simulation.source.make = (task) => {
    void make(task);
    return Promise.reject(new Error("cancelled"));
  };
  play.prepare();
  simulation.source.make = make;
  await vi.advanceTimersByTimeAsync(1);
  play.start(CARD);
  expect(made).toEqual([500_000, 500_000]);
});
