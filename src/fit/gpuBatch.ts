import { readBack } from "../gpu/readback.ts";
import { wgslOf } from "../gpu/source.ts";
import { structSize, writeStruct } from "../gpu/struct.ts";
import type { Encounter } from "./encounter.ts";
import { SIDE } from "./images/target.ts";
import { FAR, LONGEST_TIME, MOST_STEPS, stepFor } from "./model.ts";
import { CELLS, type RigidGalaxy } from "./rigid.ts";
import type { Judge, Score } from "./score.ts";

/** Scores many encounters at once on a GPU; `destroy` gives its buffers back. */
export interface GpuBatch {
  score(encounters: readonly Encounter[]): Promise<Score[]>;
  destroy(): void;
}

/** Encounters of one submission: their time stays short of what systems wait for a GPU. */
const AT_ONCE = 1024;
/** Bytes of an encounter, and of its score. */
const ENCOUNTER = 64;
const SCORE = 16;

/** STORAGE, UNIFORM, COPY_DST, COPY_SRC of GPUBufferUsage. */
const USAGE = { storage: 0x80 | 0x08, uniform: 0x40 | 0x08, result: 0x80 | 0x04 } as const;

/** A batch on a device, one workgroup an encounter, in float32; `particles` up to 4096. */
export async function gpuBatch(
  device: GPUDevice,
  galaxy: RigidGalaxy,
  judge: Judge,
  particles: number,
): Promise<GpuBatch> {
  const module = device.createShaderModule({ label: "fit/merger", code: wgslOf("fit/merger") });
  const pipeline = await device.createComputePipelineAsync({
    label: "fit/merger",
    layout: "auto",
    compute: { module, entryPoint: "main" },
  });
  const make = (label: string, size: number, usage: number) => device.createBuffer({ label, size, usage });
  const buffers = [
    make("fit params", structSize("FitParams"), USAGE.uniform),
    make("fit encounters", ENCOUNTER * AT_ONCE, USAGE.storage),
    make("fit galaxy", 16 * (CELLS + 1), USAGE.storage),
    make("fit judge", 16 * SIDE * SIDE, USAGE.storage),
    make("fit scores", SCORE * AT_ONCE, USAGE.result),
  ] as const;
  const [params, rows, table, pixels, results] = buffers;
  const { weight, wanted, outer, outerLight, target } = judge;
  const view = new DataView(new ArrayBuffer(structSize("FitParams")));
  writeStruct("FitParams", view, {
    windowX: target.window.x,
    windowY: target.window.y,
    windowHalf: target.window.half,
    logarithm: galaxy.logarithm,
    particles,
    steps: MOST_STEPS,
    falls: galaxy.falls ? 1 : 0,
    far: FAR,
    nearer: galaxy.nearer,
    outerLight,
    weight: weight.reduce((sum, w) => sum + w, 0),
    longest: LONGEST_TIME,
  });
  device.queue.writeBuffer(params, 0, view.buffer as ArrayBuffer);
  const four = (count: number, of: (i: number) => readonly number[]) => {
    const all = new Float32Array(4 * count);
    for (let i = 0; i < count; i++) all.set(of(i), 4 * i);
    return all;
  };
  device.queue.writeBuffer(
    table,
    0,
    four(CELLS + 1, (i) => [galaxy.pull[i]!, galaxy.density[i]!, galaxy.speed[i]!]),
  );
  device.queue.writeBuffer(
    pixels,
    0,
    four(SIDE * SIDE, (i) => [weight[i]!, wanted[i]!, outer[i]!]),
  );
  const bindGroup = device.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: buffers.map((buffer, binding) => ({ binding, resource: { buffer } })),
  });
  return {
    async score(encounters) {
      const scores: Score[] = [];
      for (let from = 0; from < encounters.length; from += AT_ONCE) {
        const some = encounters.slice(from, from + AT_ONCE);
        device.queue.writeBuffer(rows, 0, rowsOf(galaxy, some, particles));
        const encoder = device.createCommandEncoder({ label: "fit/merger" });
        const pass = encoder.beginComputePass({ label: "fit/merger" });
        pass.setPipeline(pipeline);
        pass.setBindGroup(0, bindGroup);
        pass.dispatchWorkgroups(some.length);
        pass.end();
        device.queue.submit([encoder.finish()]);
        const [bytes] = await readBack(device, [{ buffer: results, bytes: SCORE * some.length }]);
        const found = new Float32Array(bytes!);
        some.forEach((_, i) => {
          scores.push({ score: found[4 * i]!, correlation: found[4 * i + 1]!, tails: found[4 * i + 2]! });
        });
      }
      return scores;
    },
    destroy() {
      for (const buffer of buffers) buffer.destroy();
    },
  };
}

function rowsOf(galaxy: RigidGalaxy, encounters: readonly Encounter[], particles: number): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(16 * encounters.length);
  encounters.forEach((encounter, i) => {
    const { position, velocity, masses, radii, phi, theta } = encounter;
    const first = Math.floor((particles * masses[0]) / (masses[0] + masses[1]));
    const step = stepFor(galaxy, encounter);
    rows.set([...position, masses[0], ...velocity, masses[1], ...radii, ...phi, ...theta, step, first], 16 * i);
  });
  return rows;
}
