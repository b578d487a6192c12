import { describe, expect, test } from "vitest";
import type { Actions } from "../../src/features/actions.ts";
import { FEATURES } from "../../src/features/index.ts";
import { commandOfKey } from "../../src/features/keys.ts";
import { playCommands } from "../../src/features/play/commands.ts";
import { newState } from "./fixtures.ts";

/** Actions that note what was asked of them. */
function listening() {
  const asked: string[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void asked.push([name, ...given].join(" "));
  const ofFeature = (feature: string) => new Proxy({}, { get: (_, action) => note(`${feature}.${String(action)}`) });
  const actions = new Proxy({}, { get: (_, feature) => ofFeature(String(feature)) }) as Actions;
  return { asked, actions };
}

const all = newState().getState().commands;
const perform = (key: string, context: object) => commandOfKey(all, key)!.perform(context as never);

describe("commands", () => {
  test("no two share a key, a name or a label", () => {
    const state = newState().getState() as never;
    for (const list of [all.flatMap((c) => c.keys), all.map((c) => c.name), all.map((c) => c.label(state))]) {
      expect(new Set(list).size).toBe(list.length);
    }
    for (const feature of FEATURES)
      if ("commands" in feature)
        for (const [key, command] of Object.entries(feature.commands.list)) expect(command.name).toBe(key);
  });

  test("the names that assistive technology relies on", () => {
    const state = newState().getState() as never;
    const names = all.map((c) => c.label(state));
    for (const name of ["Pause", "Step", "Reset", "Open file", "Save snapshot", "Screenshot", "Record"]) {
      expect(names).toContain(name);
    }
    expect(playCommands.play.label(newState("?paused=1").getState())).toBe("Play");
  });

  test("Space holds and runs; a step holds time first", () => {
    const store = newState();
    const { asked, actions } = listening();
    perform(" ", { store, actions });
    expect(store.getState().playing).toBe(false);
    perform(" ", { store, actions });
    expect(store.getState().playing).toBe(true);
    perform(".", { store, actions });
    expect(store.getState().playing).toBe(false);
    expect(asked).toEqual(["play.step"]);
  });

  test("keys of free flight are no commands while it is on", () => {
    for (const key of ["w", "A", "s", "d", "r", "F", "ArrowLeft"]) expect(commandOfKey(all, key, true)).toBeUndefined();
    expect(commandOfKey(all, "d")?.name).toBe("plots");
    expect(commandOfKey(all, "z", true)?.name).toBe("pilot");
  });

  test("arrows turn the camera", () => {
    const store = newState();
    const { asked, actions } = listening();
    perform("ArrowLeft", { store, actions });
    perform("ArrowDown", { store, actions });
    expect(asked[0]).toMatch(/^camera.rotate 0\.08\d+ 0$/);
    expect(asked[1]).toMatch(/^camera.rotate 0 -0\.08\d+$/);
  });
});
