/** How large films become: known before an encoder is loaded. */

/** Bits for one pixel of one frame: galaxies are soft, but stars are sharp. */
const BITS_PER_PIXEL = 0.2;
const LEAST_BITS = 1e6;

/** Bits a second that a film is encoded with. */
export function filmBitrate(width: number, height: number, framesPerSecond: number): number {
  return Math.round(Math.max(LEAST_BITS, width * height * framesPerSecond * BITS_PER_PIXEL));
}

/** Bytes of `frames` frames, about. A frame of a GIF takes about as many as it has pixels. */
export function filmBytes(
  format: "mp4" | "webm" | "gif",
  { width, height }: { readonly width: number; readonly height: number },
  framesPerSecond: number,
  frames: number,
): number {
  if (format === "gif") return width * height * frames;
  return (filmBitrate(width, height, framesPerSecond) / 8) * (frames / framesPerSecond);
}
