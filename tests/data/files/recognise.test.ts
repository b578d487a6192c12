import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { FORMATS, formatFor, readBodies, writeBodies } from "../../../src/data/files/index.ts";
import { faultOf, sampleBodies, text } from "./samples.ts";
import { tipsyBytes } from "./tipsyBytes.ts";

describe("reading by content", () => {
  it("says what is no snapshot, in one line", async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(100)]);
    expect(await faultOf(readBodies(png))).toMatch(/^not a snapshot: a PNG image \(108 bytes\); expected one of /);
    expect(await faultOf(readBodies(new Uint8Array()))).toContain("empty (0 bytes)");
    expect(await faultOf(readBodies(text("<!DOCTYPE html><html>")))).toContain("web page");
    expect(await faultOf(readBodies(text("version https://git-lfs.github.com/spec/v1\n")))).toContain(
      "Git LFS pointer",
    );
    const tar = new Uint8Array(1024);
    tar.set(text("run/snap.hdf5"));
    tar.set(text("ustar"), 257);
    for (const bytes of [tar, new Uint8Array(gzipSync(tar))])
      expect(await faultOf(readBodies(bytes))).toContain("a tar archive; unpack it");
    expect(await faultOf(readBodies(new Uint8Array([1, 2, 3, 250, 251])))).toContain("01 02 03 fa fb");
  });

  it("undoes gzip around any format", async () => {
    const plain = tipsyBytes({ dark: 30 });
    const packed = await readBodies(new Uint8Array(gzipSync(plain)));
    expect(packed.format).toBe("Tipsy (standard, big-endian), gzip");
    expect(packed.bodies).toEqual((await readBodies(plain)).bodies);
  });

  it("says where a gzip file is cut off or damaged", async () => {
    const packed = new Uint8Array(gzipSync(tipsyBytes({ dark: 3000 })));
    for (const cut of [2, 5, 10, 11, 1000, packed.length - 9, packed.length - 1]) {
      expect(await faultOf(readBodies(packed.slice(0, cut))), `${cut} bytes`).toContain("gzip");
    }
    packed[500]! ^= 0xff;
    expect(await faultOf(readBodies(packed))).toContain("damaged or cut off");
    expect(await faultOf(readBodies(new Uint8Array(gzipSync(new Uint8Array()))))).toContain("holds nothing");
  });

  it("stops a zip bomb at its limit", async () => {
    const bomb = new Uint8Array(gzipSync(new Uint8Array(70 * 2 ** 20)));
    expect(await faultOf(readBodies(bomb))).toContain("zip bomb");
  });

  it("finds formats by name, extension and file name", () => {
    expect(formatFor("tipsy").name).toBe("tipsy");
    expect(formatFor("tipsy-bonsai").name).toBe("tipsy-bonsai");
    expect(formatFor("out.000256.tipsy").name).toBe("tipsy");
    expect(formatFor("STD").name).toBe("tipsy");
    expect(() => formatFor("picture.png")).toThrow(/"picture.png" names no format; known: .*tipsy .tipsy/);
  });

  it("writes no empty file", async () => {
    expect(await faultOf(writeBodies(sampleBodies(0), "tipsy"))).toContain("no bodies");
  });

  it("has records with distinct names and help", () => {
    expect(new Set(FORMATS.map((f) => f.name)).size).toBe(FORMATS.length);
    for (const f of FORMATS) {
      expect(f.help.endsWith("."), f.name).toBe(true);
      expect(f.name).toMatch(/^[a-z0-9-]+$/);
    }
  });
});
