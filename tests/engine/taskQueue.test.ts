import { expect, it } from "vitest";
import { type QueueParts, TaskQueue } from "../../src/engine/taskQueue.ts";

const DESTROYED = "the engine was destroyed; ask the one that took its place";

/** A queue whose engine begins at most `room` steps at a time, each time waiting until `pass` is called; `log` is what it did. */
function queueOf(room: number, parts: Partial<QueueParts> = {}) {
  const log: string[] = [];
  const passing: (() => void)[] = [];
  const queue = new TaskQueue({
    advance: (count) => {
      const steps = Math.min(room, count);
      log.push(`${steps} steps`);
      return { steps, until: new Promise<void>((resolve) => passing.push(resolve)) };
    },
    verify: async () => {},
    ...parts,
  });
  const ask = (name: string, options = {}) =>
    queue.ask(async () => {
      log.push(name);
      return name;
    }, options);
  /** Lets the engine end what it began, and the queue go on. */
  const pass = async () => {
    for (const resolve of passing.splice(0)) resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, log, ask, pass };
}

it("begins what it can before it returns, and the rest in order", async () => {
  const { queue, log, ask, pass } = queueOf(2);
  queue.step(3);
  expect(log).toEqual(["2 steps"]);
  const asked = ask("first");
  queue.step(1);
  await pass();
  expect(log).toEqual(["2 steps", "1 steps"]);
  await pass();
  expect(await asked).toBe("first");
  expect(log).toEqual(["2 steps", "1 steps", "first", "1 steps"]);
});

it("what is compiled first keeps no step waiting, and is answered after the steps that were asked for meanwhile", async () => {
  const { queue, log, ask, pass } = queueOf(9);
  let compiled = () => {};
  const asked = ask("compiled", { ready: new Promise<void>((resolve) => (compiled = resolve)) });
  queue.step(1);
  compiled();
  await pass();
  await pass();
  expect(await asked).toBe("compiled");
  expect(log).toEqual(["1 steps", "compiled"]);
});

it("at its end refuses what waits for many steps, and what is not ready if steps are left out", async () => {
  const { queue, log, ask, pass } = queueOf(1);
  queue.step(3);
  const few = ask("few");
  queue.step(100);
  const refused = [ask("many"), ask("late", { ready: new Promise((resolve) => setImmediate(resolve)) })];
  queue.end();
  const reasons = Promise.allSettled(refused);
  for (let k = 0; k < 4; k++) await pass();
  expect(await few).toBe("few");
  expect(await reasons).toMatchObject(refused.map(() => ({ status: "rejected", reason: { message: DESTROYED } })));
  await expect(ask("after")).rejects.toThrow(DESTROYED);
  await queue.done();
  expect(log).toEqual(["1 steps", "1 steps", "1 steps", "few"]);
});

it("rests only once nothing is under way, and never with a request unanswered", async () => {
  const rests: number[] = [];
  const { queue, log, ask, pass } = queueOf(5, { idle: () => rests.push(log.length) });
  queue.step(5);
  const asked = ask("last");
  queue.end();
  expect([queue.abandoned, rests]).toEqual([false, []]);
  await pass();
  await asked;
  await pass();
  expect([queue.abandoned, rests.at(-1)]).toEqual([true, 2]);
});

it("does nothing after a failed step until a request brings other bodies", async () => {
  const failure = new Error("no room");
  let fails = true;
  const { queue, ask, log } = queueOf(1, {
    advance: () => {
      log.push("a step");
      return { steps: 1, until: fails ? Promise.reject(failure) : Promise.resolve() };
    },
  });
  queue.step(5);
  await expect(ask("asked")).rejects.toBe(failure);
  queue.step(1);
  await expect(ask("again")).rejects.toBe(failure);
  expect(log).toEqual(["a step"]);
  fails = false;
  await ask("other bodies", { revives: true });
  queue.step(2);
  expect(await ask("asked")).toBe("asked");
  expect(log).toEqual(["a step", "other bodies", "a step", "a step", "asked"]);
});
