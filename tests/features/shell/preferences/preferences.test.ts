import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commandOfKey } from "../../../../src/features/kit/keys.ts";
import { keepPreferences } from "../../../../src/features/shell/preferences/keep.ts";
import {
  holderOf,
  keysOf,
  readShortcuts,
  SHORTCUTS,
  writeShortcuts,
} from "../../../../src/features/shell/preferences/state.ts";
import { cameraCommands } from "../../../../src/features/view/camera/commands.ts";
import { newState } from "../../kit/fixtures.ts";

const ALL = newState().getState().preferences.commands;

describe("shortcuts of one character", () => {
  test("off, only keys with names do something", () => {
    const off = { ...SHORTCUTS, on: false };
    for (const command of ALL) for (const key of keysOf(command, off)) expect(key.length).toBeGreaterThan(1);
    expect(commandOfKey(ALL, "p", off)).toBeUndefined();
    expect(commandOfKey(ALL, " ", off)).toBeUndefined();
    expect(commandOfKey(ALL, "ArrowLeft", off)?.name).toBe("left");
    expect(commandOfKey(ALL, "Home", off)?.name).toBe("home");
  });

  test("a key of one's own takes the place of a command's characters, and of no other key", () => {
    const own = { on: true, keys: { screenshot: "q", home: "ü", record: "" } };
    expect(commandOfKey(ALL, "q", own)?.name).toBe("screenshot");
    expect(commandOfKey(ALL, "p", own)).toBeUndefined();
    expect(commandOfKey(ALL, "v", own)).toBeUndefined();
    expect(keysOf(cameraCommands.home, own)).toEqual(["ü", "Home"]);
    expect(commandOfKey(ALL, "0", own)).toBeUndefined();
  });

  test("a key has one holder, also while shortcuts are off", () => {
    expect(holderOf("p", "record", ALL, SHORTCUTS)?.name).toBe("screenshot");
    expect(holderOf("p", "screenshot", ALL, SHORTCUTS)).toBeNull();
    expect(holderOf("p", "record", ALL, { on: false, keys: {} })?.name).toBe("screenshot");
    expect(holderOf("p", "record", ALL, { on: true, keys: { screenshot: "q" } })).toBeNull();
  });

  test("written and read again; what can't be read is said in one line", () => {
    const own = { on: false, keys: { screenshot: "q", record: "" } };
    expect(readShortcuts(writeShortcuts(own), ALL)).toEqual(own);
    const other = '{"antennae":"shortcuts","version":1,"on":true,"keys":{"screenshot":"q","gone":"w"}}';
    expect(readShortcuts(other, ALL)).toEqual({ on: true, keys: { screenshot: "q" } });
    for (const words of ["", "[]", "null", "{}", other.replace('"q"', '"qq"'), other.replace("true", "1")])
      expect(() => readShortcuts(words, ALL), words).toThrow(
        /^The shortcuts kept in this browser can't be read \([^\n]+$/,
      );
  });
});

describe("what a browser keeps", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, words: string) => kept.set(key, words),
    });
    vi.stubGlobal("window", { addEventListener: () => undefined });
  });
  afterEach(() => vi.unstubAllGlobals());

  const visit = (address = "") => {
    const store = newState(address);
    keepPreferences(store, address);
    return store;
  };

  test("units, theme, glow and shortcuts are there at the next visit", () => {
    const {
      units: { setUnits },
      appearance: { setView },
      preferences: { setShortcuts },
    } = visit().getState();
    expect(kept.size).toBe(0);
    setUnits("own");
    setView({ theme: "print", glow: 0.25, exposure: 2 });
    setShortcuts({ on: false, keys: { play: "q" } });
    const {
      units: { units },
      appearance: { view },
      preferences: { shortcuts },
    } = visit().getState();
    expect(units).toBe("own");
    expect(view).toMatchObject({ theme: "print", glow: 0.25, exposure: 0 });
    expect(shortcuts).toEqual({ on: false, keys: { play: "q" } });
  });

  test("what the address names is in force, and is not kept until it is changed", () => {
    visit().getState().appearance.setView({ theme: "print", glow: 0.25 });
    const linked = visit("?glow=0.75&theme=dark");
    expect(linked.getState().appearance.view).toMatchObject({ theme: "dark", glow: 0.75 });
    expect(visit().getState().appearance.view).toMatchObject({ theme: "print", glow: 0.25 });
    linked.getState().appearance.setView({ glow: 1 });
    expect(visit().getState().appearance.view).toMatchObject({ theme: "print", glow: 1 });
  });

  test("what can't be read is said, and the page goes on without it", () => {
    kept.set("antennae.theme", '"pink"').set("antennae.glow", "7").set("antennae.shortcuts", "{");
    const {
      messages: { messages },
      appearance: { view },
      preferences: { shortcuts },
    } = visit().getState();
    expect(messages.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      expect.stringMatching(/^error: The theme that this browser kept can't be read \(.*pink.*\); choose again/),
      expect.stringMatching(/^error: The glow that this browser kept can't be read \(.*7.*\); choose again/),
      expect.stringMatching(/^error: The shortcuts kept in this browser can't be read/),
    ]);
    expect(view).toMatchObject({ theme: "dark", glow: 0.5 });
    expect(shortcuts).toEqual(SHORTCUTS);
  });
});
