import { emptyBodies } from "../../bodies/bodies.ts";
import type { Stretch } from "../../bodies/contents.ts";
import { FileError } from "../fileError.ts";
import type { FileOptions } from "../format.ts";
import { STRETCH } from "../numbers.ts";
import { Pace } from "../pace.ts";
import type { Source } from "../source.ts";
import type { TipsyHeader } from "./header.ts";
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
    const piece = new Piece(h.littleEndian, Math.min(STRETCH, h.bodies));
    let at: number = layout.start;
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
        if (this.pace.due()) await this.pace.turn(piece.first / h.bodies);
      }
    }
  }
}
