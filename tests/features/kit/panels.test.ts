import { expect, it } from "vitest";
import { SIDE_PANELS } from "../../../src/features/kit/panels.ts";
import { newState } from "./fixtures.ts";

it("of the panels at the side one is open at a time, and its own command closes it", () => {
  const { getState } = newState();
  for (const panel of [...SIDE_PANELS, ...SIDE_PANELS.toReversed()]) {
    const before = getState().layout.side;
    getState().layout.toggleSide(panel);
    expect(getState().layout.side).toBe(before === panel ? null : panel);
  }
  expect(getState().layout.side).toBe("accuracy");
});
