/**
 * A WebP that loops, of stills in WebP without transparency, each whole (WebP container specification: RIFF, VP8X, ANIM, ANMF). libwebp's own animations
 * keep what hardly changes from frame to frame, which leaves nested frames in a dark sky.
 */
export function animatedWebp(
  stills: readonly Uint8Array[],
  { width, height, milliseconds }: { width: number; height: number; milliseconds: number },
): Uint8Array {
  const size = [...bytes(width - 1, 3), ...bytes(height - 1, 3)];
  // Flags: animation. Then no background colour, and 0 for a loop without end.
  const chunks = [chunk("VP8X", [2, 0, 0, 0, ...size]), chunk("ANIM", [0, 0, 0, 0, 0, 0])];
  for (const still of stills) {
    const name = text(still.subarray(8, 16));
    if (text(still.subarray(0, 4)) !== "RIFF" || name !== "WEBPVP8 ")
      throw new Error(
        `a still begins with "${name}"; expected "WEBPVP8 ", a WebP with losses and without transparency`,
      );
    // At the left upper corner, not blended with the frame before.
    const place = [0, 0, 0, 0, 0, 0, ...size, ...bytes(milliseconds, 3), 2];
    chunks.push(chunk("ANMF", [...place, ...still.subarray(12)]));
  }
  const body = chunks.flatMap((one) => [...one]);
  return Uint8Array.from([...ascii("RIFF"), ...bytes(4 + body.length, 4), ...ascii("WEBP"), ...body]);
}

/** Name, size, content, and a zero where the content is odd. */
function chunk(name: string, content: readonly number[]): Uint8Array {
  const padding = content.length % 2 === 1 ? [0] : [];
  return Uint8Array.from([...ascii(name), ...bytes(content.length, 4), ...content, ...padding]);
}

const text = (piece: Uint8Array) => String.fromCharCode(...piece);
const ascii = (name: string) => [...name].map((letter) => letter.charCodeAt(0));
const bytes = (value: number, count: number) => Array.from({ length: count }, (_, k) => (value >>> (8 * k)) & 255);
