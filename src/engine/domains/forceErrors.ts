import { allocate } from "../../gpu/allocate.ts";
import type { Passes } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import { structSize } from "../../gpu/struct.ts";
import { submit } from "../../gpu/timer.ts";
import { forceError } from "../measure/forceError.ts";
import { forceParams } from "../params.ts";
import { slicesFor } from "../program.ts";
import type { Scaling } from "../scaling.ts";
import type { Settings } from "../settings.ts";
import { slicesOf, variantOf } from "../state/forceVariant.ts";
import { MAX_SAMPLES } from "../state/sizes.ts";
import type { System } from "../state/system.ts";

/**
 * Accelerations by the bodies of a system alone, by direct sums (measure/forceError), at up to MAX_SAMPLES places, 4 numbers each: these stand behind the
 * bodies without mass, so that none acts, on itself neither. Returns 4 numbers a place. Throws one line where there is no room for another table of places.
 */
export async function exactOn(
  device: GPUDevice,
  compiled: Passes,
  system: System,
  places: Float32Array,
  settings: Settings,
  scaling: Scaling,
): Promise<Float32Array> {
  const own = system.sizes.n;
  const n = own + MAX_SAMPLES;
  // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST
  const make = () => ({
    params: device.createBuffer({ label: "params", size: structSize("Params"), usage: 0x48 }),
    posMass: device.createBuffer({ label: "posMass", size: 16 * n, usage: 0x88 }),
  });
  const free = (made: ReturnType<typeof make>) => {
    for (const buffer of Object.values(made)) buffer.destroy();
  };
  const made = await allocate(device, "a look at the errors of forces", 16 * n, make, free);
  try {
    const { params, posMass } = made;
    const { samples, exact } = system.buffers;
    const massless = new Float32Array(4 * MAX_SAMPLES);
    massless.set(places.map((x, k) => (k % 4 === 3 ? 0 : x)));
    device.queue.writeBuffer(params, 0, forceParams(n, settings, scaling));
    device.queue.writeBuffer(posMass, 16 * own, massless);
    const sampled = Uint32Array.from({ length: MAX_SAMPLES }, (_, s) => own + s);
    device.queue.writeBuffer(samples, 0, sampled);
    const encoder = device.createCommandEncoder({ label: "bodies that act" });
    encoder.copyBufferToBuffer(system.buffers.posMass, 0, posMass, 0, 16 * own);
    device.queue.submit([encoder.finish()]);
    const specs = slicesOf(variantOf(settings), slicesFor(MAX_SAMPLES * n)).map(forceError);
    // What the solver found of them is known where they come from: any table stands for it.
    const others = { params, posMass, acceleration: posMass };
    const passes = specs.map((spec) =>
      system.pass(compiled, { ...spec, workgroups: (sizes) => spec.workgroups({ ...sizes, n }) }, others),
    );
    submit(device, await Promise.all(passes));
    const [found] = await readBack(device, [{ buffer: exact, bytes: 32 * MAX_SAMPLES }]);
    const pairs = new Float32Array(found!);
    return Float32Array.from(places, (_, k) => pairs[8 * (k >> 2) + (k & 3)]!);
  } finally {
    free(made);
  }
}
