import { expect, it } from "vitest";
import { forcesOf, MOST_TRAILS, TREE_VIEW } from "../../../../src/features/analyse/inspect/state.ts";
import { newState } from "../../kit/fixtures.ts";

it("keeps the levels in order: the end that was moved pushes the other one", () => {
  const { getState } = newState();
  expect(getState().inspect.treeView).toEqual(TREE_VIEW);
  getState().inspect.setTreeView({ from: 9 });
  expect(getState().inspect.treeView).toMatchObject({ from: 9, to: 9 });
  getState().inspect.setTreeView({ to: 4 });
  expect(getState().inspect.treeView).toMatchObject({ from: 4, to: 4 });
});

it("begins and ends trails, as many as there is room for", () => {
  const { getState } = newState();
  for (let body = 0; body < 20; body++) getState().inspect.toggleTrail(body);
  expect(getState().inspect.trails).toEqual(Array.from({ length: MOST_TRAILS }, (_, k) => k));
  getState().inspect.toggleTrail(3);
  getState().inspect.toggleTrail(77);
  expect(getState().inspect.trails).toHaveLength(MOST_TRAILS);
  expect(getState().inspect.trails).not.toContain(3);
  expect(getState().inspect.trails.at(-1)).toBe(77);
});

it("keeps views under names of their own", () => {
  const { getState } = newState();
  for (const x of [1, 2]) getState().camera.keepView([x, 0, 0, 0, 0, 0], (k) => `View ${k}`);
  expect(getState().camera.keptViews.map((v) => v.name)).toEqual(["View 1", "View 2"]);
  getState().camera.renameView(1, "  from above ");
  getState().camera.renameView(2, " ");
  getState().camera.forgetView(2);
  expect(getState().camera.keptViews).toEqual([
    { id: 1, place: "merger", name: "from above", stand: [1, 0, 0, 0, 0, 0] },
  ]);
});

it("forgets what was seen of a body when another is picked", () => {
  const { getState, setState } = newState();
  getState().inspect.pick(3);
  const seen = { body: 3, steps: 0, galaxy: 0, component: "stars" as const, mass: 1, speed: 1, interactions: null };
  setState({ inspect: { seen } });
  getState().inspect.pick(3);
  expect(getState().inspect.seen).toBe(seen);
  getState().inspect.pick(4);
  expect(getState().inspect.seen).toBeNull();
});

it("counts the forces of a body: its cells, its bodies, and one expansion for all far cells", () => {
  expect(forcesOf({ cells: 10, far: 0, bodies: 30, group: 64 })).toBe(40);
  expect(forcesOf({ cells: 10, far: 200, bodies: 30, group: 64 })).toBe(41);
});
