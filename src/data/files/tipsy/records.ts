import { emptyBodies } from "../../bodies/bodies.ts";
import type { Stretch } from "../../bodies/contents.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions } from "../format.ts";
import { STRETCH } from "../numbers.ts";
import { Pace } from "../pace.ts";
import type { Source } from "../source.ts";
import { TIPSY_GAS, TIPSY_WORDS } from "./gas.ts";
import type { Shape, TipsyHeader } from "./header.ts";
import type { TipsyLayout } from "./layout.ts";

const KINDS = ["gas", "dark", "star"] as const;

/** Some records of one kind, one after another. */
export class Piece {
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
  private readonly fields: readonly Field[];

  constructor(littleEndian: boolean, shape: Shape, room: number) {
    this.le = littleEndian;
    this.fields = fieldsOf(shape);
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

  /** Fills in the numbers of gas, temperatures times `energy` as internal energies. Throws FileError on numbers that aren't finite. */
  readGas(energy: number): void {
    const { view, le, stride, bodies, kind } = this;
    const room = this.phiWords.length;
    const columns = Object.fromEntries(TIPSY_GAS.map((name) => [name, new Float32Array(room)]));
    for (const [name, words] of TIPSY_WORDS[kind]) {
      const column = columns[name]!;
      const factor = name === "internalEnergy" ? energy : 1;
      for (let i = 0, end = stride; i < bodies.count; i++, end += stride) {
        const value = view.getFloat32(end - 4 * words, le);
        if (!Number.isFinite(value)) throw this.fault(name, i, value, i * stride + stride - 4 * words);
        column[i] = value * factor;
      }
    }
    bodies.columns = columns;
  }

  /** Throws FileError on numbers that aren't finite. */
  readBodies(): void {
    const { view, le, stride, bodies, fields } = this;
    const { mass, position, velocity, count } = bodies;
    const [place, placeBytes, speed, speedBytes] = [fields[1]!.at, fields[1]!.bytes, fields[4]!.at, fields[4]!.bytes];
    for (let i = 0, at = 0; i < count; i++, at += stride) {
      const m = view.getFloat32(at, le);
      let sum = m;
      mass[i] = m;
      for (let d = 0; d < 3; d++) {
        const x = placeBytes === 4 ? view.getFloat32(at + place + 4 * d, le) : this.double(at + place + 8 * d);
        const v = speedBytes === 4 ? view.getFloat32(at + speed + 4 * d, le) : this.double(at + speed + 8 * d);
        position[3 * i + d] = x;
        velocity[3 * i + d] = v;
        sum += x + v;
      }
      if (!Number.isFinite(sum)) this.check(i);
    }
  }

  /** A double as the float that the bodies keep of it. */
  private double(at: number): number {
    return Math.fround(this.view.getFloat64(at, this.le));
  }

  /** Finite numbers may add up to infinity: only a number that itself isn't finite is a fault. */
  private check(i: number): void {
    const from = i * this.stride;
    for (const { name, at, bytes } of this.fields) {
      const value = bytes === 4 ? this.view.getFloat32(from + at, this.le) : this.view.getFloat64(from + at, this.le);
      if (Number.isFinite(Math.fround(value))) continue;
      throw this.fault(name, i, value, from + at);
    }
  }

  private fault(name: string, i: number, value: number, at: number): FileError {
    return new FileError(
      `Tipsy: ${name} of ${this.kind} body ${this.firstOfKind + i + 1} is ${value} (byte ${this.at + at}); expected a finite 32-bit float`,
    );
  }
}

/** A number at the start of every record: its first byte and its length. */
interface Field {
  readonly name: string;
  readonly at: number;
  readonly bytes: 4 | 8;
}

function fieldsOf({ place, velocity }: Shape): Field[] {
  const three = (names: readonly string[], at: number, bytes: 4 | 8) =>
    names.map((name, d) => ({ name, at: at + d * bytes, bytes }));
  return [
    { name: "mass", at: 0, bytes: 4 },
    ...three(["x", "y", "z"], 4, place),
    ...three(["vx", "vy", "vz"], 4 + 3 * place, velocity),
  ];
}

export class Records {
  private readonly source: Source;
  private readonly h: TipsyHeader;
  private readonly layout: TipsyLayout;
  private readonly pace: Pace;

  constructor(source: Source, h: TipsyHeader, layout: TipsyLayout, options: FileOptions) {
    this.source = source;
    this.h = h;
    this.layout = layout;
    this.pace = new Pace(options);
  }

  get count(): number {
    return this.h.bodies;
  }

  /** Goes through all records. */
  async each(use: (piece: Piece) => void): Promise<void> {
    const { h, layout } = this;
    const piece = new Piece(h.littleEndian, layout.shape, Math.min(STRETCH, h.bodies));
    let at: number = layout.start;
    for (const kind of KINDS) {
      piece.kind = kind;
      const stride = layout.shape[kind];
      for (let k = 0; k < h[kind]; k += STRETCH) {
        const n = Math.min(STRETCH, h[kind] - k);
        piece.firstOfKind = k;
        piece.hold(await this.source.read(at, n * stride), at, stride, n);
        use(piece);
        piece.first += n;
        at += n * stride;
        if (this.pace.due()) await this.pace.turn(piece.first / h.bodies);
      }
    }
  }
}
