import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BodiesSource } from "../../src/run/bodiesSource.ts";
import { BodiesWriter } from "../../src/run/bodiesWriter.ts";
import { Cancelled } from "../../src/run/cancelled.ts";

/** A worker that answers when it is told to. */
class SlowWorker {
  static all: SlowWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  task: { readonly kind: string; readonly format?: string } | null = null;
  ended = false;

  constructor() {
    SlowWorker.all.push(this);
  }

  postMessage(task: { readonly kind: string }): void {
    this.task = task;
  }

  terminate(): void {
    this.ended = true;
  }

  static doing(what: string): SlowWorker[] {
    return SlowWorker.all.filter(({ task, ended }) => !ended && (task?.kind === what || task?.format === what));
  }

  static answer(what: string): void {
    const [worker] = SlowWorker.doing(what);
    worker!.onmessage?.({ data: { kind: what === "make" ? "bodies" : "bytes", of: what } });
  }
}

beforeEach(() => {
  SlowWorker.all = [];
  vi.stubGlobal("Worker", SlowWorker);
});
afterEach(() => vi.unstubAllGlobals());

const make = { kind: "make", name: "sphere", n: 10, seed: 1, values: {} } as const;
const write = (format: string) => ({ kind: "write", bodies: {}, format }) as never;
const life = () => new AbortController();
const nothing = () => {};

test("bodies that are asked for while a file is written end it no more than it ends them", async () => {
  const [source, writer] = [new BodiesSource(), new BodiesWriter()];
  const saved = writer.write(write("hdf5"), nothing, life().signal);
  await expect.poll(() => SlowWorker.doing("hdf5")).toHaveLength(1);
  const made = source.make(make, nothing);
  const more = writer.write(write("tipsy"), nothing, life().signal);
  SlowWorker.answer("make");
  SlowWorker.answer("hdf5");
  expect(await made).toMatchObject({ of: "make" });
  expect(await saved).toMatchObject({ of: "hdf5" });
  // One after the other: each holds the bodies once more.
  await expect.poll(() => SlowWorker.doing("tipsy")).toHaveLength(1);
  source.cancel();
  SlowWorker.answer("tipsy");
  expect(await more).toMatchObject({ of: "tipsy" });
  expect(SlowWorker.doing("tipsy")).toEqual([]);
  expect(SlowWorker.doing("hdf5")).toEqual([]);
});

test("one that is cancelled goes alone, also while it waits for the one before", async () => {
  const writer = new BodiesWriter();
  const [first, second] = [life(), life()];
  const cut = writer.write(write("hdf5"), nothing, first.signal);
  const waiting = writer.write(write("tipsy"), nothing, second.signal);
  const last = writer.write(write("csv"), nothing, life().signal);
  await expect.poll(() => SlowWorker.doing("hdf5")).toHaveLength(1);
  second.abort();
  first.abort();
  await expect(cut).rejects.toThrow(Cancelled);
  await expect(waiting).rejects.toThrow(Cancelled);
  await expect.poll(() => SlowWorker.doing("csv")).toHaveLength(1);
  SlowWorker.answer("csv");
  expect(await last).toMatchObject({ of: "csv" });
});
