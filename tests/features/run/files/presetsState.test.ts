import { describe, expect, test } from "vitest";
import { holdsPresets, readPresets, writePresets } from "../../../../src/features/run/files/presetsState.ts";
import { rangesFor } from "../../../../src/features/run/physics/state.ts";
import { scenarioInfo } from "../../../../src/features/run/play/state.ts";
import { newState } from "../../kit/fixtures.ts";

describe("presets", () => {
  test("names stay apart: kept, renamed and deleted", () => {
    const store = newState();
    const now = () => store.getState();
    now().presets.keepPreset("Merger", "?n=1");
    now().presets.keepPreset("Merger", "?n=2");
    now().presets.keepPreset("Merger", "?n=3");
    expect(now().presets.presets.map((p) => p.name)).toEqual(["Merger", "Merger 2", "Merger 3"]);
    now().presets.renamePreset("Merger 2", " Merger ");
    now().presets.renamePreset("Merger 3", "Tails");
    expect(now().presets.presets.map((p) => p.name)).toEqual(["Merger", "Merger 2", "Tails"]);
    now().presets.forgetPreset("Merger");
    expect(now().presets.presets).toEqual([
      { name: "Merger 2", address: "?n=2" },
      { name: "Tails", address: "?n=3" },
    ]);
  });

  test("a file of presets brings them back once", () => {
    const store = newState();
    store.getState().presets.keepPreset("A", "?scenario=sphere&theta=0.9");
    store.getState().presets.keepPreset('Ä "B"', "?n=7");
    const words = writePresets(store.getState().presets.presets);
    expect(holdsPresets(words)).toBe(true);
    expect(readPresets(words)).toEqual(store.getState().presets.presets);
    expect(store.getState().presets.importPresets(words)).toBe(0);
    expect(newState().getState().presets.importPresets(words)).toBe(2);
  });

  test.each([
    ['{"antennae":"presets"', /read/],
    ['{"antennae":"presets","version":2,"presets":[]}', /version 2/],
    ['{"antennae":"presets","version":1}', /no list/],
    ['{"antennae":"presets","version":1,"presets":[{"name":"a","address":"?"},{"name":"","address":"?"}]}', /entry 2/],
    ['{"antennae":"presets","version":1,"presets":[{"name":"a","address":"https://elsewhere"}]}', /entry 1/],
  ])("%s is refused in one line", (words, why) => {
    expect(() => newState().getState().presets.importPresets(words)).toThrow(why);
    expect(() => readPresets(words)).toThrow(/^[^\n]*$/);
  });

  test("a snapshot is no file of presets", () => {
    expect(holdsPresets("# m x y z")).toBe(false);
    expect(holdsPresets('{"antennae":"session"')).toBe(false);
  });

  test("to follow an address is to begin its run; what depends on the bodies waits for them", () => {
    const store = newState("?scenario=sphere&kernel=spline&theme=print&n=500");
    const { generation } = store.getState().play;
    store.getState().share.follow("?scenario=merger&theta=0.9&seed=5&view=1,2,3,0,0,0&check=0badcafe&paused=1&dt=5");
    const now = store.getState();
    expect(now.play.generation).toBe(generation + 1);
    // Not those of the address before.
    expect([now.physics.engineChoices.kernel, now.appearance.view.theme]).toEqual(["plummer", "dark"]);
    expect([now.play.scenario, now.play.seed, now.play.n, now.play.playing]).toEqual(["merger", 5, 500, false]);
    // The running bodies go on with their own.
    expect(now.physics.settings.timestep).toBe(1 / 8);
    expect(now.share.linked).toEqual({
      settings: { theta: 0.9, softening: 0.02, timestep: 5 },
      camera: [1, 2, 3, 0, 0, 0],
      check: "0badcafe",
    });
    expect(rangesFor(scenarioInfo(now, now.play.scenario).defaults, now.share.linked!.settings!).timestep).toEqual({
      min: 1 / 64 / 32,
      max: 5,
      default: 1 / 64,
    });
  });
});
