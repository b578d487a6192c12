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
import { DispatchUniforms, passOn } from "../state/spec.ts";
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
  const bytes = { posMass: 16 * n, acceleration: 16 * n, samples: 4 * MAX_SAMPLES, exact: 32 * MAX_SAMPLES };
  const buffer = (label: string, size: number, usage: number) => device.createBuffer({ label, size, usage });
  const make = () => ({
    // 0x80 STORAGE, 0x40 UNIFORM, 0x08 COPY_DST, 0x04 COPY_SRC
    params: buffer("params", structSize("Params"), 0x48),
    posMass: buffer("posMass", bytes.posMass, 0x88),
    samples: buffer("samples", bytes.samples, 0x88),
    exact: buffer("exact", bytes.exact, 0x84),
    // What the solver found of them is known where they come from.
    acceleration: buffer("acceleration", bytes.acceleration, 0x80),
    dispatches: new DispatchUniforms(device, 256),
  });
  const free = (made: ReturnType<typeof make>) => {
    for (const one of Object.values(made)) one.destroy();
  };
  const sum = Object.values(bytes).reduce((all, size) => all + size, 0);
  const made = await allocate(device, "a look at the errors of forces", sum, make, free);
  try {
    const { dispatches, ...buffers } = made;
    const massless = new Float32Array(4 * MAX_SAMPLES);
    massless.set(places.map((x, k) => (k % 4 === 3 ? 0 : x)));
    device.queue.writeBuffer(buffers.params, 0, forceParams(n, settings, scaling));
    device.queue.writeBuffer(buffers.posMass, 16 * own, massless);
    device.queue.writeBuffer(
      buffers.samples,
      0,
      Uint32Array.from({ length: MAX_SAMPLES }, (_, s) => own + s),
    );
    const encoder = device.createCommandEncoder({ label: "bodies that act" });
    encoder.copyBufferToBuffer(system.buffers.posMass, 0, buffers.posMass, 0, 16 * own);
    device.queue.submit([encoder.finish()]);
    const specs = slicesOf(variantOf(settings), slicesFor(MAX_SAMPLES * n)).map(forceError);
    const sizes = { ...system.sizes, n };
    submit(device, await Promise.all(specs.map((spec) => passOn(compiled, spec, sizes, buffers, dispatches))));
    const [exact] = await readBack(device, [{ buffer: buffers.exact, bytes: bytes.exact }]);
    const pairs = new Float32Array(exact!);
    return Float32Array.from(places, (_, k) => pairs[8 * (k >> 2) + (k & 3)]!);
  } finally {
    free(made);
  }
}
