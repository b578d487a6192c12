import { expect, it } from "vitest";
import { waitedMs } from "../../src/engine/timing.ts";

/** An engine on a clock of its own, on which work takes time only while it is waited for. */
function slowEngine() {
  let clock = 0;
  let left = 0;
  return {
    submit: (ms: number) => {
      left += ms;
    },
    now: () => clock,
    settle: async () => {
      clock += left;
      left = 0;
    },
  };
}

it("the time of work by the wall clock is that until it is done, without what came before", async () => {
  const engine = slowEngine();
  engine.submit(700);
  const submit = () => engine.submit(5000);
  expect(await waitedMs(engine, submit, engine.now)).toBe(5000);
});
