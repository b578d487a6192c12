import { expect, test } from "vitest";
import { keptOf } from "../../../../src/features/analyse/inspect/kept.ts";

const table = (ids: readonly number[], galaxies: readonly number[]) => ({
  count: ids.length,
  id: BigUint64Array.from(ids, BigInt),
  galaxy: Uint8Array.from(galaxies),
});
const before = table([10, 11, 12, 13, 14], [0, 0, 1, 2, 2]);
const chosen = { inspect: { picked: 3, trails: [1, 2, 4], followed: 2 } };

test("where bodies are added, all that was picked, traced and followed stays", () => {
  const after = table([10, 11, 12, 13, 14, 15], [0, 0, 1, 2, 2, 3]);
  expect(keptOf(chosen, before, after)).toEqual(chosen);
});

test("where bodies go, those that stay are called by their new numbers, and their galaxy by its own", () => {
  expect(keptOf(chosen, before, table([12, 13, 14], [0, 1, 1]))).toEqual({
    inspect: { picked: 1, trails: [0, 2], followed: 1 },
  });
  expect(keptOf(chosen, before, table([10, 11, 12], [0, 0, 1]))).toEqual({
    inspect: { picked: null, trails: [1, 2], followed: null },
  });
  // Some come and others go: the run goes back to another moment.
  expect(keptOf(chosen, before, table([14, 9, 13], [0, 5, 0]))).toEqual({
    inspect: { picked: 2, trails: [0], followed: 0 },
  });
});

test("nothing that was chosen is chosen afterwards", () => {
  const none = { inspect: { picked: null, trails: [], followed: null } };
  expect(keptOf(none, before, table([10, 11], [0, 0]))).toEqual(none);
});
