import { describe, expect, test, vi } from "vitest";
import { namedBy } from "../../../../src/features/run/play/state.ts";
import { UndoController } from "../../../../src/features/shell/undo/controller.ts";
import { Journal, type Weighed } from "../../../../src/features/shell/undo/journal.ts";
import { Keeper } from "../../../../src/run/kept/keeper.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import type { Wanted } from "../../../../src/run/wanted.ts";
import { newState } from "../../kit/fixtures.ts";

describe("the journal", () => {
  const step = (name: string, before: number, after: number) => ({
    name,
    before: { of: { x: before } },
    after: { of: { x: after } },
  });

  test("changes of one choice are one step while they go on, and none where they end where they began", () => {
    const journal = new Journal<{ bytes: number }>(new Keeper());
    journal.change(step("x", 1, 2), 0);
    journal.change(step("x", 2, 3), 900);
    expect(journal.last).toMatchObject({ before: { of: { x: 1 } }, after: { of: { x: 3 } } });
    journal.change(step("x", 3, 1), 1000);
    expect(journal.last).toBeNull();
    journal.change(step("x", 1, 2), 2000);
    journal.change(step("x", 2, 3), 3000);
    journal.back(null);
    expect(journal.last).toMatchObject({ before: { of: { x: 1 } }, after: { of: { x: 2 } } });
    // What follows is a step of its own.
    journal.change(step("x", 2, 5), 3001);
    expect(journal.last).toMatchObject({ before: { of: { x: 2 } }, after: { of: { x: 5 } } });
    expect(journal.next).toBeNull();
  });

  test("the oldest runs are forgotten with all that was done before them", () => {
    const keeper = new Keeper(2 * 80);
    const journal = new Journal<{ bytes: number }>(keeper);
    journal.change(step("a", 0, 1), 0);
    journal.deed("one", { bytes: 40 });
    journal.change(step("b", 0, 1), 0);
    journal.deed("two", { bytes: 40 });
    expect(namesOf(journal)).toEqual(["two", "b", "one", "a"]);
    for (const _ of Array(4)) journal.forth({ bytes: 40 });
    keeper.budget = 2 * 79;
    expect(namesOf(journal)).toEqual(["two", "b"]);
  });

  test("what was undone last is forgotten last, and nothing that a lost run would have to come before", () => {
    const keeper = new Keeper(2 * 120);
    const journal = new Journal<{ bytes: number }>(keeper);
    for (const name of ["one", "two", "three"]) journal.deed(name, { bytes: 40 });
    journal.back({ bytes: 40 });
    journal.back({ bytes: 40 });
    keeper.budget = 2 * 80;
    expect([journal.last, journal.next?.name]).toEqual([null, "two"]);
    keeper.budget = 2 * 40;
    journal.forth({ bytes: 40 });
    expect([journal.last?.name, journal.next]).toEqual(["two", null]);
  });
});

function namesOf(journal: Journal<{ bytes: number }>): string[] {
  const names: string[] = [];
  for (; journal.last; journal.back({ bytes: 40 })) names.push(journal.last.name);
  return names;
}

test("tables that several kept runs hold are weighed once", () => {
  const keeper = new Keeper(2 * 170);
  const journal = new Journal<Weighed>(keeper);
  const [shared, own] = [new ArrayBuffer(100), new ArrayBuffer(50)];
  const names = () => [journal.last?.name, journal.next?.name];
  journal.deed("one", { bytes: 10, parts: [shared] });
  journal.deed("two", { bytes: 10, parts: [shared, shared, own] });
  journal.back({ bytes: 10, parts: [shared, shared, own] });
  expect(names()).toEqual(["one", "two"]);
  keeper.budget = 2 * 169;
  expect(names()).toEqual([undefined, "two"]);
  // The last one is worth more than a part of the memory.
  keeper.budget = 160;
  expect(names()).toEqual([undefined, "two"]);
  keeper.budget = 159;
  expect(names()).toEqual([undefined, undefined]);
});

/** A simulation whose engine is a word, with runs that are there at once. */
function page() {
  const store = newState();
  const bodies = { units: { gravity: 1 } };
  const wantedOf = (radius: number): Wanted =>
    ({ run: { bodies, view: { radius } }, bodies, named: namedBy(store.getState()), change: {} }) as never;
  const engineOf = (word: string) => {
    const snapshot = { read: async () => ({ word }), destroy() {} };
    return { word, count: 10, settings: { timestep: 1 }, lastCheckpoint: { bodies }, snapshot: async () => snapshot };
  };
  const simulation = {
    keeper: new Keeper(),
    engine: engineOf("first"),
    get last() {
      return this.engine;
    },
    wanted: wantedOf(1),
    picture: { camera: { first: {}, view: null, take: vi.fn() } },
    defaultsOf: "merger",
    viewOf: "merger",
    ask: (work: Promise<unknown>) => work.catch(expect.unreachable),
    async replace(ask: () => Promise<Wanted | null>) {
      const wanted = await ask();
      if (wanted) await show(wanted);
      return wanted ? "shown" : "failed";
    },
  };
  const undo = new UndoController(store, simulation as unknown as Simulation);
  async function show(wanted: Wanted, word = "other") {
    const engine = engineOf(word);
    const restore = async ({ word }: { word: string }) => void Object.assign(engine, engineOf(word));
    await wanted.change.prepare?.(
      { ...engine, restore } as never,
      { snapshot: async (saved: object) => ({ ...saved, destroy() {} }) } as never,
    );
    undo.leave(wanted, "new");
    Object.assign(simulation, { engine, wanted });
    wanted.change.after?.();
    undo.begin();
  }
  undo.begin();
  return { store, undo, show, simulation, wantedOf };
}

/** What was asked for is done. */
const settled = () => new Promise((done) => setTimeout(done));

describe("undo and redo", () => {
  test("of settings, each by its name", async () => {
    const { store, undo } = page();
    const { softening } = store.getState().physics.settings;
    store.getState().physics.set({ softening: 0.5 });
    store.getState().appearance.setView({ exposure: 2 });
    store.getState().physics.setSolver("direct");
    expect(store.getState().undo.undoable).toBe("Solver");
    undo.undo();
    undo.undo();
    await settled();
    expect(store.getState()).toMatchObject({
      undo: { undoable: "Softening", redoable: "Exposure" },
      appearance: { view: { exposure: 0 } },
    });
    undo.undo();
    await settled();
    expect(store.getState().physics.settings.softening).toBe(softening);
    expect(store.getState().undo.undoable).toBeNull();
    undo.redo();
    await settled();
    expect(store.getState().physics.settings.softening).toBe(0.5);
    store.getState().physics.set({ theta: 1 });
    expect(store.getState().undo.redoable).toBeNull();
  });

  test("of a run that was replaced: its bodies and all choices, there and back", async () => {
    const { store, undo, show, simulation, wantedOf } = page();
    store.getState().physics.set({ softening: 0.5 });
    const before = namedBy(store.getState());
    store.getState().play.pickScenario("sphere");
    const next = wantedOf(3);
    const after = () => store.getState().physics.set({ softening: 7 });
    await show({ ...next, change: { after } }, "second");
    expect(store.getState().undo.undoable).toBe("Scenario");
    undo.undo();
    await expect.poll(() => simulation.engine.word).toBe("first");
    await settled();
    expect(store.getState()).toMatchObject({
      ...{ play: before, physics: { settings: { softening: 0.5 } }, undo: { undoable: "Softening" } },
    });
    undo.redo();
    await expect.poll(() => simulation.engine.word).toBe("second");
    await settled();
    expect(store.getState()).toMatchObject({
      play: { scenario: "sphere" },
      physics: { settings: { softening: 7 } },
      undo: { redoable: null },
    });
  });

  test("after other bodies were asked for in vain, what is brought back has the settings of then", async () => {
    const { store, undo, show, simulation, wantedOf } = page();
    store.getState().play.pickScenario("sphere");
    undo.failed();
    store.getState().play.pickScenario("merger");
    undo.interrupt();
    store.getState().physics.set({ softening: 0.5 });
    store.getState().play.pickScenario("sphere");
    await show({ ...wantedOf(3), change: { after: () => store.getState().physics.set({ softening: 7 }) } }, "second");
    undo.undo();
    await expect.poll(() => simulation.engine.word).toBe("first");
    await settled();
    expect(store.getState()).toMatchObject({ play: { scenario: "merger" }, physics: { settings: { softening: 0.5 } } });
  });

  test("what the page does by itself is no step", async () => {
    const { store, undo, show, wantedOf } = page();
    await show({
      ...wantedOf(1),
      change: { unasked: true, after: () => store.getState().appearance.setColour("galaxy") },
    });
    expect(store.getState().undo.undoable).toBeNull();
    await show(wantedOf(1));
    expect(store.getState().undo.undoable).toBe("Reset");
    undo.undo();
    await settled();
    await settled();
    expect(store.getState().undo.redoable).toBe("Reset");
  });
});
