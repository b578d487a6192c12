import { expect, test } from "vitest";
import { readViews, writeViews } from "../../../../src/features/view/camera/keptViews.ts";
import { placeOf } from "../../../../src/features/view/camera/state.ts";
import { newState } from "../../kit/fixtures.ts";

const name = (number: number) => `View ${number}`;

test("views belong to their scenario or file, with names of their own there", () => {
  const { getState, setState } = newState();
  const keep = (x: number) => getState().camera.keepView([x, 0, 0, 0, 0, 0], name);
  keep(1);
  keep(2);
  getState().camera.forgetView(1);
  keep(3);
  getState().play.pickScenario("sphere");
  keep(4);
  // A file may have the name of a scenario.
  setState({ play: { source: { kind: "file", name: "sphere", format: "" } } });
  keep(5);
  expect(getState().camera.keptViews.map((v) => [v.place, v.name, v.stand[0]])).toEqual([
    ["merger", "View 2", 2],
    ["merger", "View 3", 3],
    ["sphere", "View 1", 4],
    [placeOf(getState()), "View 1", 5],
  ]);
  expect(new Set(getState().camera.keptViews.map((v) => v.id)).size).toBe(4);
  expect(placeOf(getState())).not.toBe("sphere");

  const again = readViews(writeViews(getState().camera.keptViews));
  expect(again).toEqual(getState().camera.keptViews.map((v, k) => ({ ...v, id: k + 1 })));
});

test.each([
  ["{", /read/],
  ["null", /version undefined/],
  ['{"version":2,"views":[]}', /version 2/],
  ['{"version":1}', /no list/],
  ['{"version":1,"views":[{"place":"a","name":"b","stand":[1,2,3,4,5]}]}', /entry 1/],
  [
    '{"version":1,"views":[{"place":"a","name":"b","stand":[1,2,3,4,5,6]},{"place":"a","name":" ","stand":[1,2,3,4,5,6]}]}',
    /entry 2/,
  ],
  ['{"version":1,"views":[{"place":"a","name":"b","stand":[1,2,3,4,5,"6"]}]}', /entry 1/],
])("%s is refused in one line", (words, why) => {
  expect(() => readViews(words)).toThrow(why);
  expect(() => readViews(words)).toThrow(/^[^\n]*$/);
});
