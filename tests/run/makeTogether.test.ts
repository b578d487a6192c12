import { expect, test } from "vitest";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { drawForOthers, type Hand, type MakeTask, make, makeTogether } from "../../src/run/makeTogether.ts";

const task: MakeTask = { kind: "make", name: "antennae", n: 4001, seed: 2, values: {} };
const bytes = ({ mass, position, velocity }: Bodies) =>
  [mass, position, velocity].map((table) => Buffer.from(table.buffer).toString("base64"));

/** A channel, whose other end draws share `share`; null: there is never an answer. */
function hand(share: number | null, of: number, gone: Promise<void>): Hand & { close(): void } {
  const { port1, port2 } = new MessageChannel();
  if (share !== null) void drawForOthers({ kind: "share", task, share, of, port: port2 });
  return { port: port1, gone, close: () => port1.close() };
}

test("bodies that threads make together are those that one makes, though one thread of four is gone", async () => {
  const alone = bytes(await make(task, {}));
  const never = new Promise<void>(() => {});
  for (const lost of [null, 2]) {
    const hands = [1, 2, 3].map((share) => (share === lost ? hand(null, 4, Promise.resolve()) : hand(share, 4, never)));
    const seen: number[] = [];
    const together = await makeTogether(task, hands, (fraction) => seen.push(fraction));
    for (const { close } of hands) close();
    expect(bytes(together)).toEqual(alone);
    expect(Math.max(0, ...seen)).toBeLessThanOrEqual(1);
  }
});

test("what a model refuses is said by who makes the bodies, and ends the wait for a share", async () => {
  const wrong: MakeTask = { ...task, name: "no-such-model" };
  const { port1, port2 } = new MessageChannel();
  const told = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  await drawForOthers({ kind: "share", task: wrong, share: 1, of: 2, port: port2 });
  expect(await told).toBeNull();
  port1.close();
  await expect(makeTogether(wrong, [], () => {})).rejects.toThrow(/no model or scenario/);
});
