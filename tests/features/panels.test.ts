import { expect, it } from "vitest";
import { SIDE_PANELS } from "../../src/features/panels.ts";
import { newState } from "./fixtures.ts";

it("of the panels at the side one is open at a time, and its own command closes it", () => {
  const { getState } = newState();
  const open = () => SIDE_PANELS.filter((panel) => getState()[panel]);
  const { toggleTruth, togglePlots, toggleRace, toggleHands, toggleFit } = getState();
  const toggles = [toggleTruth, togglePlots, toggleRace, toggleHands, toggleFit];
  for (const [k, toggle] of [...toggles, ...toggles.toReversed()].entries()) {
    const own = [...SIDE_PANELS, ...SIDE_PANELS.toReversed()][k]!;
    const before = open();
    toggle();
    expect(open()).toEqual(before.includes(own) ? [] : [own]);
  }
  expect(open()).toEqual(["truthOpen"]);
});
