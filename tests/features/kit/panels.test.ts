import { expect, it } from "vitest";
import { SIDE_PANELS } from "../../../src/features/kit/panels.ts";
import { newState } from "./fixtures.ts";

it("of the panels at the side one is open at a time, and its own command closes it", () => {
  const { getState } = newState();
  for (const panel of [...SIDE_PANELS, ...SIDE_PANELS.toReversed()]) {
    const before = getState().side;
    getState().toggleSide(panel);
    expect(getState().side).toBe(before === panel ? null : panel);
  }
  expect(getState().side).toBe("accuracy");
});
