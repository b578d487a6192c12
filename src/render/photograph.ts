import type { Bodies } from "../data/bodies/bodies.ts";
import { FIELD_OF_VIEW } from "./camera.ts";
import type { PhotographAnswer, PhotographRequest } from "./photographWorker.ts";

/**
 * A photograph of bodies by a telescope (src/instrument) as PNG, made in a worker. `stand`: position and target of a camera, in length units of the bodies, whose
 * field the picture has; from afar, so without perspective. `seed`: which stars and galaxies stand behind. Rejects with one line; a `signal` ends it.
 */
export async function takePhotograph(
  bodies: Bodies,
  stand: readonly number[],
  { width, height, seed }: Readonly<Record<"width" | "height" | "seed", number>>,
  signal: AbortSignal,
): Promise<Blob> {
  const centre = [stand[3]!, stand[4]!, stand[5]!] as const;
  const from = [stand[0]! - centre[0], stand[1]! - centre[1], stand[2]! - centre[2]] as const;
  const field = 2 * Math.hypot(...from) * Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const { count, mass, position, velocity, galaxy, component, id, time, units } = bodies;
  const request: PhotographRequest = {
    bodies: { count, mass, position, velocity, galaxy, component, id, time, units },
    view: { width, height, centre, from, pixel: field / height },
    seed,
  };
  const worker = new Worker(new URL("./photographWorker.ts", import.meta.url), { type: "module", name: "photograph" });
  try {
    const answer = await new Promise<PhotographAnswer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<PhotographAnswer>) => resolve(data);
      worker.onerror = ({ message }) => resolve({ error: `no photograph could be taken: ${message}` });
      signal.addEventListener("abort", () => reject(signal.reason));
      worker.postMessage(request);
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")!.putImageData(new ImageData(answer.pixels, width, height), 0, 0);
    return await canvas.convertToBlob({ type: "image/png" });
  } finally {
    worker.terminate();
  }
}
