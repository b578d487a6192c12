import { forceParams, MEASURES } from "../../engine/index.ts";
import { CONSTANTS } from "../../gpu/constants.gen.ts";
import { structSize } from "../../gpu/struct.ts";
import { Batches } from "./batches.ts";
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
  const turns = new Batches(count, Math.min(MOST, Math.max(LEAST, PAIRS / count)));
  const { every } = turns;
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
    stages.pass(MEASURES.forceError({ ...variant, samples: Math.ceil(count / every) }), {
      params,
      posMass,
      acceleration,
      samples,
      exact,
    }),
    stages.pass(MEASURES.relativeErrors, { exact, quantity: buffer }),
  ]);

  let batches = 1;
  let timing = false;
  let reported = -1;

  const forget = () => {
    device.queue.writeBuffer(params, 0, forceParams(count, bodies.settings!, scaling));
    const encoder = device.createCommandEncoder();
    encoder.clearBuffer(buffer);
    device.queue.submit([encoder.finish()]);
  };

  return {
    update(moved) {
      if (moved && turns.moved(bodies.steps!, bodies.settings!)) forget();
      const summing = turns.more;
      for (let k = 0; k < batches && turns.more; k++) {
        stages.write({ first: turns.take()! });
        stages.submit(...list);
      }
      if (summing && !timing) {
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
      const { percent } = turns;
      if (percent !== reported) tell({ percent });
      reported = percent;
      if (turns.more) again();
    },
    destroy() {
      for (const made of [params, samples, exact]) made.destroy();
      stages.destroy();
    },
  };
}
