import { expect, test } from "vitest";
import { plummer } from "../../../../src/data/models/plummer.ts";
import { PlayController } from "../../../../src/features/run/play/controller.ts";
import { namedBy } from "../../../../src/features/run/play/state.ts";
import { viewOf } from "../../../../src/run/appearance.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import type { Run } from "../../../../src/run/wanted.ts";
import { addressOf, newState } from "../../kit/fixtures.ts";

const runOf = async (seed: number, deeds = 0): Promise<Run> => {
  const bodies = plummer.make({}, { n: 50, seed });
  return { bodies, view: await viewOf(bodies), deeds };
};

async function page() {
  const store = newState("?n=50");
  const play = new PlayController(store, { ask: () => {}, replace: async () => "replaced" } as unknown as Simulation);
  const show = (run: Run, origin?: Run) =>
    play.show({
      engine: { count: 50, steps: 0, time: 0 },
      wanted: { run, bodies: run.bodies, named: namedBy(store.getState()), change: {}, ...(origin && { origin }) },
    } as never);
  const check = () => new URLSearchParams(addressOf(store, true)).get("check");
  return { store, show, check };
}

test("a link has the fingerprint of the bodies that deeds were done to, which it begins with", async () => {
  const { show, check } = await page();
  const [first, changed] = [await runOf(1), await runOf(2, 1)];
  show(first);
  expect(check()).toBe(first.view.check);
  show(changed, first);
  expect(check()).toBe(first.view.check);
  // As a session has it: the bodies from before the deeds are gone.
  show(changed);
  expect(check()).toBe(null);
});

test("while another run is on its way a link has no fingerprint and camera of the one that is shown", async () => {
  const { store, show, check } = await page();
  show(await runOf(1));
  const view = () =>
    new URLSearchParams(store.getState().share.addressOf({ camera: [1, 2, 3, 0, 0, 0], lasting: false })).get("view");
  expect([check(), view()]).toEqual([expect.any(String), "1,2,3,0,0,0"]);
  store.getState().play.setSeed(7);
  expect([check(), view()]).toEqual([null, "1,2,3,0,0,0"]);
  store.getState().play.pickScenario("sphere");
  expect([check(), view()]).toEqual([null, null]);
});
