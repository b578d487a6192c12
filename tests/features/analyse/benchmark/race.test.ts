import { describe, expect, test, vi } from "vitest";
import { plummer } from "../../../../src/data/models/plummer.ts";
import type { Settings } from "../../../../src/engine/index.ts";
import { ProcessorEngine } from "../../../../src/engine/processor/index.ts";
import { race } from "../../../../src/features/analyse/benchmark/race.ts";
import { configurationsOf, enginesHere } from "../../../../src/features/analyse/benchmark/state.ts";
import { Cancelled } from "../../../../src/run/cancelled.ts";
import type { Simulation } from "../../../../src/run/simulation.ts";
import { newState } from "../../kit/fixtures.ts";

const solvers = ["adaptive", "bonsai", "direct"].map((name) => ({
  name,
  title: name,
  help: "",
  direct: name === "direct",
}));

describe("configurations", () => {
  const entries = { engines: ["gpu", "cpu"], solvers: ["bonsai", "direct"], thetas: [0.4, 0.8], fewer: false } as const;
  const names = (fewer: boolean, bodies: number, graphics = true) =>
    configurationsOf({ ...entries, fewer }, solvers, enginesHere(graphics), bodies).map(
      ({ engine, solver, theta, bodies: n }) => `${engine} ${solver} ${theta} ${n}`,
    );

  test("every solver with every angle on every engine; a direct sum has no angle", () => {
    expect(names(false, 1000)).toEqual(
      ["gpu", "cpu"].flatMap((engine) =>
        ["bonsai 0.4", "bonsai 0.8", "direct null"].map((name) => `${engine} ${name} 1000`),
      ),
    );
    expect(names(false, 1000, false).every((name) => name.startsWith("cpu"))).toBe(true);
  });

  test("fewer bodies by fours, at the first angle, as long as there are enough of them", () => {
    expect(names(true, 5000, false).slice(3)).toEqual([
      "cpu bonsai 0.4 1250",
      "cpu direct null 1250",
      "cpu bonsai 0.4 313",
      "cpu direct null 313",
    ]);
    expect(names(true, 1000, false)).toHaveLength(3);
  });
});

describe("a race", () => {
  const bodies = plummer.make({}, { n: 512, seed: 1 });
  const given: Partial<Settings> = { solver: "direct", softening: 0.05, timestep: 1 / 64 };

  async function setUp(make: (settings: Partial<Settings>) => Promise<unknown> = async () => {}) {
    const store = newState("", { solvers });
    store.getState().benchmark.setEntries({ solvers: ["bonsai", "direct"], thetas: [0.5] });
    const engine = await ProcessorEngine.create(bodies, given);
    const made: ProcessorEngine[] = [];
    const machine = {
      device: null,
      engine: async (some: typeof bodies, settings: Partial<Settings>) => {
        await make(settings);
        made.push(await ProcessorEngine.create(some, settings));
        vi.spyOn(made.at(-1)!, "destroy");
        return made.at(-1)!;
      },
    };
    const fail = vi.fn(async () => true);
    return { store, made, fail, simulation: { engine, machine, fail } as unknown as Simulation };
  }

  test("gives each configuration an engine of its own with the run's bodies and settings, and frees it", async () => {
    const { store, made, fail, simulation } = await setUp();
    await race(store, simulation, new AbortController().signal);
    const {
      benchmark: { raceRows, raced, racing },
      play: { busy },
    } = store.getState();
    expect(raceRows.map(({ solver, theta, bodies }) => [solver, theta, bodies])).toEqual([
      ["bonsai", 0.5, 512],
      ["direct", null, 512],
    ]);
    expect([raced, racing, busy]).toEqual([{ bodies: 512, time: 0 }, null, null]);
    expect(made.map(({ settings }) => settings.softening)).toEqual([0.05, 0.05]);
    for (const engine of made) expect(engine.destroy).toHaveBeenCalledTimes(1);
    expect(simulation.engine!.steps).toBe(0);
    expect(fail).not.toHaveBeenCalled();
  });

  test("passes over whom there is no room for, in one line", async () => {
    const { store, fail, simulation } = await setUp(async ({ solver }) => {
      if (solver === "bonsai") throw new Error("no room for 512 bodies");
    });
    await race(store, simulation, new AbortController().signal);
    expect(store.getState().benchmark.raceRows.map(({ solver }) => solver)).toEqual(["direct"]);
    expect(fail).toHaveBeenCalledTimes(1);
  });

  test("ends with its life, in whatever it is; an engine that comes later is freed", async () => {
    const life = new AbortController();
    const { store, made, simulation } = await setUp(async () => life.abort());
    await expect(race(store, simulation, life.signal)).rejects.toThrow(Cancelled);
    await vi.waitFor(() => expect(made).toHaveLength(1));
    await vi.waitFor(() => expect(made[0]!.destroy).toHaveBeenCalled());
    expect([
      store.getState().benchmark.raceRows,
      store.getState().benchmark.racing,
      store.getState().play.busy,
    ]).toEqual([[], null, null]);
  });
});
