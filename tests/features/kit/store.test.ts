import { describe, expect, test } from "vitest";
import { newState } from "./fixtures.ts";

describe("the store", () => {
  test("begins with the scenario's defaults, and the address over them", () => {
    const state = newState("?scenario=sphere&theta=0.9&paused=1").getState();
    expect(state.play.scenario).toBe("sphere");
    expect(state.physics.settings).toEqual({ theta: 0.9, softening: 0.1, timestep: 1 / 8 });
    expect(state.play.playing).toBe(false);
    expect(state.appearance.view.colour).toBe("speed");
  });

  test("a link may ask for more than a slider offers: its range opens", () => {
    const { ranges, settings } = newState("?dt=3").getState().physics;
    expect(settings.timestep).toBe(3);
    expect(ranges.timestep.max).toBe(3);
    expect(ranges.timestep.default).toBe(1 / 64);
  });

  test("only what needs it begins a new run", () => {
    const store = newState();
    const { generation } = store.getState().play;
    store.getState().physics.set({ theta: 1 });
    store.getState().play.setPlaying(false);
    store.getState().appearance.setView({ exposure: 2 });
    expect(store.getState().play.generation).toBe(generation);
    store.getState().play.setBodies(500);
    store.getState().play.setSeed(3);
    store.getState().play.pickScenario("sphere");
    expect(store.getState().play.generation).toBe(generation + 3);
  });

  test("the settings of the running bodies stay until new bodies are there", () => {
    const store = newState();
    store.getState().play.pickScenario("sphere");
    expect(store.getState().physics.settings.timestep).toBe(1 / 64);
    store.getState().physics.adoptDefaults(store.getState().play.scenarios[1]!.defaults);
    expect(store.getState().physics.settings.timestep).toBe(1 / 8);
  });

  test("bodies stay whole and within the machine's limit", () => {
    const store = newState();
    store.getState().play.setBodies(1e9);
    expect(store.getState().play.n).toBe(100_000);
    store.getState().play.setBodies(0.3);
    expect(store.getState().play.n).toBe(2);
  });

  test("choosing a number of bodies leaves an opened file", () => {
    const store = newState();
    store.getState().play.setSource({ kind: "file", name: "a.tipsy", format: "Tipsy" });
    store.getState().play.setBodies(store.getState().play.n);
    expect(store.getState().play.source.kind).toBe("scenario");
  });

  test("the same line is shown once, and few lines at a time", () => {
    const store = newState();
    for (const text of ["a", "b", "a", "c", "d", "e"]) store.getState().messages.say("error", text);
    expect(store.getState().messages.messages.map((m) => m.text)).toEqual(["a", "c", "d", "e"]);
    store.getState().messages.dismiss(store.getState().messages.messages[0]!.id);
    expect(store.getState().messages.messages.map((m) => m.text)).toEqual(["c", "d", "e"]);
    // However many notes come, what failed is still to be read.
    for (const text of ["f", "g", "h", "i", "j"]) store.getState().messages.say("note", text);
    expect(store.getState().messages.messages.map((m) => m.text)).toEqual(["c", "d", "e", "g", "h", "i", "j"]);
  });
});
