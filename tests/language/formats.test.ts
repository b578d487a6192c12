import { describe, expect, it } from "vitest";
import { readBodies } from "../../src/data/files/index.ts";
import { text } from "../../src/features/run/files/text.ts";
import german from "../../src/language/de/index.ts";

const { opened } = german.files as unknown as { readonly opened: typeof text.opened };
const bytes = (words: string) => new TextEncoder().encode(words);

describe("names of formats", () => {
  it("of tables are German on the German page, but for the names of their columns", async () => {
    const named = await readBodies(bytes("columns,x,y,z,m\n1,0,0,0,1\n2,1,0,0,1\n"));
    expect(text.opened.format(named.format)).toBe("Table (columns columns x y z m)");
    expect(opened.format(named.format)).toBe("Tabelle (Spalten columns x y z m)");
    const bare = await readBodies(bytes("1 0 0 0 0 0 0.5\n1 1 0 0 0 0.5 0\n"));
    expect(opened.format(`${bare.format}, gzip`)).toBe("Tabelle (m x y z vx vy vz), gzip");
    const flat = await readBodies(bytes("2\n1e12\n1e11 0 0 3e4 6e24 earth.gif\n0 0 0 0 2e30 sun.gif\n"));
    expect(opened.format(flat.format)).toBe("Tabelle (zwei Dimensionen: x y vx vy m, Bild)");
  });

  it.each([
    ["GADGET format 2 (little-endian), 4 parts", "GADGET-Format 2 (little-endian), 4 Teile"],
    ["NEMO snapshot (big-endian)", "NEMO-Schnappschuss (big-endian)"],
    ["NumPy (shape (9, 7))", "NumPy (Form (9, 7))"],
    ["HDF5 (SWIFT)", "HDF5 (SWIFT)"],
  ])("%s", (english, words) => {
    expect(opened.format(english)).toBe(words);
  });
});
