import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { plummer } from "../../../src/data/models/plummer.ts";
import { ProcessorEngine, type WorkerPort } from "../../../src/engine/processor/index.ts";
import { chooseVariant } from "../../../src/engine/processor/wasm.ts";
import { spawnThread } from "../../../src/headless/processorWorkers.ts";
import { chains } from "../growing.ts";
import { withTracers } from "../shared/tracers.ts";

const engines: ProcessorEngine[] = [];
afterAll(() => {
  for (const engine of engines) engine.destroy();
});

const bodies = plummer.make({}, { n: 3001, seed: 12 });

/** Threads of the bundle, which start in a tenth of the time that they take from the sources. */
let spawnBundled: () => WorkerPort;
const outDir = mkdtempSync(join(tmpdir(), "antennae-threads-"));
afterAll(() => rmSync(outDir, { recursive: true }));
beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: "error",
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: { input: "src/headless/processorWorkers.ts", output: { entryFileNames: "workers.mjs" } },
    },
  });
  const bundled = (await import(
    pathToFileURL(join(outDir, "workers.mjs")).href
  )) as typeof import("../../../src/headless/processorWorkers.ts");
  spawnBundled = bundled.spawnThread;
});

/** Bodies, forces and measured numbers after some steps. */
async function run(
  of: typeof bodies,
  solver: string,
  threads: number,
  spawn: (() => WorkerPort) | null,
  rebuildInterval = 1,
) {
  const settings = { solver, softening: 0.02, timestep: 1 / 128, rebuildInterval };
  const engine = await ProcessorEngine.create(of, settings, { threads, spawn });
  engines.push(engine);
  engine.step(3);
  const { position, velocity } = await engine.readBodies();
  const { stages, stepMs, memory, ...measured } = await engine.measure();
  const [forces, profile] = [await engine.readForces(), await engine.measure("profile")];
  const again = await engine.measure("profile");
  expect(again).toEqual(profile);
  const densities = await engine.measure("densities");
  const errors = await engine.measure("forceErrors", { first: 1, every: 3 });
  const result = { position, velocity, forces, measured, profile, densities, errors, threads: engine.threads };
  engine.destroy();
  return result;
}

describe("threads of the processor engine", () => {
  it.each(["adaptive", "bonsai", "direct"])(
    "%s: 1, 2, 3 and 4 give the same bits as the thread that asks",
    async (solver) => {
      const { threads: own, ...alone } = await run(bodies, solver, 4, null);
      expect(own).toBe(1);
      for (const threads of [1, 2, 3, 4]) {
        const { threads: used, ...together } = await run(bodies, solver, threads, spawnBundled);
        expect(used).toBe(threads);
        expect(together, `${threads} threads`).toEqual(alone);
      }
    },
  );

  it.each(["adaptive", "direct"])("%s: so they do with test particles beside", async (solver) => {
    const { all } = withTracers(1501 * 2, 3001);
    const { threads: _, ...alone } = await run(all, solver, 1, null);
    for (const threads of [2, 3, 4]) {
      const { threads: used, ...together } = await run(all, solver, threads, spawnBundled);
      expect(used).toBe(threads);
      expect(together, `${threads} threads`).toEqual(alone);
    }
  });

  it("give the same bits with a tree that is kept for two steps", async () => {
    const { threads: _, ...alone } = await run(bodies, "adaptive", 1, null, 2);
    for (const threads of [2, 3]) {
      const { threads: used, ...together } = await run(bodies, "adaptive", threads, spawnBundled, 2);
      expect(used).toBe(threads);
      expect(together, `${threads} threads`).toEqual(alone);
    }
    const { threads: __, ...fresh } = await run(bodies, "adaptive", 1, null, 1);
    expect(alone.position).not.toEqual(fresh.position);
  });

  it("make room for a tree together", async () => {
    const { threads: _, ...alone } = await run(chains(120), "bonsai", 1, null);
    const { threads: used, ...together } = await run(chains(120), "bonsai", 3, spawnThread);
    expect(used).toBe(3);
    expect(together).toEqual(alone);
  });

  it("that fail are told in one line, to all who wait and later", async () => {
    const ports: WorkerPort[] = [];
    let fail = (_: string) => {};
    const spawn = (): WorkerPort => {
      const port = spawnThread();
      ports.push(port);
      return {
        ...port,
        listen: (message, error) => {
          fail = error;
          port.listen(message, error);
        },
      };
    };
    const engine = await ProcessorEngine.create(bodies, {}, { threads: 2, spawn });
    engine.step(1);
    await engine.done();
    fail("no more memory");
    await expect(engine.measure()).rejects.toThrow("no more memory");
    engine.destroy();
    for (const port of ports) port.end();
  });
});

describe("binaries of the processor engine", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("need WebAssembly with SIMD: where there is none that is one line", async () => {
    vi.stubGlobal("WebAssembly", { ...WebAssembly, validate: () => false });
    await expect(ProcessorEngine.create(bodies)).rejects.toThrow(
      "this host's WebAssembly has no 128-bit SIMD, which the processor engine needs; use a newer one",
    );
    vi.stubGlobal("WebAssembly", undefined);
    await expect(ProcessorEngine.create(bodies)).rejects.toThrow("this host has no WebAssembly");
  });

  it("run in one thread where none can share a memory, and where a host has few addresses they take fewer", async () => {
    const { Memory } = WebAssembly;
    const wanted: number[] = [];
    class Small extends Memory {
      constructor(description: WebAssembly.MemoryDescriptor) {
        wanted.push(description.maximum!);
        if (description.maximum! > 30_000) throw new RangeError("no room");
        super(description);
      }
    }
    vi.stubGlobal("WebAssembly", {
      Memory: Small,
      validate: WebAssembly.validate,
      compile: WebAssembly.compile,
      instantiate: WebAssembly.instantiate,
    });
    vi.stubGlobal("SharedArrayBuffer", undefined);
    const { threads, measured } = await run(bodies, "bonsai", 3, spawnThread);
    expect([threads, measured.faults]).toEqual([1, []]);
    const alone = await run(bodies, "bonsai", 1, null);
    expect(alone.measured).toEqual(measured);
    expect(wanted).toEqual([65536, 32768, 16384]);
  });

  it("with fused multiply-add are taken where the host has them, and agree to rounding", async () => {
    const plain = await ProcessorEngine.create(bodies, { softening: 0.02 }, { variant: "plain" });
    // Node.js 20 has relaxed SIMD behind a flag; later ones need none.
    setFlagsFromString("--experimental-wasm-relaxed-simd");
    onTestFinished(() => setFlagsFromString("--no-experimental-wasm-relaxed-simd"));
    expect(chooseVariant()).toBe("relaxed");
    const relaxed = await ProcessorEngine.create(bodies, { softening: 0.02 });
    const [a, b] = [await plain.readForces(), await relaxed.readForces()];
    const { forceError } = await relaxed.measure();
    plain.destroy();
    relaxed.destroy();
    expect(forceError!.p50).toBeLessThan(3e-4);
    // A cell on the border of its criterion may fall on the other side: a few bodies have another small error.
    let [off, size] = [0, 0];
    for (let k = 0; k < a.length; k++) [off, size] = [off + (a[k]! - b[k]!) ** 2, size + a[k]! ** 2];
    expect(Math.sqrt(off / size)).toBeLessThan(1e-5);
  });
});
