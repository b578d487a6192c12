/** Size, loops (0: for ever) and the milliseconds of each frame of a GIF 89a, from its blocks. Throws where it has others. */
export function gifFrames(bytes: Buffer): { width: number; height: number; loops: number; delays: number[] } {
  if (bytes.toString("latin1", 0, 6) !== "GIF89a") throw new Error("no GIF 89a");
  const tableAt = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const [delays, frames]: [number[], number[]] = [[], []];
  let loops = -1;
  let at = 13 + tableAt(bytes[10]!);
  const skipBlocks = () => {
    while (bytes[at]! > 0) at += bytes[at]! + 1;
    at++;
  };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      const kind = bytes[at + 1];
      if (kind === 0xf9) delays.push(10 * bytes.readUInt16LE(at + 4));
      if (kind === 0xff) loops = bytes.readUInt16LE(at + 16);
      at += 2;
      skipBlocks();
    } else if (bytes[at] === 0x2c) {
      frames.push(bytes.readUInt16LE(at + 5) * bytes.readUInt16LE(at + 7));
      at += 11 + tableAt(bytes[at + 9]!);
      skipBlocks();
    } else throw new Error(`byte ${at}: block ${bytes[at]} of ${bytes.length} bytes`);
  }
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  if (frames.length !== delays.length || frames.some((area) => area !== width * height)) throw new Error("odd frames");
  return { width, height, loops, delays };
}
