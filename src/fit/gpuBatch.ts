import { readBack } from "../gpu/readback.ts";
import { wgslOf } from "../gpu/source.ts";
import { structSize, writeStruct } from "../gpu/struct.ts";
import { type Batch, coresOf } from "./batch.ts";
import type { Encounter } from "./encounter.ts";
import { SIDE } from "./images/target.ts";
import { ALONG, AROUND, innerEdge, PLACE, placesInDisc, stepFor } from "./model.ts";
import { FAR, LONGEST_TIME, MOST_STEPS } from "./orbit.ts";
import { type RigidGalaxy, scalesOf, thinnedGalaxy } from "./rigid.ts";
import type { Judge } from "./score.ts";
import { CELLS } from "./tables.ts";

/** Encounters of one submission: their time stays short of what systems wait for a GPU. */
const MOST_AT_ONCE = 1024;
/** Bytes of an encounter, of its score, and of its image. */
const ENCOUNTER = structSize("FitEncounter");
const SCORE = 16;
const IMAGE = 2 * SIDE * SIDE;

/** STORAGE, UNIFORM, COPY_DST, COPY_SRC of GPUBufferUsage. */
const USAGE = { storage: 0x80 | 0x08, uniform: 0x40 | 0x08, result: 0x80 | 0x04 } as const;

/** A batch on a device, one workgroup an encounter, in float32; `particles` up to 4096, `atOnce` encounters a submission. */
export async function gpuBatch(
  device: GPUDevice,
  rigid: RigidGalaxy,
  judge: Judge,
  particles: number,
  atOnce = MOST_AT_ONCE,
): Promise<Batch> {
  const galaxy = thinnedGalaxy(rigid);
  const module = device.createShaderModule({ label: "fit/merger", code: await wgslOf("fit/merger") });
  const pipeline = await device.createComputePipelineAsync({
    label: "fit/merger",
    layout: "auto",
    compute: { module, entryPoint: "main" },
  });
  const make = (label: string, size: number, usage: number) => device.createBuffer({ label, size, usage });
  const buffers = [
    make("fit params", structSize("FitParams"), USAGE.uniform),
    make("fit encounters", ENCOUNTER * atOnce, USAGE.storage),
    make("fit galaxy", 16 * (CELLS + 1), USAGE.storage),
    make("fit judge", 16 * SIDE * SIDE, USAGE.storage),
    make("fit scores", SCORE * atOnce, USAGE.result),
    make("fit images", IMAGE * atOnce, USAGE.result),
    make("fit places", structSize("FitPlace") * particles, USAGE.storage),
  ] as const;
  const [params, rows, table, pixels, results, images, places] = buffers;
  const { weight, wanted, outer, outerLight, target, motion } = judge;
  // Where velocities were measured, and these, lie beside the first pixels.
  const field = motion ? [...motion.velocity, ...motion.seen] : [];
  const view = new DataView(new ArrayBuffer(structSize("FitParams")));
  writeStruct("FitParams", view, {
    windowX: target.window.x,
    windowY: target.window.y,
    windowHalf: target.window.half,
    friction: galaxy.logarithm === 0 ? 0 : 1,
    particles,
    steps: MOST_STEPS,
    falls: galaxy.falls ? 1 : 0,
    grain: galaxy.grain,
    outerLight,
    weight: weight.reduce((sum, w) => sum + w, 0),
    longest: LONGEST_TIME,
    lags: galaxy.lags ? 1 : 0,
    torn: galaxy.torn,
    lost: galaxy.lost,
    warm: galaxy.warm,
    moving: motion ? 1 : 0,
  });
  device.queue.writeBuffer(params, 0, view.buffer as ArrayBuffer);
  const four = (count: number, of: (i: number) => readonly number[]) => {
    const all = new Float32Array(4 * count);
    for (let i = 0; i < count; i++) all.set(of(i), 4 * i);
    return all;
  };
  const { pull, density, speed, spread } = galaxy;
  device.queue.writeBuffer(
    table,
    0,
    four(CELLS + 1, (i) => [pull[i]!, density[i]!, speed[i]!, spread[i]!]),
  );
  device.queue.writeBuffer(
    pixels,
    0,
    four(SIDE * SIDE, (i) => [weight[i]!, wanted[i]!, outer[i]!, field[i] ?? 0]),
  );
  const inDisc = placesInDisc(particles);
  const placed = new ArrayBuffer(structSize("FitPlace") * particles);
  for (let i = 0; i < particles; i++) {
    const [, c, s, out, around, along] = inDisc.subarray(PLACE * i, PLACE * (i + 1));
    const kick = [out!, AROUND * around!, ALONG * along!];
    writeStruct("FitPlace", new DataView(placed, structSize("FitPlace") * i), { turn: [c!, s!], kick });
  }
  device.queue.writeBuffer(places, 0, placed);
  const bindGroup = device.createBindGroup({
    layout: pipeline.getBindGroupLayout(0),
    entries: buffers.map((buffer, binding) => ({ binding, resource: { buffer } })),
  });
  async function run<T>(
    encounters: readonly Encounter[],
    buffer: GPUBuffer,
    bytes: number,
    take: (found: ArrayBuffer, i: number) => T,
  ): Promise<T[]> {
    const all: T[] = [];
    for (let from = 0; from < encounters.length; from += atOnce) {
      const some = encounters.slice(from, from + atOnce);
      device.queue.writeBuffer(rows, 0, bytesOf(galaxy, some, particles));
      const encoder = device.createCommandEncoder({ label: "fit/merger" });
      const pass = encoder.beginComputePass({ label: "fit/merger" });
      pass.setPipeline(pipeline);
      pass.setBindGroup(0, bindGroup);
      pass.dispatchWorkgroups(some.length);
      pass.end();
      device.queue.submit([encoder.finish()]);
      const [found] = await readBack(device, [{ buffer, bytes: bytes * some.length }]);
      some.forEach((_, i) => {
        all.push(take(found!, i));
      });
    }
    return all;
  }
  return {
    score: (encounters) =>
      run(encounters, results, SCORE, (found, i) => {
        const [score, correlation, tails, motion] = new Float32Array(found, SCORE * i, 4);
        return { score: score!, correlation: correlation!, tails: tails!, motion: motion! };
      }),
    images: (encounters) =>
      run(encounters, images, IMAGE, (found, i) =>
        Float64Array.from(
          new Uint16Array(found, IMAGE * i, SIDE * SIDE),
          (count) => count / sharedOut(galaxy, encounters[i]!, particles).light,
        ),
      ),
    destroy() {
      for (const buffer of buffers) buffer.destroy();
    },
  };
}

/** Particles of the first disc, light of both cores in particles, and all light. */
function sharedOut(galaxy: RigidGalaxy, { masses }: Encounter, particles: number) {
  const first = Math.floor((particles * masses[0]) / (masses[0] + masses[1]));
  const cores = coresOf(galaxy, first, particles);
  return { first, cores, light: particles + cores[0] + cores[1] };
}

function bytesOf(galaxy: RigidGalaxy, encounters: readonly Encounter[], particles: number): ArrayBuffer {
  const bytes = new ArrayBuffer(ENCOUNTER * encounters.length);
  encounters.forEach((encounter, i) => {
    const { position, velocity, masses, radii, phi, theta } = encounter;
    const turns = [0, 1].flatMap((g) =>
      [phi[g]!, theta[g]!].flatMap((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return [Math.cos(angle), Math.sin(angle)];
      }),
    );
    const scales = scalesOf(galaxy, encounter).flatMap(({ length, pull, density, speed }, g) => {
      const brakes = g === 0 || galaxy.scaled;
      return [length, pull, brakes ? 4 * Math.PI * galaxy.logarithm * masses[1 - g]! * density : 0, speed];
    });
    writeStruct("FitEncounter", new DataView(bytes, ENCOUNTER * i), {
      ...{ position, velocity, turns, scales, step: stepFor(galaxy, encounter), far: FAR * (radii[0] + radii[1]) },
      edges: radii.flatMap((radius) => [innerEdge(radius), galaxy.reach * radius]),
      ...sharedOut(galaxy, encounter, particles),
    });
  });
  return bytes;
}
