import { expect, it } from "vitest";
import { GALACTICS_UNITS } from "../../../src/data/bodies/units.ts";
import { blastStages } from "../../../src/engine/gas/blastStages.ts";
import { gasColumns } from "../../../src/engine/gas/columns.ts";
import { explode } from "../../../src/engine/gas/explosions.ts";
import { gasParamsBytes } from "../../../src/engine/gas/params.ts";
import { gasSideBySide } from "../../../src/engine/gas/stages.ts";
import { paramsBytes } from "../../../src/engine/params.ts";
import { UNSCALED } from "../../../src/engine/scaling.ts";
import { DEFAULT_SETTINGS } from "../../../src/engine/settings.ts";
import { firstSizes } from "../../../src/engine/state/capacity.ts";
import { readStatus, STATUS_BYTES } from "../../../src/engine/state/status.ts";
import { System } from "../../../src/engine/state/system.ts";
import { CONSTANTS } from "../../../src/gpu/constants.gen.ts";
import { Passes } from "../../../src/gpu/pass.ts";
import { readBack } from "../../../src/gpu/readback.ts";
import { submit } from "../../../src/gpu/timer.ts";
import { newCooling } from "../../../src/physics/gas/coolingTable.ts";
import { cgsOf } from "../../../src/physics/gas/galaxyGas.ts";
import { GAS_SETTINGS } from "../../../src/physics/gas/settings.ts";
import { AGORA } from "../../../src/physics/gas/supernovae.ts";
import { describeGpu } from "../../gpuDevice.ts";
import { numbers } from "../../physics/gas/gases.ts";
import { DELAY, HEAT } from "./blasts.ts";

const cgs = cgsOf(GALACTICS_UNITS);

/** Tables of `n` bodies in some order, of which those whose number is 1 over a multiple of `every` are stars. */
function tables(n: number, every: number) {
  const next = numbers(5);
  const id = Uint32Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [id[i], id[j]] = [id[j]!, id[i]!];
  }
  const isStar = (i: number) => id[i]! % every === 1;
  const four = (of: (i: number) => readonly number[]) =>
    Float32Array.from(Array.from({ length: n }, (_, i) => of(i)).flat());
  return {
    id,
    posMass: four(() => [next(), next(), next(), 1 + next()]),
    velocity: four(() => [next(), next(), next(), 0]),
    // Some are too young, and some have exploded.
    state: four((i) => (isStar(i) ? [id[i]! % 5 === 0 ? -3 : 0, 0, 0, 0] : [1 + next(), 0.1, 0, 0])),
    spare: four((i) => [0, 0.5, isStar(i) ? (id[i]! % 7 === 0 ? 0.2 : 0.1) : 0, 0]),
    metals: Float32Array.from({ length: n }, () => 0.1 * next()),
  };
}
type Tables = ReturnType<typeof tables>;

const SIDE = 0.7;

/** What the stages make of them; `room`: for how many bodies of gas there are tables, where it isn't their number. */
async function onGpu(device: GPUDevice, given: Tables, { periodic = false, metals = true, room = 0 } = {}) {
  const n = given.id.length;
  const gas = given.state.filter((u, k) => k % 4 === 0 && u > 0).length;
  const columns = gasColumns({ columns: metals ? { metallicity: given.metals } : {} } as never, false);
  const system = new System(device, { ...firstSizes(n, { columns, gas: room || Math.max(gas, 1) }), gasEntries: 0 });
  await system.need("gas");
  const { buffers, sizes } = system;
  const write = (name: string, table: Float32Array | Uint32Array) =>
    device.queue.writeBuffer((buffers as Record<string, GPUBuffer>)[name]!, 0, table as Float32Array<ArrayBuffer>);
  const names = {
    id: "id",
    posMass: "posMass",
    velocity: "velocity",
    state: "column gasState",
    spare: "column gasSpare",
  };
  const all: Record<string, string> = metals ? { ...names, metals: "column metallicity" } : names;
  for (const [table, name] of Object.entries(all)) write(name, given[table as keyof Tables]);
  device.queue.writeBuffer(buffers.params, 0, paramsBytes(sizes, { ...DEFAULT_SETTINGS }, UNSCALED));
  const { each, ejecta, metals: newMetals } = AGORA;
  const more = {
    ripe: 0.15,
    blast: HEAT,
    ejecta: ejecta / each,
    newMetals: newMetals / each,
    side: periodic ? SIDE : 0,
  };
  device.queue.writeBuffer(buffers.gasParams!, 0, gasParamsBytes(sizes, GAS_SETTINGS, 1 / 64, UNSCALED, more));
  const passes = new Passes(device);
  const specs = [...gasSideBySide, ...blastStages(metals, periodic)];
  submit(device, await Promise.all(specs.map((spec) => system.pass(passes, spec))));
  const read = await readBack(device, [
    { buffer: buffers.status, bytes: STATUS_BYTES },
    ...Object.values(all).map((name) => ({
      buffer: (buffers as Record<string, GPUBuffer>)[name]!,
      bytes: given[Object.keys(all).find((key) => all[key] === name) as keyof Tables].byteLength,
    })),
  ]);
  system.destroy();
  const found = Object.fromEntries(Object.keys(all).map((name, k) => [name, new Float32Array(read[k + 1]!)]));
  return { status: readStatus(read[0]!), ...(found as unknown as Omit<Tables, "id">) };
}

/** What float64 makes of them. */
function twin(given: Tables, side = 0): Tables {
  const after = structuredClone(given);
  const galaxy = { cooling: newCooling(), phases: null, supernovae: AGORA, cgs };
  explode(after, { galaxy, settings: GAS_SETTINGS, speed: 1, second: cgs.time, side }, 0.15 + DELAY);
  return after;
}

const NAMES = ["posMass", "velocity", "state", "metals"] as const;
const exploded = ({ state }: Pick<Tables, "state">) => state.filter((u, k) => k % 4 === 0 && u < 0 && u !== -3).length;

describeGpu("the stages of explosions", (device) => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 3],
    [63, 3],
    [64, 3],
    [65, 3],
    [255, 2],
    [256, 3],
    [257, 3],
    [600, 2],
    [5000, 4],
    [5000, 400],
  ])("%i bodies, a star among %i: as float64", async (n, every) => {
    for (const periodic of [false, true]) {
      const given = tables(n, every);
      const [gpu, cpu] = [await onGpu(device, given, { periodic }), twin(given, periodic ? SIDE : 0)];
      expect(gpu.status.faults).toBe(0);
      expect(exploded(gpu)).toBe(exploded(cpu));
      if (n > 60) expect(exploded(cpu)).toBeGreaterThan(n === 5000 && every === 400 ? 5 : n / 9);
      for (const name of NAMES)
        for (let k = 0; k < cpu[name].length; k++) {
          const [a, b] = [gpu[name][k]!, cpu[name][k]!];
          if (!(Math.abs(a - b) <= 2e-6 * Math.max(Math.abs(b), 1))) throw new Error(`${name}[${k}]: ${a}, ${b}`);
        }
      // What has left; and of the limits the least.
      for (let k = 1; k < cpu.spare.length; k += 4) expect(gpu.spare[k]! / cpu.spare[k]!).toBeCloseTo(1, 5);
      const limits = cpu.spare.filter((z, k) => k % 4 === 2 && z < 0).map((z) => -z);
      const limit = new Float32Array(new Uint32Array([gpu.status.gasLimit]).buffer)[0]!;
      if (limits.length > 0) expect(limit / Math.min(...limits)).toBeCloseTo(1, 5);
      else expect(limit).toBeGreaterThan(3e38);
    }
  });

  it("give the same bits twice, with metals or without", async () => {
    const given = tables(3000, 2);
    const [a, b, without] = [
      await onGpu(device, given),
      await onGpu(device, given),
      await onGpu(device, given, { metals: false }),
    ];
    for (const name of [...NAMES, "spare"] as const) expect(b[name]).toEqual(a[name]);
    expect(without.state).toEqual(a.state);
    expect(without.posMass).toEqual(a.posMass);
  });

  it("wait, all of them, where they outgrow their room: a bit of the status says so", async () => {
    // A body of gas and its list has room for 58.
    const given = tables(600, 2);
    for (let i = 0; i < 600; i++) {
      given.state[4 * i] = i === 300 ? 1 : 0;
      given.spare[4 * i + 2] = i === 300 ? 0 : 0.1;
    }
    const { status, state, posMass } = await onGpu(device, given, { room: 1 });
    expect(status.faults).toBe(CONSTANTS.status.FAULT_BLASTS);
    expect(status.gasRipe).toBe(599);
    expect(state).toEqual(given.state);
    expect(posMass).toEqual(given.posMass);
  });
});
