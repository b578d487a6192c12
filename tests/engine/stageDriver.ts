import { expect } from "vitest";
import { type OnDemandBuffer, onDemandBytes } from "../../src/engine/state/onDemand.ts";
import type { Sizes } from "../../src/engine/state/sizes.ts";
import { DispatchUniforms, passOn, type Spec } from "../../src/engine/state/spec.ts";
import { type BufferName, memoryOf, TABLES, type TableKind, tableBytes } from "../../src/engine/state/tables.ts";
import { type Pass, Passes } from "../../src/gpu/pass.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { STAGES } from "../../src/gpu/shaders.gen.ts";
import { type StageName, wgslOf } from "../../src/gpu/source.ts";
import { type StructName, structSize, writeStruct } from "../../src/gpu/struct.ts";
import { encode } from "../../src/gpu/timer.ts";
import type { Params } from "../reference/contract.ts";

/** Tables by their WGSL names. */
export type Tables = Record<string, Uint32Array | Float32Array | Float64Array>;
type Twin<T> = (tables: T) => void;

/** Numbers of bodies that stages are tried with: around one, a subgroup, a workgroup, and several of all with a rest. */
export const COUNTS = [1, 2, 63, 64, 65, 255, 256, 257, 3000];

/** What buffers hold where nothing was written: a number, and a link, that no stage may take for its own. */
export const GARBAGE = new Uint32Array(new Float32Array([12345.678]).buffer)[0]!;

/** Room as the engine makes it. */
export function sizesOf(n: number, groupSize = 64): Sizes {
  return {
    n,
    capacity: n,
    nodes: Math.ceil(0.3 * n) + 64,
    groups: Math.ceil((1.5 * n) / groupSize) + 1,
    groupSize,
    parts: 1,
  };
}

/** Settings that most tests share, in float32 as the GPU sees them. */
export function paramsOf(sizes: Sizes, change: Partial<Params> = {}): Params {
  const params: Params = {
    n: sizes.n,
    sources: sizes.n,
    total: sizes.n,
    nodeCapacity: sizes.nodes,
    groupCapacity: sizes.groups,
    leafSize: 16,
    bucketSize: 64,
    theta: 0.6,
    eps2: 0.05 ** 2,
    drift: 1 / 64,
    kick: 1 / 64,
    closingKick: change.kick ?? 1 / 64,
    side: 0,
    leastFelt: 0,
    tau: 2e-3,
    farShare: 0.1,
    angle: 0.5 * (change.theta ?? 0.6),
    ownPull: 10,
    eta: 0.02,
    farSoftening: (6 * 0.05) ** 2,
    spline: 0,
    ...{ kickBend0: 0, kickBend1: 0, kickBend2: 0, kickBend3: 0 },
    ...{ driftBend0: 0, driftBend1: 0, driftBend2: 0, driftBend3: 0 },
    ...change,
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, Math.fround(value)])) as never;
}

export interface Trial {
  readonly sizes: Sizes;
  readonly params?: Params;
  /** The tables that the stage reads. All others hold garbage at first. */
  readonly tables: Tables;
  /** Numbers of the structs that a stage reads besides `params`, by the WGSL names of their variables. */
  readonly structs?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Runs single stages on the device, each on buffers of its own. */
export class StageDriver {
  readonly #device: GPUDevice;
  readonly #passes: Passes;

  constructor(device: GPUDevice) {
    this.#device = device;
    this.#passes = new Passes(device);
  }

  /**
   * Runs one dispatch, or several of one stage, and the twin on copies of the same tables. Both results hold every table whole, so that what must
   * not be written is compared too. The twin's floats are float64.
   */
  async compare<T>(specs: Spec | readonly Spec[], twin: Twin<T>, trial: Trial): Promise<{ gpu: Tables; twin: Tables }> {
    const list: readonly Spec[] = "stage" in specs ? [specs] : specs;
    const params = trial.params ?? paramsOf(trial.sizes);
    const before = this.#tables(list[0]!, trial);
    const gpu = await this.#run(list, trial, params, before);
    const own: Tables = {};
    for (const [name, table] of Object.entries(before)) {
      own[name] = table instanceof Uint32Array ? table.slice() : new Float64Array(table);
    }
    const { constants, bind } = list[0]!;
    const dispatch = (bind as Record<string, unknown>).dispatch;
    twin({ params, dispatch, ...trial.structs, ...constants?.(trial.sizes), ...own } as T);
    return { gpu, twin: own };
  }

  /** Every table of the stage: the given ones, and garbage as large as the buffer for the others. */
  #tables(spec: Spec, trial: Trial): Tables {
    const space = new Space(this.#device, trial.sizes, [spec]);
    const tables: Tables = {};
    for (const [name, bound] of bindings(spec, trial)) {
      const length = space.buffer(bound).size / 4;
      tables[name] = trial.tables[name] ?? asElements(spec, name, new Uint32Array(length).fill(GARBAGE).buffer);
    }
    space.destroy();
    return tables;
  }

  async #run(specs: readonly Spec[], trial: Trial, params: Params, tables: Tables): Promise<Tables> {
    const { queue } = this.#device;
    const space = new Space(this.#device, trial.sizes, specs);
    const write = (struct: StructName, buffer: AnyBuffer, values: object) => {
      const view = new DataView(new ArrayBuffer(structSize(struct)));
      writeStruct(struct, view, { ...values });
      queue.writeBuffer(space.buffer(buffer), 0, view.buffer);
    };
    if (space.has("params")) write("Params", "params", params);
    for (const [name, values] of Object.entries(trial.structs ?? {}))
      write(typeOf(specs[0]!, name) as StructName, (specs[0]!.bind as Record<string, AnyBuffer>)[name]!, values);
    const bound = bindings(specs[0]!, trial);
    for (const [name, buffer] of bound) {
      const { size } = space.buffer(buffer);
      const bytes = new Uint32Array(size / 4).fill(GARBAGE);
      const table = tables[name]!;
      bytes.set(new Uint32Array(table.buffer, table.byteOffset, table.length));
      queue.writeBuffer(space.buffer(buffer), 0, bytes);
    }
    const passes: Pass[] = [];
    for (const spec of specs) passes.push(await space.pass(this.#passes, spec));
    const encoder = this.#device.createCommandEncoder();
    const compute = encoder.beginComputePass();
    encode(compute, passes);
    compute.end();
    queue.submit([encoder.finish()]);
    const read = await readBack(
      this.#device,
      bound.map(([name, buffer]) => ({ buffer: space.buffer(buffer), bytes: 4 * tables[name]!.length })),
    );
    space.destroy();
    return Object.fromEntries(bound.map(([name], k) => [name, asElements(specs[0]!, name, read[k]!)]));
  }
}

type AnyBuffer = BufferName | OnDemandBuffer;

/** The buffers that some stages bind, as large as those of a system and of a measurement on demand. */
class Space {
  readonly #sizes: Sizes;
  readonly #buffers: Record<string, GPUBuffer> = {};
  readonly #dispatches: DispatchUniforms;

  constructor(device: GPUDevice, sizes: Sizes, specs: readonly Spec[]) {
    this.#sizes = sizes;
    this.#dispatches = new DispatchUniforms(device, 64);
    const known: Readonly<Record<string, number>> = {
      ...tableBytes(Object.keys(TABLES) as TableKind[], sizes),
      sourcePosMass: Math.max(16, 16 * sizes.capacity),
    };
    const bound = specs.flatMap((spec) => Object.values(spec.bind) as (AnyBuffer | object)[]);
    for (const name of new Set(bound.filter((b) => typeof b === "string"))) {
      const size = known[memoryOf(name)] ?? onDemandBytes(name as OnDemandBuffer, sizes.n);
      // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST, 0x04 COPY_SRC
      const usage = 0x0c | (/(params|division)$/i.test(name) ? 0x40 : name === "root" ? 0xc0 : 0x80);
      this.#buffers[name] = device.createBuffer({ label: name, size, usage });
    }
  }

  buffer(name: AnyBuffer): GPUBuffer {
    return this.#buffers[name]!;
  }

  has(name: AnyBuffer): boolean {
    return name in this.#buffers;
  }

  pass(passes: Passes, spec: Spec): Promise<Pass> {
    return passOn(passes, spec, this.#sizes, this.#buffers, this.#dispatches);
  }

  destroy(): void {
    this.#dispatches.destroy();
    for (const buffer of Object.values(this.#buffers)) buffer.destroy();
  }
}

/** WGSL name and buffer of each table. */
function bindings(spec: Spec, { structs = {} }: Trial): [string, AnyBuffer][] {
  return (Object.entries(spec.bind) as [string, unknown][]).filter(
    (entry): entry is [string, AnyBuffer] =>
      entry[0] !== "params" && !(entry[0] in structs) && typeof entry[1] === "string",
  );
}

/** The WGSL of every stage. */
const CODE = new Map(
  await Promise.all((Object.keys(STAGES) as StageName[]).map(async (name) => [name, await wgslOf(name)] as const)),
);

/** Type of a variable as the WGSL declares it. */
function typeOf(spec: Spec, name: string): string {
  const type = new RegExp(`var<(?:storage|uniform)[^>]*> ${name}: ([^;]+);`).exec(CODE.get(spec.stage)!)?.[1];
  if (type === undefined) throw new Error(`${spec.stage} declares no "${name}"`);
  return type;
}

/** Bytes as floats or words, by the type that the WGSL declares. */
function asElements(spec: Spec, name: string, bytes: ArrayBuffer): Uint32Array | Float32Array {
  const type = typeOf(spec, name);
  return /u32|vec\du|Status/.test(type) ? new Uint32Array(bytes) : new Float32Array(bytes);
}

/** The numbers at which two tables differ by more than `tolerance`, absolute; NaN equals NaN. */
export function differences(
  actual: ArrayLike<number>,
  expected: ArrayLike<number>,
  tolerance: number | ((index: number) => number) = 0,
): string[] {
  const found: string[] = [];
  if (actual.length !== expected.length) found.push(`lengths ${actual.length} and ${expected.length}`);
  for (let i = 0; i < expected.length; i++) {
    const [a, b] = [actual[i]!, expected[i]!];
    const allowed = typeof tolerance === "number" ? tolerance : tolerance(i);
    if (Object.is(a, b) || Math.abs(a - b) <= allowed) continue;
    found.push(`[${i}] ${a}, expected ${b} within ${allowed}`);
  }
  return found.slice(0, 5);
}

/** Fails with the first few differences of a table. */
export function expectTable(
  { gpu, twin }: { gpu: Tables; twin: Tables },
  name: string,
  tolerance: number | ((index: number) => number) = 0,
): void {
  expect(differences(gpu[name]!, twin[name]!, tolerance), name).toEqual([]);
}
