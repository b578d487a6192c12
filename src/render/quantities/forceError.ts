import { forceParams, MEASURES } from "../../engine/index.ts";
import { CONSTANTS } from "../../gpu/shaders.gen.ts";
import { structSize } from "../../gpu/struct.ts";
import { NOTHING, type Quantity, type QuantityParts } from "./quantity.ts";
import { QuantityStages } from "./stages.ts";

/** Bodies of one batch: at most as many samples as one dispatch of measure/forceError sums. */
const MOST = CONSTANTS["measure/forceError"].SAMPLES;
const LEAST = 64;
/** Body pairs of a batch at most: 25 ms of a weak GPU (2e10 a second). */
const PAIRS = 5e8;
/** Milliseconds until a picture's batches are done, queue and all: there may be more, or fewer, in the next one. */
const SHORT = 25;
const LONG = 60;
const MOST_BATCHES = 32;
/** Steps between two pictures after which what was summed is of another state: a jump. */
const JUMP = 256;

/**
 * Relative force error of each body against the direct sum; 0: not summed yet. Some bodies a picture, spread over the
 * table; each keeps its number until its next batch. A jump in time or other settings of the force forget all.
 */
export async function forceError(parts: QuantityParts): Promise<Quantity> {
  const { device, passes, bodies, buffer, again, tell } = parts;
  const { settings, scaling } = bodies;
  if (settings === undefined) return NOTHING;
  const { count } = bodies;
  const { posMass, acceleration, id } = bodies.buffers;
  const every = Math.ceil(count / Math.min(MOST, Math.max(LEAST, Math.floor(PAIRS / count))));
  const { STORAGE, UNIFORM, COPY_DST } = GPUBufferUsage;
  const make = (label: string, size: number, usage: number) =>
    device.createBuffer({ label: `render.${label}`, size, usage: usage | COPY_DST });
  const params = make("params", structSize("Params"), UNIFORM);
  const samples = make("samples", 4 * MOST, STORAGE);
  const exact = make("exact", 32 * MOST, STORAGE);
  const stages = new QuantityStages(device, passes, { n: count, every });
  const variant = { spline: settings.kernel === "spline", quadrupole: true, slice: { index: 0, last: 0 } };
  const list = await Promise.all([
    stages.pass(MEASURES.sampleBatch, { id, samples }),
    stages.pass(MEASURES.forceError(variant, Math.ceil(count / every)), {
      params,
      posMass,
      acceleration,
      samples,
      exact,
    }),
    stages.pass(MEASURES.relativeErrors, { exact, quantity: buffer }),
  ]);

  let next = 0;
  /** Batches since everything was forgotten, of `every`. */
  let done = 0;
  /** Batches since the bodies moved. */
  let fresh = 0;
  let batches = 1;
  let timing = false;
  let reported = -1;
  let last = { steps: Number.NaN, of: "" };

  const forgetOld = () => {
    const { steps, settings } = bodies;
    const { theta, softening, leafSize, rebuildInterval } = settings!;
    const of = [theta, softening, leafSize, rebuildInterval].join();
    const stepped = Math.abs(steps! - last.steps);
    if (of !== last.of || !(stepped <= JUMP)) {
      device.queue.writeBuffer(params, 0, forceParams(count, settings!, scaling));
      const encoder = device.createCommandEncoder();
      encoder.clearBuffer(buffer);
      device.queue.submit([encoder.finish()]);
      done = 0;
    }
    last = { steps: steps!, of };
    fresh = 0;
  };

  return {
    update(moved) {
      if (moved) forgetOld();
      const now = Math.min(batches, every - fresh);
      for (let k = 0; k < now; k++) {
        stages.write({ first: next });
        stages.submit(...list);
        next = (next + 1) % every;
      }
      fresh += now;
      done = Math.min(every, done + now);
      if (now > 0 && !timing) {
        timing = true;
        const begun = performance.now();
        device.queue.onSubmittedWorkDone().then(
          () => {
            timing = false;
            const ms = performance.now() - begun;
            if (ms < SHORT) batches = Math.min(MOST_BATCHES, 2 * batches);
            else if (ms > LONG) batches = Math.max(1, batches >> 1);
          },
          () => {},
        );
      }
      const percent = Math.floor((100 * done) / every);
      if (percent !== reported) tell({ percent });
      reported = percent;
      if (fresh < every) again();
    },
    destroy() {
      for (const made of [params, samples, exact]) made.destroy();
      stages.destroy();
    },
  };
}
