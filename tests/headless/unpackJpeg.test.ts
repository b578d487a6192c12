import { encode } from "jpeg-js";
import { expect, it } from "vitest";
import { bytesSource } from "../../src/data/files/source.ts";
import { readPicture } from "../../src/fit/images/read.ts";
import { unpackJpeg } from "../../src/headless/unpackJpeg.ts";

const [WIDTH, HEIGHT] = [48, 32];
const grey = (x: number, y: number) => 20 + 200 * Math.exp(-((x - 15) ** 2 + (y - 20) ** 2) / 60);

/** A grey JPEG with a spot of light. */
function jpeg(): Uint8Array {
  const data = new Uint8Array(4 * WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const level = grey(i % WIDTH, Math.floor(i / WIDTH));
    data.set([level, level, level, 255], 4 * i);
  }
  return new Uint8Array(encode({ width: WIDTH, height: HEIGHT, data }, 95).data);
}

const read = (bytes: Uint8Array) => readPicture(bytesSource(bytes), unpackJpeg);

it("reads the light of a JPEG", async () => {
  const { width, height, light } = await read(jpeg());
  expect([width, height]).toEqual([WIDTH, HEIGHT]);
  light.forEach((value, i) => {
    expect(Math.abs(value - grey(i % WIDTH, Math.floor(i / WIDTH)))).toBeLessThan(5);
  });
});

it("says in one line what is no JPEG to read", async () => {
  const whole = jpeg();
  // 65535 x 65535 in the header of its frame, which is looked at before anything is unpacked.
  const huge = whole.slice();
  const frame = huge.findIndex((byte, k) => byte === 0xff && huge[k + 1] === 0xc0);
  huge.fill(0xff, frame + 5, frame + 9);
  await expect(read(huge)).rejects.toThrow(
    /^the picture has 65535 x 65535 pixels; at most 64 million are read: bin it/,
  );
  for (const bytes of [whole.subarray(0, 40), whole.subarray(0, frame + 4), Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)])
    await expect(read(bytes)).rejects.toThrow(/^the JPEG can't be unpacked \(.+\); save it as PNG or FITS$/);
});
