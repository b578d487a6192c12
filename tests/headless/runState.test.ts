import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Saved } from "../../src/engine/index.ts";
import { RunState } from "../../src/headless/runState.ts";
import { cli, result, scratchFolder } from "./commandLine.ts";
import { runFolder, stoppedAt } from "./earlyEnd.ts";

const { at, model, words, content } = runFolder();
const line = (name: string, solver: string) => words(name, solver, "tipsy", ["--engine", "cpu", "--threads", "2"]);

beforeAll(async () => {
  await result(...model);
});

describe("a run on the processor that is gone on with", () => {
  it.each(["adaptive", "bonsai"])(
    "%s, stopped twice: its files are those of a run in one go, bit by bit",
    async (solver) => {
      const parts = line(`parts-${solver}`, solver);
      await result(...line(`whole-${solver}`, solver));
      expect((await stoppedAt(50, parts)).code).toBe(130);
      expect((await stoppedAt(70, [...parts, "--resume"])).code).toBe(130);
      expect(await result(...parts, "--resume")).toMatchObject({ begun: 18 });
      expect(content(`parts-${solver}`)).toEqual(content(`whole-${solver}`));
    },
  );

  it.each([
    ["is gone", (path: string) => rmSync(path), /there is no such file; going on from the snapshot alone/],
    [
      "is cut off",
      (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 9000)),
      /damaged, or of another run; going on/,
    ],
  ] as const)("from a snapshot alone, and says so, where its state %s", async (what, spoil, says) => {
    const parts = line(`spoilt ${what}`, "adaptive");
    expect((await stoppedAt(50, parts)).code).toBe(130);
    spoil(at(`spoilt ${what}`, "s.run.000012.state"));
    const { code, err } = await cli(...parts, "--resume");
    expect([code, err]).toEqual([0, expect.stringMatching(says)]);
    expect(readdirSync(at(`spoilt ${what}`)).sort()).toEqual([
      "s.000008.tipsy",
      "s.000016.tipsy",
      "s.000024.tipsy",
      "s.csv",
    ]);
  });
});

describe("the state of a run", () => {
  const path = `${scratchFolder()}/s.run.json`;
  const saved: Saved = {
    ...{ count: 2, steps: 7, time: 0.1, energyOrigin: { total: -1, softening: 0.1, scale: 2 }, softening: 0.1 },
    posMass: Float32Array.of(0.1, -0, 3, 1, 1e-42, 2, 3, 0),
    velocity: Float32Array.of(1, 2, 3, 0.3, 1, 2, 3, -1e-30),
    acceleration: new Float32Array(8).fill(1 / 3),
    id: Uint32Array.of(1, 0),
    status: Uint32Array.of(4, ...new Uint32Array(15).fill(0xffffffff)),
    own: { jerk: Uint32Array.of(0x7fc00001, 5) },
  };

  it("comes back bit by bit, and goes with the next one or the run", () => {
    const state = new RunState({ path });
    state.write(7, saved);
    expect(state.read(7, 2)).toEqual(saved);
    state.write(8, { ...saved, steps: 8 });
    state.sweep(8);
    expect(() => state.read(7, 2)).toThrow(/s\.run\.000007\.state: there is no such file$/);
    expect(() => state.read(8, 3)).toThrow(/s\.run\.000008\.state: damaged, or of another run$/);
    state.sweep(null);
    expect(() => state.read(8, 2)).toThrow(/there is no such file$/);
  });

  it("with a number that is not finite is refused", () => {
    const state = new RunState({ path });
    state.write(7, { ...saved, posMass: saved.posMass.with(1, Number.NaN) });
    expect(() => state.read(7, 2)).toThrow(/position of body 1 is NaN/);
  });
});
