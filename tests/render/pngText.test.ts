import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { crc32, textIn, withDensity, withText } from "../../src/render/pngText.ts";

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  const crc = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
};

test("the checksum of the PNG specification's own end chunk", () => {
  expect(crc32(Buffer.from("IEND", "latin1"))).toBe(0xae426082);
});

test("the text stands right after the header, and every byte of the picture stays", () => {
  const header = chunk("IHDR", Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
  const rest = Buffer.concat([chunk("IDAT", deflateSync(Buffer.from([0, 255]))), chunk("IEND", new Uint8Array(0))]);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const whole = Buffer.from(withText(Buffer.concat([signature, header, rest]), "antennae", "theta=0.5"));
  const start = signature.length + header.length;
  expect(whole.subarray(0, start)).toEqual(Buffer.concat([signature, header]));
  expect(whole.subarray(start)).toEqual(Buffer.concat([chunk("tEXt", Buffer.from("antennae\0theta=0.5")), rest]));
  expect([textIn(whole, "antennae"), textIn(whole, "other"), textIn(rest, "antennae")]).toEqual([
    "theta=0.5",
    null,
    null,
  ]);
  // 300 pixels an inch of 25.4 mm are 11811 a metre.
  const printed = Buffer.from(withDensity(Buffer.concat([signature, header, rest]), 300));
  const density = Buffer.from("00002e2300002e2301", "hex");
  expect(printed.subarray(start)).toEqual(Buffer.concat([chunk("pHYs", density), rest]));
});
