import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BodiesSource } from "../../src/run/bodiesSource.ts";
import { Cancelled } from "../../src/run/cancelled.ts";

/** A worker whose messages were on their way when it was ended. */
class LateWorker {
  static all: LateWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  ended = false;

  constructor() {
    LateWorker.all.push(this);
  }

  readonly heard: { readonly kind: string; readonly share?: number; readonly hands?: unknown[] }[] = [];

  postMessage(message: LateWorker["heard"][number]): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  answers(of: string): void {
    this.onmessage?.({ data: { kind: "bodies", of } });
  }
}

beforeEach(() => {
  LateWorker.all = [];
  vi.stubGlobal("Worker", LateWorker);
});
afterEach(() => vi.unstubAllGlobals());

const task = (name: string) => ({ kind: "make", name, n: 10, seed: 1, values: {} }) as const;

test("an answer that comes after its task was ended belongs to no task, and the next task can still be ended", async () => {
  const source = new BodiesSource();
  const progress = vi.fn();
  const first = source.make(task("first"), progress);
  const second = source.make(task("second"), progress);
  await expect(first).rejects.toThrow(Cancelled);
  const [old, now] = LateWorker.all as [LateWorker, LateWorker];
  expect([old.ended, now.ended]).toEqual([true, false]);
  old.answers("first");
  old.onerror?.({ message: "late" });
  source.cancel();
  await expect(second).rejects.toThrow(Cancelled);
  expect(now.ended).toBe(true);

  const third = source.make(task("third"), progress);
  LateWorker.all.at(-1)!.answers("third");
  expect(await third).toMatchObject({ of: "third" });
  source.close();
  expect(LateWorker.all.every((worker) => worker.ended)).toBe(true);
});

test("many bodies are drawn by several workers, which go with their task; one that stops is told of", async () => {
  vi.stubGlobal("navigator", { hardwareConcurrency: 4 });
  const source = new BodiesSource();
  const many = source.make({ ...task("many"), n: 1_048_576 }, () => {});
  const [main, ...hands] = LateWorker.all as [LateWorker, ...LateWorker[]];
  expect(main.heard[0]?.hands).toHaveLength(3);
  expect(hands.map(({ heard }) => heard[0])).toMatchObject(
    [1, 2, 3].map((share) => ({ kind: "share", share, of: 4, task: { name: "many" } })),
  );
  hands[1]!.onerror?.({ message: "it could not be loaded" });
  expect(main.heard[1]).toEqual({ kind: "gone", share: 2 });
  main.answers("many");
  expect(await many).toMatchObject({ of: "many" });
  expect(LateWorker.all.map(({ ended }) => ended)).toEqual([false, true, true, true]);

  const more = source.make({ ...task("more"), n: 1_048_576 }, () => {});
  source.cancel();
  await expect(more).rejects.toThrow(Cancelled);
  expect(LateWorker.all.filter(({ ended }) => !ended)).toHaveLength(1);
  LateWorker.all.length = 0;
  const few = source.make(task("few"), () => {});
  expect(LateWorker.all).toEqual([]);
  source.close();
  await expect(few).rejects.toThrow(Cancelled);
});
