import { expect, it } from "vitest";
import { type OnDemandBuffer, onDemandBytes } from "../../../src/engine/state/onDemand.ts";
import { TABLES } from "../../../src/engine/state/tables.ts";

it("no buffer of a system is called as one that is made on demand: stages find both by name", () => {
  const names = Object.values(TABLES).flatMap((kind) => Object.keys(kind));
  expect(names.length).toBeGreaterThan(60);
  const onDemand = names.filter((name) => {
    try {
      return onDemandBytes(name as OnDemandBuffer, 1) > 0;
    } catch {
      return false;
    }
  });
  expect(onDemand).toEqual([]);
});
