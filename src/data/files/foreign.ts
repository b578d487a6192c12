/** A kind of file that holds no bodies for us: how it begins (as Latin letters), what it is called, what to do instead. */
type Kind = readonly [start: string, what: string, instead?: string | undefined, at?: number];

const TABLE = "save as CSV (m x y z vx vy vz) or .npz (mass, pos, vel) instead";
const POINTS = "save as a table of its points (x y z) instead";
const CHOICES = "open the snapshot that it belongs to instead";
const UNPACK = "unpack it and open a file of it instead";

/** Whether the rest is printable or not. */
const EITHER: readonly Kind[] = [
  ["#ASDF", "an ASDF file", TABLE],
  ["MATLAB ", "a MATLAB file", TABLE],
  ["REBOUND Binary", "a REBOUND file", TABLE],
  ["ply\n", "a PLY file", POINTS],
  ["ply\r", "a PLY file", POINTS],
  ["# vtk DataFile", "a VTK file", POINTS],
  ["# .PCD", "a PCD file of points", POINTS],
  ["#usda", "a USD file", POINTS],
  ["%PDF", "a PDF document"],
  ["%!PS", "a PostScript document"],
];

/** Where something is not. */
const BINARY: readonly Kind[] = [
  ["PAR1", "a Parquet file", TABLE],
  ["ARROW1", "an Arrow file (Feather)", TABLE],
  ["FEA1", "a Feather file", TABLE],
  ["ORC", "an ORC file", TABLE],
  ["Obj\x01", "an Avro file", TABLE],
  ["SQLite format 3\0", "an SQLite file", TABLE],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an Excel or Word file of the old kind", TABLE],
  ["root", "a ROOT file", TABLE],
  ["CDF\x01", "a NetCDF file", TABLE],
  ["CDF\x02", "a NetCDF file", TABLE],
  ["CDF\x05", "a NetCDF file", TABLE],
  ["\x0e\x03\x13\x01", "an HDF4 file", TABLE],
  ["GRIB", "a GRIB file", TABLE],
  ["SR\0\x04", "an IDL save file", TABLE],
  ["RDX2", "an R data file", TABLE],
  ["RDX3", "an R data file", TABLE],
  ["X\n\0\0\0", "an R data file", TABLE],
  ["<stata_dta>", "a Stata file", TABLE],
  ["$FL2", "an SPSS file", TABLE],
  ...[..."\x02\x03\x04\x05"].map((version) => [`\x80${version}`, "a Python pickle file", TABLE] as const),
  ["\xdf\x65\xdf\x65\xdf\x65\xdf\x65", "a GSD file", TABLE],
  ["LASF", "a LAS file of points", POINTS],
  ["glTF", "a glTF file", POINTS],
  ["BLENDER", "a Blender file", POINTS],
  ["Kaydara FBX", "an FBX file", POINTS],
  ["PXR-USDC", "a USD file", POINTS],
  ["\x89PNG\r\n\x1a\n", "a PNG image"],
  ["\xff\xd8\xff", "a JPEG image"],
  ["GIF8", "a GIF image"],
  ["II*\0", "a TIFF image"],
  ["MM\0*", "a TIFF image"],
  ["RIFF", "a RIFF file (WebP image, WAV sound or AVI film)"],
  ["DICM", "a DICOM image", undefined, 128],
  ["\x1a\x45\xdf\xa3", "a WebM or Matroska film"],
  ["ftyp", "an MP4 film", undefined, 4],
  ["OggS", "an Ogg sound or film"],
  ["\x7fELF", "a Linux program"],
  ["MZ", "a Windows program"],
  ["\0asm", "a WebAssembly program"],
  ["BZh", "a bzip2 archive", UNPACK],
  ["\xfd7zXZ\0", "an xz archive", UNPACK],
  ["\x28\xb5\x2f\xfd", "a Zstandard archive", UNPACK],
  ["\x04\x22\x4d\x18", "an LZ4 archive", UNPACK],
  ["\x1f\x9d", "a compress archive (.Z)", UNPACK],
  ["Rar!\x1a\x07", "a RAR archive", UNPACK],
  ["7z\xbc\xaf\x27\x1c", "a 7-Zip archive", UNPACK],
  ["ustar", "a tar archive", UNPACK, 257],
  ["\xff\xfe", "UTF-16 text", "save as UTF-8 instead"],
  ["\xfe\xff", "UTF-16 text", "save as UTF-8 instead"],
];

/** Lines that are empty or comments, before the first line that says something. */
const ABOVE = "^(?:[ \\t\\r]*\\n|[ \\t]*[#;!%].*\\n)*[ \\t]*";
const after = (start: string) => new RegExp(ABOVE + start);
const NUMBER = "\\s+[-+.\\d]\\S*";

const TEXTS: readonly (readonly [start: RegExp, what: string, instead?: string])[] = [
  [/^\s*<(!doctype html|html)/i, "a web page (HTML), perhaps an error page instead of the download"],
  [/^\s*<[\s\S]*\bVOTABLE\b/i, "a VOTable file", "save as FITS or CSV instead"],
  [/^\s*<[\s\S]*\bVTKFile\b/, "a VTK file (XML)", POINTS],
  [/^\s*<\?xml|^\s*<svg|^\s*<[A-Za-z]+[ >]/i, "an XML document", TABLE],
  [/^version https:\/\/git-lfs/, "a Git LFS pointer, not the file itself", "fetch it with git lfs pull"],
  [/^\s*\{[\s\S]*"nbformat"|^\s*\{\s*"cells"/, "a Jupyter notebook", "save as CSV or .npz from it instead"],
  [/^\s*\{[\s\S]*"asset"\s*:\s*\{[^}]*"version"/, "a glTF file", POINTS],
  [
    after(
      "\\[[\\w .:-]*[A-Za-z][\\w .:-]*\\][ \\t\\r]*\\n(?:[ \\t]*[#;].*\\n|[ \\t\\r]*\\n)*[ \\t]*[\\w.-]+[ \\t]*[=:]",
    ),
    "an .ini file of choices",
    CHOICES,
  ],
  [/^\s*[[{]/, "a JSON document", TABLE],
  [
    /^\s*ncpu\s*=\s*\d+/,
    "a RAMSES file of choices (info_*.txt)",
    "save as a table of the particles (m x y z vx vy vz) instead",
  ],
  [after("&[A-Za-z]\\w*\\s*(\\n|$)"), "a Fortran namelist file", CHOICES],
  [
    /^(?:\s*[A-Za-z][\w.]*\s*=\s*[^=\n]+\n){4}(?![\s\S]*\n\s*[-+.\d]+\s+[-+.\d])/,
    "a file of choices (name = value)",
    CHOICES,
  ],
  [/^(---|%YAML)[^\n]*\n\s*[\w"']+:/, "a YAML file", CHOICES],
  [after(`(?:(?:mtllib|o|g|usemtl)\\s+\\S+.*\\n\\s*)*v(?:${NUMBER}){3}`), "an OBJ file", POINTS],
  [/^solid\b[^\n]*\n\s*facet/, "an STL file", POINTS],
  [/^C?OFF\s/, "an OFF file", POINTS],
  [/^#VRML/, "a VRML file", POINTS],
  [/^ITEM: TIMESTEP/, "a LAMMPS file", TABLE],
  [/^\(Particle/, "a Starlab file", TABLE],
  [/^(HEADER|ATOM {2}|CRYST1|REMARK) /, "a PDB file of atoms", POINTS],
  [new RegExp(`^\\s*\\d+\\s*\\n.*\\n\\s*[A-Z][a-z]?(?:${NUMBER}){3}`), "an XYZ file of atoms", POINTS],
  [/^(\(dp0|\(lp0|ccopy_reg|cnumpy)/, "a Python pickle file", TABLE],
  [/^#!|^#include\b|^(import|from) [\w.]+(\s|$)|^\\(documentclass|begin|usepackage)/, "a program or a LaTeX text"],
];

/** What a file of another kind is called, and what to do instead, where there is more to say than that it isn't read. */
export interface Foreign {
  readonly what: string;
  readonly instead?: string | undefined;
}

/** The kind of file, other than a snapshot, that `size` bytes with this beginning show; `text`: they are printable. */
export function foreignKind(head: Uint8Array, size: number, text: boolean): Foreign | undefined {
  const letters = Array.from(head.subarray(0, 512), (byte) => String.fromCharCode(byte)).join("");
  for (const [start, what, instead, at = 0] of text ? EITHER : [...EITHER, ...BINARY])
    if (letters.startsWith(start, at)) return { what, instead };
  if (!text) return binaryKind(head, size);
  const words = new TextDecoder().decode(head.subarray(0, 2000));
  for (const [start, what, instead] of TEXTS) if (start.test(words)) return { what, instead };
  return undefined;
}

/** Kinds without a signature of their own: STL by its size, RAMSES by its first records of 4 bytes (ncpu, and ndim or nvar). */
function binaryKind(head: Uint8Array, size: number): Foreign | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  if (head.length >= 84 && size > 84 && size === 84 + 50 * view.getUint32(80, true))
    return { what: "an STL file", instead: POINTS };
  for (const little of [true, false]) {
    const marks = head.length >= 32 ? [0, 8, 12, 20].map((at) => view.getInt32(at, little)) : [];
    if (marks.length > 0 && marks.every((mark) => mark === 4)) return { what: "a RAMSES file", instead: TABLE };
  }
  return undefined;
}
