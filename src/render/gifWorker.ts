import { applyPalette, GIFEncoder, quantize } from "gifenc";

export type GifRequest =
  | { readonly picture: ImageBitmap; readonly delay: number; readonly finish?: undefined }
  | { readonly finish: true };

/** `held`: bytes of the frames so far; `bytes`: all of them, after the last request only. */
export type GifAnswer =
  | { readonly held?: number; readonly bytes?: Uint8Array<ArrayBuffer>; readonly error?: undefined }
  | { readonly error: string };

const COLOURS = 256;
const gif = GIFEncoder();

/** One frame with its own palette: galaxies are few colours in many shades. */
function add(picture: ImageBitmap, delay: number): void {
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext("2d")!;
  context.drawImage(picture, 0, 0);
  picture.close();
  const { data } = context.getImageData(0, 0, width, height);
  const palette = quantize(data, COLOURS, { format: "rgb565" });
  gif.writeFrame(applyPalette(data, palette, "rgb565"), width, height, { palette, delay, repeat: 0 });
}

self.onmessage = ({ data: request }: MessageEvent<GifRequest>) => {
  const answer = (message: GifAnswer) => self.postMessage(message);
  try {
    if (!request.finish) {
      add(request.picture, request.delay);
      return answer({ held: gif.bytesView().length });
    }
    gif.finish();
    answer({ bytes: gif.bytes() });
  } catch (error) {
    answer({
      error: `the GIF could not be made: ${error instanceof Error ? error.message : error}; choose a smaller size`,
    });
  }
};
