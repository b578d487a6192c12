import { expect, test } from "vitest";
import type { Undated } from "../../../../src/data/deeds/deed.ts";
import { readDeeds } from "../../../../src/data/deeds/deedText.ts";
import { InteractController } from "../../../../src/features/create/interact/controller.ts";
import { Keeper } from "../../../../src/run/kept/keeper.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import { newState } from "../../kit/fixtures.ts";

const REMOVE: Undated = { kind: "remove", of: 1 };

/** A run with these deeds done to it; `replaced` counts how often others were asked for. */
async function after(deeds: number) {
  const store = newState("", { interact: { models: [], read: readDeeds } });
  const asked: Promise<unknown>[] = [];
  let replaced = 0;
  const simulation = {
    keeper: new Keeper(),
    engine: { count: 100, time: 2, settings: { timestep: 1 } },
    wanted: null as unknown,
    ask: (work: Promise<unknown>) => asked.push(work),
    replace: async () => {
      replaced++;
      return "replaced";
    },
  };
  const hands = new InteractController(store, simulation as unknown as Simulation);
  const words = Array.from({ length: deeds }, () => "remove*1*1").join("_");
  const wanted = { run: { deeds }, named: { deeds: words }, change: {} };
  simulation.wanted = wanted;
  const shown = { wanted, engine: simulation.engine } as never;
  hands.show(shown);
  hands.begin(shown);
  hands.change(REMOVE);
  await Promise.all(asked);
  return { replaced, said: store.getState().messages.messages.map(({ text }) => text) };
}

test("a deed more than links hold is refused in one line, and not done", async () => {
  // Another run came in between, which is said.
  const said63 = expect.stringContaining("The run is still loading");
  expect(await after(63)).toEqual({ replaced: 1, said: [said63] });
  const { replaced, said } = await after(64);
  expect(replaced).toBe(0);
  expect(said).toEqual([expect.stringContaining("65 deeds are more than 64")]);
});
