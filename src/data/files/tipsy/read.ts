import { type Bodies, componentIndex } from "../../bodies/bodies.ts";
import { GALACTICS_UNITS, NBODY_UNITS } from "../../bodies/units.ts";
import { FileError, type FileOptions, type ReadResult } from "../format.ts";
import { Pace } from "../pace.ts";
import { componentOfV1, componentOfV2, galaxiesOfV1, looksLikeV1 } from "./bonsaiIds.ts";
import { EXTENDED, type TipsyHeader, tipsyHeader } from "./header.ts";
import { type TipsyLayout, tipsyLayout } from "./layout.ts";

/**
 * Reads the first snapshot of a Tipsy file: standard (XDR, big-endian) or native, 28- or 32-byte header, Bonsai's ids.
 * Layouts: tipsydefs.h of N-BodyShop/tipsy_tools; Bonsai's runtime/include/tipsyIO.h. Throws FileError.
 */
export async function readTipsy(bytes: Uint8Array, options: FileOptions): Promise<ReadResult> {
  const h = tipsyHeader(bytes);
  if (!h) throw new FileError(`not a Tipsy file: no byte order makes sense of its ${bytes.length}-byte header`);
  const layout = tipsyLayout(bytes, h);
  const table = await readRecords(bytes, h, layout, options);
  const { notes, variant, ...body } = interpret(h, layout, table);
  return { format: `Tipsy (${variant})`, bodies: { ...table.bodies, ...body }, notes: [...layout.notes, ...notes] };
}

interface Records {
  readonly bodies: Pick<Bodies, "count" | "mass" | "position" | "velocity" | "time">;
  readonly eps: Float32Array;
  /** The bits of `phi`, and of `eps`, as integers, of dark and star. */
  readonly phiWords: Int32Array;
  readonly epsWords: Int32Array;
}

async function readRecords(
  bytes: Uint8Array,
  h: TipsyHeader,
  layout: TipsyLayout,
  options: FileOptions,
): Promise<Records> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const le = h.littleEndian;
  const count = h.bodies;
  const mass = new Float32Array(count);
  const position = new Float32Array(3 * count);
  const velocity = new Float32Array(3 * count);
  const eps = new Float32Array(count);
  const epsWords = new Int32Array(eps.buffer);
  const phiWords = new Int32Array(count - h.gas);
  const pace = new Pace(options);
  const kinds = [
    { name: "gas", n: h.gas, stride: layout.strides.gas, epsAt: 36, phiAt: -1 },
    {
      name: "dark",
      n: h.dark,
      stride: layout.strides.dark,
      epsAt: layout.strides.dark - 8,
      phiAt: layout.strides.dark - 4,
    },
    {
      name: "star",
      n: h.star,
      stride: layout.strides.star,
      epsAt: layout.strides.star - 8,
      phiAt: layout.strides.star - 4,
    },
  ];
  let at = layout.start as number;
  let i = 0;
  for (const { name, n, stride, epsAt, phiAt } of kinds) {
    for (let k = 0; k < n; k++, i++, at += stride) {
      const j = 3 * i;
      const m = view.getFloat32(at, le);
      let sum = m;
      mass[i] = m;
      for (let d = 0; d < 3; d++) {
        const x = view.getFloat32(at + 4 + 4 * d, le);
        const v = view.getFloat32(at + 16 + 4 * d, le);
        position[j + d] = x;
        velocity[j + d] = v;
        sum += x + v;
      }
      if (!Number.isFinite(sum)) throw notFinite(view, at, le, name, k);
      epsWords[i] = view.getInt32(at + epsAt, le);
      if (phiAt > 0) phiWords[i - h.gas] = view.getInt32(at + phiAt, le);
      if ((i & 0x3fff) === 0x3fff && pace.due()) await pace.turn(i / count);
    }
  }
  return { bodies: { count, mass, position, velocity, time: h.time }, eps, epsWords, phiWords };
}

const FIELDS = ["mass", "x", "y", "z", "vx", "vy", "vz"];

function notFinite(view: DataView, at: number, le: boolean, kind: string, index: number): FileError {
  const field = FIELDS.findIndex((_, f) => !Number.isFinite(view.getFloat32(at + 4 * f, le)));
  const value = view.getFloat32(at + 4 * field, le);
  return new FileError(
    `Tipsy: ${FIELDS[field]} of ${kind} body ${index + 1} is ${value} (byte ${at + 4 * field}); expected a finite number`,
  );
}

type Meaning = Pick<Bodies, "galaxy" | "component" | "id" | "units"> & {
  softening?: Float32Array;
  variant: string;
  notes: string[];
};

/** What the ids, `eps` and `phi` mean in this variant. */
function interpret(h: TipsyHeader, layout: TipsyLayout, table: Records): Meaning {
  const order = h.littleEndian ? "native, little-endian" : "standard, big-endian";
  const header = layout.start === 28 ? ", 28-byte header" : "";
  const records = layout.strides === EXTENDED ? ", records with acceleration" : "";
  const variant = (ids: string) => `${order}${header}${records}${ids}`;
  const units = { ...GALACTICS_UNITS };
  const assumed = "Units assumed: G = 1, kpc, 100 km/s, as in GalactICS and Bonsai's galaxies; the file has none.";

  if (h.gas === 0 && h.word28 === 2 && layout.start === 32) {
    const id = idsV2(h, table);
    if (id) {
      const component = Uint8Array.from(id, componentOfV2);
      const galaxy = new Uint8Array(h.bodies);
      const notes = [
        "Bonsai's version 2: 64-bit ids stand in place of softening and potential; they say disc, bulge or halo.",
        assumed,
      ];
      return { galaxy, component, id, units, variant: variant(", Bonsai 64-bit ids"), notes };
    }
  }
  const useful = table.eps.every((e) => e >= 0 && Number.isFinite(e)) && table.eps.some((e) => e > 0);
  const soft = useful ? { softening: table.eps } : {};
  if (h.gas === 0 && looksLikeV1(table.phiWords, h.dark)) {
    const id = new Uint32Array(table.phiWords.buffer);
    const component = Uint8Array.from(id, componentOfV1);
    const galaxies = galaxiesOfV1(id);
    const notes = ["Bonsai's ids were found in the potential's place; they say disc, bulge or halo.", assumed];
    if (galaxies) notes.push("Ids shifted by 5 000 000 mark a second galaxy.");
    return {
      ...soft,
      galaxy: galaxies ?? new Uint8Array(h.bodies),
      component,
      id,
      units,
      variant: variant(", Bonsai ids"),
      notes,
    };
  }
  const notes = ["Units assumed: N-body units, G = 1; Tipsy stores none."];
  if (h.gas > 0) notes.push(`${h.gas} gas bodies are moved by gravity only.`);
  if (h.dimensions < 3) notes.push(`The header says ${h.dimensions} dimensions; all three coordinates were read.`);
  const component = new Uint8Array(h.bodies).fill(componentIndex("stars"));
  component.fill(componentIndex("gas"), 0, h.gas).fill(componentIndex("halo"), h.gas, h.gas + h.dark);
  const id = Uint32Array.from({ length: h.bodies }, (_, i) => i);
  return { ...soft, galaxy: new Uint8Array(h.bodies), component, id, units: NBODY_UNITS, variant: variant(""), notes };
}

/** Version 2 ids, or null where the ids of dark bodies lie below the halo's range (a junk word 2 in a version 1 file). */
function idsV2(h: TipsyHeader, table: Records): BigUint64Array | null {
  const id = new BigUint64Array(h.bodies);
  const words = new Uint32Array(id.buffer);
  const platformLittle = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
  // In the file's order the u64 covers eps then phi: little-endian files hold the low word in eps.
  const epsFirst = h.littleEndian === platformLittle;
  for (let i = 0; i < h.bodies; i++) {
    words[2 * i] = epsFirst ? table.epsWords[i]! : table.phiWords[i]!;
    words[2 * i + 1] = epsFirst ? table.phiWords[i]! : table.epsWords[i]!;
  }
  for (let i = 0; i < h.bodies; i++) {
    const halo = id[i]! >= 3_000_000_000_000_000_000n;
    if (halo !== i < h.dark) return null;
  }
  return id;
}
