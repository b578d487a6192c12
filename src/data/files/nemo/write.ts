import { type Bodies, componentIndex } from "../../bodies/bodies.ts";
import type { FileOptions } from "../format.ts";
import { joinBytes } from "../joinBytes.ts";
import { hasGalaxies, idsAreOrder, unitLosses } from "../losses.ts";
import { Pace } from "../pace.ts";

/** NEMO's Cartesian coordinates in three dimensions. */
const CARTESIAN = 66306;

/**
 * A NEMO snapshot, little-endian: Parameters(Nobj, Time), Particles(CoordSystem, Mass, PhaseSpace, Key, Eps), floats of 4
 * bytes, which NEMO's own readers widen where they are compiled for doubles.
 */
export async function writeNemo(bodies: Bodies, options: FileOptions) {
  const { count } = bodies;
  const pieces: Uint8Array[] = [];
  const head = (type: string, tag?: string, shape?: readonly number[]) => {
    const text = `${type}\0${tag === undefined ? "" : `${tag}\0`}`;
    const bytes = new Uint8Array(2 + text.length + (shape ? 4 * (shape.length + 1) : 0));
    const view = new DataView(bytes.buffer);
    view.setUint16(0, shape ? 0x0b92 : 0x0992, true);
    for (let k = 0; k < text.length; k++) bytes[2 + k] = text.charCodeAt(k);
    shape?.forEach((n, k) => {
      view.setInt32(2 + text.length + 4 * k, n, true);
    });
    pieces.push(bytes);
  };
  const data = (length: number, fill: (view: DataView) => void) => {
    const bytes = new Uint8Array(length);
    fill(new DataView(bytes.buffer));
    pieces.push(bytes);
  };
  const pace = new Pace(options);
  const floats = async (tag: string, shape: readonly number[], at: (i: number) => number) => {
    head("f", tag, shape);
    const n = shape.reduce((product, k) => product * k, 1);
    const bytes = new Uint8Array(4 * n);
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < n; i++) {
      view.setFloat32(4 * i, at(i), true);
      if ((i & 0x7fff) === 0x7fff && pace.due()) await pace.turn(i / n);
    }
    pieces.push(bytes);
  };
  head("(", "SnapShot");
  head("(", "Parameters");
  head("i", "Nobj");
  data(4, (view) => view.setInt32(0, count, true));
  head("d", "Time");
  data(8, (view) => view.setFloat64(0, bodies.time, true));
  head(")");
  head("(", "Particles");
  head("i", "CoordSystem");
  data(4, (view) => view.setInt32(0, CARTESIAN, true));
  await floats("Mass", [count], (i) => bodies.mass[i]!);
  await floats("PhaseSpace", [count, 2, 3], (i) => {
    const k = i % 6;
    const j = 3 * ((i - k) / 6);
    return k < 3 ? bodies.position[j + k]! : bodies.velocity[j + k - 3]!;
  });
  const notes: string[] = [];
  if (!idsAreOrder(bodies)) {
    if (bodies.id.every((id: number | bigint) => id <= 0x7fffffff)) {
      head("i", "Key", [count]);
      data(4 * count, (view) => {
        for (let i = 0; i < count; i++) view.setInt32(4 * i, Number(bodies.id[i]), true);
      });
    } else notes.push("NEMO's keys have 31 bits: the ids were left out.");
  }
  if (bodies.softening) await floats("Eps", [count], (i) => bodies.softening![i]!);
  head(")");
  head(")");
  const other = componentIndex("other");
  if (bodies.component.some((c) => c !== other)) notes.push("NEMO has no place for components: they were left out.");
  if (hasGalaxies(bodies)) notes.push("NEMO has no place for galaxy numbers: they were left out.");
  return { bytes: joinBytes(pieces), notes: [...notes, ...unitLosses(bodies, "NEMO")] };
}
