import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readBodies } from "../../../src/data/files/index.ts";
import { zipBytes } from "./numpyBytes.ts";
import { faultOf, text } from "./samples.ts";

const latin = (words: string, size = 200): Uint8Array => {
  const bytes = new Uint8Array(Math.max(size, words.length));
  bytes.set(Array.from(words, (letter) => letter.charCodeAt(0)));
  return bytes;
};

const at = (offset: number, words: string): Uint8Array => {
  const bytes = new Uint8Array(1024);
  bytes.set(text(words), offset);
  return bytes;
};

/** A binary STL file of two triangles: 80 bytes of anything, their number, 50 bytes each. */
function stl(): Uint8Array {
  const bytes = new Uint8Array(84 + 2 * 50);
  new DataView(bytes.buffer).setUint32(80, 2, true);
  return bytes;
}

/** The first records of RAMSES: ncpu, ndim, npart. */
function ramses(little: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(400));
  [4, 1, 4, 4, 3, 4, 4, 40, 4, 16].forEach((word, k) => {
    view.setInt32(4 * k, word, little);
  });
  return new Uint8Array(view.buffer);
}

const rows = "0.5 1 2 3\n0.5 2 3 4\n";

/** Files of other kinds, by what they are called. */
const FILES: Record<string, readonly Uint8Array[]> = {
  "a Parquet file": [latin("PAR1\x15\x04")],
  "an Arrow file (Feather)": [latin("ARROW1\0\0")],
  "an Avro file": [latin("Obj\x01\x04")],
  "a ROOT file": [latin("root\0\0\xf5\x04")],
  "an ASDF file": [text("#ASDF 1.0.0\n%YAML 1.1\n---\nx: 1\n"), latin("#ASDF 1.0.0\n...\n\xd3BLK\0")],
  "a MATLAB file": [latin("MATLAB 5.0 MAT-file, Platform")],
  "an SQLite file": [latin("SQLite format 3\0")],
  "a NetCDF file": [latin("CDF\x01"), latin("CDF\x02"), latin("CDF\x05")],
  "an HDF4 file": [latin("\x0e\x03\x13\x01")],
  "a Python pickle file": [latin("\x80\x02}"), latin("\x80\x04\x95"), latin("\x80\x05\x95"), text("(dp0\nS'm'\n")],
  "an Excel or Word file of the old kind": [latin("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")],
  "an Excel file": [zipBytes({ "[Content_Types].xml": text("<a/>"), "xl/workbook.xml": text("<a/>") })],
  "an OpenDocument file": [zipBytes({ mimetype: text("a"), "content.xml": text("<a/>") })],
  "a PLY file": [
    text(`ply\nformat ascii 1.0\nend_header\n${rows}`),
    latin("ply\nformat binary_little_endian 1.0\n\0\x01"),
  ],
  "a VTK file": [text(`# vtk DataFile Version 3.0\nbodies\nASCII\n${rows}`)],
  "a VTK file (XML)": [text('<?xml version="1.0"?>\n<VTKFile type="PolyData">')],
  "an OBJ file": [text("# obj\nv 1 2 3\nv 2 3 4\n"), text("mtllib a.mtl\no disc\nv 1 2 3\n")],
  "an STL file": [stl(), text("solid a\n  facet normal 0 0 1\n")],
  "a glTF file": [latin("glTF\x02\0"), text('{"asset":{"version":"2.0"},"meshes":[]}')],
  "a LAS file of points": [latin("LASF\0\0")],
  "a PCD file of points": [text(`# .PCD v0.7\nVERSION 0.7\nFIELDS x y z\n${rows}`)],
  "an XYZ file of atoms": [text("2\nwater\nO 0 0 0\nH 1 0 0\n")],
  "a LAMMPS file": [text(`ITEM: TIMESTEP\n0\nITEM: NUMBER OF ATOMS\n2\n${rows}`)],
  "a RAMSES file": [ramses(true), ramses(false)],
  "a RAMSES file of choices (info_*.txt)": [text("ncpu        =         16\nndim        =          3\n")],
  "an .ini file of choices": [
    text("[galaxy]\nn=1000\nmass=1.0\n"),
    text("; made by hand\n\n[Potential halo]\n# c\nmass: 1\n"),
  ],
  "a file of choices (name = value)": [text("n = 3\nomega = 0.3\nout = a.dat\nbox = 50\n")],
  "a Fortran namelist file": [text("&RUN_PARAMS\nhydro=.true.\n/\n")],
  "a JSON document": [text('{"m": [1, 2]}'), text("[[1, 2, 3]]")],
  "a Jupyter notebook": [text('{"cells": [], "nbformat": 4}')],
  "a VOTable file": [text('<?xml version="1.0"?>\n<VOTABLE version="1.3">')],
  "a bzip2 archive": [latin("BZh91AY")],
  "a tar archive": [at(257, "ustar"), new Uint8Array(gzipSync(at(257, "ustar")))],
  "a zip archive without NumPy arrays (.npy), which holds a.csv": [zipBytes({ "a.csv": text("x,y,z\n1,2,3\n") })],
};

/** Those of which no part is worth saving; the line says what is read. */
const NOTHING: Record<string, readonly Uint8Array[]> = {
  "a DICOM image": [at(128, "DICM")],
  "a PNG image": [latin("\x89PNG\r\n\x1a\n")],
  "a JPEG image": [latin("\xff\xd8\xff\xe0")],
  "a TIFF image": [latin("II*\0"), latin("MM\0*")],
  "a PDF document": [text("%PDF-1.7\n1 2 3\n")],
  "a web page (HTML), perhaps an error page instead of the download": [text("<!DOCTYPE html><html>")],
  "a program or a LaTeX text": [text(`#!/bin/sh\n${rows}`), text("import numpy as np\n1 2 3\n")],
};

describe("files of other kinds are named, with what to do instead", () => {
  for (const [what, files] of Object.entries(FILES))
    it(what, async () => {
      for (const bytes of files) {
        const fault = await faultOf(readBodies(bytes));
        expect(fault.startsWith(`not a snapshot: ${what}; `), fault).toBe(true);
        expect(fault).toMatch(/ instead$/);
        expect(fault).not.toContain("\n");
      }
    });

  for (const [what, files] of Object.entries(NOTHING))
    it(what, async () => {
      for (const bytes of files)
        expect(await faultOf(readBodies(bytes))).toContain(
          `not a snapshot: ${what} (${bytes.length} bytes); expected one of`,
        );
    });

  it("a table that only begins like one of them is read", async () => {
    for (const words of ["PAR1 x y z\n", "# root of all\n", "# [galaxy]\n", "ORC\n"])
      expect((await readBodies(text(words + rows))).bodies.count, words).toBe(2);
    expect((await readBodies(text(`${"\n".repeat(1900)}${rows}`))).bodies.count).toBe(2);
  });
});
