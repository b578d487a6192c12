import { ProcessorDrawing } from "./drawing.ts";
import type { FromDrawer, ToDrawer } from "./messages.ts";
import type { PictureRequest } from "./request.ts";

type Post = (message: FromDrawer, transfer: ArrayBuffer[]) => void;

/** A drawing worker's life: returns what is to be called with each message; answers go to `post`. */
export function serve(post: Post): (message: ToDrawer) => void {
  const drawings: (ProcessorDrawing | null)[] = [null, null];
  let empty: ProcessorDrawing | null = null;
  /** Why bodies could not be taken: the next picture says it. */
  let failure: unknown = null;
  let last: Promise<void> = Promise.resolve();

  async function drawingOf(side: 0 | 1): Promise<ProcessorDrawing> {
    const drawing = drawings[side];
    if (drawing) return drawing;
    empty ??= await ProcessorDrawing.create(new Uint32Array(0));
    return empty;
  }

  async function draw(picture: PictureRequest, spare: ArrayBuffer | null): Promise<void> {
    const bytes = 4 * picture.width * picture.height;
    const pixels = spare?.byteLength === bytes ? spare : new ArrayBuffer(bytes);
    const blocks: number[] = [];
    for (const view of picture.views) {
      const drawn = (await drawingOf(view.side)).draw(picture, view);
      for (const value of drawn.blocks ?? []) blocks.push(value);
      const whole = view.width === picture.width && drawn.stride === view.width;
      // Rows that follow each other in both are one.
      const rows = whole ? 1 : view.height;
      const length = whole ? 4 * view.width * view.height : 4 * view.width;
      for (let y = 0; y < rows; y++) {
        const row = drawn.bytes.subarray(4 * drawn.stride * y, 4 * drawn.stride * y + length);
        new Uint8Array(pixels, 4 * ((view.y + y) * picture.width + view.x), length).set(row);
      }
    }
    post({ kind: "drawn", pixels, blocks: picture.blocks ? Float32Array.from(blocks) : null }, [pixels]);
  }

  async function take(message: ToDrawer): Promise<void> {
    if (message.kind === "show") {
      drawings[message.side] = null;
      failure = null;
      if (message.traits) drawings[message.side] = await ProcessorDrawing.create(message.traits);
    } else if (message.kind === "relight") drawings[message.side]?.relight(message.traits);
    else if (message.kind === "move") drawings[message.side]?.take(message.bodies);
    else if (message.kind === "number") drawings[message.side]?.number(message.quantity);
    else if (failure) throw failure;
    else if (message.kind === "draw") await draw(message.picture, message.spare);
    else {
      const [view] = message.picture.views;
      const sums = (await drawingOf(view!.side)).sums(view!);
      post({ kind: "sums", sums }, [sums.buffer]);
    }
  }

  return (message) => {
    last = last
      .then(() => take(message))
      .catch((error: unknown) => {
        // Only what asks for an answer gets one.
        if (message.kind !== "draw" && message.kind !== "sums") failure = error;
        else post({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }, []);
      });
  };
}
