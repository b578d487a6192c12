import { forceParams } from "../../engine/index.ts";
import { structSize } from "../../gpu/struct.ts";
import { Asked } from "./asked.ts";
import { NOTHING, type Quantity, type QuantityParts } from "./quantity.ts";

/** Bodies of one turn: as many samples as one dispatch of measure/forceError sums. */
const TURN = 512;
const LEAST = 64;
/** Body pairs of a turn at most: 25 ms of a weak GPU (2e10 a second). */
const PAIRS = 5e8;
/** Milliseconds until a picture's turns are done, queue and all: there may be more, or fewer, in the next one. */
const SHORT = 25;
const LONG = 60;
const MOST_TURNS = 32;
/** Steps between two pictures after which what was summed is of another state: a jump. */
const JUMP = 256;

/**
 * Relative force error of each body against the direct sum; 0: not summed yet. Some bodies a picture, spread over the
 * table; each keeps its number until its next turn. A jump in time or other settings of the force forget all.
 */
export async function forceError(parts: QuantityParts): Promise<Quantity> {
  const { device, passes, bodies, buffer, again, tell } = parts;
  const { settings, scaling } = bodies;
  if (settings === undefined) return NOTHING;
  const { count } = bodies;
  const { posMass, acceleration, id } = bodies.buffers;
  const every = Math.ceil(count / Math.min(TURN, Math.max(LEAST, Math.floor(PAIRS / count))));
  const { STORAGE, UNIFORM, COPY_DST } = GPUBufferUsage;
  const make = (label: string, size: number, usage: number) =>
    device.createBuffer({ label: `render.${label}`, size, usage: usage | COPY_DST });
  const params = make("params", structSize("Params"), UNIFORM);
  const round = make("round", structSize("Round"), UNIFORM);
  const samples = make("samples", 4 * TURN, STORAGE);
  const exact = make("exact", 32 * TURN, STORAGE);
  const asked = new Asked(device, { n: count, every });
  const turn = Math.ceil(count / every);
  const row = "quantity";
  const list = await Promise.all([
    passes.create("render/turn", {
      bind: { asked: asked.buffer, id, samples },
      workgroups: Math.ceil(count / 256),
      row,
    }),
    passes.create("measure/forceError", {
      bind: { params, posMass, acceleration, samples, exact, round },
      constants: { SPLINE: Number(settings.kernel === "spline") },
      workgroups: turn,
      row,
    }),
    passes.create("render/errors", {
      bind: { asked: asked.buffer, exact, quantity: buffer },
      workgroups: Math.ceil(turn / 64),
      row,
    }),
  ]);

  let next = 0;
  /** Turns since everything was forgotten, of `every`. */
  let done = 0;
  /** Turns since the bodies moved. */
  let fresh = 0;
  let turns = 1;
  let timing = false;
  let told = -1;
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
      const now = Math.min(turns, every - fresh);
      for (let k = 0; k < now; k++) {
        asked.write({ first: next });
        asked.submit(...list);
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
            if (ms < SHORT) turns = Math.min(MOST_TURNS, 2 * turns);
            else if (ms > LONG) turns = Math.max(1, turns >> 1);
          },
          () => {},
        );
      }
      const percent = Math.floor((100 * done) / every);
      if (percent !== told) tell({ percent });
      told = percent;
      if (fresh < every) again();
    },
    destroy() {
      for (const made of [params, round, samples, exact, asked.buffer]) made.destroy();
    },
  };
}
