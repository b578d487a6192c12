import { describe, expect, test } from "vitest";
import { holdsPresets, readPresets, writePresets } from "../../../../src/features/run/files/presetsState.ts";
import { rangesFor } from "../../../../src/features/run/physics/state.ts";
import { scenarioInfo } from "../../../../src/features/run/play/state.ts";
import { newState } from "../../kit/fixtures.ts";

describe("presets", () => {
  test("names stay apart: kept, renamed and deleted", () => {
    const store = newState();
    const now = () => store.getState();
    now().keepPreset("Merger", "?n=1");
    now().keepPreset("Merger", "?n=2");
    now().keepPreset("Merger", "?n=3");
    expect(now().presets.map((p) => p.name)).toEqual(["Merger", "Merger 2", "Merger 3"]);
    now().renamePreset("Merger 2", " Merger ");
    now().renamePreset("Merger 3", "Tails");
    expect(now().presets.map((p) => p.name)).toEqual(["Merger", "Merger 2", "Tails"]);
    now().forgetPreset("Merger");
    expect(now().presets).toEqual([
      { name: "Merger 2", address: "?n=2" },
      { name: "Tails", address: "?n=3" },
    ]);
  });

  test("a file of presets brings them back once", () => {
    const store = newState();
    store.getState().keepPreset("A", "?scenario=sphere&theta=0.9");
    store.getState().keepPreset('Ä "B"', "?n=7");
    const words = writePresets(store.getState().presets);
    expect(holdsPresets(words)).toBe(true);
    expect(readPresets(words)).toEqual(store.getState().presets);
    expect(store.getState().importPresets(words)).toBe(0);
    expect(newState().getState().importPresets(words)).toBe(2);
  });

  test.each([
    ['{"antennae":"presets"', /read/],
    ['{"antennae":"presets","version":2,"presets":[]}', /version 2/],
    ['{"antennae":"presets","version":1}', /no list/],
    ['{"antennae":"presets","version":1,"presets":[{"name":"a","address":"?"},{"name":"","address":"?"}]}', /entry 2/],
    ['{"antennae":"presets","version":1,"presets":[{"name":"a","address":"https://elsewhere"}]}', /entry 1/],
  ])("%s is refused in one line", (words, why) => {
    expect(() => newState().getState().importPresets(words)).toThrow(why);
    expect(() => readPresets(words)).toThrow(/^[^\n]*$/);
  });

  test("a snapshot is no file of presets", () => {
    expect(holdsPresets("# m x y z")).toBe(false);
    expect(holdsPresets('{"antennae":"session"')).toBe(false);
  });

  test("to follow an address is to begin its run; what depends on the bodies waits for them", () => {
    const store = newState("?scenario=sphere&kernel=spline&theme=print&n=500");
    const { generation } = store.getState();
    store.getState().follow("?scenario=merger&theta=0.9&seed=5&view=1,2,3,0,0,0&check=0badcafe&paused=1&dt=5");
    const now = store.getState();
    expect(now.generation).toBe(generation + 1);
    // Not those of the address before.
    expect([now.engineChoices.kernel, now.view.theme]).toEqual(["plummer", "dark"]);
    expect([now.scenario, now.seed, now.n, now.playing]).toEqual(["merger", 5, 500, false]);
    // The running bodies go on with their own.
    expect(now.settings.timestep).toBe(1 / 8);
    expect(now.linked).toEqual({
      settings: { theta: 0.9, softening: 0.02, timestep: 5 },
      camera: [1, 2, 3, 0, 0, 0],
      check: "0badcafe",
    });
    expect(rangesFor(scenarioInfo(now, now.scenario).defaults, now.linked!.settings!).timestep).toEqual({
      min: 1 / 64 / 32,
      max: 5,
      default: 1 / 64,
    });
  });
});
