import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { type Channel, ChannelClosed } from "../../src/headless/gpus/channel.ts";
import { connect, listen } from "../../src/headless/gpus/listener.ts";
import { SHARED_MEMORY, SharedMemory, STRIPES_FOLDER } from "../../src/headless/gpus/sharedMemory.ts";
import { scratchFolder } from "./commandLine.ts";

const folder = scratchFolder();
let listeners = 0;

afterEach(() => {
  vi.restoreAllMocks();
});

/** Both ends of a channel, which share memory where asked to. */
async function ends(root: string | null): Promise<{ near: Channel; far: Channel; shared: boolean }> {
  const path = join(folder, `listener${listeners++}.sock`);
  const listener = await listen(path);
  const near = await connect(path);
  const far = await listener.next();
  listener.close();
  const shared = root !== null && (await Promise.all([near.share(root), far.share(root)])).every(Boolean);
  return { near, far, shared };
}

const numbers = (length: number, by = 1) => Float32Array.from({ length }, (_, i) => by * i + 0.5);

/** A folder for stripes, which any file system has. */
function rootOf(name: string): string {
  const root = join(folder, name);
  mkdirSync(root);
  return root;
}

it("tables of any size go through shared memory and come whole, in both directions and in order", async () => {
  const { near, far, shared } = await ends(rootOf("both"));
  expect(shared).toBe(true);
  const fills = vi.spyOn(SharedMemory.prototype, "fill");
  const sizes = [0, 1, 2, 16_383, 16_384, 16_385, 300_000, 5, 8 * 1024 * 8, 1_000_003];
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    const sent = sizes.map((size, k) => from.send({ k, some: [numbers(size), Uint8Array.of(k, 2, 3), numbers(3, 7)] }));
    for (const [k, size] of sizes.entries())
      expect(await to.receive()).toEqual({ k, some: [numbers(size), Uint8Array.of(k, 2, 3), numbers(3, 7)] });
    await Promise.all(sent);
    await from.sent();
  }
  // Those of 64 kB and more.
  expect(fills).toHaveBeenCalledTimes(2 * sizes.filter((size) => size >= 16_383).length);
  near.close();
  far.close();
});

it("tables come to where the receiver wants them, and what was sent may be changed as soon as it is on its way", async () => {
  const { near, far } = await ends(rootOf("room"));
  const place = new Uint8Array(new ArrayBuffer(4_000_000), 1_000_000);
  const table = numbers(200_000);
  const sent = near.send({ table, last: Uint8Array.of(9) });
  const receive = far.receive(async (bytes) => place.subarray(0, bytes));
  await sent;
  table.fill(-1);
  const found = (await receive) as { table: Float32Array; last: Uint8Array };
  expect(found.table.buffer).toBe(place.buffer);
  expect(found.table.byteOffset).toBe(1_000_000);
  expect(found.table).toEqual(numbers(200_000));
  expect(found.last).toEqual(Uint8Array.of(9));
  near.close();
  far.close();
});

it("one message waits in shared memory until it is read, and the next one does not disturb it", async () => {
  const { near, far } = await ends(rootOf("wait"));
  const sent = [1, 2, 3].map((by) => near.send(numbers(100_000, by)));
  await sent[0];
  await new Promise((later) => setTimeout(later, 50));
  for (const by of [1, 2, 3]) expect(await far.receive()).toEqual(numbers(100_000, by));
  await Promise.all(sent);
  near.close();
  far.close();
});

it("has no name once it is shared", async () => {
  const root = rootOf("names");
  const { near, far, shared } = await ends(root);
  expect(shared).toBe(true);
  expect(readdirSync(root)).toEqual([]);
  near.close();
  far.close();
});

it("where no memory can be shared, or there is too little, the socket takes its place", async () => {
  const none = await ends(join(folder, "nowhere"));
  expect(none.shared).toBe(false);
  const short = await ends(rootOf("short"));
  expect(short.shared).toBe(true);
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  const whole = SharedMemory.prototype.fill;
  const fill = vi.spyOn(SharedMemory.prototype, "fill").mockImplementationOnce(async function (
    this: SharedMemory,
    pieces,
    tell,
  ) {
    // There was room for some of it.
    await whole.call(this, pieces, (stripe) => stripe < 3 && tell?.(stripe));
    throw full;
  });
  for (const { near, far } of [none, short]) {
    for (let k = 0; k < 3; k++) {
      const sent = near.send({ k, table: numbers(200_000) });
      expect(await far.receive()).toEqual({ k, table: numbers(200_000) });
      await sent;
    }
    near.close();
    far.close();
  }
  // Tried once, then never again.
  expect(fill).toHaveBeenCalledTimes(1);
});

it("the end of the other process is heard of while something is waited for, also where its tables were not read", async () => {
  const { near, far } = await ends(rootOf("end"));
  await near.send(numbers(100_000));
  const blocked = near.send(numbers(100_000));
  near.receive().catch(() => {});
  far.close();
  near.close();
  await blocked;
  await expect(near.receive()).rejects.toBeInstanceOf(ChannelClosed);
  // What it had put there is still to be had.
  expect(await far.receive()).toEqual(numbers(100_000));
});

it.runIf(existsSync(SHARED_MEMORY))("lies in memory, where nothing of it stays behind", async () => {
  const ours = () => readdirSync(SHARED_MEMORY).filter((name) => name.startsWith(STRIPES_FOLDER));
  const before = ours();
  const { near, far, shared } = await ends(SHARED_MEMORY);
  if (shared) {
    const sent = near.send(numbers(500_000));
    expect(await far.receive()).toEqual(numbers(500_000));
    await sent;
  }
  expect(ours()).toEqual(before);
  near.close();
  far.close();
});
