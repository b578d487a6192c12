/** How large films become: known before an encoder is loaded. */

/** Bits for one pixel of one frame: galaxies are soft, but stars are sharp. */
const BITS_PER_PIXEL = 0.2;
const LEAST_BITS = 1e6;

/** Frames of a GIF at most: each takes about as many bytes as it has pixels. */
const MOST_GIF_FRAMES = 600;

/** Number of frames after which a film ends by itself; 0: never. */
export function filmFrames(format: "mp4" | "webm" | "gif", asked: number): number {
  return format === "gif" ? Math.min(asked || MOST_GIF_FRAMES, MOST_GIF_FRAMES) : asked;
}

/** Bits a second that a film is encoded with. */
export function filmBitrate(width: number, height: number, framesPerSecond: number): number {
  return Math.round(Math.max(LEAST_BITS, width * height * framesPerSecond * BITS_PER_PIXEL));
}

/** Bytes of `frames` frames, about. */
export function filmBytes(
  format: "mp4" | "webm" | "gif",
  { width, height }: { readonly width: number; readonly height: number },
  framesPerSecond: number,
  frames: number,
): number {
  if (format === "gif") return width * height * frames;
  return (filmBitrate(width, height, framesPerSecond) / 8) * (frames / framesPerSecond);
}
