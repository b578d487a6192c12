import type { VortexElements } from "../../data/vortices/elements.ts";
import { inducedAt } from "../../data/vortices/induced.ts";

/** What a worker is asked for: numbers of the elements `from` to `to`. */
export interface InducedTask {
  readonly elements: VortexElements;
  readonly from: number;
  readonly to: number;
}

/** The worker's side of pool.ts: what all elements induce at some of them. */
addEventListener("message", ({ data: { elements, from, to } }: MessageEvent<InducedTask>) => {
  const targets = Array.from({ length: to - from }, (_, k) => from + k);
  const induced = Float32Array.from(inducedAt(elements, targets));
  postMessage(induced, { transfer: [induced.buffer] });
});
