import { FileError } from "./fileError.ts";
import type { Source } from "./source.ts";

type Pieces = AsyncGenerator<Uint8Array, undefined, undefined>;

/** Bytes that were read and may be read again: heads, and columns that lie between each other. */
const BEHIND = 2 ** 22;

/** A piece that the first way through a stream met; without bytes where it was let go. `unread` counts down as it is read. */
interface Piece {
  readonly start: number;
  readonly end: number;
  bytes: Uint8Array | null;
  unread: number;
}

/**
 * The content of a packed stream, unpacked once as it is read. What is passed over is held (up to `room` bytes) until it is read, so that
 * blocks may be read side by side; what was read is let go. What is wanted again later, or found no room, is unpacked again from the start.
 */
export class Unpacked implements Source {
  /** Number of bytes; until `toEnd`, what was promised. */
  size: number;
  private readonly begin: () => Pieces;
  private readonly see: (piece: Uint8Array) => void;
  private room: number;
  private readonly first: Pieces;
  private next = 0;
  private fault: unknown = null;
  private pieces: Piece[] = [];
  private held = 0;
  /** Those that were read as a whole, the oldest first, and their bytes. */
  private readonly behind: Piece[] = [];
  private behindBytes = 0;
  private readonly again: Again;

  /** `begin` starts a way through the stream; `see` gets every piece of the first one, and may throw. */
  constructor(begin: () => Pieces, size: number, room: number, see: (piece: Uint8Array) => void) {
    this.begin = begin;
    this.size = size;
    this.room = room;
    this.see = see;
    this.first = begin();
    this.again = new Again(() => this.begin());
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    const end = Math.min(this.size, offset + length);
    if (end <= offset) return new Uint8Array(0);
    await this.advance(end, offset);
    if (this.next < end) throw endsEarly(this.next, this.size);
    return this.takeHeld(offset, end) ?? (await this.again.read(offset, end));
  }

  /** Unpacks the rest, of which no more is held than there is `room` for, and gives the content's true size. Throws what the stream threw. */
  async toEnd(room = this.room): Promise<number> {
    this.room = room;
    await this.advance(Infinity, Infinity);
    this.size = this.next;
    return this.size;
  }

  /** Unpacks up to byte `to`; what lies from `from` on is held in any case. */
  private async advance(to: number, from: number): Promise<void> {
    while (this.next < to) {
      if (this.fault) throw this.fault;
      let bytes: Uint8Array | undefined;
      try {
        bytes = (await this.first.next()).value;
        if (bytes) this.see(bytes);
      } catch (error) {
        this.fault = error;
        throw error;
      }
      if (!bytes) return;
      const start = this.next;
      this.next += bytes.length;
      const hold = this.next > from || this.held + bytes.length <= this.room;
      this.pieces.push({ start, end: this.next, bytes: hold ? bytes : null, unread: bytes.length });
      if (hold) this.held += bytes.length;
    }
  }

  /** Bytes `offset` to `end`, or null where some were let go. */
  private takeHeld(offset: number, end: number): Uint8Array | null {
    const wanted = this.pieces.filter((piece) => piece.end > offset && piece.start < end);
    if (!wanted[0] || wanted[0].start > offset || wanted.some(({ bytes }) => !bytes)) return null;
    const out = new Uint8Array(end - offset);
    for (const piece of wanted) {
      const read = copyPart(piece.bytes!, piece.start, offset, out);
      if (piece.unread > 0 && piece.unread <= read) {
        this.behind.push(piece);
        this.behindBytes += piece.bytes!.length;
      }
      piece.unread -= read;
    }
    this.letGo(Math.max(BEHIND, 2 * out.length));
    return out;
  }

  /** Lets the oldest go of what was read, down to `most` bytes. */
  private letGo(most: number): void {
    while (this.behindBytes > most) {
      const piece = this.behind.shift()!;
      this.behindBytes -= piece.bytes!.length;
      this.held -= piece.bytes!.length;
      piece.bytes = null;
    }
    const kept = this.pieces.findIndex(({ bytes }) => bytes);
    if (kept > 0) this.pieces.splice(0, kept);
  }
}

/** One more way through the stream. */
interface Cursor {
  readonly stream: Pieces;
  /** Unpacked pieces that the last read touched, and where the next one will start. */
  pieces: { start: number; bytes: Uint8Array }[];
  next: number;
}

/** Files of bodies keep positions, velocities, masses, ... in a few blocks, which are read side by side. */
const MOST_CURSORS = 8;
/** A gap longer than this is not skipped by a cursor whose place may be wanted again. */
const NEAR = 2 ** 22;

/** Unpacks a stream again, by one cursor for each place that is read from: each goes forwards only, and begins at the start. */
class Again {
  private readonly begin: () => Pieces;
  /** The one that was used last is the last. */
  private readonly cursors: Cursor[] = [];

  constructor(begin: () => Pieces) {
    this.begin = begin;
  }

  async read(offset: number, end: number): Promise<Uint8Array> {
    const out = new Uint8Array(end - offset);
    const cursor = await this.cursorFor(offset);
    cursor.pieces = cursor.pieces.filter(({ start, bytes }) => start + bytes.length > offset);
    while (cursor.next < end) {
      const { value, done } = await cursor.stream.next();
      if (done) throw endsEarly(cursor.next, end);
      if (cursor.next + value.length > offset) cursor.pieces.push({ start: cursor.next, bytes: value });
      cursor.next += value.length;
    }
    for (const { start, bytes } of cursor.pieces) copyPart(bytes, start, offset, out);
    return out;
  }

  /** The cursor that is nearest before `offset`, or a new one where that is far. */
  private async cursorFor(offset: number): Promise<Cursor> {
    const { cursors } = this;
    const begin = (cursor: Cursor) => cursor.pieces[0]?.start ?? cursor.next;
    const before = cursors.filter((cursor) => begin(cursor) <= offset).sort((a, b) => begin(b) - begin(a))[0];
    const full = cursors.length === MOST_CURSORS;
    if (before && (full || offset - before.next <= NEAR)) {
      cursors.push(...cursors.splice(cursors.indexOf(before), 1));
      return before;
    }
    if (full) await cursors.shift()!.stream.return(undefined);
    cursors.push({ stream: this.begin(), pieces: [], next: 0 });
    return cursors.at(-1)!;
  }
}

/** Copies what a piece that starts at byte `start` has of the bytes from `offset` on into `out`. Their number. */
function copyPart(bytes: Uint8Array, start: number, offset: number, out: Uint8Array): number {
  const from = Math.max(0, offset - start);
  const to = Math.min(bytes.length, offset + out.length - start);
  if (to > from) out.set(bytes.subarray(from, to), start + from - offset);
  return Math.max(0, to - from);
}

function endsEarly(found: number, expected: number): FileError {
  return new FileError(`the packed content ends at byte ${found}, before it held ${expected} bytes`);
}
