import { describe, expect, test } from "vitest";
import { seriesOf, snapshotsIn } from "../../../../src/data/files/series.ts";
import { Snapshots } from "../../../../src/features/run/sequences/snapshots.ts";
import { Keeper } from "../../../../src/run/kept/keeper.ts";

/** Snapshots of 100 bytes, read when a test lets it; `bad` can't be. */
function reader(count: number, bytes: number, bad: readonly number[] = []) {
  const asked: number[] = [];
  const failed: number[] = [];
  const waiting: (() => void)[] = [];
  const keeper = new Keeper(bytes);
  const snapshots = new Snapshots(
    {
      count,
      bytesEach: 100,
      read: async (index) => {
        asked.push(index);
        await new Promise<void>((resolve) => waiting.push(resolve));
        if (bad.includes(index)) throw new Error("damaged");
        return { position: new Float32Array(3), velocity: new Float32Array(3), time: index };
      },
      tell: () => {},
      failed: (index) => failed.push(index),
    },
    keeper,
  );
  /** Lets reading go on until nothing more is asked for. */
  const settle = async () => {
    while (waiting.length > 0) {
      waiting.shift()!();
      for (let k = 0; k < 5; k++) await Promise.resolve();
    }
  };
  return { snapshots, keeper, asked, failed, settle };
}

describe("snapshots in memory", () => {
  test("are read one after the other, in their order, and all stay where there is room", async () => {
    const { snapshots, asked, settle } = reader(6, 600);
    expect(snapshots.around(0)).toBeNull();
    expect(asked).toEqual([0]);
    await settle();
    expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
    expect([snapshots.read, snapshots.held]).toEqual([6, 6]);
    expect(snapshots.around(2.25)).toMatchObject({ from: { time: 2 }, to: { time: 3 }, share: 0.25 });
    expect(snapshots.around(5)).toMatchObject({ from: { time: 5 }, to: { time: 5 }, share: 0 });
  });

  test("never take more than their bound: those to come are kept, and others read again when they are needed", async () => {
    const { snapshots, keeper, asked, settle } = reader(20, 450);
    for (const at of [0, 0.5, 3, 7.5, 8, 19, 18.5]) {
      if (!snapshots.around(at)) await settle();
      expect(snapshots.around(at), String(at)).not.toBeNull();
      await settle();
      expect(snapshots.held).toBeLessThanOrEqual(4);
    }
    const before = asked.length;
    expect(snapshots.around(0)).toBeNull();
    await settle();
    expect(snapshots.around(0)).not.toBeNull();
    expect(asked.length).toBeGreaterThan(before);
    // More memory: the rest comes too. Less: it goes.
    keeper.budget = 5000;
    await settle();
    expect(snapshots.held).toBe(20);
    keeper.budget = 10;
    expect(snapshots.held).toBe(2);
    expect(snapshots.around(0.5)).not.toBeNull();
  });

  test("one that can't be read is passed over, and said once", async () => {
    const { snapshots, failed, settle } = reader(4, 1000, [1, 3]);
    snapshots.around(0);
    await settle();
    expect(failed.sort()).toEqual([1, 3]);
    expect(snapshots.around(1)).toMatchObject({ from: { time: 0 }, to: { time: 2 }, share: 0.5 });
    expect(snapshots.around(3)).toMatchObject({ from: { time: 2 }, to: { time: 2 } });
  });
});

test("of a folder the largest series counts, in the order of its numbers", () => {
  const files = ["run.10.hdf5", "run.9.hdf5", "log.csv", ".DS_Store", "run.100.hdf5", "a1.txt", "run.json"];
  const { series, others } = seriesOf(files.map((name) => ({ name })));
  expect(series.map(({ name }) => name)).toEqual(["run.9.hdf5", "run.10.hdf5", "run.100.hdf5"]);
  expect(series.every((frame) => frame.files.length === 1)).toBe(true);
  expect(others).toBe(4);
  expect(seriesOf([]).series).toEqual([]);
});

test("files of one snapshot are one of a series, where all have as many", () => {
  const framesOf = (names: readonly string[]) =>
    seriesOf(names.map((name) => ({ name }))).series.map(({ name, files }) => [name, ...files.map((f) => f.name)]);
  for (const ending of ["", ".hdf5", ".hdf5.gz"]) {
    const part = (k: number, p: number) => `snap_${k}.${p}${ending}`;
    const names = [0, 9, 10].flatMap((k) => Array.from({ length: 11 }, (_, p) => part(k, p)));
    expect(framesOf(names.toReversed())).toEqual(
      [0, 9, 10].map((k) => [`snap_${k}${ending}`, ...Array.from({ length: 11 }, (_, p) => part(k, p))]),
    );
    // A part is missing, one snapshot alone, numbers with zeros, or a number a file: each is a snapshot.
    for (const others of [
      names.slice(1),
      names.slice(0, -1),
      names.slice(0, 11),
      ["run2.00000.tipsy", "run2.00001.tipsy", "run3.00000.tipsy", "run3.00001.tipsy"],
      ["run.0.hdf5", "run.1.hdf5", "run.2.hdf5"],
    ])
      expect(framesOf(others).length, others.join()).toBe(others.length);
  }
});

test("the snapshots of a file are numbered as they stand in it", () => {
  expect(snapshotsIn({ name: "a.h5" }, ["Step#0", "Step#4"])).toEqual([
    { name: "a.h5, Step#0", files: [{ name: "a.h5" }], snapshot: 0 },
    { name: "a.h5, Step#4", files: [{ name: "a.h5" }], snapshot: 1 },
  ]);
});
