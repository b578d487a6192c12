import { expect, it } from "vitest";
import { waitedMs } from "../../src/headless/timing.ts";

/** A queue on a clock of its own, on which work takes time only while somebody waits for it. */
function slowQueue() {
  let clock = 0;
  let left = 0;
  return {
    submit: (ms: number) => {
      left += ms;
    },
    now: () => clock,
    onSubmittedWorkDone: async () => {
      clock += left;
      left = 0;
    },
  };
}

it("the time of work by the wall clock is that until it is done, without what came before", async () => {
  const queue = slowQueue();
  queue.submit(700);
  const submit = () => queue.submit(5000);
  expect(await waitedMs(queue as never, submit, queue.now)).toBe(5000);
});
