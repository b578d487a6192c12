import { expect, it } from "vitest";
import type { Bodies } from "../../src/data/bodies/bodies.ts";
import { plummer } from "../../src/data/models/plummer.ts";
import { sortOf } from "../../src/engine/build/sort.ts";
import { momentsFor, TOPOLOGY } from "../../src/engine/build/tree.ts";
import { findSolver } from "../../src/engine/force/index.ts";
import { interactions } from "../../src/engine/measure/summary.ts";
import { paramsBytes } from "../../src/engine/params.ts";
import { UNSCALED } from "../../src/engine/scaling.ts";
import { DEFAULT_SETTINGS } from "../../src/engine/settings.ts";
import { firstSizes } from "../../src/engine/state/capacity.ts";
import { PLAIN } from "../../src/engine/state/forceVariant.ts";
import type { Spec } from "../../src/engine/state/spec.ts";
import { System } from "../../src/engine/state/system.ts";
import { pack, unpackForces } from "../../src/engine/state/transfer.ts";
import { activePasses, startPasses } from "../../src/engine/step.ts";
import { type Pass, Passes } from "../../src/gpu/pass.ts";
import { readBack } from "../../src/gpu/readback.ts";
import { encode } from "../../src/gpu/timer.ts";
import { describeGpu } from "../gpuDevice.ts";

const SETTINGS = { ...DEFAULT_SETTINGS, theta: 0.6, softening: 0.05 };

const packed = (bodies: Bodies) => pack(bodies, 1, UNSCALED);

/** ax ay az potential of each body by all, float64. */
function exactForces({ count, position, mass }: Bodies, eps2: number): Float64Array {
  const forces = new Float64Array(4 * count);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const x = position[3 * j]! - position[3 * i]!;
      const y = position[3 * j + 1]! - position[3 * i + 1]!;
      const z = position[3 * j + 2]! - position[3 * i + 2]!;
      const r2 = x * x + y * y + z * z + eps2;
      const depth = mass[j]! / Math.sqrt(r2);
      forces[4 * i]! += (depth / r2) * x;
      forces[4 * i + 1]! += (depth / r2) * y;
      forces[4 * i + 2]! += (depth / r2) * z;
      forces[4 * i + 3]! -= depth;
    }
  }
  return forces;
}

/** Largest |da| / |a| over the bodies. */
function largestError(found: ArrayLike<number>, exact: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < exact.length; i += 4) {
    const d = Math.hypot(...[0, 1, 2].map((k) => found[i + k]! - exact[i + k]!));
    most = Math.max(most, d / Math.hypot(exact[i]!, exact[i + 1]!, exact[i + 2]!));
  }
  return most;
}

describeGpu("forces on some bodies of a system", (device) => {
  const passes = new Passes(device);

  function submit(list: readonly Pass[]) {
    const encoder = device.createCommandEncoder();
    const compute = encoder.beginComputePass();
    encode(compute, list);
    compute.end();
    device.queue.submit([encoder.finish()]);
  }

  async function systemOf(
    bodies: Bodies,
    specs: (system: System) => readonly Spec[],
    settings = SETTINGS,
    groupSize?: 64,
  ) {
    const sizes = firstSizes(bodies.count, { ...(groupSize && { groupSize }) });
    const system = new System(device, sizes);
    const { posMass, velocity, id } = packed(bodies);
    device.queue.writeBuffer(system.buffers.nextPosMass, 0, posMass);
    device.queue.writeBuffer(system.buffers.nextVelocity, 0, velocity);
    device.queue.writeBuffer(system.buffers.nextId, 0, id);
    device.queue.writeBuffer(system.buffers.params, 0, paramsBytes(sizes, settings, UNSCALED));
    await run(system, specs(system));
    return system;
  }

  async function run(system: System, specs: readonly Spec[]) {
    submit(await Promise.all(specs.map((spec) => system.pass(passes, spec))));
  }

  async function forcesOf(system: System) {
    const { n } = system.sizes;
    const [a, id] = await readBack(device, [
      { buffer: system.buffers.acceleration, bytes: 16 * n },
      { buffer: system.buffers.id, bytes: 4 * n },
    ]);
    return unpackForces(UNSCALED, new Float32Array(a!), new Uint32Array(id!));
  }

  const plan = (system: System) => ({
    sizes: system.sizes,
    solver: findSolver("adaptive"),
    variant: PLAIN,
    slices: 1,
  });
  it("on 1, 7, 64 and 1000 active bodies of 100 000 they are those of the walk for all, bit by bit, at a cost that falls with their number", async () => {
    const n = 100_000;
    const settings = { ...SETTINGS, theta: 2 };
    const sphere = plummer.make({}, { n, seed: 5 });
    const system = await systemOf(sphere, () => [], settings);
    // Errors are measured by what a body feels. What a Plummer sphere pulls it by is known; to find it takes a walk for all more.
    const { posMass, velocity } = packed(sphere);
    for (let i = 0; i < n; i++) {
      const r = Math.hypot(...posMass.subarray(4 * i, 4 * i + 3));
      velocity[4 * i + 3] = r / (r ** 2 + ((3 * Math.PI) / 16) ** 2) ** 1.5;
    }
    device.queue.writeBuffer(system.buffers.nextVelocity, 0, velocity);
    expect(system.sizes.parts).toBe(1);
    await run(system, [...sortOf(n), ...TOPOLOGY, ...momentsFor("error"), ...findSolver("adaptive").passes(PLAIN)]);
    await system.need("active");
    const { buffers, sizes } = system;
    const read = async (buffer: GPUBuffer, bytes: number) => (await readBack(device, [{ buffer, bytes }]))[0]!;
    const all = new Uint32Array(await read(buffers.acceleration, 16 * n));
    const whole = interactions(new Uint32Array(await read(buffers.groupCounts!, 16 * sizes.groups)));
    const groups = new Uint32Array(await read(buffers.groupList!, 4))[0]!;
    const work = (ppPerBody: number, pcPerBody: number, count: number) => (ppPerBody + pcPerBody) * count;
    const before = work(whole.ppPerBody, whole.pcPerBody, n);
    let last = before;
    for (const active of [1000, 64, 7, 1, 0]) {
      const chosen = Array.from({ length: active }, (_, k) => Math.floor(((k + 0.5) * n) / Math.max(1, active)));
      const awake = new Uint32Array(n);
      for (const i of chosen) awake[i] = 1;
      const nothing = new Float32Array(4 * n).fill(-1);
      device.queue.writeBuffer(buffers.awake!, 0, awake);
      device.queue.writeBuffer(buffers.acceleration, 0, nothing);
      await run(system, activePasses(plan(system)));
      const found = new Uint32Array(await read(buffers.acceleration, 16 * n));
      const expected = new Uint32Array(nothing.buffer);
      for (const i of chosen) expected.set(all.subarray(4 * i, 4 * i + 4), 4 * i);
      expect(found).toEqual(expected);
      const walked = new Uint32Array(await read(buffers.activeList!, 4))[0]!;
      expect(walked).toBeLessThanOrEqual(Math.min(active, groups));
      const counts = new Uint32Array(await read(buffers.groupCounts!, 16 * sizes.groups)).subarray(0, 4 * walked);
      let cost = 0;
      for (let g = 0; g < walked; g++) cost += (counts[4 * g]! + counts[4 * g + 1]!) * counts[4 * g + 3]!;
      expect(cost).toBeLessThan(last);
      last = Math.max(cost, 1);
    }
    system.destroy();
  });

  it.each(["adaptive", "bonsai"])(
    "on active bodies of halves of groups of 64 they are as exact as of all (%s)",
    async (name) => {
      const bodies = plummer.make({}, { n: 3000, seed: 6 });
      const exact = exactForces(bodies, SETTINGS.softening ** 2);
      const system = await systemOf(bodies, (made) => startPasses(plan(made)), SETTINGS, 64);
      await system.need("active");
      const { awake, acceleration, id } = system.buffers;
      const solver = findSolver(name);
      // Every body, so that there are more halves than groups; then one in 50.
      for (const every of [1, 50]) {
        const isActive = (i: number) => i % every === every - 1;
        device.queue.writeBuffer(
          awake!,
          0,
          Uint32Array.from({ length: 3000 }, (_, i) => Number(isActive(i))),
        );
        device.queue.writeBuffer(acceleration, 0, new Float32Array(4 * 3000).fill(7));
        await run(system, [...momentsFor(solver.opening!), ...activePasses({ ...plan(system), solver }, true)]);
        const [ids] = await readBack(device, [{ buffer: id, bytes: 4 * 3000 }]);
        const placeOf = new Uint32Array(3000);
        for (const [place, body] of new Uint32Array(ids!).entries()) placeOf[body] = place;
        const found = await forcesOf(system);
        for (let body = 0; body < 3000; body++) {
          const force = found.subarray(4 * body, 4 * body + 4);
          if (!isActive(placeOf[body]!)) expect([...force]).toEqual([7, 7, 7, 7]);
          else expect(largestError(force, exact.subarray(4 * body, 4 * body + 4))).toBeLessThan(2e-2);
        }
      }
      system.destroy();
    },
  );
});
