import { expect, it, vi } from "vitest";
import type { Engine } from "../../src/engine/index.ts";
import type { UniverseFound, UniverseQuestion } from "../../src/run/universeAnalyst.ts";
import { UniverseLooks, type Wish } from "../../src/run/universeLooks.ts";

/** Looks by an analyst that answers when it is told to, and what it was asked. */
function looksOf() {
  const asked: UniverseQuestion[] = [];
  const answers: ((found: UniverseFound) => void)[] = [];
  const close = vi.fn();
  const open = vi.fn(async () => ({
    look: (_: unknown, question: UniverseQuestion) => {
      asked.push(question);
      return new Promise<UniverseFound>((resolve) => answers.push(resolve));
    },
    close,
  }));
  return { looks: new UniverseLooks(open), asked, answers, open, close };
}

const engineOf = () => {
  const engine = { steps: 0, readBodies: vi.fn(async () => ({})) };
  return engine as typeof engine & Engine;
};

const wishOf = (question: UniverseQuestion) => {
  const wish = { question: () => question, tell: vi.fn(), fail: vi.fn() };
  return wish as typeof wish & Wish;
};

const FOUND = { analysis: null, galaxies: null };
const turn = () => new Promise((resolve) => setTimeout(resolve));

it("a box is read back and looked at once for all who wish something of it", async () => {
  const { looks, asked, answers } = looksOf();
  const engine = engineOf();
  const [plots, light] = [wishOf({ sigma8: "usual" }), wishOf({ galaxies: true })];
  const frame = (now: number) => {
    for (const wish of [plots, light]) looks.frame(now, wish, engine);
  };
  for (const now of [0, 16, 32]) frame(now);
  await turn();
  expect(engine.readBodies).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([{ sigma8: "usual", galaxies: true }]);
  answers[0]!(FOUND);
  await turn();
  for (const { tell } of [plots, light]) expect(tell).toHaveBeenCalledExactlyOnceWith(FOUND);
  // No step was done since, and then one was, too soon.
  frame(performance.now() + 5000);
  engine.steps++;
  frame(performance.now());
  await turn();
  expect(asked.length).toBe(1);
  frame(performance.now() + 5000);
  await turn();
  expect(asked.length).toBe(2);
});

it("who comes later has a look though the run stands still, who has gone is told nothing", async () => {
  const { looks, asked, answers, close } = looksOf();
  const engine = engineOf();
  const [plots, light] = [wishOf({ sigma8: null }), wishOf({ galaxies: true })];
  const show = (wish: Wish) => [0, 1].forEach((now) => void looks.frame(now, wish, engine));
  show(plots);
  await turn();
  looks.frame(2, light, engine);
  looks.frame(2, plots, null);
  answers[0]!(FOUND);
  await turn();
  expect(plots.tell).not.toHaveBeenCalled();
  expect(light.tell).not.toHaveBeenCalled();
  looks.frame(3, light, engine);
  await turn();
  expect(asked.at(-1)).toEqual({ galaxies: true });
  answers[1]!(FOUND);
  await turn();
  expect(light.tell).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
});

it("the thread ends with the last wish, not under a look, and begins again with the next", async () => {
  const { looks, answers, open, close } = looksOf();
  const [engine, wish] = [engineOf(), wishOf({ galaxies: true })];
  const show = () => [0, 1].forEach((now) => void looks.frame(now, wish, engine));
  show();
  await turn();
  looks.frame(2, wish, null);
  await turn();
  expect(close).not.toHaveBeenCalled();
  answers[0]!(FOUND);
  await turn();
  expect(close).toHaveBeenCalledTimes(1);
  show();
  await turn();
  expect(open).toHaveBeenCalledTimes(2);
  answers[1]!(FOUND);
  await turn();
  expect(wish.tell).toHaveBeenCalledTimes(1);
});

it("what a look fails by is told to those who wish it still", async () => {
  const { looks } = looksOf();
  const [engine, wish] = [engineOf(), wishOf({ galaxies: true })];
  engine.readBodies.mockRejectedValue(new Error("lost"));
  for (const now of [0, 1]) looks.frame(now, wish, engine);
  await turn();
  expect(wish.fail).toHaveBeenCalledExactlyOnceWith(new Error("lost"));
});
