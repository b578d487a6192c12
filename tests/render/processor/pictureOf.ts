import type { Bodies } from "../../../src/data/bodies/bodies.ts";
import type { Look } from "../../../src/render/look.ts";
import type { DrawerPort, FromDrawer } from "../../../src/render/processor/messages.ts";
import { ProcessorPicture } from "../../../src/render/processor/picture.ts";
import { ProcessorRestingBodies } from "../../../src/render/processor/restingBodies.ts";
import { serve } from "../../../src/render/processor/serve.ts";
import { viewOf } from "../../../src/run/appearance.ts";
import { canvas } from "../canvas.ts";

export const LOOK: Look = {
  ...{ colour: "galaxy", exposure: 0, pointSize: 1, glow: 0.5, theme: "dark", shows: "light", massOf: "all" },
  ...{ low: null, high: null, span: null, latitude: 0, saturation: 1, dust: 0, sky: 0, parts: {}, cut: null },
};
export const FREE = { left: 0, right: 0, bottom: 0 };

export class FakeImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data.slice();
    this.width = width;
    this.height = height;
  }
}

/** As much of a canvas as a picture asks for; `put`: what was put onto it, and drawn enlarged. */
function paper() {
  const put: FakeImage[] = [];
  const enlarged: [number, number][] = [];
  const context = {
    canvas: null as unknown,
    putImageData: (image: FakeImage) => put.push(image),
    drawImage: (_: unknown, _x: number, _y: number, width: number, height: number) => enlarged.push([width, height]),
    ...{ save: () => {}, restore: () => {}, beginPath: () => {}, rect: () => {}, clip: () => {} },
    setTransform: () => {},
  };
  const element = Object.assign(canvas(), { width: 1, height: 1, getContext: () => context });
  context.canvas = element;
  return { element: element as unknown as HTMLCanvasElement, put, enlarged };
}

/** The worker's work on this thread; messages are copied, as between threads. */
function inline(): DrawerPort {
  let hear: (message: FromDrawer) => void = () => {};
  const take = serve((message) => queueMicrotask(() => hear(message)));
  return {
    post: (message, transfer) => take(structuredClone(message, { transfer })),
    listen: (message) => {
      hear = message;
    },
    end: () => {},
  };
}

/** A picture of bodies at rest, drawn on this thread: what was put onto its canvas, and what went wrong. */
export async function pictureOf(bodies: Bodies, look: Partial<Look> = {}) {
  const { element, put, enlarged } = paper();
  const picture = new ProcessorPicture(element, inline);
  const errors: unknown[] = [];
  picture.onError = (error) => errors.push(error);
  const view = await viewOf(bodies);
  const resting = new ProcessorRestingBodies(bodies, view.depth);
  picture.resize(96, 64, 1, FREE);
  enlarged.length = 0;
  picture.camera.begin({ radius: 3 * view.radius, direction: [0, -0.5, 1] });
  picture.show(resting, view);
  picture.set({ ...LOOK, ...look });
  return { picture, resting, view, element, put, enlarged, errors };
}
