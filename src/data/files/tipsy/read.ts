import { componentIndex, emptyBodies } from "../../bodies/bodies.ts";
import type { Stretch } from "../../bodies/contents.ts";
import { Gathering } from "../../bodies/gathering.ts";
import { GALACTICS_UNITS, NBODY_UNITS, type Units } from "../../bodies/units.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions, ReadResult } from "../format.ts";
import { STRETCH } from "../numbers.ts";
import { Pace } from "../pace.ts";
import type { Source } from "../source.ts";
import { componentOfV1, componentOfV2, V1Survey } from "./bonsaiIds.ts";
import { EXTENDED, type TipsyHeader, tipsyHeader } from "./header.ts";
import { type TipsyLayout, tipsyLayout } from "./layout.ts";

/**
 * Reads the first snapshot of a Tipsy file: standard (XDR, big-endian) or native, 28- or 32-byte header, Bonsai's ids. Goes
 * through the file twice: what `eps` and `phi` mean is known only when all of them have been seen.
 * Layouts: tipsydefs.h of N-BodyShop/tipsy_tools; Bonsai's runtime/include/tipsyIO.h. Throws FileError.
 */
export async function readTipsy(source: Source, options: FileOptions): Promise<ReadResult> {
  const h = tipsyHeader(await source.read(0, 32));
  if (!h) throw new FileError(`not a Tipsy file: no byte order makes sense of its ${source.size}-byte header`);
  const layout = await tipsyLayout(source, h);
  const records = new Records(source, h, layout, options);
  const meaning = await interpret(h, layout, records);
  const gathering = new Gathering(options.wanted);
  gathering.expect(h.bodies);
  await records.each(0.3, (piece) => {
    piece.readBodies();
    meaning.fill(piece);
    const { softening, ...bare } = piece.bodies;
    gathering.take(meaning.soft ? piece.bodies : bare);
  });
  const { bodies, contents, every } = gathering.finish({ time: h.time, units: meaning.units });
  return {
    format: `Tipsy (${meaning.variant})`,
    bodies,
    contents,
    every,
    notes: [...layout.notes, ...meaning.notes],
  };
}

const KINDS = ["gas", "dark", "star"] as const;

/** Some records of one kind, one after another. */
class Piece {
  readonly bodies: { -readonly [K in keyof Stretch]: Stretch[K] } & { softening: Float32Array };
  /** The bits of `eps` and `phi` as integers (`phi` of gas stays 0). */
  readonly epsWords: Int32Array;
  readonly phiWords: Int32Array;
  kind: (typeof KINDS)[number] = "gas";
  /** Number of the first record in the file, and among those of its kind. */
  first = 0;
  firstOfKind = 0;
  private view: DataView = new DataView(new ArrayBuffer(0));
  private at = 0;
  private stride = 0;
  private readonly le: boolean;

  constructor(littleEndian: boolean, room: number) {
    this.le = littleEndian;
    this.bodies = { ...emptyBodies(room), softening: new Float32Array(room) };
    this.phiWords = new Int32Array(room);
    this.epsWords = new Int32Array(this.bodies.softening.buffer);
  }

  hold(bytes: Uint8Array, at: number, stride: number, count: number): void {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.at = at;
    this.stride = stride;
    this.bodies.count = count;
    const { view, le } = this;
    for (let i = 0, end = stride; i < count; i++, end += stride) {
      this.epsWords[i] = view.getInt32(this.kind === "gas" ? end - 12 : end - 8, le);
      if (this.kind !== "gas") this.phiWords[i] = view.getInt32(end - 4, le);
    }
  }

  /** Throws FileError on numbers that aren't finite. */
  readBodies(): void {
    const { view, le, stride, bodies } = this;
    const { mass, position, velocity, count } = bodies;
    for (let i = 0, at = 0; i < count; i++, at += stride) {
      const m = view.getFloat32(at, le);
      let sum = m;
      mass[i] = m;
      for (let d = 0; d < 3; d++) {
        const x = view.getFloat32(at + 4 + 4 * d, le);
        const v = view.getFloat32(at + 16 + 4 * d, le);
        position[3 * i + d] = x;
        velocity[3 * i + d] = v;
        sum += x + v;
      }
      if (!Number.isFinite(sum)) this.check(i);
    }
  }

  /** Finite numbers may add up to infinity: only a number that itself isn't finite is a fault. */
  private check(i: number): void {
    const at = i * this.stride;
    const field = FIELDS.findIndex((_, f) => !Number.isFinite(this.view.getFloat32(at + 4 * f, this.le)));
    if (field < 0) return;
    const value = this.view.getFloat32(at + 4 * field, this.le);
    throw new FileError(
      `Tipsy: ${FIELDS[field]} of ${this.kind} body ${this.firstOfKind + i + 1} is ${value} (byte ${this.at + at + 4 * field}); expected a finite number`,
    );
  }
}

const FIELDS = ["mass", "x", "y", "z", "vx", "vy", "vz"];

class Records {
  private readonly source: Source;
  private readonly h: TipsyHeader;
  private readonly layout: TipsyLayout;
  private readonly pace: Pace;
  private readonly piece: Piece;

  constructor(source: Source, h: TipsyHeader, layout: TipsyLayout, options: FileOptions) {
    this.source = source;
    this.h = h;
    this.layout = layout;
    this.pace = new Pace(options);
    this.piece = new Piece(h.littleEndian, Math.min(STRETCH, h.bodies));
  }

  /** Goes through all records; `done` is the share of the work that lies behind. */
  async each(done: number, use: (piece: Piece) => void): Promise<void> {
    const { piece, h, layout } = this;
    let at: number = layout.start;
    piece.first = 0;
    for (const kind of KINDS) {
      piece.kind = kind;
      const stride = layout.strides[kind];
      for (let k = 0; k < h[kind]; k += STRETCH) {
        const n = Math.min(STRETCH, h[kind] - k);
        piece.firstOfKind = k;
        piece.hold(await this.source.read(at, n * stride), at, stride, n);
        use(piece);
        piece.first += n;
        at += n * stride;
        if (this.pace.due()) await this.pace.turn(done + ((done > 0 ? 0.7 : 0.3) * piece.first) / h.bodies);
      }
    }
  }
}

interface Meaning {
  readonly units: Units;
  readonly variant: string;
  readonly notes: readonly string[];
  /** Are `eps` softening lengths? */
  readonly soft: boolean;
  /** Fills in galaxy, component and id of the bodies. */
  fill(piece: Piece): void;
}

/** Word 28, then `eps` and `phi` of all records, say which variant this is. */
async function interpret(h: TipsyHeader, layout: TipsyLayout, records: Records): Promise<Meaning> {
  let negative = false;
  let positive = false;
  let wide = h.gas === 0 && h.word28 === 2 && layout.start === 32;
  const v1 = h.gas === 0 ? new V1Survey() : null;
  await records.each(0, (piece) => {
    const { softening, count } = piece.bodies;
    const dark = piece.kind === "dark";
    for (let i = 0; i < count; i++) {
      const e = softening[i]!;
      if (!(e >= 0 && e < Infinity)) negative = true;
      else if (e > 0) positive = true;
      v1?.add(piece.phiWords[i]!, dark);
    }
    wide &&= idsV2(h, piece).every((id) => id >= HALO_V2 === dark);
  });
  const order = h.littleEndian ? "native, little-endian" : "standard, big-endian";
  const header = layout.start === 28 ? ", 28-byte header" : "";
  const long = layout.strides === EXTENDED ? ", records with acceleration" : "";
  const variant = (ids: string) => `${order}${header}${long}${ids}`;
  const units = { ...GALACTICS_UNITS };
  const assumed = "Units assumed: G = 1, kpc, 100 km/s, as in GalactICS and Bonsai's galaxies; the file has none.";
  if (wide) {
    const notes = [
      "Bonsai's version 2: 64-bit ids stand in place of softening and potential; they say disc, bulge or halo.",
      assumed,
    ];
    return {
      ...{ units, variant: variant(", Bonsai 64-bit ids"), notes, soft: false },
      fill(piece) {
        const id = idsV2(h, piece);
        piece.bodies.id = id;
        id.forEach((one, i) => {
          piece.bodies.component[i] = componentOfV2(one);
        });
      },
    };
  }
  const soft = positive && !negative;
  if (v1?.fits) {
    const galaxyOf = v1.galaxyOf();
    const notes = ["Bonsai's ids were found in the potential's place; they say disc, bulge or halo.", assumed];
    if (galaxyOf) notes.push("Ids shifted by 5 000 000 mark a second galaxy.");
    return {
      ...{ units, variant: variant(", Bonsai ids"), notes, soft },
      fill({ bodies, phiWords }) {
        for (let i = 0; i < bodies.count; i++) {
          const id = phiWords[i]!;
          bodies.id[i] = id;
          bodies.component[i] = componentOfV1(id);
          if (galaxyOf) bodies.galaxy[i] = galaxyOf(id);
        }
      },
    };
  }
  const notes = ["Units assumed: N-body units, G = 1; Tipsy stores none."];
  if (h.gas > 0) notes.push(`${h.gas} gas bodies are moved by gravity only.`);
  if (h.dimensions < 3) notes.push(`The header says ${h.dimensions} dimensions; all three coordinates were read.`);
  const components = { gas: componentIndex("gas"), dark: componentIndex("halo"), star: componentIndex("stars") };
  return {
    ...{ units: NBODY_UNITS, variant: variant(""), notes, soft },
    fill({ bodies, kind, first }) {
      bodies.component.fill(components[kind]);
      for (let i = 0; i < bodies.count; i++) bodies.id[i] = first + i;
    },
  };
}

/** Ids of dark bodies start here; those of stars lie below (else a junk word 2 in a version 1 file). */
const HALO_V2 = 3_000_000_000_000_000_000n;

const PLATFORM_LITTLE = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Version 2 ids: in the file's order the u64 covers eps, then phi; little-endian files hold the low word in eps. */
function idsV2(h: TipsyHeader, { bodies, epsWords, phiWords }: Piece): BigUint64Array {
  const id = new BigUint64Array(bodies.count);
  const words = new Uint32Array(id.buffer);
  const epsFirst = h.littleEndian === PLATFORM_LITTLE;
  for (let i = 0; i < bodies.count; i++) {
    words[2 * i] = epsFirst ? epsWords[i]! : phiWords[i]!;
    words[2 * i + 1] = epsFirst ? phiWords[i]! : epsWords[i]!;
  }
  return id;
}
