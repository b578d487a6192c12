import { describe, expect, test } from "vitest";
import { FEATURES } from "../../../src/features/index.ts";
import type { Actions } from "../../../src/features/kit/actions.ts";
import { perform as performCommand } from "../../../src/features/kit/command.ts";
import { commandOfKey, commandOfPress } from "../../../src/features/kit/keys.ts";
import { playCommands } from "../../../src/features/run/play/commands.ts";
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

const all = newState().getState().preferences.commands;
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
    expect(store.getState().play.playing).toBe(false);
    perform(" ", { store, actions });
    expect(store.getState().play.playing).toBe(true);
    perform(".", { store, actions });
    expect(store.getState().play.playing).toBe(false);
    expect(asked).toEqual(["play.step"]);
  });

  test("a command that can do nothing now is refused to its key, its button and the search alike", () => {
    const store = newState();
    const { asked, actions } = listening();
    const app = { store, actions };
    for (const name of ["save", "screenshot", "record", "undo", "trail"]) {
      const one = all.find((c) => c.name === name)!;
      expect(one.enabled(store.getState() as never), name).toBe(false);
      expect(performCommand(app, one)).toBe(false);
    }
    expect(asked).toEqual([]);
    store.getState().status.setStatus({ bodies: 100 });
    expect(performCommand(app, all.find((c) => c.name === "screenshot")!)).toBe(true);
    expect(asked).toEqual(["capture.screenshot"]);
  });

  test("buttons know by their records whether what they open or turn on is so", () => {
    const store = newState();
    const state = () => store.getState() as never;
    const of = (name: string) => all.find((c) => c.name === name)!;
    expect([of("plots").expanded(state()), of("play").icon(state())]).toEqual([false, "pause"]);
    store.getState().layout.toggleSide("plots");
    store.getState().play.setPlaying(false);
    expect([of("plots").expanded(state()), of("play").icon(state())]).toEqual([true, "play"]);
    expect([of("turntable").pressed(state()), of("step").pressed(state())]).toEqual([false, undefined]);
  });

  const press = (key: string, code: string, held = "") => ({
    ...{ key, code, ctrlKey: held.includes("ctrl"), metaKey: false, shiftKey: held.includes("shift") },
  });

  test.each([
    ["Cyrillic", press("\u0439", "KeyQ"), "q"],
    ["Cyrillic, shifted", press("\u0424", "KeyA", "shift"), "A"],
    ["Cyrillic, to undo", press("\u044f", "KeyZ", "ctrl"), "Control+z"],
    ["Cyrillic, to redo", press("\u042f", "KeyZ", "ctrl shift"), "Control+Shift+z"],
    ["Cyrillic, a bracket", press("\u0445", "BracketLeft"), "["],
    ["Greek", press("\u03c0", "KeyP"), "p"],
    ["Hebrew, a full stop", press("\u05e5", "Period"), "."],
    ["German, where a bracket needs Alt", press("\u00fc", "BracketLeft"), "["],
    ["French, what is written on the key", press("a", "KeyQ"), "a"],
    ["German, what is written on the key", press("y", "KeyZ", "ctrl"), "Control+y"],
  ])("on other keyboards keys perform commands too: %s", (_, pressed, meant) => {
    expect(commandOfPress(all, pressed)).toBe(commandOfKey(all, meant));
    expect(commandOfKey(all, meant)).toBeDefined();
  });

  test("a character that means nothing means nothing in its place either", () => {
    expect(commandOfPress(all, press("\u00f6", "Semicolon"))).toBeUndefined();
    expect(commandOfPress(all, press(";", "Period"))).toBeUndefined();
  });

  test("keys of free flight are no commands while it is on, wherever their letters are", () => {
    for (const letter of ["w", "A", "s", "d", "r", "F"]) {
      expect(commandOfPress(all, press(letter, `Key${letter.toUpperCase()}`), true)).toBeUndefined();
    }
    expect(commandOfPress(all, press("ArrowLeft", "ArrowLeft"), true)).toBeUndefined();
    // On a French keyboard, where z is in the place of w.
    expect(commandOfPress(all, press("z", "KeyW"), true)).toBeUndefined();
    expect(commandOfPress(all, press("d", "KeyD"))?.name).toBe("plots");
    expect(commandOfPress(all, press("z", "KeyZ"), true)?.name).toBe("pilot");
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
