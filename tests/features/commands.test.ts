import { describe, expect, test } from "vitest";
import type { Actions } from "../../src/features/actions.ts";
import { type AnyCommand, allCommands, COMMANDS, commandOfKey } from "../../src/features/commands.ts";
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

describe("commands", () => {
  test("no two share a key, a name or a label", () => {
    const all: readonly AnyCommand[] = allCommands();
    const state = newState().getState();
    for (const list of [all.flatMap((c) => c.keys), all.map((c) => c.name), all.map((c) => c.label(state))]) {
      expect(new Set(list).size).toBe(list.length);
    }
    for (const [key, command] of Object.entries(COMMANDS)) expect(command.name).toBe(key);
  });

  test("the names that assistive technology relies on", () => {
    const state = newState().getState();
    const names = Object.values(COMMANDS).map((c) => c.label(state));
    for (const name of ["Pause", "Step", "Reset", "Open file", "Save snapshot", "Screenshot", "Record"]) {
      expect(names).toContain(name);
    }
    expect(COMMANDS.play.label(newState("?paused=1").getState())).toBe("Play");
  });

  test("Space holds and runs; a step holds time first", () => {
    const store = newState();
    const { asked, actions } = listening();
    commandOfKey(" ")!.perform({ store, actions });
    expect(store.getState().playing).toBe(false);
    commandOfKey(" ")!.perform({ store, actions });
    expect(store.getState().playing).toBe(true);
    commandOfKey(".")!.perform({ store, actions });
    expect(store.getState().playing).toBe(false);
    expect(asked).toEqual(["play.step"]);
  });

  test("keys of free flight are no commands while it is on", () => {
    for (const key of ["w", "A", "s", "d", "r", "F", "ArrowLeft"]) expect(commandOfKey(key, true)).toBeUndefined();
    expect(commandOfKey("d")?.name).toBe("plots");
    expect(commandOfKey("z", true)?.name).toBe("pilot");
  });

  test("arrows turn the camera", () => {
    const store = newState();
    const { asked, actions } = listening();
    commandOfKey("ArrowLeft")!.perform({ store, actions });
    commandOfKey("ArrowDown")!.perform({ store, actions });
    expect(asked[0]).toMatch(/^camera.rotate 0\.08\d+ 0$/);
    expect(asked[1]).toMatch(/^camera.rotate 0 -0\.08\d+$/);
  });
});
