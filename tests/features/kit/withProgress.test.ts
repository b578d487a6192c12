import { expect, test } from "vitest";
import { waitFor } from "../../../src/features/kit/withProgress.ts";
import { Cancelled } from "../../../src/run/cancelled.ts";
import { newState } from "./fixtures.ts";

/** Work that ends when it is told to. */
function work() {
  let end!: (outcome: "done" | Error) => void;
  const done = new Promise<string>((resolve, reject) => {
    end = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
  });
  return { end, does: () => done };
}

test("work that began earlier is seen again when what began later is done", async () => {
  const store = newState();
  const label = () => store.getState().play.busy?.label;
  const [saving, making] = [work(), work()];
  const saved = waitFor(store, { label: "saving" }, saving.does);
  const made = waitFor(store, { label: "making" }, making.does);
  expect(label()).toBe("making");
  making.end("done");
  expect(await made).toBe("done");
  expect(label()).toBe("saving");
  saving.end("done");
  expect(await saved).toBe("done");
  expect(store.getState().play.busy).toBeNull();
});

test("what was cancelled is said where nothing else shows it; what failed, with what it was about", async () => {
  const store = newState();
  const said = () => store.getState().messages.messages.map((m) => [m.kind, m.text]);
  const [saving, making, reading] = [work(), work(), work()];
  const all = [
    waitFor(store, { label: "saving", cancelled: "a.hdf5 was not saved" }, saving.does),
    waitFor(store, { label: "making" }, making.does),
    waitFor(store, { label: "reading", about: "b.csv" }, reading.does),
  ];
  saving.end(new Cancelled("cancelled"));
  making.end(new Cancelled("cancelled"));
  reading.end(new Error("no bodies"));
  expect(await Promise.all(all)).toEqual([null, null, null]);
  expect(said()).toEqual([
    ["note", "a.hdf5 was not saved"],
    ["error", "b.csv: no bodies"],
  ]);
});
