import { gzipSync } from "node:zlib";
import { COMPONENTS } from "../../../src/data/bodies/bodies.ts";
import { FORMATS, writeBodies } from "../../../src/data/files/index.ts";
import { column, fitsBytes, imageBytes, tableBytes, words } from "./fitsBytes.ts";
import { gadgetBytes } from "./gadgetBytes.ts";
import { COUNT, floatType, retyped, snapshotBytes, TYPES } from "./hdf5Bytes.ts";
import { f4, f8, npyBytes, zipBytes } from "./numpyBytes.ts";
import { sampleBodies, text } from "./samples.ts";
import { stepsBytes } from "./stepsBytes.ts";
import { tipsyBytes } from "./tipsyBytes.ts";

/** Small healthy files of every kind that is read, by name: what cutting and mutating start from. */
export async function corpus(): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const bodies = sampleBodies(24, { components: COMPONENTS, galaxies: 2, softening: true, ids: "scattered" });
  for (const format of FORMATS) {
    if (format.write) files.set(format.name, (await writeBodies(bodies, format.name)).bytes);
  }
  const counts = [2, 5, 3, 0, 1, 1];
  files.set("gadget format 1", gadgetBytes({ counts }).bytes);
  files.set(
    "gadget format 1, big-endian doubles",
    gadgetBytes({ counts, little: false, doubles: true, longIds: true }).bytes,
  );
  files.set("tipsy, 28-byte header", tipsyBytes({ little: true, header: 28, gas: 2, dark: 5, star: 5 }));
  files.set("tipsy, 64-bit ids", tipsyBytes({ little: true, pad: 2, star: 12, wideId: (i) => BigInt(i) }));
  files.set("tipsy, doubles", tipsyBytes({ gas: 2, dark: 5, star: 5, doubles: "both" }));
  files.set("hdf5, several steps", await stepsBytes([0, 1], 9));
  const single = { Masses: { data: new Float32Array(COUNT).fill(1e-40) } };
  const nineDigits = floatType(4, { precision: 18, sign: 17, exponent: [9, 8], mantissa: [0, 9], bias: 127 });
  files.set("hdf5, floats of 9 digits", retyped(await snapshotBytes({ datasets: single }), TYPES.f4, nineDigits));
  files.set("hdf5 behind a user's block", new Uint8Array([...new Uint8Array(1024), ...(await snapshotBytes())]));
  const texts = { NumPart_ThisFile: ["0", `${COUNT}`], Time: "0.5", MassTable: new Float64Array(6) };
  const said = { Coordinates: { CGSConversionFactor: 3.085678e24, "h-scale-exponent": -1 } };
  files.set("hdf5, texts and units", await snapshotBytes({ header: { ...texts, HubbleParam: 0.7 }, attributes: said }));
  files.set("npy", npyBytes("<f8", [9, 7], f8(Array.from({ length: 63 }, (_, i) => i + 1))));
  files.set(
    "npy records",
    npyBytes("[('m', '<f4'), ('pos', '<f4', (3,))]", [9], f4(Array.from({ length: 36 }, (_, i) => i))),
  );
  const pos = npyBytes("<f4", [9, 3], f4(Array.from({ length: 27 }, (_, i) => i)));
  files.set("npz", zipBytes({ "pos.npy": pos, "mass.npy": npyBytes("<f8", [9], f8([1, 2, 3, 4, 5, 6, 7, 8, 9])) }));
  files.set("npz, stored", zipBytes({ "pos.npy": pos }, { deflate: false, zip64: false }));
  const nine = Array.from({ length: 9 }, (_, i) => i);
  const three = {
    POS: column("3D", "f8", [...nine, ...nine, ...nine], 3),
    TYPE: words(
      4,
      nine.map(() => "halo"),
    ),
  };
  const scaled = { MASS: column("I", "i2", nine, 1, { TSCAL: 0.5, TZERO: 1, TNULL: -1 }), ID: column("K", "i8", nine) };
  const log = tableBytes({ step: column("J", "i4", nine) });
  files.set("FITS, several parts", fitsBytes([imageBytes(70), log, tableBytes({ ...three, ...scaled })]));
  const far = Object.fromEntries(["X", "Y", "VX"].map((name) => [name, column("D", "f8", nine)]));
  const grams = column(
    "D",
    "f8",
    nine.map((i) => 1e41 * i),
    1,
    { TUNIT: "'g'" },
  );
  const kpc = { TUNIT: "'kpc'" };
  files.set(
    "FITS, numbers beyond 32-bit floats",
    fitsBytes([
      tableBytes({
        MASS: grams,
        ...far,
        X: { ...far.X!, more: kpc },
        T: column(
          "D",
          "f8",
          nine.map(() => 1),
        ),
      }),
    ]),
  );
  files.set("npz, one mass for all", zipBytes({ "pos.npy": pos, "mass.npy": npyBytes("<f8", [], f8([0.5])) }));
  const row = (i: number) => ` ${2 + (i % 3)} ${i}.5 -2.25 3e-4  0.125 .5 -6.\n`;
  files.set("table with N and time", text(`30 0.25\n${Array.from({ length: 30 }, (_, i) => row(i)).join("")}`));
  const units = "m [g] x [kpc] y [kpc] z [pc] vx [km/s] vy [km/s] vz [km/s] type";
  const remark = (i: number) => `${1 + i}e40 ${i} ${-i} 0.5 1 2 3 ${i % 3} # body ${i}\n`;
  files.set("table with units and remarks", text(`# t = 2 Gyr\n# ${units}\n${nine.map(remark).join("")}`));
  const yaml = ["m, unit: g", "x, unit: kpc/h", "y, unit: kpc/h"].map(
    (one) => `# - {name: ${one}, datatype: float64}\n`,
  );
  files.set(
    "table, ECSV",
    text(`# %ECSV 1.0\n# ---\n${yaml.join("")}m x y\n${nine.map((i) => `${i}.5e41 2 ${i}\n`).join("")}`),
  );
  files.set(
    "table without names, with ids and types",
    text(nine.map((i) => `${1 + (i % 3)} 0.5 ${i}.5 1 -2 3 4 5 ${i + 7}\n`).join("")),
  );
  files.set("table, two dimensions", text("3\n1e11\n1 2 3 4 5 a.gif\n1 2 3 4 5 b.gif\n1 2 3 4 5 c.gif\n"));
  files.set("gzip", new Uint8Array(gzipSync(tipsyBytes({ dark: 60 }))));
  return files;
}
