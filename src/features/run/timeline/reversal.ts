import type { Engine } from "../../../engine/index.ts";
import { rmsDistance } from "../../../run/distance.ts";
import type { Store } from "../../kit/slice.ts";
import type { MessagesSlice } from "../../shell/messages/state.ts";
import type { UnitsSlice } from "../../shell/units/state.ts";
import { quantityOf } from "../../shell/units/state.ts";
import { text } from "./text.ts";

type Reads = MessagesSlice & UnitsSlice;

/** Says how far the bodies are from where they began, now that their time is that of the start again. */
export async function sayHome(store: Store<Reads>, engine: Engine): Promise<void> {
  const sample = await sampleHere(engine);
  if (!sample) return;
  const { factor, unit } = quantityOf(store.getState(), "length");
  const away = rmsDistance(sample.positions, firstPositions(engine, sample.stride)) * factor;
  store.getState().messages.say("note", text.home(`${away.toExponential(1)} ${unit}`));
}

/** Milliseconds between two tries, and how many: while the engine compiles or its buffers grow there are no samples. */
const PAUSE = 100;
const TRIES = 50;

/** The bodies at this step; null if they have gone on. */
async function sampleHere(engine: Engine) {
  const { steps } = engine;
  for (let k = 0; k < TRIES && engine.steps === steps; k++) {
    const sample = await engine.measure("sample");
    if (sample) return sample.steps === steps ? sample : null;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return null;
}

function firstPositions({ bodies }: Engine, stride: number): Float32Array {
  const count = Math.ceil(bodies.count / stride);
  const first = new Float32Array(4 * count);
  for (let k = 0; k < count; k++) first.set(bodies.position.subarray(3 * k * stride, 3 * k * stride + 3), 4 * k);
  return first;
}
