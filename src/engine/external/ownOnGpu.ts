import { Passes, type Replaced } from "../../gpu/pass.ts";
import { readBack } from "../../gpu/readback.ts";
import type { PlacedTerm } from "../../physics/external/field.ts";
import { ownLacks } from "../../physics/external/own.ts";
import type { Scaling } from "../scaling.ts";
import { checkFinite, checkSame, checkSlopes, type Evaluate, onHost, samplePlaces, whole } from "./ownCheck.ts";
import { insideTerms, termsBytes } from "./terms.ts";

/** What an own field is held against the host's by: of which bodies, and when. */
export interface Trial {
  readonly bodies: Parameters<typeof samplePlaces>[0];
  readonly gravity: number;
  readonly scaling: Scaling;
  readonly time: number;
  readonly timestep: number;
}

/**
 * Holds the WGSL of an own field against its function, or against the slope of its own potential where there is none. Rejects with one line where it does not
 * compile, or they differ.
 */
export async function checkOwnWgsl(
  device: GPUDevice,
  term: PlacedTerm,
  replaced: Replaced,
  trial: Trial,
): Promise<void> {
  const { bodies, time, timestep } = trial;
  const places = samplePlaces(bodies);
  if (places.length === 0) return;
  const evaluate = onGpu(device, term, replaced, trial);
  const found = await evaluate(places);
  const where = "in WGSL";
  checkFinite(where, places, found);
  if (ownLacks([term], "cpu") === null) checkSame(places, found, await onHost(term, time, timestep)(places));
  else await checkSlopes(term, time, { where, places, found, evaluate, single: true });
}

/** fieldSamples: what a field does on the GPU. */
function onGpu(
  device: GPUDevice,
  term: PlacedTerm,
  replaced: Replaced,
  { gravity, scaling, time, timestep }: Trial,
): Evaluate {
  return async (places) => {
    const inside = places.map((x, k) => (k % 4 === 3 ? x : x / scaling.length));
    const made: GPUBuffer[] = [];
    const buffer = (label: string, bytes: number, data?: ArrayBuffer) => {
      // 0x80 STORAGE, 0x08 COPY_DST, 0x04 COPY_SRC
      const one = device.createBuffer({ label, size: bytes, usage: 0x8c });
      made.push(one);
      if (data) device.queue.writeBuffer(one, 0, data);
      return one;
    };
    try {
      const terms = termsBytes(insideTerms([whole(term)], gravity, scaling), time, timestep);
      const found = buffer("found", places.byteLength);
      const pass = await new Passes(device).create("external/fieldSamples", {
        bind: {
          terms: buffer("terms", terms.byteLength, terms),
          radialTables: buffer("radialTables", 32),
          places: buffer("places", places.byteLength, inside.buffer),
          found,
        },
        replaced,
        workgroups: Math.ceil(places.length / 256),
        row: "fieldSamples",
      });
      const encoder = device.createCommandEncoder({ label: "fieldSamples" });
      const compute = encoder.beginComputePass();
      compute.setPipeline(pass.pipeline);
      compute.setBindGroup(0, pass.bindGroup);
      compute.dispatchWorkgroups(pass.x, pass.y);
      compute.end();
      device.queue.submit([encoder.finish()]);
      const [bytes] = await readBack(device, [{ buffer: found, bytes: places.byteLength }]);
      return new Float32Array(bytes!).map((a, k) => a * (k % 4 === 3 ? scaling.potential : scaling.acceleration));
    } finally {
      for (const one of made) one.destroy();
    }
  };
}
