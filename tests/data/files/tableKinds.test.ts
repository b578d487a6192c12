import { describe, expect, it } from "vitest";
import { COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { readBodies } from "../../../src/data/files/index.ts";
import { faultOf, text } from "./samples.ts";
import { ROWS as N, rowsOf, SEVEN } from "./tableText.ts";

const read = (content: string) => readBodies(text(content));
describe("columns without names", () => {
  for (const layout of [
    ...["id m x y z vx vy vz", "m id x y z vx vy vz", "m x y z id vx vy vz", "m x y z vx vy vz id"],
    ...["one x y z vx vy vz id", "one x y z vx vy vz mixed", "late x y z", "late m x y z", "m x y z mixed"],
    ...["mixed m x y z vx vy vz", "wide m x y z vx vy vz", "m x y z vx vy vz wide", "id x y z vx vy vz m"],
    ...["x y z vx vy vz m id", "x y z vx vy vz id m", "type m x y z vx vy vz", "m x y z vx vy vz type"],
    ...["id type m x y z vx vy vz", "type id m x y z vx vy vz", "m x y z vx vy vz type late", "late x y z vx vy vz"],
  ])
    it(`${layout}: each is taken for what it is`, async () => {
      const { rows, columns } = rowsOf(layout);
      const { bodies } = await read(rows);
      const floats = (name: string) => columns.get(name)?.map((number) => Math.fround(Number(number)));
      const masses = floats("m") ?? floats("one") ?? new Array(N).fill(Math.fround(1 / N));
      expect(Array.from(bodies.mass)).toEqual(masses);
      for (const [d, axis] of ["x", "y", "z"].entries()) {
        const along = (all: Float32Array) => Array.from(all).filter((_, k) => k % 3 === d);
        expect(along(bodies.position)).toEqual(floats(axis));
        expect(along(bodies.velocity)).toEqual(floats(`v${axis}`) ?? new Array(N).fill(0));
      }
      const ids = ["id", "late", "mixed", "wide"].map((name) => columns.get(name)).find((cells) => cells);
      expect([...bodies.id].map(String)).toEqual(ids ?? Array.from({ length: N }, (_, i) => `${i}`));
      const types = columns.get("type")?.map((type) => ["gas", "halo", "disc", "bulge", "stars"][Number(type)]);
      expect(Array.from(bodies.component, (c) => COMPONENTS[c])).toEqual(types ?? new Array(N).fill("other"));
    });

  it("of seven, or four, one that counts from 0 or 1 only counts: the bodies are numbered from 0", async () => {
    for (const layout of ["id x y z vx vy vz", "x y z vx vy vz id", "id x y z", "x y z id"]) {
      const { bodies, notes } = await read(rowsOf(layout).rows);
      expect(bodies.mass[0]).toBe(Math.fround(1 / N));
      expect([...bodies.id.slice(0, 3)]).toEqual([0, 1, 2]);
      expect(notes.join(" ")).toMatch(/Column \d counts the rows: it is no mass\./);
    }
  });

  it("are refused where a further one is no id and no type", async () => {
    expect(await faultOf(read(rowsOf(`${SEVEN} eps`).rows))).toContain("a table of 8 columns without known names");
  });
});

describe("remarks at the ends of rows", () => {
  for (const remark of [" # body 3", "  // body", "\t! a star", " ; the black hole", " % 7 8 9", "#near", " #7 8 9"])
    it(`"${remark.trim()}" is passed over, with a header or none`, async () => {
      const plain = rowsOf(SEVEN).rows;
      const remarked = rowsOf(SEVEN, remark).rows;
      for (const head of ["", `${SEVEN}\n`, `# ${SEVEN}\n`])
        expect((await read(head + remarked)).bodies).toEqual((await read(head + plain)).bodies);
    });

  it("cells of CSV are no remarks", async () => {
    const { rows } = rowsOf(SEVEN);
    const commas = rows.replace(/ /g, ",");
    const remarked = commas.replace(/\n/g, " # one, two\n");
    expect((await read(`${SEVEN.replace(/ /g, ",")}\n${remarked}`)).bodies.mass).toEqual(
      (await read(rows)).bodies.mass,
    );
    expect(await faultOf(read("m;x;y\n1;2;three\n"))).toMatch(/^line 2, column 3 \(y\): "three"/);
  });
});

describe("names of columns that are no places along axes", () => {
  for (const names of [
    ...["r theta phi vr vtheta vphi", "m r theta phi", "R phi z vR vphi vz", "t R vR vT z vz phi", "ra dec z"],
    ...[
      "l b d pmra pmdec vlos",
      "lon lat dist mass",
      "alpha delta D",
      "RA[deg] DEC[deg] distance[kpc] pmRA[mas/yr] RV[km/s]",
    ],
    ...["a e i Omega omega M", "mass a ecc inc node pericentre anomaly", "source_id ra dec parallax"],
  ])
    it(`${names}: refused in a comment, between blanks and in CSV`, async () => {
      const words = names.split(" ");
      const { rows } = rowsOf(words.map((_, k) => `column${k}`).join(" "));
      const called = `the columns are called ${words.join(", ")}, and which are x, y and z none of them says`;
      for (const head of [`# ${names}`, names]) expect(await faultOf(read(`${head}\n${rows}`))).toContain(called);
      const csv = `${words.join(",")}\n${rows.replace(/ /g, ",")}`;
      expect(await faultOf(read(csv))).toContain(called);
    });

  for (const names of ["t x y z vx vy vz", "time[Gyr] x[kpc] y[kpc] z[kpc]"])
    it(`${names}: an orbit is refused, and one time for all bodies is the time`, async () => {
      const { rows } = rowsOf(names.split(" ").slice(1).join(" "));
      const timed = (time: (i: number) => number) =>
        `# ${names}\n${rows
          .trim()
          .split("\n")
          .map((row, i) => `${time(i)} ${row}`)
          .join("\n")}\n`;
      expect(await faultOf(read(timed((i) => i / 8)))).toMatch(
        /^line 3, column 1: t.* is 0\.125 after 0 .* are an orbit/,
      );
      expect((await read(timed(() => 0.5))).bodies.time).toBe(0.5);
    });
});
