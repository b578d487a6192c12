import { afterEach, expect, it, vi } from "vitest";
import { evrardGas } from "../../src/data/models/evrardGas.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { type EngineOptions, GpuEngine } from "../../src/engine/index.ts";
import { Program } from "../../src/engine/program.ts";
import { describeGpu } from "../gpuDevice.ts";

/** So many bodies begin with four slices at this angle. */
const MANY = 2 ** 21;
const SETTINGS = { theta: 0.75, softening: 0.02, timestep: 1 / 64 };
const sphere = plummer.make({}, { n: 500, seed: 5 });
const gas = evrardGas.make({}, { n: 500, seed: 5 });

describeGpu("the slices of a walk, in a run that is never measured", (device) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const stepped = new WeakSet<Program>();
  /** Clocks that say so much of a walk, once a step was done by these passes. */
  function walkTakes(ms: number): void {
    vi.spyOn(Program.prototype, "timing").mockImplementation(async function (this: Program) {
      return stepped.has(this) ? { stages: { walk: ms }, stepMs: ms + 1 } : null;
    });
  }

  /** Submits of one step, each with a slice of the walk, once they are `wanted`. */
  async function becomes(options: EngineOptions, wanted: number, bodies = sphere): Promise<readonly number[]> {
    const engine = await GpuEngine.create(device, bodies, SETTINGS, options);
    const found: number[] = [];
    let slices = 0;
    const { step: submitStep } = Program.prototype;
    // Counted where a step is submitted, however long it waits for room.
    const counted = vi.spyOn(Program.prototype, "step").mockImplementation(function (this: Program, ...args) {
      const submit = vi.spyOn(device.queue, "submit");
      submitStep.apply(this, args);
      slices = submit.mock.calls.length;
      stepped.add(this);
      submit.mockRestore();
      if (found.at(-1) !== slices) found.push(slices);
    });
    const step = async () => {
      engine.step(1);
      await engine.done();
      return slices;
    };
    await step();
    await expect.poll(step, { timeout: 20_000 }).toBe(wanted);
    const once = await engine.readBodies();
    const { steps } = engine;
    counted.mockRestore();
    engine.destroy();
    const whole = await GpuEngine.create(device, bodies, SETTINGS, options);
    whole.step(steps);
    expect((await whole.readBodies()).position).toEqual(once.position);
    whole.destroy();
    return found;
  }

  it("fall at once to one where the host sees that steps are short", async () => {
    vi.spyOn(performance, "now").mockReturnValue(0);
    expect(await becomes({ timestamps: false, plannedFor: MANY }, 1)).toEqual([4, 1]);
  });

  it.skipIf(!device.features.has("timestamp-query"))(
    "follow the clocks of the first steps: fewer where the walk is short, more where it is long",
    async () => {
      walkTakes(8);
      expect(await becomes({ plannedFor: MANY }, 1)).toEqual([4, 1]);
      walkTakes(300);
      expect((await becomes({}, 8)).slice(0, 2)).toEqual([1, 8]);
    },
  );

  it.skipIf(!device.features.has("timestamp-query"))("do so with gas, whose steps have parts", async () => {
    walkTakes(8);
    expect(await becomes({ plannedFor: MANY }, 1, gas)).toEqual([4, 1]);
  });

  it.skipIf(!device.features.has("timestamp-query"))("follow what is measured, with gas and without", async () => {
    for (const bodies of [sphere, gas]) {
      vi.spyOn(Program.prototype, "timing").mockResolvedValue({ stages: { walk: 8 }, stepMs: 9 });
      const engine = await GpuEngine.create(device, bodies, SETTINGS, { plannedFor: MANY });
      const compile = vi.spyOn(Program, "compile");
      engine.step(1);
      await engine.settle();
      await engine.measure();
      await engine.settle();
      expect(compile.mock.calls.at(-1)?.[2]).toBe(1);
      engine.destroy();
      vi.restoreAllMocks();
    }
  });

  it.skipIf(!device.features.has("timestamp-query"))("are looked at once for each program", async () => {
    const timing = vi.spyOn(Program.prototype, "timing").mockResolvedValue({ stages: { walk: 60 }, stepMs: 61 });
    const engine = await GpuEngine.create(device, sphere, SETTINGS);
    for (let k = 0; k < 5; k++) {
      engine.step(1);
      await engine.done();
    }
    await engine.settle();
    expect(timing).toHaveBeenCalledOnce();
    engine.destroy();
  });
});
