import { describe, expect, it } from "vitest";
import { OtherKind, readBodies, writeBodies } from "../../../src/data/files/index.ts";
import { plummer } from "../../../src/data/models/plummer.ts";
import { readElements, VORTEX_FORMATS, vortexFormatFor } from "../../../src/data/vortices/files/index.ts";
import { findVortexModel } from "../../../src/data/vortices/models/index.ts";

const cube = { ...findVortexModel("random-cube").make({}, { n: 70, seed: 2 }), time: 1.25 };
const text = (...lines: string[]) => new TextEncoder().encode(`${lines.join("\n")}\n`);
const ROW = "0.1 0.2 0.3 1 2 3 0.5";

describe.each(VORTEX_FORMATS)("$title", ({ name, title, write }) => {
  it("reads back what it wrote", async () => {
    const { format, elements } = await readElements(await write(cube));
    expect(format).toBe(title);
    // NumPy has no place for a time.
    expect(elements).toEqual({ ...cube, time: name === "npy" ? 0 : 1.25 });
  });

  it("is known to the readers of bodies as another kind", async () => {
    const refusal = await readBodies(await write(cube)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OtherKind);
    expect(String(refusal)).toContain("the file holds vortex elements");
  });

  it("is found by name and by extension", () => {
    expect(vortexFormatFor(name).name).toBe(name);
    for (const extension of vortexFormatFor(name).extensions)
      expect(vortexFormatFor(`a.b.${extension}`).name).toBe(name);
  });
});

it("HDF5 keeps which tube an element is of", async () => {
  const two = { ...cube, tube: cube.tube.map((_, i) => i % 3) };
  expect((await readElements(await vortexFormatFor("hdf5").write(two))).elements.tube).toEqual(two.tube);
});

it("HDF5 keeps the lines that elements lie on, and says where they are not closed", async () => {
  const next = Uint32Array.from({ length: 70 }, (_, i) => (i + 7) % 70);
  const written = (order: Uint32Array) => vortexFormatFor("hdf5").write({ ...cube, next: order });
  expect((await readElements(await written(next))).elements.next).toEqual(next);
  const refused = async (to: number) => expect(readElements(await written(next.with(4, to)))).rejects;
  await (await refused(70)).toThrow("element 5: 71 follows it on its line; there are 70 elements");
  await (await refused(4)).toThrow("element 5: its line has fewer than 3 elements");
  await (await refused(12)).toThrow("element 13 follows two others; lines must be closed");
});

describe("a table of vortex elements", () => {
  const refused = (...lines: string[]) => expect(readElements(text(...lines))).rejects;

  it("may have its columns in any order, with a header in a comment or not, or none", async () => {
    const expected = (await readElements(text(ROW, ROW))).elements;
    expect(expected).toMatchObject({ count: 2, time: 0 });
    expect([...expected.strength]).toEqual([1, 2, 3, 1, 2, 3]);
    const turned = "0.5 1 2 3 0.1 0.2 0.3";
    for (const mark of ["# ", ""])
      expect((await readElements(text(`${mark}core gx gy gz x y z`, turned, turned))).elements).toEqual(expected);
  });

  it("is refused in one line where a number is none, a core is 0, or there is but one element", async () => {
    await refused(ROW, "0.1 0.2 nan 1 2 3 0.5").toThrow('line 2, column 3 (z): "nan"');
    await refused(ROW, "0.1 0.2 0.3 1 2 3 0").toThrow("element 2: the core radius is 0");
    await refused(ROW).toThrow("1 vortex element; a flow needs at least 2");
    await refused("0.1 0.2 0.3 1 2 3").toThrow("line 1: 6 columns instead of 7");
    await refused("# x y z vx vy vz", "1 2 3 4 5 6").toThrow("without gx gy gz core");
    await refused("words of another kind", ROW).toThrow("line 1");
    await expect(readElements(new Uint8Array(0))).rejects.toThrow("the file is empty");
  });

  it.each(["tipsy", "hdf5", "table", "csv"])("says that a file of bodies is one (%s)", async (format) => {
    const { bytes } = await writeBodies(plummer.make({}, { n: 20, seed: 1 }), format);
    await expect(readElements(bytes)).rejects.toThrow("expected vortex elements");
  });
});
