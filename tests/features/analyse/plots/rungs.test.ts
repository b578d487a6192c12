import { expect, test } from "vitest";
import { findPlot } from "../../../../src/features/analyse/plots/kinds/index.ts";

test("own time steps are bars of bodies, up to the deepest rung in use; where there are none there is no plot", () => {
  const rest = { history: [], differences: [], race: [], tracks: [], profile: null, galaxy: 0 };
  const plot = findPlot("rungs");
  expect(plot.of({ ...rest, rungs: [10, 0, 40, 3, 0, 0] })).toEqual({
    x: [0, 1, 2, 3],
    series: [{ label: "bodies", hue: 0, dash: 0, values: [10, null, 40, 3] }],
    at: 2,
  });
  expect(plot.of({ ...rest, rungs: null }).x).toEqual([]);
});
