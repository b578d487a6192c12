import { describe, expect, test } from "vitest";
import { CATALOGUE, WRITABLE } from "../../../../src/data/files/catalogue.ts";
import { FORMATS } from "../../../../src/data/files/index.ts";
import { playCommands as COMMANDS } from "../../../../src/features/run/play/commands.ts";
import { newState } from "../../kit/fixtures.ts";

describe("a held run", () => {
  test("neither plays nor steps, says why, and shows the summary", () => {
    const store = newState();
    const stepped: string[] = [];
    const actions = { play: { step: () => stepped.push("step") } } as never;
    store.getState().play.hold("no expansion here");
    expect(store.getState().play.playing).toBe(false);
    COMMANDS.play.perform({ store, actions });
    COMMANDS.step.perform({ store, actions });
    expect(store.getState().play.playing).toBe(false);
    expect(stepped).toEqual([]);
    expect(store.getState().messages.messages.map((m) => m.text)).toEqual(["no expansion here"]);
    expect(store.getState().files.summaryOpen).toBe(true);
    store.getState().play.hold(null);
    COMMANDS.step.perform({ store, actions });
    COMMANDS.play.perform({ store, actions });
    expect([stepped.length, store.getState().play.playing]).toEqual([1, true]);
  });
});

describe("formats to save in", () => {
  test("are those that can be written, in their order", () => {
    expect(WRITABLE.map((f) => f.name)).toEqual(FORMATS.filter((f) => f.write).map((f) => f.name));
    expect(Object.keys(CATALOGUE)).toEqual(FORMATS.map((f) => f.name));
    for (const [key, { name }] of Object.entries(CATALOGUE)) expect(name).toBe(key);
  });

  test("only a known one can be chosen", () => {
    const store = newState("", { formats: WRITABLE });
    store.getState().files.setSaveFormat("nemo");
    store.getState().files.setSaveFormat("png");
    expect(store.getState().files.saveFormat).toBe("nemo");
  });
});
