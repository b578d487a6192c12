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

  postMessage(): void {}

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

test("an answer that comes after its task was ended belongs to nobody, and the next task can still be ended", async () => {
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
