import { afterEach, expect, test, vi } from "vitest";
import { recall, remember } from "../../../../src/features/run/play/knownBodies.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["65536", 65536],
  ["1e9", null],
  ["-4096", null],
  ["4096.5", null],
  ["NaN", null],
  ["many", null],
  ["", null],
])("a number of bodies kept as %s is taken as %s", (words, n) => {
  const kept = new Map([["antennae.bodies.card", words]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) });
  expect(recall("card", 4_194_304)).toBe(n);
  expect(recall("another card", 4_194_304)).toBeNull();
  remember("another card", 2048);
  expect(recall("another card", 4_194_304)).toBe(2048);
});

test("without storage nothing is known and nothing breaks", () => {
  vi.stubGlobal("localStorage", {
    get getItem() {
      throw new Error("storage is off");
    },
  });
  expect(recall("card", 4_194_304)).toBeNull();
});
