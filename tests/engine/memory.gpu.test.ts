import { expect, it } from "vitest";
import { plummer } from "../../src/data/models/plummer.ts";
import { GpuEngine, GpuSnapshot } from "../../src/engine/index.ts";
import { TABLES } from "../../src/engine/state/tables.ts";
import { describeGpu } from "../gpuDevice.ts";
import { meeting } from "./growing.ts";

/** A device that runs out of memory when it makes its `failAt`-th buffer from now: the buffer is there, and of no use, and an error scope says so. */
function narrow(device: GPUDevice) {
  const scopes: { filter: GPUErrorFilter; fault: GPUError | null }[] = [];
  const alive = new Set<GPUBuffer>();
  let left = 0;
  /** Failures that no scope caught. */
  let uncaught = 0;
  const own = {
    createBuffer(descriptor: GPUBufferDescriptor): GPUBuffer {
      const fails = --left === 0;
      const buffer = device.createBuffer(fails ? { ...descriptor, size: 16 } : descriptor);
      const destroy = buffer.destroy.bind(buffer);
      buffer.destroy = () => {
        alive.delete(buffer);
        destroy();
      };
      alive.add(buffer);
      const scope = scopes.findLast(({ filter }) => filter === "out-of-memory");
      if (fails && scope) scope.fault = { message: "out of memory\nsecond line" } as GPUError;
      else if (fails) uncaught++;
      return buffer;
    },
    pushErrorScope(filter: GPUErrorFilter): void {
      scopes.push({ filter, fault: null });
      device.pushErrorScope(filter);
    },
    async popErrorScope(): Promise<GPUError | null> {
      const { fault } = scopes.pop()!;
      const said = await device.popErrorScope();
      return fault ?? said;
    },
  };
  const proxy = new Proxy(device, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return own[name as keyof typeof own];
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    device: proxy,
    alive,
    failAt: (k: number) => {
      left = k;
    },
    uncaught: () => uncaught,
  };
}

/**
 * Fails unless as many buffers are left as one of `counts`. What a walk in other slices still uses is freed when that is compiled, rounds of the
 * queue later: some on an idle machine, thousands on a busy one.
 */
async function left({ alive, device }: ReturnType<typeof narrow>, counts: readonly number[]): Promise<void> {
  for (let round = 0; round < 100_000 && !counts.includes(alive.size); round++) {
    await device.queue.onSubmittedWorkDone();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(counts).toContain(alive.size);
}

/**
 * Tries until no buffer that it makes is missing: every failure is one line and leaves nothing behind, or as many buffers as the engine `keeps` for
 * the next time. Resolves to the number of failures.
 */
async function untilRoom<T>(
  narrowed: ReturnType<typeof narrow>,
  work: () => Promise<T>,
  keeps = 0,
): Promise<[T, number]> {
  const before = narrowed.alive.size;
  for (let k = 1; ; k++) {
    narrowed.failAt(k);
    const end = await work().then(
      (value) => ({ value }),
      (error: Error) => ({ error }),
    );
    narrowed.failAt(0);
    expect(narrowed.uncaught()).toBe(0);
    if ("value" in end) return [end.value, k - 1];
    expect(end.error.message).toMatch(/^no room on the GPU for [^\n]+ of \d+ MB \(out of memory\); [^\n]+$/);
    await left(narrowed, [before, before + keeps]);
  }
}

describeGpu("a device without room", (device) => {
  const sphere = plummer.make({}, { n: 300, seed: 3 });
  const settings = { solver: "bonsai", theta: 0.6, softening: 0.05 };

  it("ends the making of an engine with one line, whichever buffer is missing, and nothing stays", async () => {
    const narrowed = narrow(device);
    const [engine, failures] = await untilRoom(narrowed, () => GpuEngine.create(narrowed.device, sphere, settings));
    // All buffers of the system, and what the first reading wants.
    const buffers = [TABLES.bodies, TABLES.order, TABLES.sums, TABLES.tree].flatMap((table) => Object.keys(table));
    expect(failures).toBeGreaterThan(buffers.length);
    engine.step(2);
    expect((await engine.measure()).faults).toEqual([]);
    engine.destroy();
    await left(narrowed, [0]);
  });

  it("ends a question with one line, and the run goes on", async () => {
    const narrowed = narrow(device);
    const run = async (ask: (engine: GpuEngine) => Promise<unknown>) => {
      const engine = await GpuEngine.create(narrowed.device, sphere, settings);
      engine.step(2);
      await ask(engine);
      engine.step(3);
      const { position } = await engine.readBodies();
      engine.destroy();
      return position;
    };
    const undisturbed = await run(async () => {});
    const failures: number[] = [];
    const after = await run(async (engine) => {
      const questions: (() => Promise<unknown>)[] = [
        () => engine.measure(),
        () => engine.readBodies(),
        () => engine.readForces(),
        () => engine.checkpoint(),
        () => engine.snapshot().then((taken) => taken.destroy()),
      ];
      for (const question of questions) failures.push((await untilRoom(narrowed, question))[1]);
      const tables = Object.keys(TABLES.profile).length;
      failures.push((await untilRoom(narrowed, () => engine.measure("profile"), tables))[1]);
      expect(failures.at(-1)).toBeGreaterThan(tables);
      const snapshot = await engine.snapshot();
      const saved = await snapshot.read();
      const brought = await untilRoom(narrowed, () => GpuSnapshot.from(narrowed.device, saved, engine.scaling));
      failures.push(brought[1]);
      brought[0].destroy();
      snapshot.destroy();
    });
    for (const count of failures) expect(count).toBeGreaterThan(0);
    expect(after).toEqual(undisturbed);
    await left(narrowed, [0]);
  });

  it("keeps the old buffers where they can't grow, says so each time, and catches up when there is room", async () => {
    const dt = 1 / 16;
    const bodies = meeting(4 * dt, 1);
    const run = async (narrowed: ReturnType<typeof narrow>, rooms: (engine: GpuEngine) => Promise<unknown>) => {
      const engine = await GpuEngine.create(narrowed.device, bodies, { ...settings, timestep: dt });
      const { nodeBegin } = engine.tree!.buffers;
      engine.step(5);
      await rooms(engine);
      expect(engine.tree!.buffers.nodeBegin).not.toBe(nodeBegin);
      engine.step(1);
      const { position } = await engine.readBodies();
      engine.destroy();
      await left(narrowed, [0]);
      return position;
    };
    const wide = narrow(device);
    const expected = await run(wide, (engine) => engine.measure());
    const narrowed = narrow(device);
    let failures = 0;
    const position = await run(narrowed, async (engine) => {
      const old = engine.tree!.buffers.nodeBegin;
      const ask = () =>
        engine.measure().catch((error) => {
          if (/larger tree|clocks/.test(error.message)) expect(engine.tree!.buffers.nodeBegin).toBe(old);
          throw error;
        });
      failures = (await untilRoom(narrowed, ask))[1];
    });
    expect(failures).toBeGreaterThan(8);
    expect(position).toEqual(expected);
  });
});
