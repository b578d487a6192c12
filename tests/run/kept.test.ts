import { describe, expect, test } from "vitest";
import { Keeper, type Part } from "../../src/run/kept/keeper.ts";

/** Memory that counts how often it was freed. */
const part = (bytes: number) => ({
  bytes,
  freed: 0,
  destroy(): void {
    this.freed++;
  },
});

const put = (shelf: ReturnType<Keeper["shelf"]>, value: string, bytes: number, parts: readonly Part[] = []) =>
  shelf.put(value, { bytes, parts });
const valuesOf = ({ all }: ReturnType<Keeper["shelf"]>) => all.map(({ value }) => value);

describe("one keeper of runs", () => {
  test("all that is kept takes no more than the memory, in whatever order it came", () => {
    const keeper = new Keeper(100);
    const history = keeper.shelf("history");
    for (let k = 0; k < 20; k++) put(history, `moment ${k}`, 10);
    expect(valuesOf(history)).toHaveLength(10);
    const undo = keeper.shelf("undo");
    put(undo, "a run", 40);
    expect(valuesOf(history)).toHaveLength(6);
    // A single run may take more than half, and then no future has room.
    put(undo, "a larger run", 90);
    expect([valuesOf(undo), valuesOf(history)]).toEqual([["a larger run"], ["moment 19"]]);
    const futures = keeper.shelf("futures");
    put(futures, "without", 20);
    expect(valuesOf(futures)).toEqual([]);
    put(undo, "too large", 101);
    expect(valuesOf(undo)).toEqual([]);
    expect([undo, history].map(({ measured }) => measured.used)).toEqual([0, 10]);
  });

  test("what several hold counts once, and is freed once, by the last of them", () => {
    const keeper = new Keeper(100);
    const [marks, history] = [keeper.shelf("bookmarks", { next: () => [] }), keeper.shelf("history")];
    const shared = part(50);
    const [one, other] = [put(history, "a", 0, [shared]), put(marks, "a, marked", 0, [shared])];
    expect([marks.measured, history.measured]).toEqual([
      { used: 50, room: 100 },
      { used: 0, room: 50 },
    ]);
    history.drop([one]);
    expect(shared.freed).toBe(0);
    marks.drop([other]);
    expect(shared.freed).toBe(1);
    // Bookmarks stay where there is no room any more.
    put(marks, "b", 0, [shared]);
    keeper.budget = 10;
    expect(valuesOf(marks)).toEqual(["b"]);
  });

  test("the run that is on pays for its own tables", () => {
    const keeper = new Keeper(100);
    const undo = keeper.shelf("undo");
    const table = new ArrayBuffer(80);
    keeper.held = [table];
    put(undo, "a", 10, [table]);
    put(undo, "b", 10, [table]);
    expect(undo.measured.used).toBe(20);
    keeper.held = [];
    expect(valuesOf(undo)).toEqual(["b"]);
  });

  test("a series has half of the memory at least, and gives all back where it is closed", () => {
    const keeper = new Keeper(100);
    const [history, series] = [keeper.shelf("history"), keeper.shelf("series")];
    for (let k = 0; k < 9; k++) put(history, `moment ${k}`, 10);
    const snapshot = part(25);
    put(series, "first", 0, [snapshot]);
    put(series, "second", 25);
    put(series, "third", 25);
    expect(valuesOf(series)).toEqual(["second", "third"]);
    expect([snapshot.freed, valuesOf(history).length]).toEqual([1, 9]);
    series.close();
    expect(series.measured).toEqual({ used: 0, room: 0 });
  });

  test("who is told of what went may let go more, and all hear of another room", () => {
    const keeper = new Keeper(100);
    const heard: string[] = [];
    const undo = keeper.shelf("undo", {
      gone: () => undo.drop(undo.all.slice(0, 1)),
      changed: () => heard.push("undo"),
    });
    keeper.shelf("history", { changed: () => heard.push("history") });
    for (const name of ["a", "b", "c", "d", "e"]) put(undo, name, 10);
    heard.length = 0;
    keeper.budget = 90;
    expect(valuesOf(undo)).toEqual(["c", "d", "e"]);
    expect(heard).toEqual(["undo", "history"]);
  });
});
