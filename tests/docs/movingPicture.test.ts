import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { animatedWebp } from "../../tools/gallery/animatedWebp.ts";

const name = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
const size = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);

/** Names and contents of the chunks of a WebP. */
function chunks(bytes: Uint8Array): { name: string; content: Uint8Array }[] {
  expect([name(bytes, 0), size(bytes, 4), name(bytes, 8)]).toEqual(["RIFF", bytes.length - 8, "WEBP"]);
  const found = [];
  for (let at = 12; at < bytes.length; ) {
    const length = size(bytes, at + 4);
    found.push({ name: name(bytes, at), content: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return found;
}

const still = (...content: number[]) =>
  Uint8Array.from([...Buffer.from("RIFF____WEBPVP8 "), content.length, 0, 0, 0, ...content]);

it("an animated WebP has every still whole, with its size and time", () => {
  const stills = [still(1, 2, 3, 4), still(5, 6)];
  const [head, loop, ...frames] = chunks(animatedWebp(stills, { width: 640, height: 360, milliseconds: 50 }));
  expect([head!.name, ...head!.content]).toEqual(["VP8X", 2, 0, 0, 0, 127, 2, 0, 103, 1, 0]);
  expect([loop!.name, ...loop!.content]).toEqual(["ANIM", 0, 0, 0, 0, 0, 0]);
  expect(frames.map((frame) => frame.name)).toEqual(["ANMF", "ANMF"]);
  expect([...frames[1]!.content.subarray(0, 16)]).toEqual([0, 0, 0, 0, 0, 0, 127, 2, 0, 103, 1, 0, 50, 0, 0, 2]);
  expect(frames.map((frame) => frame.content.subarray(16))).toEqual(stills.map((one) => one.subarray(12)));
  expect(() => animatedWebp([Uint8Array.from(Buffer.from("RIFF____WEBPVP8L"))], head as never)).toThrow(/VP8L/);
});

it("README's moving picture loops, has whole frames and at most 3 MB", () => {
  const bytes = readFileSync("docs/images/antennae.webp");
  expect(bytes.length).toBeLessThan(3e6);
  const [head, loop, ...frames] = chunks(bytes);
  expect([head!.name, loop!.name, loop!.content[4]]).toEqual(["VP8X", "ANIM", 0]);
  expect(frames.length).toBeGreaterThan(100);
  // Places in a frame of the picture, two pixels a unit: none covers a part alone.
  for (const { content } of frames)
    expect([...content.subarray(0, 12)]).toEqual([0, 0, 0, 0, 0, 0, ...head!.content.subarray(4, 10)]);
});
