/** What a format is called and known by. */
export interface FormatInfo {
  /** Lower case with hyphens: the value of `--format`. */
  readonly name: string;
  /** Name that people read. */
  readonly title: string;
  /** One sentence: which codes write it, and what is read and written. */
  readonly help: string;
  /** Extensions that mean this format when a file is written; reading never looks at them. */
  readonly extensions: readonly string[];
  /** Extension that a saved file gets; absent where the format is only read. */
  readonly ending?: string;
}

const info = (
  name: string,
  title: string,
  help: string,
  extensions: readonly string[],
  ending?: string,
): FormatInfo => ({
  name,
  title,
  help,
  extensions,
  ...(ending !== undefined && { ending }),
});

/** Every format's names, without its code: the page lists them without loading the readers. Registry: index.ts. */
export const CATALOGUE = {
  "gadget-hdf5": info(
    "gadget-hdf5",
    "HDF5 (GADGET, AREPO, GIZMO, SWIFT)",
    "Snapshots of GADGET-2 to 4, AREPO, GIZMO and SWIFT in HDF5; written as GADGET's.",
    ["hdf5", "h5"],
    "hdf5",
  ),
  swift: info(
    "swift",
    "SWIFT initial conditions (HDF5)",
    "HDF5 with SWIFT's header, units and particle groups.",
    [],
    "hdf5",
  ),
  npy: info(
    "npy",
    "NumPy array",
    "A NumPy matrix with a body a row (m x y z vx vy vz, or x y z vx vy vz), or an array of records with named fields.",
    ["npy"],
  ),
  npz: info("npz", "NumPy archive", "Several NumPy arrays by name: pos, vel, mass, id, ... or one matrix.", ["npz"]),
  nemo: info(
    "nemo",
    "NEMO",
    "NEMO's structured binary snapshots, either byte order and precision; written in single precision.",
    ["nemo", "snap"],
    "nemo",
  ),
  fits: info(
    "fits",
    "FITS binary table",
    "The first binary table of a FITS file that has positions: columns by name (x y z or POS, VX.. or VEL, MASS, ID, ...), with scales and units.",
    ["fits", "fit"],
    "fits",
  ),
  gadget: info(
    "gadget",
    "GADGET format 1 and 2",
    "GADGET-1 to 4's binary snapshots, both byte orders, in one or several files; written as format 2.",
    ["gadget", "g2"],
    "g2",
  ),
  tipsy: info(
    "tipsy",
    "Tipsy",
    "ChaNGa, Gasoline, PKDGRAV, Bonsai: standard (big-endian) or native, 28- or 32-byte headers; written as standard.",
    ["tipsy", "std", "tbin", "bin"],
    "tipsy",
  ),
  "tipsy-bonsai": info(
    "tipsy-bonsai",
    "Tipsy with Bonsai's ids",
    "Tipsy as Bonsai reads it: little-endian, ids in the potential's place say disc, bulge, halo and galaxy.",
    [],
    "tipsy",
  ),
  table: info(
    "table",
    "Table",
    "Text, a body a row: m x y z vx vy vz, x y z vx vy vz, or any columns named in a header; blanks, tabs, commas.",
    ["tab", "txt", "dat", "ascii"],
    "tab",
  ),
  csv: info(
    "csv",
    "CSV",
    "Comma-separated values with a header that names columns and units; keeps ids, components, galaxies and softenings.",
    ["csv"],
    "csv",
  ),
} satisfies Record<string, FormatInfo>;

/** The formats that can be written, in the order of the catalogue. */
export const WRITABLE: readonly FormatInfo[] = Object.values(CATALOGUE).filter((format: FormatInfo) => format.ending);
